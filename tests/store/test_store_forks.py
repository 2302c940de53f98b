"""A game goes on from a moment of another, or is planted whole; then it is a stream like any other."""

from __future__ import annotations

from typing import Any

import pytest

from service.store import (
    EMPTY,
    AppendConflict,
    AppendNotice,
    Committed,
    Due,
    Store,
    StoredEntry,
    StreamHead,
    is_game_id,
    sibling_game_id,
)
from service.store.validation import MOST_PLANTED
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

PARENT, CHILD, OTHER = game(1, partition=5), game(2, partition=5), game(3, partition=5)
ELSEWHERE = game(2, partition=6)
MOST = 10**15 - 1


def fork(
    store: Store, at: int, count: int = 2, *, inherits: bool, due: Due = "keep", child: str = CHILD
) -> Committed | AppendConflict:
    """Fork the parent that `tell` told, at a version."""
    own = pairs(entries(count, at, "own"))
    return store.fork(PARENT, head_of(entries(at)), child, own, inherits=inherits, due=due, kinds=["toy.forked"])


def news(store: Store, about: str) -> list[AppendNotice]:
    return [entry._replace(id="") for _, entry in store.follow({}, 0) if entry.game == about]


@pytest.mark.parametrize("at", [1, 2, 69, 70])
@pytest.mark.parametrize("inherits", [True, False])
def test_a_fork_goes_on_from_its_moment(store: Store, at: int, inherits: bool) -> None:
    told, own = tell(store, PARENT, 70), entries(2, at, "own")
    assert fork(store, at, inherits=inherits) == Committed(at + 2)
    assert store.read(CHILD) == (told[:at] if inherits else []) + own
    assert store.read(PARENT) == told
    assert sorted(store.games()) == [PARENT, CHILD]
    assert news(store, CHILD) == [AppendNotice("", CHILD, at + 1, at + 2, ("toy.forked",))]


@pytest.mark.parametrize("inherits", [True, False])
def test_a_fork_and_its_parent_grow_apart(store: Store, inherits: bool) -> None:
    told, own = tell(store, PARENT, 5), entries(2, 3, "own")
    fork(store, 3, inherits=inherits)
    for version in range(5, 8):
        more = entries(1, version, "own")
        assert store.append(CHILD, head_of(own), pairs(more), due="keep", kinds=KINDS) == Committed(version + 1)
        own += more
    assert store.append(PARENT, head_of(told), pairs(entries(1, 5)), due="keep", kinds=KINDS) == Committed(6)
    assert store.read(CHILD) == (told[:3] if inherits else []) + own
    assert store.read(PARENT) == entries(6)


@pytest.mark.parametrize("inherits", [True, False])
@pytest.mark.parametrize("due", ["keep", "clear", 7])
def test_a_fork_owes_its_own_turns(store: Store, inherits: bool, due: Due) -> None:
    tell(store, PARENT, 3, due=5)
    fork(store, 3, inherits=inherits, due=due)
    assert store.due_ms(CHILD) == (7 if due == 7 else None)
    assert store.due_ms(PARENT) == 5
    assert store.owed(9, 9) == ([PARENT, CHILD] if due == 7 else [PARENT])


@pytest.mark.parametrize("inherits", [True, False])
def test_a_fork_asked_for_again_is_found(store: Store, inherits: bool) -> None:
    """So one whose reply was lost knows its own events; nothing happens twice."""
    tell(store, PARENT, 5)
    own = entries(2, 3, "own")
    fork(store, 3, inherits=inherits)
    held = store.read(CHILD)
    assert fork(store, 3, inherits=inherits, due=7) == AppendConflict(head_of(own), tuple(own))
    assert fork(store, 4, inherits=inherits) == AppendConflict(head_of(own), tuple(own[1:]))
    assert fork(store, 5, inherits=inherits) == AppendConflict(head_of(own), ())
    assert store.read(CHILD) == held
    assert store.due_ms(CHILD) is None
    assert len(news(store, CHILD)) == 1


def test_a_fork_onto_another_game_is_told_what_is_there(store: Store) -> None:
    told = tell(store, PARENT, 300)
    tell(store, CHILD, 290)
    assert fork(store, 10, inherits=True) == AppendConflict(head_of(told[:290]), tuple(told[10:266]))
    assert fork(store, 299, inherits=False) == AppendConflict(head_of(told[:290]), ())
    assert fork(store, 10, inherits=True, child=PARENT) == AppendConflict(head_of(told), tuple(told[10:266]))


