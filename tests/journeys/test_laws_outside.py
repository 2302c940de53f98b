"""A repository of its own with a small game: `pytest` finds the laws by the plugin, and says of each fault what is wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toys" / "three_card_poker"
FACTS = """
from itertools import permutations

from deaddrop.testing import Facts
from pocket_poker import CARDS


def conserved(state):
    assert sum(state.table.chips) + state.table.pot == 0, "chips"


def worlds(state, seat):
    for *cards, buried in permutations(CARDS):
        if cards[seat] == state.minds[seat].card and state.table.shown in ((), tuple(cards)):
            yield *cards, buried


def world(state):
    return *(mind.card for mind in state.minds), state.house.buried


FACTS = Facts(
    may_know={
        "three_card_poker.card_dealt": ("seat", {"card": "seat"}),
        "three_card_poker.card_buried": ("", {"card": "nobody"}),
        "three_card_poker.checked": ("seat", {}),
        "three_card_poker.chip_added": ("seat", {}),
        "three_card_poker.folded": ("seat", {}),
        "three_card_poker.turn_passed": ("to facing", {}),
        "three_card_poker.cards_shown": ("cards", {}),
        "three_card_poker.pot_won": ("seat reason", {}),
        "three_card_poker.cards_revealed": ("cards buried", {}),
    },
    conserved=conserved,
    worlds=worlds,
    world=world,
)
"""
LAWS = """
from pathlib import Path

from deaddrop.testing import {imported}
from facts import FACTS
from {module} import RULESET

TestLaws = laws(RULESET, {facts})
"""
GOLDEN = """
TestGolden = golden(RULESET, Path(__file__).parent / "golden", GoldenGame("two-players", players=2, luck=3))
"""
FAULTS = {
    "leak": ("Known(card, to(seat))", "Known(card, to(0, 1))"),
    "default": ("    decide=decide,", "    decide=decide,\n    default=lambda table, mind: Check(),"),
    "bias": ('chance("cards", tuple(left))', 'chance("cards", (left[0], *left))'),
}
"""By name: a line of the game, and what a mistaken author might have written: a card told to both players, a default that is
legal but where there is a bet, and a world that is sampled twice as often as the other.
"""


def installed(site: Path) -> None:
    """The distribution as far as pytest looks at it: its entry points."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    about = site / "deaddrop_laws-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: deaddrop-laws\nVersion: 1.0\n")
    lines = [f"{name} = {module}" for name, module in groups["pytest11"].items()]
    (about / "entry_points.txt").write_text("\n".join(("[pytest11]", *lines, "")))


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Somebody's game in one file, its rules, and the facts; tests are to be written."""
    folder = tmp_path / "poker"
    (folder / "tests").mkdir(parents=True)
    (folder / "pocket_poker.py").write_text((TOY / "__init__.py").read_text())
    (folder / "RULES.md").write_text((TOY / "RULES.md").read_text())
    (folder / "facts.py").write_text(FACTS)
    installed(tmp_path / "site")
    return folder


def run(repository: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`pytest` in this repository, as one would type it."""
    paths = os.pathsep.join((str(repository.parent / "site"), str(ROOT), str(repository)))
    return subprocess.run(
        (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments),
        cwd=repository,
        env={
            **os.environ,
            "PYTHONPATH": paths,
            "COLUMNS": "500",
            "DEADDROP_LAW_SECONDS": "0.02",
            "DEADDROP_LAW_SEED": "1",
        },
        capture_output=True,
        text=True,
        timeout=300,
    )


def failures(output: str) -> dict[str, dict[str, str]]:
    """By file: each law that failed, and the first line of what pytest says of it."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for name, law, why in re.findall(
        r"^FAILED tests/test_(\w+)\.py::Test\w+::test_(\w+)\S* - (.*)$", output, re.MULTILINE
    ):
        found[name][law] = why
    return dict(found)


def test_the_laws_of_a_game_elsewhere_are_green_and_its_golden_game_is_kept(repository: Path) -> None:
    text = LAWS.format(imported="GoldenGame, golden, laws", module="pocket_poker", facts="FACTS")
    (repository / "tests" / "test_laws.py").write_text(text + GOLDEN)
    written = run(repository, "--write-golden")
    assert written.returncode == 0, written.stdout
    assert "laws: DEADDROP_LAW_SEED=1 DEADDROP_LAW_SECONDS=" in written.stdout
    golden = repository / "tests" / "golden" / "two-players.txt"
    assert golden.read_text().startswith(
        "Three-card poker for 2, usual options\n0: Anna, 1: Bert\n\n0. The game opens\n"
    )
    golden.write_text(golden.read_text().replace("Anna", "Hannah", 1))
    (golden.parent / "stray.txt").write_text("")
    changed = run(repository, "-k", "Golden")
    assert failures(changed.stdout)["laws"].keys() == {"the_game_is_as_it_was", "every_file_is_a_golden_game"}
    assert "--write-golden" in changed.stdout


def test_each_planted_fault_is_red_and_says_what_is_wrong(repository: Path) -> None:
    code = (repository / "pocket_poker.py").read_text()
    for name, (line, fault) in FAULTS.items():
        assert code.count(line) == 1
        (repository / f"poker_with_{name}.py").write_text(code.replace(line, fault))
        text = LAWS.format(imported="laws", module=f"poker_with_{name}", facts="FACTS")
        (repository / "tests" / f"test_{name}.py").write_text(text)
    text = LAWS.format(imported="Facts, laws", module="pocket_poker", facts="Facts()")
    (repository / "tests" / "test_nothing_told.py").write_text(text)
    found = run(repository)
    assert found.returncode == 1
    red = failures(found.stdout)
    assert set(red) == {*FAULTS, "nothing_told"}
    why = red["leak"]["events_tell_whom_the_facts_allow"]
    assert "card_dealt.card is told to seat 0, seat 1; by the facts it may be told to seat 0" in why
    assert "default_answers_are_legal" in red["default"]
    assert re.search(r"default of seat \d is {'type': 'check'}, and the offers are \['fold', 'call'\]", found.stdout)
    assert "are not as likely as Facts.worlds lists them" in red["bias"]["sampled_worlds_are_uniform"]
    assert "deaddrop.testing.facts.MissingFact" in red["nothing_told"]["the_facts_name_every_event"]
    assert '"three_card_poker.card_dealt": ("seat", {"card": WHO}),' in found.stdout
    assert "def conserved(state):" in found.stdout
    assert "DEADDROP_LAW_SEED=1 DEADDROP_LAW_GAME=" in found.stdout
