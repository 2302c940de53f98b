"""Games in the archive are read, forked and changed as if they were in Redis; a crash anywhere loses nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import redis

from service.store import (
    AppendConflict,
    ArbiterRead,
    Archive,
    ArchivedGame,
    ArchivedStore,
    Committed,
    Damaged,
    RedisStore,
)
from service.store.archive.frames import pack, scan_frames, unpack
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

GAME, CHILD, OTHER = game(1, 5), game(2, 5), game(3, 5)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "archive")


@pytest.fixture
def shelf(client: redis.Redis, archive: Archive) -> ArchivedStore:
    """An empty store with an empty archive."""
    return ArchivedStore(client, archive)


def shelved(shelf: ArchivedStore, *games: str, bridge_s: int = 3600) -> list[str]:
    kept = [shelf.keep(each) for each in games]
    return list(shelf.shelve([each for each in kept if each is not None], bridge_s))


@pytest.mark.parametrize("bridge_s", [0, 3600])
def test_an_archived_game_is_read_as_before(client: redis.Redis, shelf: ArchivedStore, bridge_s: int) -> None:
    told = tell(shelf, GAME, 700)
    shelf.put_name(GAME, 2, "Änna")
    shelf.note_read(GAME, 3, "all", 7)
    assert shelved(shelf, GAME, bridge_s=bridge_s) == [GAME]
    assert RedisStore(client).read(GAME) == []
    for after in (0, 1, 499, 500, 699, 700, 900):
        assert shelf.read(GAME, after) == told[after:]
    assert shelf.read(GAME, 10, 3) == told[10:13]
    assert shelf.head(GAME) == head_of(told)
    assert shelf.names(GAME) == {2: "Änna"}
    assert shelf.reads(GAME) == [ArbiterRead(3, "all", 7)]
    assert shelf.games() == []
    assert list(shelf.archive.games()) == [GAME]


@pytest.mark.parametrize("comes_back", [False, True])
def test_a_deleted_name_is_nowhere(client: redis.Redis, shelf: ArchivedStore, comes_back: bool) -> None:
    told = tell(shelf, GAME, 7)
    shelf.put_name(GAME, 0, "Anna Achmatova")
    shelf.put_name(GAME, 1, "Boris")
    assert shelved(shelf, GAME) == [GAME]
    if comes_back:
        shelf.append(GAME, head_of(told), pairs(entries(1, 7)), due="clear", kinds=KINDS)
        assert shelved(shelf, GAME) == [GAME], "now two copies of the game are in its segment"
        shelf.append(GAME, head_of(entries(8)), pairs(entries(1, 8)), due="clear", kinds=KINDS)
    assert (shelf.drop_name(GAME, 0), shelf.drop_name(GAME, 0)) == (True, False)
    assert shelf.names(GAME) == {1: "Boris"}
    segment = next(shelf.archive.folder.glob("??/?.games"))
    with segment.open("rb") as file:
        copies = [unpack(segment.read_bytes()[each.start : each.end]) for each in scan_frames(file)]
    assert [each.names for each in copies] == [{1: "Boris"}]
    assert len(shelf.read(GAME)) == (9 if comes_back else 7)
    assert RedisStore(client).names(GAME) == ({1: "Boris"} if comes_back else {})


def test_an_archived_game_costs_no_memory(client: redis.Redis, shelf: ArchivedStore) -> None:
    tell(shelf, GAME, 40, due=5)
    shelf.put_name(GAME, 0, "Anna")
    assert shelved(shelf, GAME) == []
    shelf.append(GAME, head_of(entries(40)), pairs(entries(1, 40)), due="clear", kinds=KINDS)
    assert shelved(shelf, GAME, bridge_s=0) == [GAME]
    for feed in client.scan_iter("*:feed"):
        client.unlink(feed)
    assert [key for key in client.scan_iter() if b"probe" not in key] == []


@pytest.mark.parametrize("bridge_s", [0, 3600])
def test_an_archived_game_comes_back_to_be_changed(client: redis.Redis, shelf: ArchivedStore, bridge_s: int) -> None:
    told = tell(shelf, GAME, 5)
    shelved(shelf, GAME, bridge_s=bridge_s)
    more = entries(1, 5)
    assert shelf.append(GAME, head_of(told), pairs(more), due="keep", kinds=KINDS) == Committed(6)
    assert shelf.read(GAME) == RedisStore(client).read(GAME) == told + more
    assert shelf.read(GAME, 5) == more
    assert shelved(shelf, GAME, bridge_s=bridge_s) == [GAME]
    assert shelf.read(GAME) == told + more


@pytest.mark.parametrize("bridge_s", [0, 3600])
def test_an_archived_game_is_not_founded_again(shelf: ArchivedStore, bridge_s: int) -> None:
    told = tell(shelf, GAME, 3)
    shelved(shelf, GAME, bridge_s=bridge_s)
    first = shelf.append(GAME, head_of([]), pairs(told[:1]), due="keep", kinds=KINDS)
    assert first == AppendConflict(head_of(told), tuple(told))


def test_who_has_not_heard_of_the_archive_cannot_found_it_again_for_an_hour(
    client: redis.Redis, shelf: ArchivedStore
) -> None:
    told = tell(shelf, GAME, 3)
    shelved(shelf, GAME)
    unaware = RedisStore(client)
    with pytest.raises(Damaged):
        unaware.append(GAME, head_of([]), pairs(told[:1]), due="keep", kinds=KINDS)
    assert unaware.append(GAME, head_of(told), pairs(entries(1, 3)), due="keep", kinds=KINDS) == AppendConflict(
        head_of([]), ()
    )
    assert shelf.read(GAME) == told


@pytest.mark.parametrize("inherits", [True, False])
@pytest.mark.parametrize("child_too", [True, False])
def test_an_archived_game_is_forked(shelf: ArchivedStore, inherits: bool, child_too: bool) -> None:
    told, own = tell(shelf, GAME, 5), entries(2, 3, "own")
    shelved(shelf, GAME)
    answer = shelf.fork(GAME, head_of(told[:3]), CHILD, pairs(own), inherits=inherits, due="keep", kinds=KINDS)
    assert answer == Committed(5)
    shelved(shelf, GAME, *([CHILD] if child_too else []), bridge_s=0)
    assert shelf.read(CHILD) == (told[:3] if inherits else []) + own
    assert shelf.read(GAME) == told
    again = entries(1, 2, "grand")
    answer = shelf.fork(CHILD, head_of(told[:2]), OTHER, pairs(again), inherits=True, due="keep", kinds=KINDS)
    assert answer == (Committed(3) if inherits else AppendConflict(head_of([]), ()))
    assert shelf.read(OTHER) == (told[:2] + again if inherits else [])


def test_a_game_that_moved_on_meanwhile_stays(shelf: ArchivedStore) -> None:
    told = tell(shelf, GAME, 3)
    kept = shelf.keep(GAME)
    assert kept is not None
    shelf.append(GAME, head_of(told), pairs(entries(1, 3)), due="keep", kinds=KINDS)
    assert list(shelf.shelve([kept])) == []
    assert shelf.read(GAME) == entries(4)
    assert shelved(shelf, GAME) == [GAME]
    assert shelf.read(GAME) == entries(4)


@pytest.mark.parametrize("is_longer", [True, False])
def test_who_archives_late_does_not_write_over_what_another_archived_meanwhile(
    shelf: ArchivedStore, *, is_longer: bool
) -> None:
    told = tell(shelf, GAME, 3)
    stale = shelf.keep(GAME)
    assert stale is not None
    if is_longer:
        told += entries(1, 3)
        shelf.append(GAME, head_of(told[:3]), pairs(told[3:]), due="keep", kinds=KINDS)
    else:
        shelf.note_read(GAME, 1, "all", 7)
    assert shelved(shelf, GAME) == [GAME]
    assert list(shelf.shelve([stale])) == []
    assert shelf.read(GAME) == told
    assert shelf.reads(GAME) == ([] if is_longer else [ArbiterRead(1, "all", 7)])


def test_a_look_that_is_noted_meanwhile_keeps_the_game(shelf: ArchivedStore) -> None:
    tell(shelf, GAME, 3)
    kept = shelf.keep(GAME)
    assert kept is not None
    shelf.note_read(GAME, 1, "all", 7)
    assert list(shelf.shelve([kept])) == []
    assert shelf.reads(GAME) == [ArbiterRead(1, "all", 7)]


def test_a_crash_at_any_byte_loses_nothing(client: redis.Redis, shelf: ArchivedStore, tmp_path: Path) -> None:
    """The second game's frame is cut anywhere; Redis still holds it, and it is archived again."""
    first, second = tell(shelf, GAME, 3), tell(shelf, CHILD, 2)
    kept = [shelf.keep(each) for each in (GAME, CHILD)]
    shelved(shelf, GAME, bridge_s=0)
    segment = next(shelf.archive.folder.glob("??/?.games"))
    whole = segment.read_bytes()
    assert kept[1] is not None
    frame = pack(kept[1])
    for cut in range(len(frame)):
        segment.write_bytes(whole + frame[:cut])
        assert shelf.read(GAME) == first
        assert shelf.read(CHILD) == second
        assert shelf.archive.find(CHILD) is None
    with shelf.archive.writing() as put:
        put([kept[1]])
    assert segment.read_bytes() == whole + frame
    assert shelved(shelf, CHILD, bridge_s=0) == [CHILD]
    assert shelf.read(CHILD) == second


