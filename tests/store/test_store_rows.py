from __future__ import annotations

import pytest

from service.store import Store
from tests.store.samples import game

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
