"""Data beside a game's log, in Redis: display names, its creator's pseudonym, arbiter reads."""

from __future__ import annotations

from service.store import validation
from service.store.protocol import ArbiterRead
from service.store.redis import codec, keys
from service.store.redis.redis_part import RedisPart
from service.store.redis.retry import ask, send

OWNER_S = 30 * 86_400


class GameNotes(RedisPart):
    """Names, owner and arbiter reads of each game."""

    def put_name(self, game: str, seat: int, name: str) -> None:
        """Write to the game's hash of names."""
        validation.check_number(seat)
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
        validation.check_name(owner)
        key = keys.owner_key(game)
        ask(lambda: send(self._redis, "SET", key, owner, "EX", OWNER_S))

    def owner(self, game: str) -> str:
        """Read the game's owner key."""
        key = keys.owner_key(game)
        found: bytes | None = ask(lambda: send(self._redis, "GET", key))
        return found.decode() if found else ""

    def note_read(self, game: str, version: int, viewpoint: str, at_ms: int) -> None:
        """Write to the game's hash of reads, unless it has this one."""
        validation.check_number(version)
        validation.check_viewpoint_text(viewpoint)
        validation.check_number(at_ms)
        key = keys.reads_key(game)
        ask(lambda: self._redis.hsetnx(key, f"{version} {viewpoint}", str(at_ms)))

    def reads(self, game: str) -> list[ArbiterRead]:
        """Read the game's hash of reads."""
        key = keys.reads_key(game)
        return sorted(
            codec.parse_arbiter_read(*each) for each in ask(lambda: send(self._redis, "HGETALL", key)).items()
        )
