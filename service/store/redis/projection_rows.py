"""Rows of projections in Redis, listed by order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from service.store import validation
from service.store.redis import codec, keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart

_PUT_ROW = Script("put_row.lua")


class RedisRows(RedisPart):
    """A hash of rows and a sorted listing for each projection."""

    def put_row(self, projection: str, key: str, version: int, order: int, row: bytes) -> bool:
        """Compare and write in one script call; also False if an earlier call whose reply was lost has written it."""
        validation.require_name(projection)
        validation.require_number(version)
        validation.require_order(order)
        touched = (keys.rows_key(projection), keys.listing_key(projection))
        return bool(ask(lambda: _PUT_ROW.run(self._redis, touched, key, version, codec.listing_position(order), row)))

    def rows(self, projection: str, after: str | None, limit: int) -> list[tuple[str, bytes]]:
        """Read a range of the listing, then its rows."""
        validation.require_name(projection)
        validation.require_number(limit)
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
        validation.require_name(projection)
        value = self._row_values(projection, [key])[0]
        return None if value is None else codec.parse_row(value)

    def some_rows(self, projection: str, row_keys: Sequence[str]) -> list[bytes | None]:
        """Read them in one command."""
        validation.require_name(projection)
        held = self._row_values(projection, [*row_keys]) if row_keys else []
        return [None if value is None else codec.parse_row(value) for value in held]

    def _row_values(self, projection: str, row_keys: list[str]) -> list[Any]:
        return ask(lambda: send(self._redis, "HMGET", keys.rows_key(projection), *row_keys))

    def drop(self, projection: str) -> None:
        """Delete rows and listing together."""
        validation.require_name(projection)
        ask(lambda: self._redis.unlink(keys.rows_key(projection), keys.listing_key(projection)))

    def delist(self, projection: str, key: str) -> None:
        """Delete the row and its entry in the listing."""
        validation.require_name(projection)
        held = self._row_values(projection, [key])[0]
        if held is not None:
            place = held.split(b" ", 2)[1]
            listing = keys.listing_key(projection)
            ask(lambda: self._redis.zrem(listing, b"%b:%b" % (place, key.encode())))
            ask(lambda: self._redis.hdel(keys.rows_key(projection), key))
