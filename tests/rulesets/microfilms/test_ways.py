"""The ways in which known cards may lie in hands (rules MF-9.4.2 and MF-9.4.3)."""

from __future__ import annotations

import pytest

from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.placements import (
    MAX_WAYS,
    Ways,
    after_departure,
    after_sighting,
    after_transfer,
    certain_cards,
    minimal_ways,
)
from domain.rulesets.microfilms.model.sightings import Memory

NOTHING = ((), (), ())


def test_a_way_that_only_adds_to_another_is_left_out() -> None:
    assert minimal_ways([((), ("CO",), ("IB",)), ((), (), ("IB",)), ((), ("CO",), ())]) == (
        ((), (), ("IB",)),
        ((), ("CO",), ()),
    )


def test_an_unseen_card_is_a_known_one_where_all_are_known() -> None:
    assert after_transfer([((), ("CO", "MF-UK"), ())], (0, 2, 1), 1, 2) == (
        ((), ("CO",), ("MF-UK",)),
        ((), ("MF-UK",), ("CO",)),
    )
    assert after_transfer([((), ("CO",), ())], (0, 2, 1), 1, 2) == (((), (), ("CO",)), ((), ("CO",), ()))
    assert after_transfer([((), ("CO",), ())], (0, 1, 1), 1, 2) == (((), (), ("CO",)),)


def test_a_card_that_is_seen_strikes_out_what_it_contradicts() -> None:
    ways: Ways = (((), ("CO",), ("MF-UK",)), ((), ("MF-UK",), ("CO",)))
    assert after_departure(ways, (0, 1, 1), 1, "CO") == (((), (), ("MF-UK",)),)
    assert after_sighting(ways, (0, 1, 1), 2, ("CO",)) == (((), ("MF-UK",), ("CO",)),)
    assert after_sighting([NOTHING, ((), ("MF-UK",), ())], (0, 2, 2), 2, ("MF-UK",)) == (((), (), ("MF-UK",)),)


@pytest.mark.long
@pytest.mark.rule("MF-9.4.3")
def test_there_is_an_end_to_the_ways_and_what_is_certain_stays() -> None:
    cards: tuple[Card, ...] = ("ACE", "AL-UK", "AL-USA", "MF-UK", "MF-USA", "CO", "IB", "SB")
    ways: Ways = (((), cards[:4], cards[4:], (), (), ("MF-USSR",)),)
    for giver, taker in [(1, 3), (2, 4), (3, 2), (4, 1), (1, 4), (2, 3), (3, 1), (4, 2)] * 3:
        ways = after_transfer(ways, (0, 9, 9, 9, 9, 1), giver, taker)
        assert 0 < len(ways) <= MAX_WAYS
        assert certain_cards(ways)[5] == ("MF-USSR",)


def test_an_empty_hand_has_no_note_and_an_owner_knows_of_others_what_his_own_hand_adds() -> None:
    memory = Memory((), (), (1, 1, 1, 0)).with_arrival(1, "ACE", "discard", 3)
    moved_on = memory.with_transfer(1, 2, 4)
    assert [(note.seat, note.sure) for note in moved_on.notes] == [(1, False)]
    emptied = moved_on.with_departure(1, ("CO",), 5)
    assert [(note.seat, note.sure) for note in emptied.notes] == [(2, True)]
    emptied = moved_on.with_transfer(1, 3, 5)
    assert emptied.sizes == (1, 0, 2, 1)
    assert emptied.notes == ()
    assert [note.seat for note in emptied.for_owner(2, ("CO", "IB")).notes] == [3]
