from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from service.store import EMPTY, AppendConflict, Committed, Due, Store, StoredEntry, StreamHead
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

GAME = game(1)
MOST = 10**15 - 1


def test_a_game_is_read_as_it_was_told(store: Store) -> None:
    told = tell(store, GAME, 1200)
    assert store.read(GAME) == told
    assert store.read(GAME, after=499) == told[499:]
    assert store.read(GAME, after=3, limit=2) == told[3:5]
    assert store.read(GAME, after=100, limit=600) == told[100:700]
    assert store.read(GAME, limit=0) == store.read(GAME, after=1200) == store.read(GAME, after=MOST) == []


def test_full_pages_end_the_reading(store: Store) -> None:
    told = tell(store, GAME, 1000)
    assert store.read(GAME) == told
    assert store.read(GAME, limit=500) == told[:500]


def test_an_unknown_game_is_empty(store: Store) -> None:
    assert store.read(GAME) == []
    assert store.names(GAME) == {}
    assert store.due_ms(GAME) is None
    assert store.games() == []


def test_events_and_digests_are_any_bytes(store: Store) -> None:
    told = [StoredEntry(1, b"\0\r\n{}\xff", b"\0\r\n" * 10 + b"\r\n"), StoredEntry(2, b"", bytes(32))]
    assert store.append(GAME, EMPTY, pairs(told), due="keep", kinds=KINDS) == Committed(2)
    assert store.read(GAME) == told
    assert store.append(GAME, head_of(told[:1]), pairs(told[1:]), due="keep", kinds=KINDS) == AppendConflict(
        head_of(told), (told[1],)
    )
    assert store.append(GAME, head_of(told), pairs(entries(1, 2)), due="keep", kinds=KINDS) == Committed(3)


@pytest.mark.parametrize("behind", [0, 1, 2])
def test_who_is_behind_gets_what_he_missed(store: Store, behind: int) -> None:
    told = tell(store, GAME, 3)
    answer = store.append(GAME, head_of(told[:behind]), pairs(entries(1, behind)), due=7, kinds=KINDS)
    assert answer == AppendConflict(head_of(told), tuple(told[behind:]))
    assert store.read(GAME) == told
    assert store.due_ms(GAME) is None


def test_at_most_256_missed_entries_are_told(store: Store) -> None:
    told = tell(store, GAME, 300)
    answer = store.append(GAME, head_of(told[:10]), pairs(entries(1, 10)), due="keep", kinds=KINDS)
    assert answer == AppendConflict(head_of(told), tuple(told[10:266]))


@pytest.mark.parametrize("held", [0, 3])
def test_who_is_ahead_of_the_store_is_told_its_head_alone(store: Store, held: int) -> None:
    told = tell(store, GAME, held)
    answer = store.append(GAME, head_of(entries(5)), pairs(entries(1, 5)), due=7, kinds=KINDS)
    assert answer == AppendConflict(head_of(told), ())
    assert store.read(GAME) == told


@pytest.mark.parametrize("held", [3, 5])
def test_another_history_is_never_continued_nor_followed(store: Store, held: int) -> None:
    told = tell(store, GAME, held)
    other = entries(3, story="other")
    answer = store.append(GAME, head_of(other), pairs(entries(1, 3)), due=7, kinds=KINDS)
    assert answer == AppendConflict(head_of(told), ())
    assert store.read(GAME) == told


def test_64_events_are_one_append(store: Store) -> None:
    told = entries(64)
    assert store.append(GAME, EMPTY, pairs(told), due="keep", kinds=["toy.moved"] * 64) == Committed(64)
    assert store.read(GAME) == told


SOUND: dict[str, Any] = {"game": GAME, "expected": EMPTY, "events": pairs(entries(1)), "due": "keep", "kinds": KINDS}


@pytest.mark.parametrize(
    "flaw",
    [
        {"game": "00{aaaaaaaaaaaaaa}"},
        {"expected": StreamHead(-1, bytes(32))},
        {"expected": StreamHead(MOST + 1, bytes(32))},
        {"expected": StreamHead(1, b"")},
        {"expected": StreamHead(1, bytes(31))},
        {"expected": StreamHead(0, bytes(32))},
        {"expected": StreamHead(True, bytes(32))},
        {"events": []},
        {"events": pairs(entries(513))},
        {"events": [(b"{}", bytes(33))]},
        {"due": -1},
        {"due": MOST + 1},
        {"due": True},
        {"due": 1.5},
        {"due": "soon"},
        {"kinds": ["toy,moved"]},
        {"kinds": [""]},
    ],
)
def test_a_malformed_append_is_refused(store: Store, flaw: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        store.append(**(SOUND | flaw))
    assert store.read(GAME) == []
    assert store.games() == []
    assert store.follow({}, 0) == []


@pytest.mark.parametrize("due", ["keep", "clear", 0, MOST])
def test_a_sound_append_is_taken(store: Store, due: Due) -> None:
    assert store.append(**(SOUND | {"due": due})) == Committed(1)


def test_reading_refuses_what_is_no_version(store: Store) -> None:
    with pytest.raises(ValueError, match="in range"):
        store.read(GAME, after=-1)


def test_every_game_is_listed_once(store: Store) -> None:
    games = [game(number, number % 64) for number in range(150)]
    for each in games:
        tell(store, each, 2)
        store.put_name(each, 0, "Anna")
    assert sorted(store.games()) == sorted(games)


def test_a_store_answers_a_ping(store: Store) -> None:
    store.ping()


def test_of_many_at_one_version_one_wins(store: Store) -> None:
    """Eight threads race for each of a hundred versions."""

    def race(runner: int) -> list[StoredEntry]:
        head, won = EMPTY, []
        while head.version < 100:
            mine = StoredEntry(head.version + 1, f"{runner}:{head.version + 1}".encode(), os.urandom(32))
            match store.append(GAME, head, [(mine.event, mine.digest)], due="keep", kinds=KINDS):
                case Committed():
                    won.append(mine)
                    head = head_of(won)
                case AppendConflict(head=newer, missed=missed):
                    assert [entry.version for entry in missed] == list(range(head.version + 1, newer.version + 1))
                    head = newer
        return won

    with ThreadPoolExecutor(8) as runners:
        won = [entry for each in runners.map(race, range(8)) for entry in each]
    stored = store.read(GAME)
    assert [entry.version for entry in stored] == list(range(1, len(stored) + 1))
    assert len(stored) == 100
    assert sorted(won) == stored


def test_an_append_that_was_begun_is_stored_whatever_its_caller_does_before_the_result(store: Store) -> None:
    told = tell(store, GAME, 3)
    pending = store.begin_append(GAME, head_of(told), pairs(entries(2, 3)), due="keep", kinds=KINDS)
    assert store.read(game(2)) == []
    assert pending.result() == Committed(5)
    late = store.begin_append(GAME, head_of(told), pairs(entries(1, 3, "other")), due="keep", kinds=KINDS)
    assert late.result() == AppendConflict(head_of(store.read(GAME)), tuple(store.read(GAME, after=3)))


def test_appends_that_are_begun_side_by_side_have_each_their_own_result(store: Store) -> None:
    begun = [store.begin_append(game(1), EMPTY, pairs(entries(1)), due="keep", kinds=KINDS)]
    begun.append(store.begin_append(game(2), EMPTY, pairs(entries(2)), due="keep", kinds=KINDS))
    assert [each.result() for each in reversed(begun)] == [Committed(2), Committed(1)]
