"""Messages of a game lie beside it in numbered rooms, each for thirty days; notes and presence expire too."""

from __future__ import annotations

from typing import Any

import pytest

from service.store import ChatRoom, NotesFull, RedisStore, Store, TooManyMessages
from service.store.chat_rows import MESSAGE_S, RATE_S, REQUEST_S, AuthorShare
from service.store.redis import keys
from tests.equipment.memory_store.store import MemoryStore
from tests.store.samples import game, tell

TABLE, OTHERS = ChatRoom(game(1), "players"), ChatRoom(game(1), "spectators")
ANNA, BORIS, CARLA, DORA = (AuthorShare(name, 4) for name in ("anna", "boris", "carla", "dora"))
ALONE = AuthorShare("alone", 100)


def send(store: Store, into: ChatRoom, number: int, most: int = 100, share: AuthorShare = ANNA, **rates: int) -> Any:
    return store.put_message(into, (f"k{number}", "f"), b"m%d" % number, share=share, most=most, rates=rates)


def kept(store: Store) -> list[int]:
    return [each.number for each in store.messages(TABLE, 0, 1000)]


def test_messages_are_numbered_by_room(store: Store) -> None:
    assert [send(store, TABLE, each).number for each in (1, 2)] == [1, 2]
    assert send(store, OTHERS, 3).number == 1
    assert store.last_numbers([TABLE, OTHERS, ChatRoom(game(2, partition=9), "players")]) == [2, 1, 0]
    assert store.last_numbers([]) == []
    assert store.messages(TABLE, 0, 10) == [(1, b"m1"), (2, b"m2")]
    assert store.messages(TABLE, 1, 10) == [(2, b"m2")]
    assert store.messages(TABLE, 0, 1) == [(1, b"m1")]
    assert store.messages(TABLE, 7, 10) == []
    assert store.messages(TABLE, None, 1) == [(2, b"m2")]
    assert store.messages(TABLE, None, 10) == [(1, b"m1"), (2, b"m2")]
    assert store.messages(TABLE, None, 0) == [] == store.messages(TABLE, 0, 0)


def test_a_key_sends_once_and_says_what_it_sent(store: Store) -> None:
    assert send(store, TABLE, 1) == (1, "f", True)
    assert send(store, TABLE, 1) == (1, "f", False)
    assert store.put_message(TABLE, ("k1", "other"), b"x", share=ANNA, most=100, rates={}) == (1, "f", False)
    assert store.last_numbers([TABLE]) == [1]


def test_only_so_many_are_kept(store: Store) -> None:
    for number in range(1, 6):
        send(store, TABLE, number, most=3, share=ALONE)
    assert kept(store) == [3, 4, 5]


def test_who_has_their_share_displaces_their_own(store: Store) -> None:
    send(store, TABLE, 1, share=BORIS)
    for number in range(2, 900):
        send(store, TABLE, number)
    assert kept(store) == [1, 896, 897, 898, 899]
    assert store.messages(TABLE, None, 2) == [(898, b"m898"), (899, b"m899")]
    assert store.messages(TABLE, 0, 2) == [(1, b"m1"), (896, b"m896")]


def test_what_is_too_much_for_all_comes_from_the_fullest_share(store: Store) -> None:
    for number, share in enumerate((BORIS, ANNA, ANNA, CARLA, ANNA), 1):
        send(store, TABLE, number, most=5, share=share)
    send(store, TABLE, 6, most=5, share=DORA)
    assert kept(store) == [1, 3, 4, 5, 6]
    send(store, TABLE, 7, most=5, share=DORA)
    assert kept(store) == [1, 3, 4, 5, 7], "of two that are equally full, the author's own"


def test_deleted_messages_count_for_no_share(store: Store) -> None:
    for number in range(1, 5):
        send(store, TABLE, number)
    store.drop_messages(TABLE, [3, 4])
    for number in (5, 6):
        send(store, TABLE, number)
    assert kept(store) == [1, 2, 5, 6]


def test_more_than_a_minute_takes_are_refused_and_a_repeated_one_is_not(store: Store) -> None:
    for number in (1, 2):
        send(store, TABLE, number, anna=2, table=3)
    with pytest.raises(TooManyMessages):
        send(store, TABLE, 3, anna=2, table=3)
    assert not send(store, TABLE, 2, anna=2, table=3).is_new
    assert send(store, TABLE, 4, boris=2, table=3).number == 3
    with pytest.raises(TooManyMessages):
        send(store, TABLE, 5, carla=2, table=3)
    assert store.last_numbers([TABLE]) == [3]


def test_what_was_deleted_leaves_the_numbers_of_others(store: Store) -> None:
    for number in (1, 2, 3):
        send(store, TABLE, number)
    store.drop_messages(TABLE, [2, 77])
    store.drop_messages(TABLE, [])
    assert [each.number for each in store.messages(TABLE, 0, 10)] == [1, 3]
    assert send(store, TABLE, 4).number == 4


