"""Backup and restore: every stored game in one file, verified after writing and before restoring."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from domain.game.batch import Cause, Fact, log_entry
from domain.game.entry_codec import chain_after, encode_entry
from domain.game.events.game_events import GameHead, GameRestored
from service.app.core.context import Context
from service.app.due.automation_due import due_of
from service.app.due.awaited_rounds import note_awaited_round
from service.app.maintenance.doctor import Finding, Untrustworthy, replay_game
from service.app.maintenance.restored_events import is_put_back, mend_restored_event, read_heads, restore_event_over
from service.app.projected import lobby
from service.store import ArchivedGame, ArchivedStore, Damaged, StreamHead, letter_of
from service.store.archive.frames import Frame, RawEntry, pack, scan_frames, to_frame, unpack, unwrap_frame

__all__ = ["ArchivedStore", "BadBackup", "backup", "check_backup", "restore"]

RESTORED = str(GameRestored.__struct_config__.tag).encode()
BEGIN, END = "deaddrop-backup", "end"
FORMAT = 2
READABLE = (1, FORMAT)
"""Formats of backups that can be restored; the first has no events."""


class Begin(msgspec.Struct, frozen=True):
    """First entry of a backup. made: time, RFC 3339."""

    format: int
    made: str


class End(msgspec.Struct, frozen=True):
    """Last entry of a complete backup."""

    games: int
    entries: int
    events: int = 0


class BadBackup(Exception):
    """A backup that cannot be trusted. The message is one sentence for the operator."""


def backup(context: Context, store: ArchivedStore, path: Path, advance: Callable[[], None]) -> End:
    """Write all events, then all games, archived ones included, to a new file. It gets its name once it is on disk and was
    read back. Events come first, so that no event knows more of its games than the copies hold.
    """
    draft, done, entries, events = path.with_name(f"{path.name}.draft"), set[str](), 0, 0
    with open(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600), "w+b") as file:
        file.write(to_frame(BEGIN, msgspec.msgpack.encode(Begin(FORMAT, context.stamp()))))
        for event in sorted(store.streams()):
            copied = store.keep(event)
            if copied is not None:
                file.write(pack(copied))
                events, entries = events + 1, entries + len(copied.entries)
        while more := sorted({*store.games(), *store.archive.games()} - done):
            for game_id in more:
                kept = store.keep(game_id)
                if kept is not None:
                    file.write(pack(kept))
                    entries += len(kept.entries)
                done.add(game_id)
                advance()
        end = End(len(done), entries, events)
        file.write(to_frame(END, msgspec.msgpack.encode(end)))
        file.flush()
        os.fsync(file.fileno())
        check_backup(file)
    draft.rename(path)
    return end


def check_backup(file: BinaryIO) -> End:
    """The last entry of a complete and unchanged backup.  Raises BadBackup."""
    games = entries = events = 0
    end: End | None = None
    at, begun = 0, False
    try:
        for frame in scan_frames(file):
            if frame.start != at or end is not None:
                raise BadBackup(f"The backup is damaged after byte {at}.")
            at = frame.end
            if frame.game == BEGIN:
                check_begin(unwrap_frame(read_frame_bytes(file, frame)))
                begun = True
            elif frame.game == END:
                end = msgspec.msgpack.decode(unwrap_frame(read_frame_bytes(file, frame)), type=End)
            else:
                kept = unpack(read_frame_bytes(file, frame))
                is_event = bool(letter_of(kept.game))
                games, events, entries = games + (not is_event), events + is_event, entries + len(kept.entries)
    except (Damaged, msgspec.MsgspecError) as error:
        raise BadBackup(f"The backup is damaged at byte {frame.start}: {error}.") from error
    if end != End(games, entries, events) or at != file.seek(0, os.SEEK_END) or not begun:
        raise BadBackup("The backup is cut short.")
    return end


def check_begin(packed: bytes) -> None:
    if msgspec.msgpack.decode(packed, type=Begin).format not in READABLE:
        raise BadBackup("The backup is of another version of Dead Drop.")


def read_frame_bytes(file: BinaryIO, frame: Frame) -> bytes:
    file.seek(frame.start)
    return file.read(frame.end - frame.start)


def read_games(file: BinaryIO) -> Iterator[ArchivedGame]:
    """The events and games of a backup."""
    for frame in scan_frames(file):
        if frame.game not in (BEGIN, END):
            yield unpack(read_frame_bytes(file, frame))


def restore(
    context: Context, store: ArchivedStore, file: BinaryIO, over: Container[str] = (), reason: str = ""
) -> Iterator[Finding]:
    """Restore the events and games of a checked backup that the store lacks, then replay each and renew its due time.

    Resumes after an interruption. over: events and games to restore even if the store holds them; reason: recorded in
    the log of each that loses events, for ever. Yields a finding for each, with its problems.
    """
    heads = []
    for each in read_games(file):
        if each.game in over and letter_of(each.game):
            restore_event_over(context, store, each, reason)
        elif each.game in over:
            restore_over(context, store, each, reason)
        else:
            store.put_back(each)
        heads.append((each.game, each.head))
    for game_id, head in heads:
        is_event = bool(letter_of(game_id))
        problems = mend_restored_event(store, game_id, head) if is_event else mend_restored(context, store, game_id, head)
        yield Finding(game_id, tuple(problems))
    lobby.rebuild_lobby(context)


def restore_over(context: Context, store: ArchivedStore, kept: ArchivedGame, reason: str) -> None:
    """Replace a game in the store. If this discards events, `game.restored` continues the log."""
    here = read_heads(store, kept.game)
    if not set(here) <= {StreamHead(each.version, each.digest) for each in kept.entries}:
        if is_put_back(store, kept, RESTORED):
            return
        kept = with_restore(context, kept, here[-1], reason)
    elif not here:
        kept = with_restore(context, kept, None, reason)
    store.put_back(kept, over=True)
    store.announce(kept.game, kept.head.version)


def with_restore(context: Context, kept: ArchivedGame, lost: StreamHead | None, reason: str) -> ArchivedGame:
    """The copy with `game.restored` appended, which contains no hidden values and so needs no secret."""
    head = kept.head
    given_up = None if lost is None else GameHead(lost.version, lost.digest.hex())
    event = GameRestored(given_up, GameHead(head.version, head.digest.hex()), reason)
    entry = chain_after(head.digest, log_entry(Cause(context.stamp()), Fact(event), 1), head.version + 1, b"")
    last = RawEntry(head.version + 1, b"e", encode_entry(entry.stored), entry.digest)
    return msgspec.structs.replace(kept, entries=(*kept.entries, last))


def mend_restored(context: Context, store: ArchivedStore, game_id: str, head: StreamHead) -> Iterator[str]:
    """Problems of a restored game; if there are none, renews its due time and the wait for its round of drand."""
    try:
        game = replay_game(store, context.catalogue, game_id)
    except Untrustworthy as wrong:
        yield str(wrong)
        return
    if not any((each.version, each.digest) == head for each in store.read(game_id, head.version - 1, 1)):
        yield "another history of this game is here; it was left as it is"
        return
    if game.rules.is_installed:
        store.owe(game_id, StreamHead(game.version, game.digest), due_of(game, context.games.expiry))
    note_awaited_round(store, game)
