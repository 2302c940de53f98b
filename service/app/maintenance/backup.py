"""Backup and restore: every stored game and other log in one file, verified after writing and before restoring."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from domain.game.batch import Cause, Fact, log_entry
from domain.game.entry_codec import chain_after, encode_entry
from domain.game.events.game_events import GameHead, GameRestored
from service.app.core.context import Context
from service.app.core.hooks import kind_of
from service.app.due.automation_due import due_of
from service.app.due.awaited_rounds import note_awaited_round
from service.app.due.log_letters import note_letter
from service.app.due.set_aside import set_aside_lists, set_aside_log
from service.app.maintenance.checked_streams import CheckedStreams, kept_text, refuse_without_extension
from service.app.maintenance.doctor import Finding, Untrustworthy, find_damage, replay_game
from service.app.projected import lobby
from service.store import ArchivedGame, ArchivedStore, Damaged, StreamHead, is_game_id
from service.store.archive.frames import Frame, RawEntry, pack, scan_frames, to_frame, unpack, unwrap_frame

__all__ = ["ArchivedStore", "BadBackup", "backup", "check_backup", "restore"]

RESTORED = str(GameRestored.__struct_config__.tag).encode()
BEGIN, END = "deaddrop-backup", "end"
FORMAT = 2
READABLE = (1, FORMAT)
"""Formats of backups that can be restored; the first has only games."""


class Begin(msgspec.Struct, frozen=True):
    """First entry of a backup. made: time, RFC 3339."""

    format: int
    made: str


class End(msgspec.Struct, frozen=True):
    """Last entry of a complete backup. logs: those of extensions."""

    games: int
    entries: int
    logs: int = 0


class BadBackup(Exception):
    """A backup that cannot be trusted. The message is one sentence for the operator."""


def backup(context: Context, store: ArchivedStore, path: Path, advance: Callable[[], None]) -> End:
    """Write all logs of extensions, on or off, then all games, archived ones included, to a new file. It gets its name once
    it is on disk and was read back. Those logs come first, so that none knows more of its games than the copies hold.
    """
    draft, done, entries, logs = path.with_name(f"{path.name}.draft"), set[str](), 0, 0
    with open(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600), "w+b") as file:
        file.write(to_frame(BEGIN, msgspec.msgpack.encode(Begin(FORMAT, context.stamp()))))
        for stream in sorted(store.streams()):
            copied = store.keep(stream)
            if copied is not None:
                file.write(pack(copied))
                logs, entries = logs + 1, entries + len(copied.entries)
        while more := sorted({*store.games(), *store.archive.games()} - done):
            for game_id in more:
                kept = store.keep(game_id)
                if kept is not None:
                    file.write(pack(kept))
                    entries += len(kept.entries)
                done.add(game_id)
                advance()
        end = End(len(done), entries, logs)
        file.write(to_frame(END, msgspec.msgpack.encode(end)))
        file.flush()
        os.fsync(file.fileno())
        check_backup(file)
    draft.rename(path)
    return end


def check_backup(file: BinaryIO) -> End:
    """The last entry of a complete and unchanged backup.  Raises BadBackup."""
    games = entries = logs = 0
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
                is_game = is_game_id(kept.game)
                games, logs, entries = games + is_game, logs + (not is_game), entries + len(kept.entries)
    except (Damaged, msgspec.MsgspecError) as error:
        raise BadBackup(f"The backup is damaged at byte {frame.start}: {error}.") from error
    if end != End(games, entries, logs) or at != file.seek(0, os.SEEK_END) or not begun:
        raise BadBackup("The backup is cut short.")
    return end


def check_begin(packed: bytes) -> None:
    if msgspec.msgpack.decode(packed, type=Begin).format not in READABLE:
        raise BadBackup("The backup is of another version of Dead Drop.")


def read_frame_bytes(file: BinaryIO, frame: Frame) -> bytes:
    file.seek(frame.start)
    return file.read(frame.end - frame.start)


def read_games(file: BinaryIO) -> Iterator[ArchivedGame]:
    """The games and other logs of a backup."""
    for frame in scan_frames(file):
        if frame.game not in (BEGIN, END):
            yield unpack(read_frame_bytes(file, frame))


def restore(
    context: Context, store: ArchivedStore, file: BinaryIO, over: Collection[str] = (), reason: str = ""
) -> Iterator[Finding]:
    """Restore the games and other logs of a checked backup that the store lacks, then replay each, renew its due time and
    rebuild the lists. Logs whose extension is off are put back as they are.

    Resumes after an interruption. over: logs to restore even if the store holds them; reason: recorded in the log of each
    that loses events, for ever. Yields a finding for each, with its problems.  Raises ExtensionOff.
    """
    refuse_without_extension(context.extensions, over)
    heads, kinds = [], context.extensions.of("app", CheckedStreams)
    for each in read_games(file):
        kind = kind_of(each.game, kinds)
        if not is_game_id(each.game):
            note_letter(store, each.game)
        if each.game not in over:
            store.put_back(each)
        elif kind is not None:
            kind.restore_over(context, store, each, reason)
        else:
            restore_over(context, store, each, reason)
        heads.append((each.game, each.head))
    for stream, head in heads:
        if is_game_id(stream):
            problems = mend_restored(context, store, stream, head)
        elif kind := kind_of(stream, kinds):
            problems = kind.mend_restored(store, stream, head)
        else:
            problems = leave_restored(store, stream, head)
        yield Finding(stream, tuple(problems))
    if kept := [each for each, _ in heads if not is_game_id(each) and kind_of(each, kinds) is None]:
        yield Finding("extensions", (), (kept_text(kept),))
    lobby.rebuild_lobby(context)
    for kind in kinds:
        kind.rebuild(context)


def read_heads(store: ArchivedStore, stream: str) -> list[StreamHead]:
    """Version and digest of each readable entry of a log in the store."""
    try:
        held = store.keep(stream)
    except Damaged:
        return []
    return [] if held is None else [StreamHead(each.version, each.digest) for each in held.entries]


def is_put_back(store: ArchivedStore, kept: ArchivedGame, restored: bytes) -> bool:
    """Whether an earlier run has restored this very copy, without entries since. restored: type of the entry that
    records it.
    """
    held = store.keep(kept.game)
    return held is not None and held.entries[:-1] == kept.entries and restored in held.entries[-1].value


def is_history_of(store: ArchivedStore, stream: str, head: StreamHead) -> bool:
    """Whether the log in the store contains this head."""
    return any((each.version, each.digest) == head for each in store.read(stream, head.version - 1, 1))


def leave_restored(store: ArchivedStore, stream: str, head: StreamHead) -> Iterator[str]:
    """Problems of a restored log whose extension is off; its work and lists are due once the extension is on."""
    if damage := next(find_damage(store, stream), None):
        yield damage
    elif not is_history_of(store, stream, head):
        yield "another history of this log is here; it was left as it is"
    else:
        set_aside_log(store, stream)
        set_aside_lists(store, stream)


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
    if not is_history_of(store, game_id, head):
        yield "another history of this game is here; it was left as it is"
        return
    if game.rules.is_installed:
        store.owe(game_id, StreamHead(game.version, game.digest), due_of(game, context.games.expiry))
    note_awaited_round(store, game)
