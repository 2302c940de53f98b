"""Games with due automation, in Redis: a sorted set for each partition, and the number of attempts at each game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from service.ids import ALL_PARTITIONS
from service.store import validation
from service.store.redis import codec, keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart
from service.store.stored import AutomationBacklog, StreamHead

_LEASE, _OWE = Script("lease.lua"), Script("owe.lua")


class RedisDueGames(RedisPart):
    """Due times of games, and their leases."""

    def owed(self, now_ms: int, limit: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[str]:
        """Merge the partitions' due games."""
        validation.require_number(now_ms)
        validation.require_number(limit)
        return [game.decode() for game in self._ask_due([keys.DUES[each] for each in partitions], now_ms, limit)]

    def lease(self, game: str, now_ms: int) -> int:
        """Check, postpone and count in one script call. Of two concurrent callers, one gets the attempt, the other 0."""
        validation.require_number(now_ms)
        touched = (keys.due_key(game), keys.attempts_key(game))
        return int(ask(lambda: _LEASE.run(self._redis, touched, now_ms, game)))

    def owe(self, game: str, head: StreamHead, due: int | Literal["now", "clear"]) -> bool:
        """Compare the head and set in one script call."""
        touched = (keys.stream_key(game), keys.due_key(game), keys.attempts_key(game))
        return bool(ask(lambda: _OWE.run(self._redis, touched, *head, game, "-" if due == "clear" else str(due))))

    def clock_ms(self) -> int:
        """Time of the Redis server."""
        seconds, micros = ask(lambda: self._redis.time())
        return int(seconds) * 1000 + int(micros) // 1000

    def due_ms(self, game: str) -> int | None:
        """Read the game's own due time."""
        key = keys.due_key(game)
        due_ms = ask(lambda: self._redis.zscore(key, game))
        return None if due_ms is None else int(due_ms)

    def owed_since_ms(self, game: str) -> int | None:
        """Read the first due time from the attempts, if there are any."""
        key = keys.attempts_key(game)
        tried = ask(lambda: send(self._redis, "HGET", key, game))
        return self.due_ms(game) if tried is None else codec.parse_first_due(tried)

    def automation_backlog(self, now_ms: int) -> AutomationBacklog:
        """Count the due games; compare each partition's earliest due time and the first due times of postponed games."""
        validation.require_number(now_ms)
        counts = self._ask_partitions(lambda pipe, partition: pipe.zcard(keys.DUES[partition]))
        first = self._ask_partitions(lambda pipe, partition: pipe.zrange(keys.DUES[partition], 0, 0, withscores=True))
        tried = self._ask_partitions(lambda pipe, partition: pipe.hvals(keys.TRIES[partition]))
        due = [int(due_ms) for pairs in first for _, due_ms in pairs]
        since = [codec.parse_first_due(each) for values in tried for each in values]
        return AutomationBacklog(sum(counts), max(0, now_ms - min([*due, *since], default=now_ms)))
