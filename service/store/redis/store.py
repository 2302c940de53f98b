"""The event store in Redis: a stream for each game; for each partition a feed, what is owed and who has read how far.

Every question here may be asked twice without harm, so a lost reply is answered by asking again. For `append`, `fork`
and `plant` the answer is then a conflict whose missed entries are the caller's own.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import redis

from service.store import feed, validation
from service.store.ids import PARTITIONS
from service.store.protocol import (
    EMPTY,
    MAX_MISSED,
    NO_NAMES,
    AppendConflict,
    ArbiterRead,
    AutomationBacklog,
    Committed,
    Damaged,
    Due,
    Entry,
    FeedEntry,
    InboxFull,
    Names,
    Pending,
    StreamHead,
)
from service.store.redis import cluster_feed, codec, keys
from service.store.redis.cluster_client import ClusterClient, ask_many, scan_keys
from service.store.redis.codec import ParentPointer
from service.store.redis.retry import Script, ask, send

PAGE = 500
OWNER_S, INBOX_S = 30 * 86_400, 90 * 86_400
NO_KEY, NO_END = -2, -1
"""TTL of a key that is not there, and of one that never expires."""
LONGEST_WAIT_MS = 1000
"""Shorter than a connection's patience, which tells waiting for news from a dead server; longer waits are repeated."""

_APPEND, _LEASE = Script("append.lua"), Script("lease.lua")
_PUT_INTO, _PUT_ROW = Script("put_into.lua"), Script("put_row.lua")
_DUE_WORDS = {"now": "now", "keep": "", "clear": "-"}


