from __future__ import annotations

import pytest

from service.store import EMPTY, Committed, Store
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

GAME = game(1)
MOST = 10**15 - 1


def test_a_row_only_grows_newer(store: Store) -> None:
    assert store.row("lobby", "a") is None
    assert store.put_row("lobby", "a", 5, 1, b"five")
    assert not store.put_row("lobby", "a", 5, 2, b"again")
    assert not store.put_row("lobby", "a", 4, 3, b"four")
    assert store.row("lobby", "a") == b"five"
    assert store.put_row("lobby", "a", 10, 1, b"ten")
    assert store.row("lobby", "a") == b"ten"
    assert store.rows("lobby", None, 10) == [("a", b"ten")]


def test_rows_are_any_bytes(store: Store) -> None:
    row = b"\0 \r\n \xff 1 2 "
    assert store.put_row("lobby", "Zoë: {x} 7", 1, 1, row)
    assert store.row("lobby", "Zoë: {x} 7") == row
    assert store.rows("lobby", None, 10) == [("Zoë: {x} 7", row)]


def test_rows_are_listed_by_falling_order_then_key(store: Store) -> None:
    orders = {"b": 10, "a": 10, "aa": 10, "c": 9, "d": -3, "e": MOST, "f": -MOST, "g": 0, "h": 100}
    for key, order in orders.items():
        store.put_row("lobby", key, 1, order, key.encode())
    listed = ["e", "h", "a", "aa", "b", "c", "g", "d", "f"]
    assert [key for key, _ in store.rows("lobby", None, 20)] == listed
    for position, key in enumerate(listed):
        assert store.rows("lobby", key, 2) == [(each, each.encode()) for each in listed[position + 1 : position + 3]]
    assert store.rows("lobby", None, 0) == []


def test_a_row_moves_with_its_order(store: Store) -> None:
    for key in "abc":
        store.put_row("lobby", key, 1, 5, b"")
    store.put_row("lobby", "a", 2, 4, b"")
    store.put_row("lobby", "c", 2, 6, b"")
    assert [key for key, _ in store.rows("lobby", None, 9)] == ["c", "b", "a"]
    assert [key for key, _ in store.rows("lobby", "a", 9)] == []


def test_nothing_follows_a_row_that_is_not_there(store: Store) -> None:
    store.put_row("lobby", "b", 1, 1, b"")
    assert store.rows("lobby", "a", 9) == []


def test_a_projection_is_dropped_alone_and_whole(store: Store) -> None:
    store.put_row("lobby", "a", 7, 1, b"old")
    store.put_row("audit", "a", 7, 1, b"kept")
    store.drop("lobby")
    store.drop("unknown")
    assert store.rows("lobby", None, 9) == []
    assert store.row("lobby", "a") is None
    assert store.rows("audit", None, 9) == [("a", b"kept")]
    assert store.put_row("lobby", "a", 1, 2, b"new")
    assert store.rows("lobby", None, 9) == [("a", b"new")]


@pytest.mark.parametrize(
    ("projection", "version", "order"),
    [
        ("", 1, 1),
        ("pj:{x}", 1, 1),
        ("lobby", -1, 1),
        ("lobby", MOST + 1, 1),
        ("lobby", 1, MOST + 1),
        ("lobby", 1, -MOST - 1),
    ],
)
def test_a_malformed_row_is_refused(store: Store, projection: str, version: int, order: int) -> None:
    with pytest.raises(ValueError, match="not a"):
        store.put_row(projection, "a", version, order, b"")


def test_seats_have_names_that_can_be_changed(store: Store) -> None:
    some, other = game(1), game(2)
    store.put_name(some, 0, "Anna")
    store.put_name(some, 11, "Zoë\0\r\n{x}")
    store.put_name(other, 0, "")
    store.put_name(some, 0, "Anne")
    assert store.names(some) == {0: "Anne", 11: "Zoë\0\r\n{x}"}
    assert store.names(other) == {0: ""}
    assert store.games() == []


def test_a_name_can_be_deleted(store: Store) -> None:
    store.put_name(GAME, 0, "Anna")
    store.put_name(GAME, 1, "Boris")
    assert (store.drop_name(GAME, 0), store.drop_name(GAME, 0), store.drop_name(GAME, 2)) == (True, False, False)
    assert store.names(GAME) == {1: "Boris"}


def test_names_come_with_events_or_not_at_all(store: Store) -> None:
    told, more = entries(2), pairs(entries(1, 2))
    store.append(GAME, EMPTY, pairs(told[:1]), due="keep", kinds=KINDS, names={0: "Anna", 11: "Zoë\0\r\n{x}"})
    store.append(GAME, head_of(told[:1]), pairs(told[1:]), due="keep", kinds=KINDS)
    assert store.append(GAME, head_of(told[:1]), more, due="keep", kinds=KINDS, names={0: "Boris"}) != Committed(3)
    assert store.names(GAME) == {0: "Anna", 11: "Zoë\0\r\n{x}"}
    assert store.append(GAME, head_of(told), more, due="keep", kinds=KINDS, names={0: "Boris"}) == Committed(3)
    assert store.names(GAME) == {0: "Boris", 11: "Zoë\0\r\n{x}"}
    assert store.read(GAME) == entries(3)


@pytest.mark.parametrize("inherits", [True, False])
def test_names_come_with_a_fork(store: Store, inherits: bool) -> None:
    told, child, own = tell(store, GAME, 4), game(2), pairs(entries(1, 3, "own"))
    for name in ("Anna", "Boris"):
        store.fork(
            GAME, head_of(told[:3]), child, own, inherits=inherits, due="keep", kinds=KINDS, names={1: name}
        )  # fmt: skip
    assert (store.names(child), store.names(GAME)) == ({1: "Anna"}, {})


def test_names_come_with_a_planted_stream(store: Store) -> None:
    for name in ("Anna", "Boris"):
        store.plant(GAME, entries(70), kinds=KINDS, names={1: name})
    assert store.names(GAME) == {1: "Anna"}


def test_a_name_needs_a_seat(store: Store) -> None:
    with pytest.raises(ValueError, match="whole number"):
        store.append(GAME, EMPTY, pairs(entries(1)), due="keep", kinds=KINDS, names={-1: "Anna"})
    assert (store.read(GAME), store.names(GAME)) == ([], {})


def test_a_row_is_taken_out_of_a_list(store: Store) -> None:
    for number in range(3):
        store.put_row("lobby", game(number), 1, number, b"row")
    for number in (1, 1, 9):
        store.delist("lobby", game(number))
    assert [key for key, _ in store.rows("lobby", None, 9)] == [game(2), game(0)]
    assert store.row("lobby", game(1)) is None
    assert store.put_row("lobby", game(1), 1, 0, b"row")


def test_a_removed_game_leaves_nothing(store: Store) -> None:
    other = game(2, 1)
    for each in (GAME, other):
        tell(store, each, 5, due=1)
        store.put_name(each, 0, "Anna")
        store.note_read(each, 1, "all", 1)
        store.put_owner(each, "owner")
        store.lease(each, 2)
    for _ in range(2):
        store.remove(GAME)
        assert (store.read(GAME), store.names(GAME), store.reads(GAME), store.owner(GAME)) == ([], {}, [], "")
        assert (store.due_ms(GAME), store.owed_since_ms(GAME), store.games()) == (None, None, [other])
    assert (len(store.read(other)), store.names(other), store.owner(other)) == (5, {0: "Anna"}, "owner")
    assert store.due_ms(other) is not None
    assert store.append(GAME, EMPTY, pairs(entries(1)), due="keep", kinds=KINDS) == Committed(1)
