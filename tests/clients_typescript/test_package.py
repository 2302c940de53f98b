"""The TypeScript client as a whole: its types, its own tests against a service, and its tarball in an empty folder."""

from __future__ import annotations

import json
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from clients.typescript.generate import HERE, environment_with_node, install_packages, npm, source_digest
from deaddrop_client import Client, bot, mine
from tests.clients_typescript.npm import run
from tests.journeys.service import whole_service

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    install_packages()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with whole_service(tmp_path_factory.mktemp("service"), DEADDROP_WEB_WORKERS="1") as url:
        yield url


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the packed client, and what it depends on."""
    folder = tmp_path_factory.mktemp("installed")
    tarball = json.loads(run(*npm("pack", "--json", "--pack-destination", str(folder))))[0]["filename"]
    (folder / "package.json").write_text('{"type": "module", "private": true}')
    run(*npm("install", f"./{tarball}"), cwd=folder)
    for example in HERE.glob("examples/*.ts"):
        shutil.copy(example, folder)
    return folder


def test_sources_tests_and_examples_are_what_the_compiler_accepts() -> None:
    run(*npm("run", "check"))


def test_its_own_tests_pass_against_a_service(service: str) -> None:
    told = run(*npm("test"), DEADDROP_URL=service)
    assert "ℹ skipped 0" in told
    assert "a game of casino-incognito" in told


def test_a_build_gives_the_committed_files(tmp_path: Path) -> None:
    run("node", "scripts/build.mjs", str(tmp_path), MADE_FROM=source_digest())
    kept = HERE / "dist"
    names = {each.relative_to(kept) for each in kept.rglob("*") if each.is_file()}
    assert {each.relative_to(tmp_path) for each in tmp_path.rglob("*") if each.is_file()} == names
    assert [each for each in names if (kept / each).read_bytes() != (tmp_path / each).read_bytes()] == []


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (HERE / "package-lock.json").read_text()


def test_the_tarball_holds_what_is_used_and_no_more(installed: Path) -> None:
    package = installed / "node_modules/deaddrop-client"
    assert {each.name for each in package.iterdir()} == {"LICENSE", "README.md", "dist", "examples", "package.json"}
    depends = json.loads((package / "package.json").read_text())["dependencies"]
    assert set(depends) == {"eventsource-parser", "openapi-fetch"}


def test_a_strict_program_is_compiled_against_the_tarball(installed: Path) -> None:
    """The declarations are read too (`skipLibCheck`), by the resolution of node and by that of bundlers."""
    for module, resolution in (("nodenext", "nodenext"), ("esnext", "bundler")):
        flags = [
            "--noEmit",
            "--strict",
            "--exactOptionalPropertyTypes",
            "--skipLibCheck",
            "false",
            "--target",
            "es2022",
        ]
        types = ["--typeRoots", str(HERE / "node_modules/@types"), "--types", "node"]
        compiler = str(HERE / "node_modules/typescript/bin/tsc")
        run(
            "node",
            compiler,
            *flags,
            *types,
            "--module",
            module,
            "--moduleResolution",
            resolution,
            "bot.ts",
            "player.ts",
            "watch.ts",
            "words.ts",
            cwd=installed,
        )


def test_a_folder_is_a_store_in_node_and_not_in_pages(installed: Path) -> None:
    program = (
        "import { FolderStore } from 'deaddrop-client/node'; const store = new FolderStore('kept');"
        "await store.set('heads-1', 'one'); console.log(await store.get('heads-1'));"
    )
    assert run("node", "--input-type=module", "-e", program, cwd=installed).strip() == "one"
    assert "node:fs" not in (installed / "node_modules/deaddrop-client/dist/browser.js").read_text()


def test_the_ten_lines_play_a_game(installed: Path, service: str) -> None:
    bot = (installed / "bot.ts").read_text().splitlines()
    assert len([line for line in bot if not line.startswith("//")]) <= 10
    assert ": over." in run("node", "bot.ts", service, cwd=installed)


def test_a_player_is_played_on_any_machine(installed: Path, service: str) -> None:
    with Client(service) as client:
        anna = client.register("Anna")
        for machine in ("here", "there"):
            game = client.create("microfilms", [mine(), bot(), bot()], luck={"nonces": "none"}, player=anna).id
            command = ["node", "player.ts", machine, service, anna.make_link().link]
            environment = environment_with_node()
            with subprocess.Popen(command, cwd=installed, env=environment, stdout=subprocess.PIPE, text=True) as program:
                assert program.stdout is not None
                assert f"game {game} is over\n" in iter(program.stdout.readline, "")
                program.terminate()
        assert [each.status for each in anna.games()] == ["over", "over"]


def test_the_lowest_node_plays_too(installed: Path, service: str) -> None:
    """The node of the machine, which may be older than the one of the development packages and reads no TypeScript."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node on PATH beside that of the development packages")
    run(str(HERE / "node_modules/.bin/esbuild"), "bot.ts", "--outfile=bot.mjs", cwd=installed)
    done = subprocess.run([node, "bot.mjs", service], cwd=installed, capture_output=True, text=True, timeout=300)
    assert (done.returncode, ": over." in done.stdout) == (0, True), done.stderr


def test_a_game_is_watched_in_words(installed: Path, service: str) -> None:
    run("node", "bot.ts", service, cwd=installed)
    with urllib.request.urlopen(f"{service}/v1/games?status=over&limit=1", timeout=60) as answer:
        [game] = json.load(answer)["items"]
    told = run("node", "watch.ts", game["id"], service, cwd=installed).splitlines()
    assert len(told) == game["version"]
    assert told[0].startswith("   1 ")


def test_a_seat_is_played_in_words(installed: Path, service: str) -> None:
    said = run("node", "words.ts", service, cwd=installed).splitlines()
    assert said[0].startswith("aim: ")
    assert any(line.startswith("- You ") for line in said)
    assert any(line.startswith("  Pass: ") for line in said)
