from __future__ import annotations

import pytest

from service.store import Committed, Due, Store, StoredEntry
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

GAME = game(1)
NOW = 1_700_000_000_000


def grow(store: Store, told: list[StoredEntry], due: Due) -> list[StoredEntry]:
    more = entries(1, len(told))
    assert store.append(GAME, head_of(told), pairs(more), due=due, kinds=KINDS) == Committed(len(told) + 1)
    return told + more


def test_due_is_set_kept_and_cleared(store: Store) -> None:
    told = tell(store, GAME, 1)
    assert store.due_ms(GAME) is None
    told = grow(store, told, NOW)
    assert store.due_ms(GAME) == NOW
    told = grow(store, told, "keep")
    assert store.due_ms(GAME) == NOW
    told = grow(store, told, NOW - 5)
    assert store.due_ms(GAME) == NOW - 5
    grow(store, told, "clear")
    assert store.due_ms(GAME) is None
    assert store.owed(NOW, 10) == []


def test_what_is_owed_now_is_owed_by_the_stores_own_clock(store: Store) -> None:
    before = store.clock_ms()
    tell(store, GAME, 1, due="now")
    due = store.due_ms(GAME)
    assert due is not None
    assert before <= due <= store.clock_ms()


def test_the_longest_owed_come_first(store: Store) -> None:
    games = [game(number, 63 - number) for number in range(5)]
    for late, each in enumerate(games):
        tell(store, each, 1, due=NOW - late)
    assert store.owed(NOW, 10) == games[::-1]
    assert store.owed(NOW, 2) == games[:2:-1]
    assert store.owed(NOW - 3, 10) == games[:2:-1]
    assert store.owed(NOW - 5, 10) == store.owed(NOW, 0) == []


def test_a_lease_doubles_to_a_minute(store: Store) -> None:
    tell(store, GAME, 1, due=NOW)
    now, waits = NOW, []
    for attempt in range(1, 8):
        assert store.lease(GAME, now) == attempt
        later = store.due_ms(GAME)
        assert later is not None
        waits.append(later - now)
        now = later
    assert waits == [5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]
    assert store.owed_since_ms(GAME) == NOW


def test_a_lease_counts_from_now(store: Store) -> None:
    tell(store, GAME, 1, due=1)
    assert store.lease(GAME, NOW) == 1
    assert store.due_ms(GAME) == NOW + 5_000


def test_what_is_not_due_is_not_leased(store: Store) -> None:
    assert store.lease(GAME, NOW) == 0
    tell(store, GAME, 1, due=NOW + 1)
    assert store.lease(GAME, NOW) == 0
    assert store.due_ms(GAME) == NOW + 1
    assert [store.lease(GAME, NOW + 1) for _ in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("due", [NOW, "clear"])
def test_a_turn_taken_forgets_the_attempts(store: Store, due: Due) -> None:
    told = tell(store, GAME, 1, due=NOW)
    store.lease(GAME, NOW)
    assert store.owed_since_ms(GAME) == NOW
    told = grow(store, told, due)
    assert store.owed_since_ms(GAME) == store.due_ms(GAME)
    grow(store, told, NOW + 1)
    assert store.owed_since_ms(GAME) == NOW + 1
    assert store.lease(GAME, NOW + 1) == 1


def test_a_turn_kept_keeps_the_attempts(store: Store) -> None:
    told = tell(store, GAME, 1, due=NOW)
    store.lease(GAME, NOW)
    grow(store, told, "keep")
    assert store.due_ms(GAME) == NOW + 5_000
    assert store.lease(GAME, NOW + 5_000) == 2


def test_a_conflict_changes_nothing_that_is_owed(store: Store) -> None:
    told = tell(store, GAME, 2, due=NOW)
    store.lease(GAME, NOW)
    store.append(GAME, head_of(told[:1]), pairs(entries(1, 1)), due="clear", kinds=KINDS)
    assert store.lease(GAME, NOW + 5_000) == 2
