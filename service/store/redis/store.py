"""The event store in Redis: a stream for each game; for each partition a feed, due games and consumer checkpoints.

Every operation is idempotent, so a lost reply is answered by a retry. For `append`, `fork` and `plant` that returns a
conflict whose missed entries are the caller's own.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import redis

from service.store import feed, validation
from service.store.redis import keys
from service.store.redis.chats import Chats
from service.store.redis.connection.cluster_client import ClusterClient
from service.store.redis.connection.retry import ask, send
from service.store.redis.due_games import RedisDueGames
from service.store.redis.feeds import RedisFeeds
from service.store.redis.game_notes import RedisGameNotes
from service.store.redis.game_streams import RedisGameStreams
from service.store.redis.inboxes import Inboxes
from service.store.redis.players import RedisPlayers
from service.store.redis.projection_rows import RedisRows
from service.store.redis.side_texts import RedisSideTexts
from service.store.redis.webhooks import Webhooks


class RedisStore(RedisGameStreams, RedisDueGames, RedisFeeds, RedisRows, RedisGameNotes, Inboxes, Webhooks, Chats, RedisPlayers, RedisSideTexts):
    """A `Store` in the Redis of `client`, made by `connect` for this store: its replies of streams stay unparsed."""

    def __init__(self, client: redis.Redis, now_ms: Callable[[], int] = feed.system_clock_ms) -> None:
        super().__init__(client, now_ms)
        for command in ("XRANGE", "XREVRANGE", "XREAD"):
            client.set_response_callback(command, _as_sent)

    def remove(self, game: str) -> None:
        """Delete one key after the other, the stream last, so that an interrupted removal can be repeated."""
        ask(lambda: self._redis.zrem(keys.due_key(game), game))
        ask(lambda: self._redis.hdel(keys.attempts_key(game), game))
        ask(
            lambda: self._redis.unlink(
                keys.names_key(game),
                keys.reads_key(game),
                keys.owner_key(game),
                keys.listeners_key(game),
                keys.holders_key(game),
            )
        )
        self.drop_chat(game)
        ask(lambda: self._redis.unlink(keys.stream_key(game)))

    def rewrite_file(self) -> None:
        """Have each server rewrite its append-only file, without deleted data."""
        for server in self._redis.masters() if isinstance(self._redis, ClusterClient) else [self._redis]:
            with suppress(redis.ResponseError):  # It is rewriting already, or has no such file.
                server.bgrewriteaof()

    def note_installation(self, own: str, *, over: bool = False) -> str:
        """Set it if absent, then read it."""
        ask(lambda: self._redis.set(keys.INSTALLATION, own, nx=not over))
        noted: bytes = ask(lambda: send(self._redis, "GET", keys.INSTALLATION))
        return noted.decode()

    def note_backup(self, at_ms: int) -> None:
        """Overwrite the last one."""
        validation.require_number(at_ms)
        ask(lambda: send(self._redis, "SET", keys.BACKUP, at_ms))

    def last_backup(self) -> int:
        """Read it."""
        return int(ask(lambda: send(self._redis, "GET", keys.BACKUP)) or 0)

    def ping(self) -> None:
        """Write a probe key in every partition."""
        self._ask_partitions(lambda pipe, partition: pipe.set(keys.PROBES[partition], ""))


def _as_sent(reply: object, **_options: object) -> object:
    return reply