@pytest.mark.parametrize("inherits", [True, False])
@pytest.mark.parametrize(
    "moment", [head_of(entries(4)), head_of(entries(2, story="other")), StreamHead(MOST - 1, bytes(32))]
)
@pytest.mark.parametrize("held", [0, 3])
def test_a_moment_that_never_was_is_not_forked(store: Store, held: int, moment: StreamHead, inherits: bool) -> None:
    tell(store, PARENT, held)
    before = store.follow({}, 0)
    events = pairs(entries(1, moment.version))
    answer = store.fork(PARENT, moment, CHILD, events, inherits=inherits, due=7, kinds=KINDS)
    assert answer == AppendConflict(EMPTY, ())
    assert store.read(CHILD) == []
    assert store.due_ms(CHILD) is None
    assert store.games() == ([PARENT] if held else [])
    assert store.follow({}, 0) == before


@pytest.mark.parametrize("inherits", [True, False])
def test_a_fork_is_forked(store: Store, inherits: bool) -> None:
    """Of a stream that begins later, the moments before its first version are not there."""
    tell(store, PARENT, 5)
    fork(store, 3, 4, inherits=False)
    own, grandchild = entries(4, 3, "own"), pairs(entries(1, 5, "grand"))
    assert store.fork(
        CHILD, head_of(own[:2]), OTHER, grandchild, inherits=inherits, due="keep", kinds=KINDS
    ) == Committed(6)
    assert store.read(OTHER) == (own[:2] if inherits else []) + entries(1, 5, "grand")
    for at in (2, 3):
        refused = store.fork(
            CHILD, head_of(entries(at)), game(4, 5), pairs(entries(1, at)), inherits=inherits, due="keep", kinds=KINDS
        )
        assert refused == AppendConflict(EMPTY, ())


@pytest.mark.parametrize("last", [2, 3, 5])
def test_a_fork_of_a_fork_has_the_past_of_both(store: Store, last: int) -> None:
    """At a moment of the grandparent's, at the very moment where the parent began, and later."""
    told = tell(store, PARENT, 5)
    fork(store, 3, 4, inherits=True)
    held = told[:3] + entries(4, 3, "own")
    own = entries(2, last, "grand")
    moment = head_of(held[:last])
    assert store.fork(CHILD, moment, OTHER, pairs(own), inherits=True, due="keep", kinds=KINDS) == Committed(last + 2)
    whole = held[:last] + own
    assert (store.read(OTHER), store.head(OTHER)) == (whole, head_of(whole))
    for after in range(last + 3):
        for limit in range(last + 3):
            assert store.read(OTHER, after, limit) == whole[after : after + limit]


def test_a_long_past_is_read_in_pages(store: Store) -> None:
    """A past longer than a page, of a stream that begins later."""
    told = entries(1300, 40)
    store.plant(PARENT, told, kinds=KINDS)
    own = entries(2, 1240, "own")
    store.fork(PARENT, head_of(told[:1200]), CHILD, pairs(own), inherits=True, due="keep", kinds=KINDS)
    whole = told[:1200] + own
    assert store.read(CHILD) == whole
    assert store.read(CHILD, 600) == whole[560:]
    assert store.read(CHILD, 0, 700) == whole[:700]
    assert store.read(CHILD, 1238, 3) == whole[-4:-1]


@pytest.mark.parametrize("at", [0, 1, 3])
def test_an_append_on_a_forgotten_past_is_told_what_it_missed(store: Store, at: int) -> None:
    """A store that holds no more of a fork than a part of what it inherited gets the rest of it too."""
    told = tell(store, PARENT, 5)
    fork(store, 3, 2, inherits=True)
    held = told[:3] + entries(2, 3, "own")
    stale = store.append(CHILD, head_of(held[:at]), pairs(entries(1, at)), due="keep", kinds=KINDS)
    assert stale == AppendConflict(head_of(held), tuple(held[at:]))
    other = store.append(CHILD, StreamHead(2, bytes(32)), pairs(entries(1, 2)), due="keep", kinds=KINDS)
    assert other == AppendConflict(head_of(held), ())


SOUND: dict[str, Any] = {
    "parent": PARENT, "moment": head_of(entries(1)), "game": CHILD, "events": pairs(entries(1, 1)), "inherits": True,
    "due": "keep", "kinds": KINDS,
}  # fmt: skip


@pytest.mark.parametrize(
    "flaw",
    [
        {"parent": "no game"},
        {"game": "no game"},
        {"game": ELSEWHERE},
        {"parent": ELSEWHERE},
        {"moment": EMPTY},
        {"moment": StreamHead(1, b"")},
        {"moment": StreamHead(-1, bytes(32))},
        {"events": []},
        {"events": pairs(entries(513))},
        {"events": [(b"{}", bytes(31))]},
        {"due": "soon"},
        {"kinds": ["toy,forked"]},
    ],
)
def test_a_malformed_fork_is_refused(store: Store, flaw: dict[str, Any]) -> None:
    tell(store, PARENT, 2)
    with pytest.raises(ValueError):
        store.fork(**(SOUND | flaw))
    assert store.games() == [PARENT]
    assert store.fork(**SOUND) == Committed(2)


