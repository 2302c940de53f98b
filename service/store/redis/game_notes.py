"""Data of games outside their logs, in Redis: display names, the creator's pseudonym and open items, arbiter reads."""

from __future__ import annotations

from collections.abc import Sequence

from service.store import validation
from service.store.open_items import OPEN_MS, Exceeded, OpenBound
from service.store.redis import codec, keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart
from service.store.stored import ArbiterRead

OWNER_S = 30 * 86_400
_COUNT_ITEMS = Script("count_items.lua")


class RedisGameNotes(RedisPart):
    """Names, owner and arbiter reads of each game; a sorted set for each kind of an owner's open items."""

    def put_name(self, game: str, seat: int, name: str) -> None:
        """Write to the game's hash of names."""
        validation.require_number(seat)
        key = keys.names_key(game)
        ask(lambda: self._redis.hset(key, str(seat), name))

    def drop_name(self, game: str, seat: int) -> bool:
        """Delete from the game's hash of names."""
        key = keys.names_key(game)
        return bool(ask(lambda: send(self._redis, "HDEL", key, str(seat))))

    def names(self, game: str) -> dict[int, str]:
        """Read the game's hash of names."""
        key = keys.names_key(game)
        return {int(seat): name.decode() for seat, name in ask(lambda: send(self._redis, "HGETALL", key)).items()}

    def put_owner(self, game: str, owner: str) -> None:
        """Write the game's owner key, with its expiry."""
        validation.require_name(owner)
        key = keys.owner_key(game)
        ask(lambda: send(self._redis, "SET", key, owner, "EX", OWNER_S))

    def owner(self, game: str) -> str:
        """Read the game's owner key."""
        key = keys.owner_key(game)
        found: bytes | None = ask(lambda: send(self._redis, "GET", key))
        return found.decode() if found else ""

    def count_items(self, bounds: Sequence[OpenBound], at_ms: int) -> Exceeded | None:
        """Drop, count and add in one script call."""
        validation.require_open_bounds(bounds)
        validation.require_number(at_ms)
        touched = [keys.open_items_key(each.owner, each.kind) for each in bounds]
        wanted: list[str | int] = []
        for each in bounds:
            wanted += [each.most, len(each.items), *each.items]
        number, over = ask(lambda: _COUNT_ITEMS.run(self._redis, touched, at_ms, at_ms - OPEN_MS, OPEN_MS // 1000, *wanted))
        return Exceeded(bounds[number - 1], over) if number else None

    def close_item(self, owner: str, kind: str, item: str) -> None:
        """Remove it from the set."""
        validation.require_open_item(owner, kind, item)
        key = keys.open_items_key(owner, kind)
        ask(lambda: self._redis.zrem(key, item))

    def open_items(self, owner: str, kind: str) -> list[str]:
        """Read the set."""
        validation.require_open_item(owner, kind)
        key = keys.open_items_key(owner, kind)
        return [item.decode() for item in ask(lambda: send(self._redis, "ZRANGE", key, 0, -1))]

    def note_read(self, game: str, version: int, viewpoint: str, at_ms: int) -> None:
        """Write to the game's hash of reads, unless it has this one."""
        validation.require_number(version)
        validation.require_viewpoint_text(viewpoint)
        validation.require_number(at_ms)
        key = keys.reads_key(game)
        ask(lambda: self._redis.hsetnx(key, f"{version} {viewpoint}", str(at_ms)))

    def reads(self, game: str) -> list[ArbiterRead]:
        """Read the game's hash of reads."""
        key = keys.reads_key(game)
        return sorted(
            codec.parse_arbiter_read(*each) for each in ask(lambda: send(self._redis, "HGETALL", key)).items()
        )
