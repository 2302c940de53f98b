"""The house bot's agents, which no habit gives away, and its rivals' ability to bid."""

from __future__ import annotations

from collections import Counter
from math import log2
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.luck import Dice
from domain.kernel.ruleset.decider import decide, decide_opening, fold, offers_to
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.bot.bid_policy import can_bid_odds, next_board_size, rivals
from domain.rulesets.casino_incognito.bot.hand_value import HandEstimate
from domain.rulesets.casino_incognito.bot.move_policy import Floor
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState
from domain.rulesets.casino_incognito.model.options import Deal, Options
from domain.rulesets.casino_incognito.rules.state import initial

from . import ANNA, BERT, CARL, given, opened

CHOICES = 210


def agents(options: Options) -> Counter[int]:
    """The disguises that three house bots keep, game by game."""
    kept = Counter[int]()
    for number in range(CHOICES // 3):
        dice, state = Dice(Random(f"agents/{number}")), initial(options, 3)
        state = fold(RULESET, state, decide_opening(RULESET, state, dice))
        while "disguise" in RULESET.decisions(state.table).values():
            [seat] = RULESET.decisions(state.table)
            command = RULESET.imagining.house_bot(state.table, state.minds[seat], dice)
            assert any(each.admits(command) for each in offers_to(RULESET, state, seat))
            state = fold(RULESET, state, decide(RULESET, state, seat, command, dice))
        kept.update(mind.agent for mind in state.minds if mind.agent is not None)
    return kept


@pytest.mark.parametrize(
    ("options", "least"),
    [({}, 3.2), ({"contact": "LITERAL"}, 3.2), ({"contact": "AGENT_PRESENT"}, 3.1), ({"disguises": "ALL_20"}, 4.1)],
)
def test_its_agents_are_spread(options: dict[str, Any], least: float) -> None:
    """Only the rules narrow them down: ten equally likely agents have an entropy of 3.32 bits, twenty one of 4.32."""
    kept = agents(Options(**options))
    assert sum(kept.values()) == CHOICES
    assert -sum(n / CHOICES * log2(n / CHOICES) for n in kept.values()) >= least


def test_where_only_the_agent_hears_it_stands_in_the_casino() -> None:
    deal = Deal(track=(ANNA, BERT), disguises=((19, 3, 12),))
    story = opened(2, deal=deal, contact="AGENT_PRESENT", disguises="ALL_20")
    assert {
        RULESET.imagining.house_bot(story.table, story.mind(ANNA), Dice(Random(n))).keep  # type: ignore[attr-defined]
        for n in range(20)
    } == {3}


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ((), 1.0),
        ((5, 6, 7, 8, 9, 10), 1.0),  # three can be named in the room, though one may be the agent
        ((1, 2), 1 - 1 / 8),
        ((1, 2, 3), 0.0),
        (tuple(range(1, 10)), 0.0),  # identified: only the tenth can be the agent
        ((1, 2, *range(4, 11)), 0.0),  # identified in the room itself
    ],
)
def test_rivals_who_cannot_bid_are_not_counted(marks: tuple[int, ...], expected: float) -> None:
    crowd = {1: 4, 2: 4, 3: 4, 4: 5}
    table = given(2, rooms=crowd, marks={BERT: marks}, agents={ANNA: 9, BERT: 10}).table
    assert can_bid_odds(table, BERT, 4) == pytest.approx(expected)
    assert [each.able for each in rivals(table, ANNA, 4)] == ([pytest.approx(expected)] if expected else [])


def test_rivals_without_chips_are_not_counted() -> None:
    assert not rivals(given(2, chips=[5, 0]).table, ANNA, 4)


def test_a_rival_whose_agent_must_be_there_is_counted_as_likely_as_it_is() -> None:
    table = given(
        3, rooms={1: 4, 2: 4}, marks={BERT: (9, 10), CARL: (1, 2, 4)}, options={"contact": "AGENT_PRESENT"}
    ).table
    assert can_bid_odds(table, BERT, 4) == pytest.approx(3 / 8)
    assert can_bid_odds(table, CARL, 4) == 0


def test_a_henchman_hears_in_any_room() -> None:
    """Its player needs no character in the room, though all but two are marked."""
    marks = {ANNA: tuple(range(1, 9)), BERT: tuple(range(1, 9))}
    story = given(2, talks=[(4, ("9S",))], rooms={4: 5}, marks=marks, agents={ANNA: 9, BERT: 10})
    hired = replace(story.table, plot=IntrigueState(henchmen=(ANNA, BERT)))
    floor = Floor(hired, HandEstimate(hired, story.mind(ANNA), Dice(Random(1)), 2))
    assert [can_bid_odds(each, BERT, 4) for each in (story.table, hired)] == [0, 1]
    assert [floor.is_open(each, 4) for each in (story.table, hired)] == [False, True]


@pytest.mark.parametrize(("options", "expected"), [({}, 15), ({"disguises": "ALL_20"}, 20)])
def test_newcomers_count_where_they_make_boards_larger(options: dict[str, Any], expected: int) -> None:
    assert next_board_size(given(2, options=options).table) == expected
