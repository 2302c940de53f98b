"""A turn lets events happen one by one, and shows what they have led to so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from domain.kernel.errors import Impossible
from domain.kernel.ruleset.decider import fold
from domain.kernel.secrecy import NOBODY, Known, to
from domain.kernel.turn import Turn
from tests.toys.sealed_auction import RULESET
from tests.toys.sealed_auction.game import BidSealed, LotShown, SpareTold, WishTold

EVENTS = (
    WishTold(1, Known("MAP", to(1))),
    SpareTold(Known("RING", NOBODY)),
    LotShown("VASE", (0, 1)),
    BidSealed(1, Known(2, to(1))),
)

T = TypeVar("T")


def last(source: str, support: Sequence[T]) -> T:
    return support[-1]


@pytest.fixture
def turn() -> Turn[Any, Any, Any]:
    return Turn(RULESET.folds, RULESET.initial(RULESET.options(), 3), last)


def test_each_part_is_what_the_events_so_far_lead_to(turn: Turn[Any, Any, Any]) -> None:
    begin = turn.state
    for count, event in enumerate(EVENTS, 1):
        turn.emit(event)
        assert turn.state == fold(RULESET, begin, EVENTS[:count])
    assert tuple(turn.events) == EVENTS


def test_parts_are_folded_when_they_are_looked_at_and_once(turn: Turn[Any, Any, Any]) -> None:
    begin = turn.state
    turn.emit(*EVENTS[:2])
    assert turn.house.spare == "RING"
    turn.emit(*EVENTS[2:])
    assert turn.mind(1).wish == "MAP"
    assert turn.mind(1).bid == 2
    assert turn.mind(0).wish is None
    assert turn.table.shown == ("VASE",)
    assert turn.table.shown == ("VASE",)
    assert turn.state == fold(RULESET, begin, EVENTS)


def test_what_is_drawn_is_told_by_the_rules_alone(turn: Turn[Any, Any, Any]) -> None:
    assert turn.draw("lots", ("MAP", "RING")) == "RING"
    assert turn.draw_several("lots", ("MAP", "RING", "VASE"), 2) == ("VASE", "RING")
    assert turn.events == []


def test_more_than_there_is_cannot_be_drawn() -> None:
    def first(source: str, support: Sequence[T]) -> T:
        if not support:
            raise Impossible("There is nothing left.")
        return support[0]

    turn = Turn(RULESET.folds, RULESET.initial(RULESET.options(), 3), first)
    with pytest.raises(Impossible):
        turn.draw_several("lots", ("MAP",), 2)