def test_a_flipped_byte_is_damage_to_its_game_alone(shelf: ArchivedStore) -> None:
    told = tell(shelf, GAME, 3)
    tell(shelf, CHILD, 3)
    shelved(shelf, CHILD, GAME, bridge_s=0)
    segment = next(shelf.archive.folder.glob("??/?.games"))
    whole = segment.read_bytes()
    with segment.open("rb") as file:
        spoilt = next(each for each in scan_frames(file) if each.game == CHILD)
    for at in range(spoilt.start, spoilt.end):
        segment.write_bytes(flipped := whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        if flipped.count(GAME.encode()) > whole.count(GAME.encode()):  # its name has become the other's
            with pytest.raises(Damaged):
                shelf.read(GAME)
            continue
        assert shelf.read(GAME) == told
        try:
            assert shelf.read(CHILD) == []
            assert list(shelf.archive.stray()) or CHILD not in set(shelf.archive.games())
        except Damaged:
            assert shelf.archive.holds(CHILD)


def test_nothing_is_let_go_of_that_could_not_be_written(shelf: ArchivedStore) -> None:
    told = tell(shelf, GAME, 3)
    shelf.archive.folder.write_text("no folder")
    with pytest.raises(OSError):
        shelved(shelf, GAME)
    shelf.archive.folder.unlink()
    assert shelf.read(GAME) == told


def test_the_archive_can_be_moved(shelf: ArchivedStore, client: redis.Redis, tmp_path: Path) -> None:
    told = tell(shelf, GAME, 3)
    shelved(shelf, GAME, bridge_s=0)
    moved = Path(shutil.copytree(shelf.archive.folder, tmp_path / "elsewhere"))
    assert ArchivedStore(client, Archive(moved)).read(GAME) == told


def test_a_game_that_is_there_is_not_put_back_unless_it_must(shelf: ArchivedStore) -> None:
    told = tell(shelf, GAME, 3)
    kept = shelf.keep(GAME)
    assert kept is not None
    other = ArchivedGame(GAME, tuple(each._replace(value=b"{}") for each in kept.entries))
    assert not shelf.put_back(other)
    assert shelf.read(GAME) == told
    assert shelf.put_back(other, over=True)
    assert [each.event for each in shelf.read(GAME)] == [b"{}"] * 3


def test_what_is_owed_is_said_anew_only_at_the_same_head(shelf: ArchivedStore) -> None:
    told = tell(shelf, GAME, 3)
    assert not shelf.owe(GAME, head_of(told[:2]), "now")
    assert shelf.due_ms(GAME) is None
    assert shelf.owe(GAME, head_of(told), "now")
    assert shelf.due_ms(GAME) is not None
    assert shelf.owe(GAME, head_of(told), 1_234_567)
    assert shelf.due_ms(GAME) == 1_234_567
    assert shelf.owe(GAME, head_of(told), "clear")
    assert shelf.due_ms(GAME) is None


def test_a_removed_game_is_in_no_archive_and_its_neighbours_are(shelf: ArchivedStore, archive: Archive) -> None:
    told = {each: tell(shelf, each, 30) for each in (GAME, CHILD, OTHER)}
    assert shelved(shelf, GAME, CHILD, OTHER) == [GAME, CHILD, OTHER]
    shelf.remove(CHILD)
    assert sorted(archive.games()) == [GAME, OTHER]
    assert list(archive.stray()) == []
    assert {each: shelf.read(each) for each in told} == told | {CHILD: []}
    assert not list(archive.folder.rglob("*.draft"))
    tell(shelf, CHILD, 3)
    assert len(shelf.read(CHILD)) == 3
