"""Streams of games in Redis: appends, forks and reads. An append also writes the feed, the due time, and names or texts, in one script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain, repeat
from typing import Any, Literal, NamedTuple

import redis

from service.store import feed, validation
from service.store.redis import cluster_feed, codec, keys
from service.store.redis.codec import ParentPointer
from service.store.redis.connection.cluster_client import ClusterClient, scan_keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart
from service.store.stored import (
    EMPTY,
    MAX_MISSED,
    NO_NAMES,
    AppendConflict,
    Committed,
    Damaged,
    Due,
    Names,
    Pending,
    StoredEntry,
    StreamHead,
)

PAGE = 500
"""Entries of one read, so that no single answer blocks the server."""

_APPEND = Script("append.lua")
_DUE_WORDS = {"now": "now", "keep": "", "clear": "-"}


class StreamWrite(NamedTuple):
    """One call of the script. mode: append to a stream, create one, or create one that inherits its parent's entries.

    before: the head, or the version before the first event; parent: of a fork; the others: as in `Store.append`.
    """

    mode: Literal["append", "create", "inherit"]
    game: str
    before: StreamHead
    events: Sequence[tuple[bytes, bytes]]
    due: Due
    kinds: Sequence[str]
    names: Names = NO_NAMES
    parent: str = ""


class RedisGameStreams(RedisPart):
    """A stream for each game. An inheriting fork begins with a pointer into its parent's stream."""

    def __init__(self, client: redis.Redis, now_ms: Callable[[], int]) -> None:
        super().__init__(client, now_ms)
        self._channel = cluster_feed.CHANNEL if isinstance(client, ClusterClient) else ""

    def append(
        self,
        game: str,
        expected: StreamHead,
        events: Sequence[tuple[bytes, bytes]],
        *,
        due: Due,
        kinds: Sequence[str],
        names: Names = NO_NAMES,
    ) -> Committed | AppendConflict:
        """Append in one script call; safe to send again."""
        return self.begin_append(game, expected, events, due=due, kinds=kinds, names=names).result()

    def begin_append(
        self,
        game: str,
        expected: StreamHead,
        events: Sequence[tuple[bytes, bytes]],
        *,
        due: Due,
        kinds: Sequence[str],
        names: Names = NO_NAMES,
    ) -> Pending:
        """Send the script call; `result` sends it again if the reply was lost."""
        validation.check_append(expected, events, due, kinds)
        return self._begin_write(StreamWrite("append", game, expected, events, due, kinds, names))

    def fork(
        self,
        parent: str,
        moment: StreamHead,
        game: str,
        events: Sequence[tuple[bytes, bytes]],
        *,
        inherits: bool,
        due: Due,
        kinds: Sequence[str],
        names: Names = NO_NAMES,
    ) -> Committed | AppendConflict:
        """Create it in one script call, which also checks the parent; safe to send again."""
        validation.check_fork_arguments(parent, moment, game, events, due=due, kinds=kinds)
        write = StreamWrite("inherit" if inherits else "create", game, moment, events, due, kinds, names, parent)
        answer = self._begin_write(write).result()
        if (
            answer == AppendConflict(EMPTY, ())
            and (past := self._parent_pointer(parent))
            and moment.version < past.version
        ):
            return self.fork(past.game, moment, game, events, inherits=inherits, due=due, kinds=kinds, names=names)
        return answer

    def plant(
        self, game: str, entries: Sequence[StoredEntry], *, kinds: Sequence[str], names: Names = NO_NAMES
    ) -> Committed | AppendConflict:
        """Write it in one script call; safe to send again."""
        validation.check_plant(entries, kinds)
        before = StreamHead(entries[0].version - 1, b"")
        pairs = [entry[1:] for entry in entries]
        return self._begin_write(StreamWrite("create", game, before, pairs, "clear", kinds, names)).result()

    def _begin_write(self, write: StreamWrite) -> Pending:
        """Send the script call; a lost one is sent again."""
        game, before, names = write.game, write.before, write.names
        validation.check_names(game, names)
        touched = [keys.stream_key(game), keys.feed_key(game), keys.due_key(game), keys.attempts_key(game)]
        touched += [keys.stream_key(write.parent)] if write.parent else []
        touched += [keys.beside_key(game)] if names else []
        due_word = write.due if isinstance(write.due, int) else _DUE_WORDS[write.due]
        versions = f"{before.version + 1}-{before.version + len(write.events)}"
        oldest_ms = max(0, self._now_ms() - feed.RETENTION_MS)
        feed_args = (game, due_word, versions, ",".join(write.kinds), oldest_ms)
        args = (
            *(*before, len(write.events), *feed_args, write.mode, write.parent, self._channel),
            *chain.from_iterable(write.events),
            *chain.from_iterable((str(seat), name) for seat, name in names.items()),
        )
        begun = _APPEND.begin(self._redis, touched, *args)
        again: Callable[[], Any] = partial(_APPEND.run, self._redis, touched, *args)
        questions = chain((begun,), repeat(again))
        return Pending(lambda: self._to_result(ask(lambda: next(questions)()), write))

    def _to_result(self, reply: Any, write: StreamWrite) -> Committed | AppendConflict:
        if reply[0] == 1:
            return Committed(reply[1])
        head, missed = StreamHead(reply[1], reply[2]), reply[3]
        if head.version > write.before.version and (not missed or codec.parse_pointer(missed)):
            return AppendConflict(head, self._conflict_entries(write))
        return AppendConflict(head, tuple(codec.parse_entries(missed)))

    def _conflict_entries(self, write: StreamWrite) -> tuple[StoredEntry, ...]:
        """Missed entries of a conflict that are in the parent's stream, which the script of a fork cannot see."""
        game, before = write.game, write.before
        is_held = write.mode != "append" or before == EMPTY or self._digest(game, before.version) == before.digest
        return tuple(self.read(game, before.version, MAX_MISSED)) if is_held else ()

    def _digest(self, game: str, version: int) -> bytes | None:
        return next((each.digest for each in self.read(game, version - 1, 1) if each.version == version), None)

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        """Read in pages; entries that a fork inherits are read from its parent."""
        validation.require_number(after)
        return self._read_entries(game, after, limit, below=validation.LARGEST)

    def head(self, game: str) -> StreamHead:
        """Read the stream's last entry."""
        key = keys.stream_key(game)
        last = codec.parse_entries(ask(lambda: send(self._redis, "XREVRANGE", key, "+", "-", "COUNT", 1)))
        return StreamHead(last[0].version, last[0].digest) if last else EMPTY

    def _read_entries(self, game: str, after: int, limit: int | None, below: int) -> list[StoredEntry]:
        """below: a fork's parent pointer must be below its own events, so that pointers cannot form a cycle."""
        found: list[StoredEntry] = []
        while (count := PAGE if limit is None else min(PAGE, limit - len(found))) > 0:
            page = own = self._read_page(game, f"({found[-1].version if found else after}-0", count)
            if past := codec.parse_pointer(page):
                found += self._read_inherited(past, after, limit, below)
                own = page[1:]
            found += codec.parse_entries(own)
            if len(page) < count:
                break
        return found[:limit]

    def _read_inherited(self, past: ParentPointer, after: int, limit: int | None, below: int) -> list[StoredEntry]:
        """Entries that a fork inherits after a version.  Raises Damaged if the parent lacks them."""
        most = past.version - after
        wanted = most if limit is None else min(most, limit)
        inherited = self._read_entries(past.game, after, wanted, past.version) if past.version < below else []
        if not inherited:
            raise Damaged("a fork's parent lacks the inherited entries")
        return [each for each in inherited if each.version <= past.version]

    def _read_page(self, game: str, start: str, count: int) -> list[Any]:
        key = keys.stream_key(game)
        found: list[Any] = ask(lambda: send(self._redis, "XRANGE", key, start, "+", "COUNT", count))
        return found

    def _parent_pointer(self, game: str) -> ParentPointer | None:
        return codec.parse_pointer(self._read_page(game, "-", 1))

    def games(self) -> list[str]:
        """Scan all keys; slow, and may miss games created meanwhile."""
        return [keys.id_of_stream_key(key.decode()) for key in ask(lambda: scan_keys(self._redis, keys.ALL_STREAMS))]
