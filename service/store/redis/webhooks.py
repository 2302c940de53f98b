"""Webhooks in Redis: a hash of rows for each owner, a sorted set of due ones for each partition, listeners by game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from service.ids import ALL_PARTITIONS, partition_of
from service.store import validation
from service.store.redis import codec, keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart
from service.store.webhook_rows import (
    ROWS_S,
    DueWebhook,
    WebhookBacklog,
    WebhookRow,
    WebhooksFull,
    owner_partition,
)

_PUT_WEBHOOK = Script("put_webhook.lua")


class Webhooks(RedisPart):
    """Rows, due times and listeners."""

    def webhooks(self, owner: str) -> dict[str, WebhookRow]:
        """Read the owner's hash."""
        key = keys.webhooks_key(owner)
        found = ask(lambda: send(self._redis, "HGETALL", key))
        return {name.decode(): codec.parse_webhook_row(value) for name, value in found.items()}

    def put_webhook(self, owner: str, name: str, version: int, *, row: bytes, due_ms: int | None, most: int) -> bool:
        """Compare and write in one script call."""
        validation.check_webhook(owner, name, version, row=row, due_ms=due_ms, most=most)
        touched = (keys.webhooks_key(owner), keys.webhooks_due_key(owner))
        due = "" if due_ms is None else due_ms
        arguments = (name, version, row, due, f"{owner}/{name}", most, ROWS_S)
        reply = int(ask(lambda: _PUT_WEBHOOK.run(self._redis, touched, *arguments)))
        if reply < 0:
            raise WebhooksFull
        return reply == 1

    def drop_webhook(self, owner: str, name: str) -> None:
        """Delete the due time first, so that an interrupted removal can be repeated."""
        validation.require_name(name)
        rows, due = keys.webhooks_key(owner), keys.webhooks_due_key(owner)
        ask(lambda: self._redis.zrem(due, f"{owner}/{name}"))
        ask(lambda: self._redis.hdel(rows, name))

    def due_webhooks(self, now_ms: int, limit: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[DueWebhook]:
        """Merge the partitions' due ones."""
        validation.require_number(now_ms)
        validation.require_number(limit)
        due = self._ask_due([keys.WEBHOOKS_DUE[each] for each in partitions], now_ms, limit)
        return [DueWebhook(*member.decode().split("/")) for member in due]

    def webhook_backlog(self, now_ms: int) -> WebhookBacklog:
        """Count each partition's due ones, and compare their earliest."""
        validation.require_number(now_ms)
        counts = self._ask_partitions(lambda pipe, partition: pipe.zcount(keys.WEBHOOKS_DUE[partition], "-inf", now_ms))
        first = self._ask_partitions(
            lambda pipe, partition: pipe.zrange(keys.WEBHOOKS_DUE[partition], 0, 0, withscores=True)
        )
        earliest = min((int(due_ms) for pairs in first for _, due_ms in pairs), default=now_ms)
        return WebhookBacklog(sum(counts), max(0, now_ms - earliest))

    def listen(self, game: str, owner: str) -> None:
        """Add to the game's set, then extend its expiry."""
        owner_partition(owner)
        key = keys.listeners_key(game)
        ask(lambda: self._redis.sadd(key, owner))
        ask(lambda: self._redis.expire(key, ROWS_S))

    def unlisten(self, game: str, owner: str) -> None:
        """Remove from the game's set."""
        owner_partition(owner)
        key = keys.listeners_key(game)
        ask(lambda: self._redis.srem(key, owner))

    def listeners(self, games: Sequence[str]) -> dict[str, set[str]]:
        """Read the games' sets in one round trip to each server."""
        for game in games:
            partition_of(game)
        if not games:
            return {}
        touched = [keys.listeners_key(game) for game in games]
        if len(touched) == 1:  # A pipeline of one takes four times as long.
            found = [ask(lambda: send(self._redis, "SMEMBERS", touched[0]))]
        else:
            found = self._ask_keys(touched, lambda pipe, key: pipe.smembers(key))
        return {game: {owner.decode() for owner in owners} for game, owners in zip(games, found, strict=True) if owners}
