"""A player's facts are a stream that is written at its version, can be replaced, and moves no game."""

from __future__ import annotations

import pytest
import redis

from service.store import RedisStore, Store
from service.store.redis import keys
from tests.store.samples import at_once, game, tell

ANNA, BEN = game(1), game(2, partition=63)


def test_facts_are_written_at_the_version_that_is_there(store: Store) -> None:
    assert store.facts(ANNA) == []
    assert store.write_facts(ANNA, 0, [b"one", b"two"])
    assert not store.write_facts(ANNA, 0, [b"one", b"two"])
    assert not store.write_facts(ANNA, 1, [b"three"])
    assert store.write_facts(ANNA, 2, [b"three"])
    assert store.facts(ANNA) == [(1, b"one"), (2, b"two"), (3, b"three")]
    assert store.facts(ANNA, 2) == [(3, b"three")]
    assert store.facts(ANNA, 3) == store.facts(BEN) == []
    assert store.write_facts(BEN, 0, [b"one"])
    assert sorted(store.players()) == sorted([ANNA, BEN])


def test_versions_go_on_where_a_stream_is_replaced(store: Store) -> None:
    store.write_facts(ANNA, 0, [b"one", b"two"])
    assert not store.write_facts(ANNA, 1, [b"all"], replace=True)
    assert store.write_facts(ANNA, 2, [b"all"], replace=True)
    assert store.facts(ANNA) == [(3, b"all")]
    assert not store.write_facts(ANNA, 2, [b"late"])


def test_of_those_who_write_together_one_wins(store: Store) -> None:
    store.write_facts(ANNA, 0, [b"one"])
    assert at_once(8, lambda number: store.write_facts(ANNA, 1, [b"%d" % number])) == 1
    assert len(store.facts(ANNA)) == 2


def test_of_a_player_who_was_buried_one_fact_is_left_for_a_while(client: redis.Redis, redis_store: RedisStore) -> None:
    redis_store.write_facts(ANNA, 0, [b"one", b"two"])
    assert client.ttl(keys.player_key(ANNA)) == -1
    assert not redis_store.bury_player(ANNA, 1, b"gone")
    assert redis_store.bury_player(ANNA, 2, b"gone")
    assert redis_store.facts(ANNA) == [(3, b"gone")]
    assert 89 * 86_400 < client.ttl(keys.player_key(ANNA)) <= 90 * 86_400


def test_every_store_buries(store: Store) -> None:
    store.write_facts(ANNA, 0, [b"one"])
    assert store.bury_player(ANNA, 1, b"gone")
    assert store.facts(ANNA) == [(2, b"gone")]


def test_a_seat_is_held_by_one(store: Store) -> None:
    assert store.bind_seat(game(3), 0, ANNA) == ANNA
    assert store.bind_seat(game(3), 0, BEN) == ANNA
    assert store.bind_seat(game(3), 1, BEN, instead_of=ANNA) == ""
    assert store.bind_seat(game(3), 0, BEN, instead_of=ANNA) == BEN
    assert store.bind_seat(game(3), 11, ANNA) == ANNA
    assert store.bound_seats(game(3)) == {0: BEN, 11: ANNA}
    store.unbind_seat(game(3), 0, ANNA)
    assert store.bound_seats(game(3)) == {0: BEN, 11: ANNA}
    store.unbind_seat(game(3), 0, BEN)
    assert store.bound_seats(game(3)) == {11: ANNA}


def test_an_identity_is_held_by_one(store: Store) -> None:
    assert store.identity_holder(game(3)) == ""
    assert store.bind_identity(game(3), ANNA) == ANNA
    assert store.bind_identity(game(3), BEN) == ANNA
    assert store.bind_identity(game(4), BEN, instead_of=ANNA) == ""
    assert store.bind_identity(game(3), BEN, instead_of=ANNA) == BEN
    store.unbind_identity(game(3), ANNA)
    assert store.identity_holder(game(3)) == BEN
    assert store.bound_seats(game(3)) == {}
    store.unbind_identity(game(3), BEN)
    assert store.identity_holder(game(3)) == ""
    with pytest.raises(ValueError, match="not a game id"):
        store.bind_identity("x", ANNA)


def test_holders_go_with_their_game(store: Store) -> None:
    tell(store, game(3), 1)
    store.bind_seat(game(3), 0, ANNA)
    store.remove(game(3))
    assert store.bound_seats(game(3)) == {}


def test_a_player_is_no_game(store: Store) -> None:
    told, ends = tell(store, game(1), 3), store.feed_ends()
    store.write_facts(game(1), 0, [b"one"])
    store.bind_seat(game(1), 0, ANNA)
    assert store.read(game(1)) == told
    assert store.games() == [game(1)]
    assert store.feed_ends() == ends


def test_what_is_malformed_is_refused(store: Store) -> None:
    for facts in ([], [b""], [b"x" * 4097], [b"x"] * 5001):
        with pytest.raises(ValueError, match="fact"):
            store.write_facts(ANNA, 0, facts)
    for player in ("x", "es:1"):
        with pytest.raises(ValueError, match="not a game id"):
            store.write_facts(player, 0, [b"x"])
        with pytest.raises(ValueError, match="not a game id"):
            store.facts(player)
        with pytest.raises(ValueError, match="not a game id"):
            store.bind_seat(ANNA, 0, player)
    with pytest.raises(ValueError, match="number"):
        store.write_facts(ANNA, -1, [b"x"])
    assert store.facts(ANNA) == []
