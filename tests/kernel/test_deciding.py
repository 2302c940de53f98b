"""A turn lets events happen one by one, and shows what they have led to so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from domain.kernel.deciding import Deciding
from domain.kernel.errors import Impossible
from domain.kernel.ruleset.decider import fold
from domain.kernel.secrecy import NOBODY, Known, to
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
def deciding() -> Deciding[Any, Any, Any]:
    return Deciding(RULESET.folds, RULESET.initial(RULESET.options(), 3), last)


def test_each_part_is_what_the_events_so_far_lead_to(deciding: Deciding[Any, Any, Any]) -> None:
    begin = deciding.state
    for count, event in enumerate(EVENTS, 1):
        deciding.emit(event)
        assert deciding.state == fold(RULESET, begin, EVENTS[:count])
    assert tuple(deciding.events) == EVENTS


def test_parts_are_folded_when_they_are_looked_at_and_once(deciding: Deciding[Any, Any, Any]) -> None:
    begin = deciding.state
    deciding.emit(*EVENTS[:2])
    assert deciding.house.spare == "RING"
    deciding.emit(*EVENTS[2:])
    assert deciding.mind(1).wish == "MAP"
    assert deciding.mind(1).bid == 2
    assert deciding.mind(0).wish is None
    assert deciding.table.shown == ("VASE",)
    assert deciding.table.shown == ("VASE",)
    assert deciding.state == fold(RULESET, begin, EVENTS)


def test_what_is_drawn_is_told_by_the_rules_alone(deciding: Deciding[Any, Any, Any]) -> None:
    assert deciding.draw("lots", ("MAP", "RING")) == "RING"
    assert deciding.draw_several("lots", ("MAP", "RING", "VASE"), 2) == ("VASE", "RING")
    assert deciding.events == []


def test_more_than_there_is_cannot_be_drawn() -> None:
    def first(source: str, support: Sequence[T]) -> T:
        if not support:
            raise Impossible("There is nothing left.")
        return support[0]

    deciding = Deciding(RULESET.folds, RULESET.initial(RULESET.options(), 3), first)
    with pytest.raises(Impossible):
        deciding.draw_several("lots", ("MAP",), 2)
