"""Answers that cannot be given now stand in the view with their reason, and a refusal says the same."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from deaddrop.testing.luck import Dice
from domain.catalogue import discover
from domain.game.aggregate import Game
from domain.game.information_state import information_state
from domain.kernel.errors import NotOffered
from domain.kernel.ruleset import decider
from projections.view_words import view_json_with_words
from tests.golden.games import GOLDEN, played

RULES = {each.name: each for each in discover()}
NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fritz"]
WANTED = {
    "microfilms": {"Steal: you hold no Steal card", "Bribe: you hold no card", "Defend with a Blowback card: you hold no Blowback card"},
    "infiltrators": {"Nab a suspect: a suspect is on your stand", "Exchange: no suspect is on another player's stand"},
    "microdot": {"Use a Bribery Card: you hold no Bribery Card", "Propose a draw: a draw was proposed in this turn already"},
    "casino-incognito": {"Bid: no character is in the room that you could rule out as your agent"},
}


def reasons(game: Game) -> set[str]:
    found = set()
    for seat in game.open:
        view = view_json_with_words(information_state(game, seat), NAMES[: len(game.seats)])
        found |= {f"{each.title}: {each.reason}" for each in view.withheld or ()}
    return found


@pytest.mark.parametrize("ruleset", WANTED)
def test_reasons_of_recorded_games(ruleset: str) -> None:
    found: set[str] = set()
    for golden in GOLDEN:
        for step in played(golden) if golden.rules.name == ruleset else ():
            found |= reasons(step.batch.game)
    assert found >= WANTED[ruleset], sorted(found)


def test_a_refusal_says_the_same() -> None:
    golden = next(each for each in GOLDEN if each.rules.name == "microfilms")
    rules = golden.rules
    for step in played(golden):
        state = step.batch.game.state
        if state is None:
            continue
        for seat in rules.decisions(state.table):
            for each in rules.withheld(state.table, state.minds[seat]):
                if each.command.__struct_config__.tag == "cash_out":
                    with pytest.raises(NotOffered) as refused:
                        decider.decide(rules, state, seat, msgspec.convert({"type": "cash_out"}, each.command), Dice(Random(1)))
                    assert "You hold no Cash Out card." in refused.value.detail
                    return
    raise AssertionError("every seat always holds a Cash Out card")
