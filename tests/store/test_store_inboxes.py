"""What is put into an inbox lies there until it is taken out, beside the games and without moving them."""

from __future__ import annotations

import pytest

from service.store import Store
from tests.store.samples import game, tell


def test_what_was_put_in_first_stays(store: Store) -> None:
    assert store.put_into(game(1), "holder", "one")
    assert not store.put_into(game(1), "holder", "two")
    assert store.put_into(game(1), "a-0", "three")
    assert store.put_into(game(2), "holder", "four")
    assert store.inside(game(1)) == {"holder": "one", "a-0": "three"}
    assert store.inside(game(2)) == {"holder": "four"}


def test_what_was_taken_out_may_be_put_in_again(store: Store) -> None:
    store.put_into(game(1), "a-0", "one")
    for _ in range(2):
        store.take_from(game(1), "a-0")
    assert store.inside(game(1)) == {}
    assert store.put_into(game(1), "a-0", "two")


def test_an_inbox_that_nobody_made_is_empty(store: Store) -> None:
    assert store.inside(game(1)) == {}


def test_an_inbox_is_no_game(store: Store) -> None:
    told, ends = tell(store, game(1), 3), store.feed_ends()
    store.put_into(game(2), "holder", "one")
    assert store.read(game(1)) == told
    assert store.games() == [game(1)]
    assert store.feed_ends() == ends


@pytest.mark.parametrize("name", ["", "A", "a b", "x" * 65, "a\n"])
def test_a_malformed_name_is_refused(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        store.put_into(game(1), name, "x")
    with pytest.raises(ValueError, match="name"):
        store.take_from(game(1), name)
    with pytest.raises(ValueError, match="not a game id"):
        store.inside("x")
