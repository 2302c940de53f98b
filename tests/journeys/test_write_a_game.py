"""docs/write-a-game.md as written: its files make a repository, the laws hold in it, and its game is played here."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.journeys.service import whole_service

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/write-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.S | re.M)


def write_files(text: str, folder: Path) -> Path:
    """The files of the guide's blocks; those of one file follow each other."""
    found: dict[str, list[str]] = {}
    for name, block in FILE.findall(text):
        found.setdefault(name, []).append(block)
    for name, blocks in found.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("\n\n".join(blocks), encoding="utf-8")
    return folder


def run(folder: Path, *args: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Python in that folder, where Dead Drop can be imported as it is from an environment of its own."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "DEADDROP_LAW_SECONDS": "0.05", **settings}
    return subprocess.run([sys.executable, *args], cwd=folder, env=environ, capture_output=True, text=True, timeout=300)


def check_laws(folder: Path) -> subprocess.CompletedProcess[str]:
    return run(folder, "-m", "pytest", "-p", "no:cacheprovider", "-rs", "--write-golden")


def test_a_game_imports_the_public_package_only() -> None:
    imported = re.findall(r"^(?:from|import) ([\w.]+)", "".join(block for _, block in FILE.findall(GUIDE)), re.M)
    assert {"deaddrop", "deaddrop.rules", "deaddrop.testing"} <= set(imported)
    assert {"domain", "projections", "service", "workers", "tests"}.isdisjoint(
        each.partition(".")[0] for each in imported
    )


@pytest.mark.parametrize("end", ["## 4. On the page", "## Versions"], ids=["with the defaults", "as a whole"])
def test_the_laws_hold_in_the_repository(end: str, tmp_path: Path) -> None:
    """Where the reader is told to run them, and at the end."""
    done = check_laws(write_files(GUIDE.partition(f"\n{end}\n")[0], tmp_path))
    assert done.returncode == 0, done.stdout[-4000:]
    assert re.search(r"\d\d passed", done.stdout)
    assert "skipped" not in done.stdout


@pytest.mark.parametrize(
    ("right", "wrong", "law"),
    [
        ("emit(CardDealt(seat, Known(card, to(seat))))", "emit(CardDealt(seat, Known(card, to(0, 1))))", "leduc.card_dealt"),
        ('chance("cards", tuple(left))', "left[0]", "world"),
    ],
    ids=["a card told to both", "worlds with a favourite"],
)
def test_what_the_reader_is_asked_to_try_is_found(right: str, wrong: str, law: str, tmp_path: Path) -> None:
    assert GUIDE.count(right) == 1
    done = check_laws(write_files(GUIDE.replace(right, wrong), tmp_path))
    assert done.returncode == 1, done.stdout[-4000:]
    failed = done.stdout.partition("FAILURES")[2]
    assert law in failed
    assert "DEADDROP_LAW_GAME" in failed


def test_a_golden_game_that_changed_and_a_stray_file_are_named(tmp_path: Path) -> None:
    golden = write_files(GUIDE, tmp_path) / "tests/golden"
    assert run(tmp_path, "-m", "pytest", "-p", "no:cacheprovider", "-k", "Golden", "--write-golden").returncode == 0
    game = next(golden.glob("*.txt"))
    game.write_text(game.read_text().replace("Anna", "Hannah", 1))
    (golden / "stray.txt").write_text("")
    changed = run(tmp_path, "-m", "pytest", "-p", "no:cacheprovider", "-k", "Golden")
    assert {*re.findall(r"^FAILED \S+::test_(\w+)", changed.stdout, re.M)} == {"the_game_is_as_it_was", "every_file_is_a_golden_game"}
    assert "--write-golden" in changed.stdout


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Where the distribution of the guide is installed."""
    pytest.importorskip("pip")
    folder = write_files(GUIDE, tmp_path / "leduc-game")
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(tmp_path / "site")]
    done = run(folder, "-m", "pip", "install", *options, ".")
    assert done.returncode == 0, done.stderr
    return tmp_path / "site"


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        text: str = answer.read().decode()
        return text


def test_it_is_installed_and_played_over_http_and_on_its_page(site: Path, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with whole_service(tmp_path / "data", PYTHONPATH=os.pathsep.join((str(site), str(ROOT)))) as url:
        done = run(tmp_path, "-m", "tests.journeys.play_leduc", url)
        assert done.returncode == 0, done.stderr
        game = done.stdout.splitlines()[-1]
        assert "Leduc hold'em, event" in done.stdout
        assert "The pot goes to" in done.stdout
        assert "Leduc hold&#39;em" in fetch(f"{url}/")
        assert "Two checks end the round" in fetch(f"{url}/rules/leduc")
        table = fetch(f"{url}/g/{game}/table?viewpoint=all")
        assert 'data-zone="pot"' in table
        assert "The open card" in table
        told = json.loads(fetch(f"{url}/v1/games/{game}/events?viewpoint=all"))["events"]
        assert sum("is dealt the" in each["text"] for each in told) == 2
        rules = json.loads(fetch(f"{url}/v1/rulesets/leduc"))
        assert {"house", "random"} == {each["name"] for each in rules["bots"]}
