"""The wheel that `pip install .` makes: it holds all that the program opens and no tests, and each extra brings what its commands need.

No registry is asked: a fresh environment gets the wheel, and of this one's packages those that the wheel's metadata names.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import distribution, requires, version
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from urllib.request import Request, urlopen
from uuid import uuid4
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.audit.tampering import genuine
from tests.bench.servers import free_port
from tests.hang import until

ROOT = Path(__file__).parents[2]
ABOUT = "deaddrop_games-*.dist-info"
PACKAGES = ("deaddrop", "domain", "extensions", "projections", "service", "workers")
ARGUMENTS = {
    "verify": ["game.jsonl"],
    "backup": ["there"],
    "restore": ["there"],
    "mend": ["."],
    "export": ["there"],
    "import": ["game.jsonl"],
    "remove": ["g_0000000000000000"],
    "forget": ["--name", "Anna"],
    "moderate": ["list"],
    "keys": ["new"],
    "witness": ["--name", "witness", "--logs", "policy", "--dir", "there"],
}
EACH_COMMAND = "import json, sys; from service.cli import main; [print(main(each)) for each in json.loads(sys.argv[1])]"
EVERY_LAW = """
import pkgutil
from importlib import import_module

import deaddrop.testing


def test_every_module_is_imported():
    names = [each.name for each in pkgutil.walk_packages(deaddrop.testing.__path__, "deaddrop.testing.")]
    assert len(names) > 10
    for each in names:
        import_module(each)
