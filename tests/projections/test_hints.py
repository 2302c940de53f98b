"""Hints: what follows from what a seat sees, at tables that want them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from deaddrop.testing.luck import Dice
from domain.game.information_state import InformationState, information_state
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.infiltrators.model.cards import NAMES as SUSPECTS
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microfilms import RULESET as MICROFILMS
from domain.rulesets.microfilms.view.aims import SHORT
from projections.view_words import view_json_with_words
from tests.golden.games import GOLDEN, played

WORLDS = 6


def positions(ruleset: str, every: int = 12) -> Iterator[tuple[InformationState, InformationState]]:
    """Seats of people in golden games while they run, and the same with everything open."""
    for golden in GOLDEN:
        steps = [*played(golden)] if golden.rules.name == ruleset else []
        for step in steps[::every]:
            game = step.batch.game
            for seat, each in enumerate(game.seats):
                if game.state is not None and game.outcome is None and each.kind != "automaton":
                    yield replace(information_state(game, seat), has_hints=True), information_state(game, "all")


def hints(info: InformationState) -> list[str]:
    people = [f"P{seat}" for seat in range(len(info.seats))]
    return [each.text for each in view_json_with_words(info, people).hints or ()]


def test_nobody_is_told_without_the_table_s_choice_and_spectators_never() -> None:
    info, everything = next(iter(positions("microfilms")))
    assert hints(info)
    assert hints(replace(info, has_hints=False)) == []
    assert hints(replace(everything, has_hints=True)) == []


def test_who_may_be_whom_holds_in_every_world_that_looks_the_same() -> None:
    seen = 0
    for info, everything in positions("microfilms"):
        assert everything.minds is not None
        said = {each[: each.index(" ")]: each for each in hints(info)}
        worlds = [MICROFILMS.imagining.sample_world(info.table, info.mind, Dice(Random(nth))).minds for nth in range(WORLDS)]
        for minds in (everything.minds, *worlds):
            for seat, mind in enumerate(minds):
                if line := said.get(f"P{seat}"):
                    unknown = [face for face in mind.identities if SHORT[face] in line]
                    assert unknown, (line, mind.identities)
                    seen += 1
    assert seen > 20


def test_a_suspect_is_among_the_cards_that_are_named() -> None:
    few = 0
    for info, everything in positions("infiltrators", 3):
        assert everything.minds is not None
        for line in hints(info):
            owner = int(line[1 : line.index("'")])
            truth = everything.minds[owner].suspect
            if "cards." not in line and truth is not None:
                assert SUSPECTS[truth] in line
                few += 1
    assert few


@pytest.mark.parametrize(("rules", "begins"), [(MICRODOT, "1"), (CASINO, "Your ")])
def test_throws_and_hands_are_worked_out(rules: object, begins: str) -> None:
    found = [line for info, _ in positions(rules.name) for line in hints(info)]  # type: ignore[attr-defined]
    assert any(line.startswith(begins) for line in found)
    assert all(line.endswith(".") for line in found)
