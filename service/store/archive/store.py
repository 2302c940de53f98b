"""Redis event store with an archive: reads archived games in place, and restores them before writes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any

import redis

from service.ids import letter_of
from service.store import feed, validation
from service.store.archive.frames import ArchivedGame, RawEntry
from service.store.archive.segments import Archive
from service.store.redis import keys
from service.store.redis.connection.retry import Script, Word, ask, send
from service.store.redis.game_streams import PAGE, StreamWrite
from service.store.redis.store import RedisStore
from service.store.stored import (
    EMPTY,
    AppendConflict,
    ArbiterRead,
    Committed,
    Damaged,
    Pending,
    StoredEntry,
    StreamHead,
)

BRIDGE_S = 3600
"""Seconds that an archived game's emptied stream stays in Redis, for processes that cached its head."""
BATCH = 100

_PUT_BACK, _LET_GO = Script("put_back.lua"), Script("let_go.lua")


class ArchivedStore(RedisStore):
    """A `Store` whose finished games may be in `archive`; transparent to readers and forks."""

    def __init__(self, client: redis.Redis, archive: Archive, now_ms: Callable[[], int] = feed.system_clock_ms) -> None:
        super().__init__(client, now_ms)
        self.archive = archive

    def keep(self, game: str) -> ArchivedGame | None:
        """Complete copy of a game from Redis, else from the archive, or of a tournament; None if neither has it."""
        entries: list[RawEntry] = []
        while page := super()._read_page(game, f"({entries[-1].version}-0" if entries else "-", PAGE):
            entries += map(_to_raw_entry, page)
        if letter_of(game):
            return ArchivedGame(game, tuple(entries), texts=self.texts(game)) if entries else None
        if not entries:
            return self.archive.find(game)
        return ArchivedGame(game, tuple(entries), super().names(game), tuple(super().reads(game)))

    def entries_of(self, kept: ArchivedGame) -> list[StoredEntry]:
        """The log of a copy; a fork inherits its beginning from its parent in this store.  Raises Damaged."""
        found: list[StoredEntry] = []
        for version, kind, value, digest in kept.entries:
            if kind == b"p":
                found += [each for each in self.read(value.decode(), 0, version) if each.version <= version]
            else:
                found.append(StoredEntry(version, value, digest))
        return found

    def put_back(self, kept: ArchivedGame, *, over: bool = False) -> bool:
        """Write a game or a tournament from its copy unless Redis holds it; True if written. Sets no due time, and no feed
        announces it.

        over: replace any stored version.
        """
        if letter_of(kept.game):
            self._put_texts_back(kept, over=over)
        sent: list[Word] = list(chain.from_iterable(kept.entries))
        written = bool(
            ask(lambda: _PUT_BACK.run(self._redis, [keys.stream_key(kept.game)], "over" if over else "absent", *sent))
        )
        for seat, name in kept.names.items():
            self.put_name(kept.game, seat, name)
        for look in kept.reads:
            self.note_read(kept.game, *look)
        return written

    def _put_texts_back(self, kept: ArchivedGame, *, over: bool) -> None:
        """Write the texts of a tournament before its facts, so that stored facts never lack a text."""
        if not over and super()._read_page(kept.game, "-", 1):
            return
        key = keys.texts_key(kept.game)
        ask(lambda: send(self._redis, "DEL", key))
        if kept.texts:
            ask(lambda: send(self._redis, "HSET", key, *chain.from_iterable(kept.texts.items())))

    def shelve(self, games: Iterable[ArchivedGame], bridge_s: int = BRIDGE_S) -> Iterator[str]:
        """Archive games, and empty each in Redis once it is synced to disk; returns the emptied ones. A game changed
        since stays.

        A longer copy written meanwhile by another process is not overwritten.
        """
        kept = list(games)
        for at in range(0, len(kept), BATCH):
            with self.archive.writing() as put:
                piece = [each for each in kept[at : at + BATCH] if self.keep(each.game) == each]
                put(each for each in piece if self.archive.find(each.game) != each)
                gone = [each.game for each in piece if self._let_go(each, bridge_s)]
            yield from gone

    def _let_go(self, kept: ArchivedGame, bridge_s: int) -> bool:
        game = kept.game
        touched = (keys.stream_key(game), keys.due_key(game), keys.names_key(game), keys.reads_key(game))
        args = (*kept.head, len(kept.names), len(kept.reads), game, bridge_s)
        return bool(ask(lambda: _LET_GO.run(self._redis, touched, *args)))

    def announce(self, game: str, version: int) -> None:
        """Wake subscribers of a restored game; a hint, as every notice of a feed."""
        oldest_ms = max(0, self._now_ms() - feed.RETENTION_MS)
        notice = ("g", game, "r", f"{version}-{version}", "k", "")
        ask(lambda: send(self._redis, "XADD", keys.feed_key(game), "MINID", "~", oldest_ms, "*", *notice))
        if self._channel:
            ask(lambda: send(self._redis, "PUBLISH", self._channel, game[:2]))

    def remove(self, game: str) -> None:
        """Delete from the archive first, or the game would be restored from it."""
        with self.archive.writing():
            self.archive.remove(game)
        super().remove(game)

    def drop_name(self, game: str, seat: int) -> bool:
        """Delete from the archive too: rewrites its segment without any earlier copy of the game."""
        with self.archive.writing():
            was_archived = self.archive.drop_name(game, seat)
            return super().drop_name(game, seat) or was_archived

    def head(self, game: str) -> StreamHead:
        """The head in Redis, else the archived one."""
        held = super().head(game)
        return held if held != EMPTY or (archived := self.archive.find(game)) is None else archived.head

    def names(self, game: str) -> dict[int, str]:
        """The names in Redis, else the archived ones."""
        kept = super().names(game)
        return kept or (archived.names if (archived := self.archive.find(game)) else {})

    def reads(self, game: str) -> list[ArbiterRead]:
        """The reads in Redis, else the archived ones."""
        kept = super().reads(game)
        return kept or (list(archived.reads) if (archived := self.archive.find(game)) else [])

    def games(self) -> list[str]:
        """Games in Redis, without the empty streams of archived ones."""
        return [
            each
            for each in super().games()
            if not self.archive.holds(each) or super(ArchivedStore, self)._read_page(each, "-", 1)
        ]

    def _read_page(self, game: str, start: str, count: int) -> list[Any]:
        return super()._read_page(game, start, count) or self._archived_page(game, start, count)

    def _archived_page(self, game: str, start: str, count: int) -> list[Any]:
        """A page from the archive. Archived entries are a prefix of the game's, so they are valid if Redis has none."""
        kept = self.archive.find(game)
        if kept is None:
            return []
        after = 0 if start == "-" else int(start[1:-2])
        page = [each for each in kept.entries if each.version > after][:count]
        return [[b"%d-0" % each.version, [each.kind, each.value, b"h", each.digest]] for each in page]

    def _begin_write(self, write: StreamWrite) -> Pending:
        """Restore what the write needs: at once for a new stream, else if Redis turns out to have none."""
        if write.mode == "append" and write.before != EMPTY:
            return Pending(partial(self._settle, write, super()._begin_write(write)))
        self._restore(write.game, write.parent)
        return super()._begin_write(write)

    def _settle(self, write: StreamWrite, pending: Pending) -> Committed | AppendConflict:
        reply = pending.result()
        if reply == AppendConflict(EMPTY, ()) and self._restore(write.game):
            return super()._begin_write(write).result()
        return reply

    def _restore(self, *games: str) -> bool:
        """Restore games into Redis for a write; the archive keeps its copies. True if any was archived."""
        kept = [found for game in games if game and (found := self.archive.find(game)) is not None]
        for each in kept:
            self.put_back(each)
        return bool(kept)


def _to_raw_entry(entry: list[Any]) -> RawEntry:
    try:
        number, (kind, value, _, digest) = entry
        version = int(number[:-2])
    except ValueError as error:
        raise Damaged("a game's stream holds an entry that is no event") from error
    validation.require_number(version)
    return RawEntry(version, kind, value, digest)