"""
NEEDS_NOTHING = {"mend"}
"""Commands without an extra: they look at files."""
NEEDS_THE_CLIENT = "demo-tournament"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this tree."""
    pytest.importorskip("pip")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for each in (*PACKAGES, "deploy/redis", "tests/toys"):
        copytree(ROOT / each, source / each, symlinks=True, ignore=ignore_patterns("__pycache__"))
    for each in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "tests/conftest.py"):
        copy(ROOT / each, source / each)
    build = ["wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(folder), str(source)]
    subprocess.run([sys.executable, "-m", "pip", *build], check=True, cwd=folder, timeout=300)
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    with ZipFile(wheel) as packed:
        packed.extractall(wheel.parent / "there")
    return wheel.parent / "there"


class Fresh:
    """An environment of its own that holds the wheel with one extra, and a folder to run in.

    plain: one without an extra, whose installation serves here too; None: pip installs the wheel.
    """

    def __init__(self, wheel: Path, extra: str, folder: Path, plain: Fresh | None = None) -> None:
        self.bin, self.home = folder / "venv" / "bin", folder / "home"
        self.home.mkdir()
        venv.create(folder / "venv", symlinks=True)
        [self.site] = (folder / "venv" / "lib").glob("python*/site-packages")
        if plain is None:
            install = ["--python", str(self.bin / "python"), "install", "-q", "--no-index", "--no-deps", str(wheel)]
            subprocess.run([sys.executable, "-m", "pip", *install], check=True, timeout=120)
        else:
            for each in (*PACKAGES, ABOUT):
                [there] = plain.site.glob(each)
                (self.site / there.name).symlink_to(there)
            script = (plain.bin / "deaddrop").read_text()
            (self.bin / "deaddrop").write_text(script.replace(str(plain.bin), str(self.bin)))
            (self.bin / "deaddrop").chmod(0o755)
        [metadata] = self.site.glob(f"{ABOUT}/METADATA")
        for name in brought(re.findall("^Requires-Dist: (.*)$", metadata.read_text(), re.MULTILINE), extra):
            for top in {Path(each).parts[0] for each in distribution(name).files or ()} - {"..", "__pycache__"}:
                (self.site / top).symlink_to(Path(str(distribution(name).locate_file(top))))

    def run(self, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """A command of this environment, with nothing of ours around it."""
        return subprocess.run(
            [self.bin / command[0], *command[1:]],
            env=self.environ(**settings),
            cwd=self.home,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def environ(self, **settings: str) -> dict[str, str]:
        own = {name: value for name, value in os.environ.items() if not re.match("DEADDROP_|PYTHON|PORT$", name)}
        return own | settings

    def commands(self) -> set[str]:
        """As the help lists them."""
        return set(re.findall(r"^    ([a-z]+) ", self.run("deaddrop", "--help").stdout, re.MULTILINE))


def brought(lines: list[str], extra: str) -> set[str]:
    """The distributions that an extra brings with all they need; each is installed here in a version that is allowed."""
    there: set[str] = set()

    def bring(wanted: list[str], extras: set[str]) -> None:
        for each in map(Requirement, wanted):
            if each.marker is not None and not any(each.marker.evaluate({"extra": one}) for one in extras or {""}):
                continue
            name = canonicalize_name(each.name)
            if name == "deaddrop-games":
                bring(lines, set(each.extras))
                continue
            assert each.specifier.contains(version(name)), f"{name} {version(name)}, and wanted is {each}"
            if name not in there:
                there.add(name)
                bring(requires(name) or [], set(each.extras))

    bring(lines, {extra} if extra else set())
    return there


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return Fresh(wheel, "", tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def verifier(wheel: Path, plain: Fresh, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return Fresh(wheel, "verify", tmp_path_factory.mktemp("verify"), plain)


@pytest.fixture(scope="module")
def author(wheel: Path, plain: Fresh, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return Fresh(wheel, "testing", tmp_path_factory.mktemp("testing"), plain)


@pytest.fixture(scope="module")
def server(wheel: Path, plain: Fresh, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return Fresh(wheel, "server", tmp_path_factory.mktemp("server"), plain)


def left_out(source: Path, unpacked: Path) -> set[str]:
    """Files of the packages that a wheel does not hold."""
    here = {each.relative_to(source) for name in PACKAGES for each in (source / name).rglob("*") if each.is_file()}
    return {each.as_posix() for each in here if "__pycache__" not in each.parts and not (unpacked / each).exists()}


def test_a_planted_file_that_is_left_out_is_found(tmp_path: Path) -> None:
    planted = tmp_path / "service/web/static/play/motion/deep/planted.mjs"
    planted.parent.mkdir(parents=True)
    planted.touch()
    assert left_out(tmp_path, tmp_path / "unpacked") == {"service/web/static/play/motion/deep/planted.mjs"}
    assert left_out(tmp_path, tmp_path) == set()


def test_it_holds_every_file_of_the_packages_and_no_tests(unpacked: Path) -> None:
    there = {str(each.relative_to(unpacked)) for each in unpacked.rglob("*") if each.is_file()}
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} == set(PACKAGES)
    assert "service/web/static/play/motion/player.mjs" in there
    assert left_out(ROOT, unpacked) == set()
    assert {each.partition("/")[0] for each in there} - {*PACKAGES} == {each.name for each in unpacked.glob(ABOUT)}


@pytest.mark.long
def test_the_settings_of_its_servers_are_those_of_deploy(server: Fresh) -> None:
    asked = "import service.supervisor.redis_server as it; print(*(it.SETTINGS / f'{each}.conf' for each in ('events', 'jobs')))"
    found = server.run("python", "-c", asked)
    for each in map(Path, found.stdout.split()):
        assert each.is_relative_to(server.bin.parent)
        assert each.read_text() == (ROOT / "deploy" / "redis" / each.name).read_text()


@pytest.mark.long
def test_without_an_extra_it_has_the_rules(plain: Fresh) -> None:
    told = plain.run("deaddrop", "--version")
    assert (told.stdout, told.stderr) == (f"Dead Drop {version('deaddrop-games')}\n", "")
    told = plain.run("python", "-c", "import deaddrop.rules; import domain.catalogue; print(*deaddrop.rules.__all__)")
    assert (told.returncode, told.stderr) == (0, "")
    assert "Ruleset" in told.stdout


@pytest.mark.long
def test_without_an_extra_every_command_says_what_is_missing_and_writes_nothing(plain: Fresh) -> None:
    commands = plain.commands()
    assert {"up", "verify", *ARGUMENTS} <= commands
    (plain.home / "game.jsonl").write_bytes(genuine())
    lines = [[each, *ARGUMENTS.get(each, [])] for each in sorted(commands - NEEDS_NOTHING - {NEEDS_THE_CLIENT})]
    told = plain.run("python", "-c", EACH_COMMAND, json.dumps(lines))
    assert told.stdout == "2\n" * len(lines)
    for [each, *_], said in zip(lines, told.stderr.splitlines(), strict=True):
        extra = "verify" if each == "verify" else "server"
        assert re.fullmatch(
            rf"deaddrop: `{each}` needs the package \w+, which is not installed\. .*'\.\[{extra}\]'", said
        )
    assert [each.name for each in plain.home.iterdir()] == ["game.jsonl"]
    told = plain.run("deaddrop", NEEDS_THE_CLIENT)
    assert (told.returncode, told.stderr.rpartition(": ")[2]) == (2, "python -m pip install ./clients/python\n")


@pytest.mark.long
def test_a_program_without_a_command_lists_them(plain: Fresh) -> None:
    told = plain.run("deaddrop")
    assert (told.returncode, told.stdout) == (2, "")
    assert "up               run the whole service" in told.stderr


@pytest.mark.long
def test_the_extra_verify_checks_records_and_brings_no_server(verifier: Fresh) -> None:
    (verifier.home / "game.jsonl").write_bytes(genuine())
    told = verifier.run("deaddrop", "verify", "game.jsonl")
    assert (told.returncode, told.stderr) == (0, "")
    assert "CONSISTENT" in told.stdout
    (verifier.home / "other.jsonl").write_bytes(genuine().replace(b'"seat":1', b'"seat":0', 1))
    assert verifier.run("deaddrop", "verify", "other.jsonl").returncode == 1
    for each in ("flask", "redis", "rq", "gunicorn"):
        assert verifier.run("python", "-c", f"import {each}").returncode != 0
    assert "`up` needs the package" in verifier.run("deaddrop", "up").stderr
    told = verifier.run("python", "-c", "import deaddrop.verify")
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.long
def test_the_extra_testing_brings_the_laws_and_no_server(author: Fresh) -> None:
    """Every module of it is imported: the laws themselves are, at other times, only when one is used."""
    (author.home / "test_game.py").write_text(EVERY_LAW)
    told = author.run("python", "-m", "pytest", "-p", "no:cacheprovider")
    assert (told.returncode, told.stderr) == (0, ""), told.stdout
    assert "1 passed" in told.stdout
    assert author.run("python", "-c", "import flask").returncode != 0


@pytest.fixture
def running(server: Fresh) -> Iterator[dict[str, str]]:
    """The whole service from the wheel; the settings that lead to it."""
    settings = {"PORT": str(free_port()), "DEADDROP_DATA": str(server.home / "data"), "DEADDROP_WEB_WORKERS": "1"}
    command = [str(server.bin / "deaddrop"), "up"]
    with subprocess.Popen(
        command, env=server.environ(**settings), cwd=server.home, stdout=subprocess.PIPE, text=True
    ) as up:
        assert up.stdout is not None
        try:
            assert any("Ready after" in line for line in up.stdout)
            yield settings
        finally:
            up.send_signal(signal.SIGINT)
            assert up.wait(60) == 0


@pytest.mark.long
def test_the_extra_server_writes_the_contract(server: Fresh) -> None:
    told = server.run("deaddrop", "openapi")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == (ROOT / "openapi.yaml").read_text()


def play_bots(games: str) -> None:
    """Open a game of two bots, and wait until it is over. games: the address of all games."""
    body = {"ruleset": "microfilms", "options": {"variant": "croupier"}, "seats": [{"kind": "bot", "bot": "house"}] * 2}
    headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid4())}
    with urlopen(Request(games, json.dumps(body).encode(), headers)) as answer:
        view = f"{games}/{json.load(answer)['game']['id']}/view"
    until(lambda: json.load(urlopen(view))["status"] == "over")


@pytest.mark.long
def test_the_extra_server_runs_every_command(server: Fresh, running: dict[str, str]) -> None:
    def run(*command: str) -> str:
        told = server.run("deaddrop", *command, **running)
        assert (told.returncode, told.stderr) == (0, ""), command
        return told.stdout

    play_bots(f"http://127.0.0.1:{running['PORT']}/v1/games")
    assert "all sound" in run("doctor")
    run("backup", "there")
    run("export", "records")
    [record, *_] = (server.home / "records").iterdir()
    assert "CONSISTENT" in run("verify", str(record))
    assert "signs from now on" in run("keys", "new")
