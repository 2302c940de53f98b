"""The Python client as a whole: its wheel in an environment of its own, its examples against a service, their types."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import distribution, requires
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from packaging.requirements import Requirement

from tests.journeys.service import whole_service

pytestmark = pytest.mark.long

CLIENT = Path(__file__).parents[2] / "clients/python"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with whole_service(tmp_path_factory.mktemp("service"), DEADDROP_WEB_WORKERS="1") as url:
        yield url


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and, of the packages here, those that it needs."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    source = folder / "source"
    copytree(CLIENT, source, ignore=ignore_patterns("build", "*.egg-info", "__pycache__"))
    build = ["wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(folder), str(source)]
    subprocess.run([*pip, *build], check=True, cwd=folder, timeout=300)
    [wheel] = folder.glob("deaddrop_client-*.whl")
    venv.create(folder / "venv", symlinks=True)
    made = folder / "venv/bin/python"
    install = ["--python", str(made), "install", "-q", "--no-index", "--no-deps", str(wheel)]
    subprocess.run([*pip, *install], check=True, timeout=120)
    [site] = (folder / "venv/lib").glob("python*/site-packages")
    [metadata] = site.glob("deaddrop_client-*.dist-info/METADATA")
    for name in needed(re.findall("^Requires-Dist: (.*)$", metadata.read_text(), re.MULTILINE)):
        for top in {Path(each).parts[0] for each in distribution(name).files or ()} - {"..", "__pycache__"}:
            (site / top).symlink_to(Path(str(distribution(name).locate_file(top))))
    return made


def needed(lines: list[str]) -> set[str]:
    """These distributions and all that they need."""
    names = {
        each.name for each in map(Requirement, lines) if each.marker is None or each.marker.evaluate({"extra": ""})
    }
    return names.union(*(needed(requires(name) or []) for name in names))


def run(python: Path, *command: str) -> str:
    environ = {
        name: value for name, value in os.environ.items() if not name.startswith(("DEADDROP_", "PYTHON", "MYPY"))
    }
    done = subprocess.run(
        [str(python), *command],
        cwd=python.parents[2],
        env=environ,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_brings_two_packages_and_nothing_of_the_service(python: Path) -> None:
    told = run(python, "-c", "import deaddrop_client as it; print(it.__file__)")
    assert str(python.parents[1]) in told
    names = "deaddrop_client.microfilms, deaddrop_client.casino_incognito, deaddrop_client.infiltrators, deaddrop_client.microdot"
    loaded = run(
        python, "-c", f"import {names}, sys; print(*{{each.partition('.')[0] for each in sys.modules}})"
    ).split()
    assert {"httpx", "msgspec", "deaddrop_client"} <= set(loaded)
    assert {"domain", "service", "flask", "pydantic"}.isdisjoint(loaded)


def test_the_bot_of_ten_lines_plays_a_whole_game_and_another_program_watches_it(python: Path, service: str) -> None:
    told = run(python, str(CLIENT / "examples/bot.py"), service)
    [game] = re.findall(r"^game ([0-9a-z]{18})$", told, re.MULTILINE)
    assert re.search(r", event [0-9]+: over\.", told)
    watched = run(python, str(CLIENT / "examples/watch.py"), game, service)
    assert re.match(r" +1 ", watched)
    assert re.search(r", event [0-9]+: over\.", watched)


def test_a_seat_is_played_in_words(python: Path, service: str) -> None:
    said = run(python, str(CLIENT / "examples/words.py"), service).splitlines()
    assert said[0].startswith("aim: ")
    assert any(line.startswith("- You ") for line in said)
    assert any(line.startswith("  Pass: ") for line in said)


def test_the_bot_has_ten_lines() -> None:
    code = (CLIENT / "examples/bot.py").read_text().partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_a_strict_program_is_checked_against_the_wheel(python: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from deaddrop_client import Client, microfilms, mine\n"
        "def francs(client: Client) -> list[int]:\n"
        "    view = client.create(microfilms.RULES, [mine()] * 3).seats[0].view()\n"
        "    assert view.table is not None\n"
        "    return view.table.francs\n"
        "def wrong(view: microfilms.View) -> str:\n"
        "    return view.version\n"
    )
    examples = [str(each) for each in sorted((CLIENT / "examples").rglob("*.py"))]
    assert len(examples) >= 4
    checks = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, "--python-executable", str(python)]
    done = subprocess.run(
        [*checks, str(program), *examples], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    assert re.findall(r"^.*program\.py:(\d+): error: (.*?)  \[", done.stdout, re.MULTILINE) == [
        ("7", 'Incompatible return value type (got "int", expected "str")')
    ], done.stdout
    assert "Found 1 error in 1 file" in done.stdout
