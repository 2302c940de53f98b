"""Every numbered rule of every game has a test marked with it, and every cited number exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from domain import rulesets
from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset

TESTS = Path(__file__).parent
ITEM = re.compile(r"^- \*\*([A-Z]{2}-\d+(?:\.\d+)+)\*\*", re.MULTILINE)
HEADING = re.compile(r"^###? ([A-Z]{2}-\d+(?:\.\d+)*) ", re.MULTILINE)
TEXTS = {".css", ".json", ".md", ".py", ".svg"}
MARK = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")


def home_of(ruleset: AnyRuleset) -> Path:
    """The folder of a game."""
    return Path(rulesets.__file__).parent / ruleset.name.replace("-", "_")


every_game = pytest.mark.parametrize("home", [home_of(each) for each in discover()], ids=lambda home: home.name)


def numbers(home: Path) -> tuple[set[str], set[str]]:
    """The numbered rules of a game, and the numbers of its headings."""
    text = (home / "RULES.md").read_text()
    return set(ITEM.findall(text)), set(HEADING.findall(text))


def wanting(home: Path) -> set[str]:
    """The numbers that need a test: every rule, and every heading without rules."""
    items, headings = numbers(home)
    return items | {head for head in headings if not any(each.startswith(f"{head}.") for each in items | headings)}


def cited(home: Path, text: str) -> set[str]:
    prefix = min(numbers(home)[0]).split("-")[0]
    return set(re.findall(rf"{prefix}-\d+(?:\.\d+)*", text))


def marked(home: Path) -> set[str]:
    """The numbers with which a game's tests, and those of all games, are marked."""
    files = (*(TESTS / home.name).rglob("test_*.py"), *TESTS.glob("test_*.py"))
    return {number for file in files for mark in MARK.findall(file.read_text()) for number in cited(home, mark)}


def unknown(home: Path, *folders: Path) -> dict[str, list[str]]:
    """Numbers that files below these folders cite, in whatever room, and that the game has not; by file."""
    known = set.union(*numbers(home))
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in TEXTS]
    assert len(files) >= len(folders)
    return {file.name: sorted(found) for file in files if (found := cited(home, file.read_text()) - known)}


def test_every_folder_with_a_rulebook_is_a_game() -> None:
    """Else its checks would be tried on nothing."""
    homes = {book.parent for book in Path(rulesets.__file__).parent.rglob("RULES.md")}
    assert homes == {home_of(each) for each in discover()}
    assert len(homes) >= 4


@every_game
def test_every_rule_has_a_test(home: Path) -> None:
    assert sorted(wanting(home) - marked(home)) == []


@every_game
def test_every_marked_rule_exists(home: Path) -> None:
    assert sorted(marked(home) - wanting(home)) == []


@every_game
def test_every_cited_rule_exists(home: Path) -> None:
    assert unknown(home, home, *TESTS.glob(f"{home.name}*")) == {}


@pytest.mark.parametrize("name", ["rules.py", "view/saying/aims.py", "look/guide.json"])
def test_a_planted_number_is_found(tmp_path: Path, name: str) -> None:
    (tmp_path / "RULES.md").write_text("## ZZ-1 Play\n\n- **ZZ-1.1** Cards are dealt.\n")
    planted = tmp_path / name
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text("As ZZ-1.1 and ZZ-1.2 say.\n")
    assert unknown(tmp_path, tmp_path) == {planted.name: ["ZZ-1.2"]}


@pytest.mark.parametrize("ruleset", list(discover()), ids=lambda ruleset: ruleset.name)
def test_every_event_follows_from_a_rule(ruleset: AnyRuleset) -> None:
    known = set.union(*numbers(home_of(ruleset)))
    assert [event.__name__ for event in ruleset.events if event.rule not in known] == []


@every_game
def test_no_rule_has_two_numbers_alike(home: Path) -> None:
    found = ITEM.findall((home / "RULES.md").read_text())
    assert len(found) == len(set(found))
