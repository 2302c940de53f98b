"""Logs that are no games: streams as those of games, found apart from them; texts that can be deleted."""

from __future__ import annotations

import pytest

from service.store import EMPTY, AppendConflict, Committed, Store, StreamHead, game_id, partition_of, stream_id
from service.store.side_texts import LARGEST_TEXT
from service.store.stored import NO_NAMES, Names

GAME, TOURNAMENT = game_id(bytes(11)), stream_id("t", b"\x21" + bytes(10))
DIGESTS = tuple(bytes([each]) * 32 for each in range(1, 4))


def append(store: Store, stream: str, version: int, texts: Names = NO_NAMES) -> Committed | AppendConflict:
    head, event = StreamHead(version, DIGESTS[version - 1]) if version else EMPTY, (b'{"n":%d}' % version, DIGESTS[version])
    return store.append(stream, head, [event], due="keep", kinds=("tournament.created",), names=texts)


def test_a_stream_is_written_and_read_as_a_games_and_listed_apart(store: Store) -> None:
    before = store.feed_ends()
    for stream in (GAME, TOURNAMENT):
        assert [append(store, stream, version) for version in (0, 1)] == [Committed(1), Committed(2)]
        assert isinstance(append(store, stream, 1), AppendConflict)
        assert [each.version for each in store.read(stream)] == [1, 2]
    assert (store.games(), store.streams()) == ([GAME], [TOURNAMENT])
    assert (store.streams("t"), store.streams("u")) == ([TOURNAMENT], [])
    for letter in ("*", "ee", "E", "0"):
        with pytest.raises(ValueError, match="not a letter"):
            store.streams(letter)
    told = [(partition, entry.game, entry.last) for partition, entry in store.follow(before, 0) if entry.game == TOURNAMENT]
    assert told == [(partition_of(TOURNAMENT), TOURNAMENT, 1), (partition_of(TOURNAMENT), TOURNAMENT, 2)]


def test_what_is_owed_to_another_log_stands_with_what_is_owed_to_games(store: Store) -> None:
    store.append(TOURNAMENT, EMPTY, [(b"{}", DIGESTS[0])], due=5, kinds=("tournament.created",))
    assert store.owed(5, 10) == [TOURNAMENT]
    assert store.lease(TOURNAMENT, 5) == 1
    assert store.owe(TOURNAMENT, StreamHead(1, DIGESTS[0]), "clear")
    assert store.due_ms(TOURNAMENT) is None


def test_texts_are_written_read_and_deleted(store: Store) -> None:
    append(store, TOURNAMENT, 0, {"1.title": "Spring"})
    append(store, TOURNAMENT, 1, {"2.name": "Anna ♠", "3.name": "Boris"})
    store.drop_texts(TOURNAMENT, ["3.name", "9.name"])
    store.drop_texts(TOURNAMENT, [])
    assert store.texts(TOURNAMENT) == {"1.title": "Spring", "2.name": "Anna ♠"}
    assert [store.text(TOURNAMENT, each) for each in ("2.name", "2.names", "")] == ["Anna ♠", None, None]


def test_a_text_is_added_beside_the_log_where_none_is(store: Store) -> None:
    append(store, TOURNAMENT, 0, {"1.title": "Spring"})
    assert store.add_text(TOURNAMENT, "1.person.0", "1 anna") == "1 anna"
    assert store.add_text(TOURNAMENT, "1.person.0", "1 ben") == "1 anna"
    assert store.texts(TOURNAMENT) == {"1.title": "Spring", "1.person.0": "1 anna"}
    with pytest.raises(ValueError, match="at most"):
        store.add_text(TOURNAMENT, "1.person.1", "x" * (LARGEST_TEXT + 1))


def test_the_texts_of_a_conflict_are_not_written(store: Store) -> None:
    append(store, TOURNAMENT, 0, {"1.title": "Spring"})
    assert isinstance(append(store, TOURNAMENT, 0, {"1.title": "Autumn", "2.name": "Anna"}), AppendConflict)
    assert store.texts(TOURNAMENT) == {"1.title": "Spring"}
    assert store.text(TOURNAMENT, "2.name") is None


@pytest.mark.parametrize(
    ("stream", "texts"),
    [(GAME, {"1.name": "x"}), (TOURNAMENT, {"name": "x"}), (TOURNAMENT, {"1.name": "x" * (LARGEST_TEXT + 1)})],
)
def test_other_places_are_refused(store: Store, stream: str, texts: dict[str, str]) -> None:
    with pytest.raises(ValueError):
        append(store, stream, 0, texts)
    assert (store.texts(TOURNAMENT), store.read(stream)) == ({}, [])