def test_notes_are_set_counted_and_deleted(store: Store) -> None:
    store.note(game(1), "mode", "off", 2)
    store.note(game(1), "mode", "all", 1)
    store.note(game(1), "hide-2", "x", 2)
    with pytest.raises(NotesFull):
        store.note(game(1), "hide-3", "x", 2)
    assert store.notes(game(1)) == {"mode": "all", "hide-2": "x"}
    store.unnote(game(1), "mode")
    store.unnote(game(1), "mode")
    assert store.notes(game(1)) == {"hide-2": "x"}
    assert store.notes(game(2)) == {}


def test_presence_is_what_was_said_last(store: Store) -> None:
    assert store.presence(game(1)) == {}
    for seat, state in ((0, "online 1"), (2, "away 1"), (0, "online 3")):
        store.put_presence(game(1), seat, state, 600)
    assert store.presence(game(1)) == {0: "online 3", 2: "away 1"}


def test_a_game_that_is_removed_takes_its_chat_along_and_no_other(store: Store) -> None:
    tell(store, game(1), 2)
    other = ChatRoom(game(2), "players")
    for room in (TABLE, OTHERS, other):
        send(store, room, 1)
    store.note(game(1), "mode", "off", 9)
    store.put_presence(game(1), 0, "online 1", 600)
    store.remove(game(1))
    assert [store.messages(room, 0, 9) for room in (TABLE, OTHERS)] == [[], []]
    assert store.last_numbers([TABLE, OTHERS, other]) == [0, 0, 1]
    assert store.notes(game(1)) == {} == store.presence(game(1))


def test_chat_is_no_game(store: Store) -> None:
    told, ends = tell(store, game(1), 3), store.feed_ends()
    send(store, ChatRoom(game(2), "players"), 1)
    store.note(game(2), "mode", "off", 9)
    assert store.read(game(1)) == told
    assert store.games() == [game(1)]
    assert store.feed_ends() == ends


@pytest.mark.parametrize("room", [ChatRoom("x", "players"), ChatRoom(game(1), "all"), ChatRoom(game(1), "players\n")])
def test_what_is_no_room_is_refused(store: Store, room: ChatRoom) -> None:
    with pytest.raises(ValueError, match="not a"):
        send(store, room, 1)
    with pytest.raises(ValueError, match="not a"):
        store.messages(room, 0, 1)
    with pytest.raises(ValueError, match="not a"):
        store.last_numbers([room])


def test_malformed_names_and_messages_are_refused(store: Store) -> None:
    for name in ("", "A", "a b", "x" * 65, "a:b"):
        with pytest.raises(ValueError, match="note"):
            store.note(game(1), name, "x", 9)
        with pytest.raises(ValueError, match="note"):
            store.put_message(TABLE, (name, "f"), b"x", share=ANNA, most=9, rates={})
        with pytest.raises(ValueError, match="note"):
            store.put_message(TABLE, ("k", "f"), b"x", share=AuthorShare(name, 9), most=9, rates={})
    for row in (b"", b"x" * 4097):
        with pytest.raises(ValueError, match="message"):
            store.put_message(TABLE, ("k", "f"), row, share=ANNA, most=9, rates={})
    assert store.last_numbers([TABLE]) == [0]


def test_redis_deletes_each_message_by_itself(redis_store: RedisStore, client: Any) -> None:
    redis_store.put_message(TABLE, ("k", "f"), b"x", share=ANNA, most=9, rates={"seat-0": 5})
    ends = {
        keys.message_key(TABLE, 1): MESSAGE_S,
        keys.kept_messages_key(TABLE): MESSAGE_S,
        keys.chat_request_key(TABLE, "k"): REQUEST_S,
        keys.chat_rate_key(TABLE, "seat-0"): RATE_S,
    }
    for key, seconds in ends.items():
        assert seconds - 5 <= client.ttl(key) <= seconds
    redis_store.note(TABLE.game, "mode", "off", 9)
    redis_store.put_presence(TABLE.game, 0, "online 1", 600)
    assert all(client.ttl(key) > 0 for key in client.keys("es:*"))


def test_redis_counts_no_message_that_expired(redis_store: RedisStore, client: Any) -> None:
    for number in range(1, 5):
        send(redis_store, TABLE, number)
    client.delete(keys.message_key(TABLE, 1), keys.message_key(TABLE, 2))
    for number in (5, 6):
        send(redis_store, TABLE, number)
    assert kept(redis_store) == [3, 4, 5, 6] == sorted(map(int, client.hkeys(keys.kept_messages_key(TABLE))))


def test_memory_forgets_them_at_the_same_times() -> None:
    now = [1_700_000_000_000]
    store = MemoryStore(lambda: now[0])
    send(store, TABLE, 1, anna=1)
    now[0] += 1000 * RATE_S
    send(store, TABLE, 2, anna=1)
    now[0] += 1000 * (REQUEST_S - RATE_S)
    assert send(store, TABLE, 1, anna=1).number == 3
    store.put_presence(TABLE.game, 0, "online 1", 600)
    now[0] += 600_000
    assert store.presence(TABLE.game) == {}
    now[0] += 1000 * (MESSAGE_S - REQUEST_S)
    assert [each.number for each in store.messages(TABLE, 0, 9)] == [3]
    assert send(store, TABLE, 9).number == 4
