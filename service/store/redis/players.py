"""Players in Redis: a stream of facts for each, entry `<version>-0` with field `f`; a hash of holders for each game and identity."""

from __future__ import annotations

from collections.abc import Sequence

from service.ids import partition_of
from service.store import validation
from service.store.player_streams import FORGOTTEN_S
from service.store.redis import keys
from service.store.redis.connection.cluster_client import scan_keys
from service.store.redis.connection.retry import Script, ask, send
from service.store.redis.redis_part import RedisPart

_WRITE_FACTS, _BIND, _UNBIND = Script("write_facts.lua"), Script("bind.lua"), Script("unbind.lua")
HOLDER = "player"
"""Field of the one holder."""


class RedisPlayers(RedisPart):
    """Facts of players, and holders of seats and identities."""

    def write_facts(self, player: str, expected: int, facts: Sequence[bytes], *, replace: bool = False) -> bool:
        """Compare and write in one script call."""
        return self._write_facts(player, expected, facts, "replace" if replace else "append", 0)

    def bury_player(self, player: str, expected: int, fact: bytes) -> bool:
        """Compare, delete and write in one script call."""
        return self._write_facts(player, expected, [fact], "replace", FORGOTTEN_S)

    def _write_facts(self, player: str, expected: int, facts: Sequence[bytes], how: str, ends_s: int) -> bool:
        validation.check_facts(player, expected, facts)
        key = keys.player_key(player)
        return bool(ask(lambda: _WRITE_FACTS.run(self._redis, (key,), expected, how, ends_s, *facts)))

    def facts(self, player: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Read the rest of the stream, which is bounded."""
        validation.require_number(after)
        key = keys.player_key(player)
        found = ask(lambda: send(self._redis, "XRANGE", key, f"{after + 1}-0", "+"))
        return [(int(number[:-2]), fact) for number, (_, fact) in found]

    def players(self) -> list[str]:
        """Scan all keys."""
        return [key.decode().rpartition(":")[2] for key in ask(lambda: scan_keys(self._redis, keys.ALL_PLAYERS))]

    def bind_seat(self, game: str, seat: int, player: str, instead_of: str = "") -> str:
        """Compare and write in one script call."""
        validation.require_number(seat)
        partition_of(player)
        key = keys.holders_key(game)
        held: bytes = ask(lambda: _BIND.run(self._redis, (key,), seat, player, instead_of))
        return held.decode()

    def unbind_seat(self, game: str, seat: int, player: str) -> None:
        """Compare and delete in one script call."""
        validation.require_number(seat)
        partition_of(player)
        key = keys.holders_key(game)
        ask(lambda: _UNBIND.run(self._redis, (key,), seat, player))

    def bind_identity(self, identity: str, player: str, instead_of: str = "") -> str:
        """Compare and write in one script call."""
        partition_of(player)
        key = keys.identity_key(identity)
        held: bytes = ask(lambda: _BIND.run(self._redis, (key,), HOLDER, player, instead_of))
        return held.decode()

    def unbind_identity(self, identity: str, player: str) -> None:
        """Compare and delete in one script call."""
        partition_of(player)
        key = keys.identity_key(identity)
        ask(lambda: _UNBIND.run(self._redis, (key,), HOLDER, player))

    def identity_holder(self, identity: str) -> str:
        """Read the hash."""
        key = keys.identity_key(identity)
        held: bytes | None = ask(lambda: send(self._redis, "HGET", key, HOLDER))
        return "" if held is None else held.decode()

    def bound_seats(self, game: str) -> dict[int, str]:
        """Read the hash."""
        key = keys.holders_key(game)
        found = ask(lambda: send(self._redis, "HGETALL", key))
        return {int(seat): player.decode() for seat, player in found.items()}