def begun(store: Store, first: int, count: int) -> list[StoredEntry]:
    """A stream whose first version is `first`."""
    told = entries(count, first - 1)
    assert store.plant(CHILD, told, kinds=KINDS) == Committed(first - 1 + count)
    return told


@pytest.mark.parametrize("after", [0, 1, 9, 10, 11, 13, 14, 15, 99, MOST])
@pytest.mark.parametrize("limit", [None, 0, 1, 2, 9])
def test_a_stream_that_begins_later_is_read_by_its_versions(store: Store, after: int, limit: int | None) -> None:
    told = begun(store, 11, 4)
    assert store.read(CHILD, after, limit) == [entry for entry in told if entry.version > after][:limit]


@pytest.mark.parametrize("expected", range(9, 17))
@pytest.mark.parametrize("story", ["told", "other"])
def test_a_stream_that_begins_later_tells_what_was_missed(store: Store, expected: int, story: str) -> None:
    """It holds its own heads alone: the moment before its first event is none of them."""
    told = begun(store, 11, 4)
    head = head_of(entries(expected, story=story))
    answer = store.append(CHILD, head, pairs(entries(1, expected)), due=7, kinds=KINDS)
    if (expected, story) == (14, "told"):
        assert answer == Committed(15)
        return
    was_there = story == "told" and 11 <= expected < 14
    assert answer == AppendConflict(head_of(told), tuple(told[expected - 10 :]) if was_there else ())
    assert store.read(CHILD) == told


def test_who_knows_nothing_missed_all_of_a_stream_that_begins_later(store: Store) -> None:
    told = begun(store, 11, 300)
    answer = store.append(CHILD, EMPTY, pairs(entries(1)), due="keep", kinds=KINDS)
    assert answer == AppendConflict(head_of(told), tuple(told[:256]))


@pytest.mark.parametrize(("first", "count"), [(1, 1), (1, 1200), (700, 2), (MOST - 1, 2)])
def test_a_planted_stream_is_read_as_it_was_told(store: Store, first: int, count: int) -> None:
    told = begun(store, first, count)
    assert store.read(CHILD) == told
    assert store.games() == [CHILD]
    assert news(store, CHILD) == [AppendNotice("", CHILD, first, first + count - 1, KINDS)]
    assert store.due_ms(CHILD) is None


def test_the_longest_stream_is_planted(store: Store) -> None:
    told = begun(store, 1, MOST_PLANTED)
    assert store.read(CHILD, after=MOST_PLANTED - 2) == told[-2:]
    assert store.append(CHILD, head_of(told), pairs(entries(1)), due="keep", kinds=KINDS) == Committed(MOST_PLANTED + 1)


def test_a_game_that_is_there_is_not_planted_over(store: Store) -> None:
    told = tell(store, CHILD, 5, due=7)
    for planted in (told, entries(5, story="other"), entries(9), told[3:], entries(2, 5), entries(2, 70)):
        missed = tuple(entry for entry in told if entry.version >= planted[0].version)
        assert store.plant(CHILD, planted, kinds=KINDS) == AppendConflict(head_of(told), missed)
    assert store.read(CHILD) == told
    assert store.due_ms(CHILD) == 7
    assert len(news(store, CHILD)) == 1


HOLED, TURNED = [*entries(2), *entries(1, 3)], entries(2)[::-1]


@pytest.mark.parametrize(
    "flaw",
    [
        {"game": "no game"},
        {"entries": []},
        {"entries": HOLED},
        {"entries": TURNED},
        {"entries": [StoredEntry(0, b"{}", bytes(32))]},
        {"entries": [StoredEntry(True, b"{}", bytes(32))]},
        {"entries": [StoredEntry(1, b"{}", bytes(31))]},
        {"entries": entries(2, MOST - 1)},
        {"entries": entries(MOST_PLANTED + 1)},
        {"kinds": [""]},
    ],
    ids=lambda flaw: next(iter(flaw)),
)
def test_a_malformed_stream_is_not_planted(store: Store, flaw: dict[str, Any]) -> None:
    sound: dict[str, Any] = {"game": CHILD, "entries": entries(2), "kinds": KINDS}
    with pytest.raises(ValueError):
        store.plant(**(sound | flaw))
    assert store.games() == []
    assert store.follow({}, 0) == []


def test_an_id_beside_another_shares_its_partition() -> None:
    child = sibling_game_id(PARENT, b"0123456789")
    assert is_game_id(child)
    assert child[:2] == PARENT[:2]
    assert child == sibling_game_id(CHILD, b"0123456789") != sibling_game_id(ELSEWHERE, b"0123456789")
    with pytest.raises(ValueError, match="bytes"):
        sibling_game_id(PARENT, b"012345678")