class RedisStore:
    """A `Store` in the Redis of `client`, made by `connect` for this store: it learns to hand streams over unparsed."""

    def __init__(self, client: redis.Redis, now_ms: Callable[[], int] = feed.system_clock_ms) -> None:
        self._redis = client
        self._now_ms = now_ms
        self._channel = cluster_feed.CHANNEL if isinstance(client, ClusterClient) else ""
        self._of_thread = threading.local()
        for command in ("XRANGE", "XREVRANGE", "XREAD"):
            client.set_response_callback(command, _as_sent)

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
        """Send the script call; it is sent again with the result, where its reply was lost."""
        validation.check_append(expected, events, due, kinds)
        return self._begin_write("append", game, expected, events, due, kinds, names=names)

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
        """Found it in one script call, which also looks at the parent; safe to send again."""
        validation.check_fork_arguments(parent, moment, game, events, due, kinds)
        answer = self._write("inherit" if inherits else "found", game, moment, events, due, kinds, parent, names)
        if (
            answer == AppendConflict(EMPTY, ())
            and (past := self._parent_pointer(parent))
            and moment.version < past.version
        ):
            return self.fork(past.game, moment, game, events, inherits=inherits, due=due, kinds=kinds, names=names)
        return answer

    def plant(
        self, game: str, entries: Sequence[Entry], *, kinds: Sequence[str], names: Names = NO_NAMES
    ) -> Committed | AppendConflict:
        """Write it in one script call; safe to send again."""
        validation.check_plant(entries, kinds)
        before = StreamHead(entries[0].version - 1, b"")
        return self._write("found", game, before, [entry[1:] for entry in entries], "clear", kinds, names=names)

    def _write(
        self,
        manner: str,
        game: str,
        before: StreamHead,
        events: Sequence[tuple[bytes, bytes]],
        due: Due,
        kinds: Sequence[str],
        parent: str = "",
        names: Names = NO_NAMES,
    ) -> Committed | AppendConflict:
        return self._begin_write(manner, game, before, events, due, kinds, parent, names).result()

    def _begin_write(
        self,
        manner: str,
        game: str,
        before: StreamHead,
        events: Sequence[tuple[bytes, bytes]],
        due: Due,
        kinds: Sequence[str],
        parent: str = "",
        names: Names = NO_NAMES,
    ) -> Pending:
        for seat in names:
            validation.check_number(seat)
        touched = [keys.stream_key(game), keys.feed_key(game), keys.due_key(game), keys.attempts_key(game)]
        touched += [keys.stream_key(parent)] if parent else []
        touched += [keys.names_key(game)] if names else []
        owed = due if isinstance(due, int) else _DUE_WORDS[due]
        versions = f"{before.version + 1}-{before.version + len(events)}"
        oldest_ms = max(0, self._now_ms() - feed.RETENTION_MS)
        said = (*before, len(events), game, owed, versions, ",".join(kinds), oldest_ms, manner, parent, self._channel)
        told = (
            *said,
            *chain.from_iterable(events),
            *chain.from_iterable((str(seat), name) for seat, name in names.items()),
        )
        begun = [_APPEND.begin(self._redis, touched, *told)]

        def question() -> Any:
            return begun.pop()() if begun else _APPEND.run(self._redis, touched, *told)

        return Pending(lambda: self._written(ask(question), manner, game, before))

    def _written(self, reply: Any, manner: str, game: str, before: StreamHead) -> Committed | AppendConflict:
        if reply[0] == 1:
            return Committed(reply[1])
        head, missed = StreamHead(reply[1], reply[2]), reply[3]
        if head.version > before.version and (not missed or codec.parse_pointer(missed)):
            return AppendConflict(head, self._conflict_entries(game, before, must_hold=manner == "append"))
        return AppendConflict(head, tuple(codec.parse_entries(missed)))

    def _conflict_entries(self, game: str, before: StreamHead, *, must_hold: bool) -> tuple[Entry, ...]:
        """What a conflict tells where the script, which sees no further back than a fork's own events, could not."""
        is_held = not must_hold or before == EMPTY or self._digest(game, before.version) == before.digest
        return tuple(self.read(game, before.version, MAX_MISSED)) if is_held else ()

    def _digest(self, game: str, version: int) -> bytes | None:
        return next((each.digest for each in self.read(game, version - 1, 1) if each.version == version), None)

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Read in pages, so that no single answer holds the server up; the past of a fork where it lies."""
        validation.check_number(after)
        return self._read_entries(game, after, limit, below=validation.LARGEST)

    def _read_entries(self, game: str, after: int, limit: int | None, below: int) -> list[Entry]:
        """below: a fork's own events begin after the moment of its parent's, so that pasts cannot go round in a circle."""
        found: list[Entry] = []
        while (count := PAGE if limit is None else min(PAGE, limit - len(found))) > 0:
            page = own = self._read_page(game, f"({found[-1].version if found else after}-0", count)
            if past := codec.parse_pointer(page):
                found += self._read_inherited(past, after, limit, below)
                own = page[1:]
            found += codec.parse_entries(own)
            if len(page) < count:
                break
        return found[:limit]

    def _read_inherited(self, past: ParentPointer, after: int, limit: int | None, below: int) -> list[Entry]:
        """What a fork has from its parent after a version.  Raises Damaged where the parent does not hold it."""
        most = past.version - after
        wanted = most if limit is None else min(most, limit)
        told = self._read_entries(past.game, after, wanted, past.version) if past.version < below else []
        if not told:
            raise Damaged("the past of a fork is not where it should be")
        return [each for each in told if each.version <= past.version]

    def _read_page(self, game: str, start: str, count: int) -> list[Any]:
        key = keys.stream_key(game)
        found: list[Any] = ask(lambda: send(self._redis, "XRANGE", key, start, "+", "COUNT", count))
        return found

    def _parent_pointer(self, game: str) -> ParentPointer | None:
        return codec.parse_pointer(self._read_page(game, "-", 1))

    def owed(self, now_ms: int, limit: int) -> list[str]:
        """Merge what the partitions owe."""
        validation.check_number(now_ms)
        validation.check_number(limit)
        by_partition = self._ask_partitions(
            lambda pipe, partition: pipe.zrangebyscore(keys.DUES[partition], "-inf", now_ms, 0, limit, withscores=True)
        )
        owed = sorted((due_ms, game) for pairs in by_partition for game, due_ms in pairs)
        return [game.decode() for _, game in owed[:limit]]

    def lease(self, game: str, now_ms: int) -> int:
        """Look, put off and count in one script call. Of two callers one is told the attempt, the other 0."""
        validation.check_number(now_ms)
        touched = (keys.due_key(game), keys.attempts_key(game))
        return int(ask(lambda: _LEASE.run(self._redis, touched, now_ms, game)))

    def clock_ms(self) -> int:
        """Ask Redis for its time."""
        seconds, micros = ask(lambda: self._redis.time())
        return int(seconds) * 1000 + int(micros) // 1000

    def due_of(self, game: str) -> int | None:
        """Read the game's own due time."""
        key = keys.due_key(game)
        due_ms = ask(lambda: self._redis.zscore(key, game))
        return None if due_ms is None else int(due_ms)

    def owed_since(self, game: str) -> int | None:
        """Look at what is noted beside the attempts, if there were any."""
        key = keys.attempts_key(game)
        tried = ask(lambda: send(self._redis, "HGET", key, game))
        return self.due_of(game) if tried is None else codec.parse_first_due(tried)

    def feed_ends(self) -> dict[int, str]:
        """Read the last entry of each feed."""
        last = self._ask_partitions(lambda pipe, partition: pipe.xrevrange(keys.FEEDS[partition], count=1))
        return {partition: entries[0][0].decode() if entries else "0-0" for partition, entries in enumerate(last)}

    def follow(self, after: dict[int, str], block_ms: int) -> list[tuple[int, FeedEntry]]:
        """Wait on all feeds at once, in turns that a connection has the patience for."""
        validation.check_number(block_ms)
        for partition, feed_id in after.items():
            validation.check_feed_id(partition, feed_id)
        if isinstance(self._redis, ClusterClient):
            return self._follow_cluster(
                self._redis, [after.get(partition, "0-0") for partition in range(PARTITIONS)], block_ms
            )
        places = {key: after.get(partition, "0-0") for partition, key in enumerate(keys.FEEDS)}
        found, left_ms = self._wait_for_feeds(places, min(block_ms, LONGEST_WAIT_MS)), block_ms - LONGEST_WAIT_MS
        while not found and left_ms > 0:
            found, left_ms = self._wait_for_feeds(places, min(left_ms, LONGEST_WAIT_MS)), left_ms - LONGEST_WAIT_MS
        return found

    def _wait_for_feeds(self, places: dict[str, str], block_ms: int) -> list[tuple[int, FeedEntry]]:
        # To Redis, BLOCK 0 means for ever; to our callers it means not at all.
        said = ("BLOCK", block_ms, "COUNT", feed.PAGE_ENTRIES) if block_ms else ("COUNT", feed.PAGE_ENTRIES)
        streams = ask(lambda: send(self._redis, "XREAD", *said, "STREAMS", *places, *places.values()))
        return _to_feed_entries({keys.FEEDS.index(key.decode()): entries for key, entries in streams or ()})

    def _follow_cluster(self, cluster: ClusterClient, places: list[str], block_ms: int) -> list[tuple[int, FeedEntry]]:
        if not block_ms:
            return _to_feed_entries(ask(lambda: cluster_feed.read_feeds(cluster, places, list(range(PARTITIONS)))))
        if not hasattr(self._of_thread, "reader"):
            self._of_thread.reader = cluster_feed.ClusterFeedReader(cluster)
        return _to_feed_entries(ask(lambda: self._of_thread.reader.follow(places, block_ms / 1000)))

    def checkpoint(self, consumer: str) -> dict[int, str]:
        """Read the consumer's place in each partition."""
        validation.check_name(consumer)
        places = self._ask_partitions(lambda pipe, partition: pipe.hget(keys.CHECKPOINTS[partition], consumer))
        return {partition: place.decode() if place else "0-0" for partition, place in enumerate(places)}

    def advance(self, consumer: str, partition: int, feed_id: str) -> None:
        """Write the consumer's place, in the partition it is about."""
        validation.check_name(consumer)
        validation.check_feed_id(partition, feed_id)
        ask(lambda: self._redis.hset(keys.CHECKPOINTS[partition], consumer, feed_id))

    def put_row(self, projection: str, key: str, version: int, order: int, row: bytes) -> bool:
        """Compare and write in one script call; False also when an earlier call, its answer lost, has written it."""
        validation.check_name(projection)
        validation.check_number(version)
        validation.check_order(order)
        touched = (keys.rows_key(projection), keys.listing_key(projection))
        return bool(ask(lambda: _PUT_ROW.run(self._redis, touched, key, version, codec.listing_position(order), row)))

    def rows(self, projection: str, after: str | None, limit: int) -> list[tuple[str, bytes]]:
        """Read a stretch of the listing, then its rows."""
        validation.check_name(projection)
        validation.check_number(limit)
        start = b"-"
        if after is not None:
            last = self._row_values(projection, [after])[0]
            if last is None:
                return []
            start = b"(%b:%b" % (last.split(b" ", 2)[1], after.encode())
        listing = keys.listing_key(projection)
        members = ask(lambda: send(self._redis, "ZRANGEBYLEX", listing, start, "+", "LIMIT", 0, limit))
        listed = [member.partition(b":")[2].decode() for member in members]
        held = self._row_values(projection, listed) if listed else []
        return [(key, codec.parse_row(value)) for key, value in zip(listed, held, strict=True) if value is not None]

    def row(self, projection: str, key: str) -> bytes | None:
        """Read one row."""
        validation.check_name(projection)
        value = self._row_values(projection, [key])[0]
        return None if value is None else codec.parse_row(value)

    def _row_values(self, projection: str, row_keys: list[str]) -> list[Any]:
        return ask(lambda: send(self._redis, "HMGET", keys.rows_key(projection), *row_keys))

    def drop(self, projection: str) -> None:
        """Delete the rows and their listing together."""
        validation.check_name(projection)
        ask(lambda: self._redis.unlink(keys.rows_key(projection), keys.listing_key(projection)))

    def delist(self, projection: str, key: str) -> None:
        """Delete the row and its place in the listing."""
        validation.check_name(projection)
        held = self._row_values(projection, [key])[0]
        if held is not None:
            place = held.split(b" ", 2)[1]
            listing = keys.listing_key(projection)
            ask(lambda: self._redis.zrem(listing, b"%b:%b" % (place, key.encode())))
            ask(lambda: self._redis.hdel(keys.rows_key(projection), key))

    def remove(self, game: str) -> None:
        """Delete one key after the other, the stream last, so that what was cut short can be asked for again."""
        ask(lambda: self._redis.zrem(keys.due_key(game), game))
        ask(lambda: self._redis.hdel(keys.attempts_key(game), game))
        ask(lambda: self._redis.unlink(keys.names_key(game), keys.reads_key(game), keys.owner_key(game)))
        ask(lambda: self._redis.unlink(keys.stream_key(game)))

    def put_name(self, game: str, seat: int, name: str) -> None:
        """Write into the game's hash of names."""
        validation.check_number(seat)
        key = keys.names_key(game)
        ask(lambda: self._redis.hset(key, str(seat), name))

    def names(self, game: str) -> dict[int, str]:
        """Read the game's hash of names."""
        key = keys.names_key(game)
        return {int(seat): name.decode() for seat, name in ask(lambda: send(self._redis, "HGETALL", key)).items()}

    def put_owner(self, game: str, owner: str) -> None:
        """Write the game's own key, with its end."""
        validation.check_name(owner)
        key = keys.owner_key(game)
        ask(lambda: send(self._redis, "SET", key, owner, "EX", OWNER_S))

    def owner(self, game: str) -> str:
        """Read the game's own key."""
        key = keys.owner_key(game)
        found: bytes | None = ask(lambda: send(self._redis, "GET", key))
        return found.decode() if found else ""

    def note_read(self, game: str, version: int, eyes: str, at_ms: int) -> None:
        """Write into the game's hash of looks, unless this one is there."""
        validation.check_number(version)
        validation.check_eyes(eyes)
        validation.check_number(at_ms)
        key = keys.reads_key(game)
        ask(lambda: self._redis.hsetnx(key, f"{version} {eyes}", str(at_ms)))

    def reads(self, game: str) -> list[ArbiterRead]:
        """Read the game's hash of looks."""
        key = keys.reads_key(game)
        return sorted(
            codec.parse_arbiter_read(*each) for each in ask(lambda: send(self._redis, "HGETALL", key)).items()
        )

    def put_into(self, inbox: str, name: str, value: str, most: int) -> bool:
        """Count and write in one script call; False also when an earlier call, its answer lost, has written it."""
        validation.check_name(name)
        validation.check_number(most)
        key = keys.inbox_key(inbox)
        reply = int(ask(lambda: _PUT_INTO.run(self._redis, (key,), name, value, most)))
        if reply < 0:
            raise InboxFull
        self.renew(inbox)
        return reply == 1

    def renew(self, inbox: str) -> None:
        """Write a new end where the old one is more than a day sooner."""
        key = keys.inbox_key(inbox)
        left_s = int(ask(lambda: send(self._redis, "TTL", key)))
        if left_s != NO_KEY and left_s < INBOX_S - 86_400:
            ask(lambda: send(self._redis, "EXPIRE", key, INBOX_S))

    def expire_old_inboxes(self, limit: int) -> int:
        """Walk over all keys, ask TTLs by the page, and write the ends that are missing. Slow, like `games`."""
        validation.check_number(limit)
        found, count = sorted(ask(lambda: scan_keys(self._redis, keys.ALL_INBOXES))), 0
        for at in range(0, len(found), PAGE):
            page = [key.decode() for key in found[at : at + PAGE]]
            left_s = self._ask_keys(page, lambda pipe, key: pipe.ttl(key))
            endless = [key for key, each_s in zip(page, left_s, strict=True) if each_s == NO_END][: limit - count]
            if endless:
                self._ask_keys(endless, lambda pipe, key: pipe.expire(key, INBOX_S))
            count += len(endless)
            if count >= limit:
                break
        return count

    def take_from(self, inbox: str, name: str) -> None:
        """Delete from the inbox's hash."""
        validation.check_name(name)
        key = keys.inbox_key(inbox)
        ask(lambda: self._redis.hdel(key, name))

    def inside(self, inbox: str) -> dict[str, str]:
        """Read the inbox's hash."""
        key = keys.inbox_key(inbox)
        found = ask(lambda: send(self._redis, "HGETALL", key))
        return {name.decode(): value.decode() for name, value in found.items()}

    def games(self) -> list[str]:
        """Walk over all keys; slow, and blind to games that begin meanwhile."""
        return [keys.game_of_stream_key(key.decode()) for key in ask(lambda: scan_keys(self._redis, keys.ALL_STREAMS))]

    def owing(self, now_ms: int) -> AutomationBacklog:
        """Look at each partition's longest due, and at when those that were put off were due at first."""
        validation.check_number(now_ms)
        counts = self._ask_partitions(lambda pipe, partition: pipe.zcard(keys.DUES[partition]))
        first = self._ask_partitions(lambda pipe, partition: pipe.zrange(keys.DUES[partition], 0, 0, withscores=True))
        tried = self._ask_partitions(lambda pipe, partition: pipe.hvals(keys.TRIES[partition]))
        due = [int(due_ms) for pairs in first for _, due_ms in pairs]
        since = [codec.parse_first_due(each) for values in tried for each in values]
        return AutomationBacklog(sum(counts), max(0, now_ms - min([*due, *since], default=now_ms)))

    def waiting_ms(self, consumer: str, now_ms: int) -> int:
        """Look at the entry after the consumer's place in each feed."""
        validation.check_number(now_ms)
        places = self.checkpoint(consumer)
        entries = self._ask_partitions(
            lambda pipe, partition: pipe.xrange(keys.FEEDS[partition], f"({places[partition]}", "+", 1)
        )
        told = [int(found[0][0].partition(b"-")[0]) for found in entries if found]
        return max(0, now_ms - min(told, default=now_ms))

    def mark(self, own: str, *, over: bool = False) -> str:
        """Write it where none is, then look."""
        ask(lambda: self._redis.set(keys.MARK, own, nx=not over))
        noted: bytes = ask(lambda: send(self._redis, "GET", keys.MARK))
        return noted.decode()

    def note_backup(self, at_ms: int) -> None:
        """Write it over the one before."""
        validation.check_number(at_ms)
        ask(lambda: send(self._redis, "SET", keys.BACKUP, at_ms))

    def last_backup(self) -> int:
        """Read it."""
        return int(ask(lambda: send(self._redis, "GET", keys.BACKUP)) or 0)

    def ping(self) -> None:
        """Write what nobody reads."""
        self._ask_partitions(lambda pipe, partition: pipe.set(keys.PROBES[partition], ""))

    def _ask_partitions(self, question: Callable[[redis.Redis, int], object]) -> list[Any]:
        """One answer for each partition, in one round trip to each server."""
        return ask(lambda: ask_many(self._redis, keys.FEEDS, question))

    def _ask_keys(self, names: Sequence[str], question: Callable[[redis.Redis, str], object]) -> list[Any]:
        """One answer for each key, in one round trip to each server."""
        return ask(lambda: ask_many(self._redis, names, lambda pipe, number: question(pipe, names[number])))


def _to_feed_entries(news: dict[int, list[Any]]) -> list[tuple[int, FeedEntry]]:
    return [(partition, codec.parse_feed_entry(*entry)) for partition in sorted(news) for entry in news[partition]]


def _as_sent(reply: object, **_options: object) -> object:
    return reply
