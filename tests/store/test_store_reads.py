"""What was seen from the viewpoint of others is noted once, beside the games and without moving them."""

from __future__ import annotations

import pytest

from service.store import ArbiterRead, Store
from tests.store.samples import game, tell


def test_the_first_look_at_a_version_through_a_pair_of_eyes_counts(store: Store) -> None:
    some, other = game(1), game(2)
    for version, viewpoint, at_ms in (
        (7, "seat:2", 50),
        (7, "seat:2", 60),
        (7, "seat:2", 40),
        (7, "all", 70),
        (7, "seat:1", 80),
    ):
        store.note_read(some, version, viewpoint, at_ms)
    store.note_read(other, 7, "seat:2", 90)
    assert store.reads(some) == [ArbiterRead(7, "all", 70), ArbiterRead(7, "seat:1", 80), ArbiterRead(7, "seat:2", 50)]
    assert store.reads(other) == [ArbiterRead(7, "seat:2", 90)]


def test_looks_are_listed_by_version_as_a_number(store: Store) -> None:
    for version in (100, 9, 10, 1):
        store.note_read(game(1), version, "all", version)
    assert [each.version for each in store.reads(game(1))] == [1, 9, 10, 100]


def test_a_game_that_nobody_looked_into_has_none(store: Store) -> None:
    assert store.reads(game(1)) == []


def test_a_look_moves_no_game(store: Store) -> None:
    told, ends = tell(store, game(1), 3), store.feed_ends()
    store.note_read(game(1), 3, "all", 1)
    assert store.read(game(1)) == told
    assert store.feed_ends() == ends
    store.note_read(game(2), 3, "all", 1)
    assert store.games() == [game(1)]


@pytest.mark.parametrize(
    ("version", "viewpoint", "at_ms"),
    [
        (-1, "all", 1),
        (10**15, "all", 1),
        (1, "all", -1),
        (1, "", 1),
        (1, "seat:", 1),
        (1, "seat:100", 1),
        (1, "all\n", 1),
    ],
)
def test_a_malformed_look_is_refused(store: Store, version: int, viewpoint: str, at_ms: int) -> None:
    with pytest.raises(ValueError, match="not a"):
        store.note_read(game(1), version, viewpoint, at_ms)
    assert store.reads(game(1)) == []


def test_what_is_no_game_is_refused(store: Store) -> None:
    for question in (lambda: store.note_read("x}", 1, "all", 1), lambda: store.reads("x}")):
        with pytest.raises(ValueError, match="not a game id"):
            question()
