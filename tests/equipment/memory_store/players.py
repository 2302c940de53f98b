"""Players in memory, under the lock of the streams."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from service.ids import partition_of
from service.store import validation
from tests.equipment.memory_store.webhooks import MemoryWebhooks


class MemoryPlayers(MemoryWebhooks):
    """Facts of players, and holders of seats and identities. Nothing expires: all of it ends with the process."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__(now_ms)
        self._players: defaultdict[str, list[tuple[int, bytes]]] = defaultdict(list)
        self._holders: defaultdict[str, dict[int, str]] = defaultdict(dict)
        self._identities: dict[str, str] = {}

    def write_facts(self, player: str, expected: int, facts: Sequence[bytes], *, replace: bool = False) -> bool:
        """Compare and write under the lock."""
        validation.check_facts(player, expected, facts)
        with self._changed:
            held = self._players[player]
            if (held[-1][0] if held else 0) != expected:
                return False
            if replace:
                held.clear()
            held.extend((expected + number, fact) for number, fact in enumerate(facts, 1))
            return True

    def bury_player(self, player: str, expected: int, fact: bytes) -> bool:
        """Replace all of it by the fact."""
        return self.write_facts(player, expected, [fact], replace=True)

    def facts(self, player: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Look them up."""
        validation.require_number(after)
        partition_of(player)
        with self._changed:
            return [each for each in self._players[player] if each[0] > after]

    def players(self) -> list[str]:
        """List them."""
        with self._changed:
            return [player for player, held in self._players.items() if held]

    def bind_seat(self, game: str, seat: int, player: str, instead_of: str = "") -> str:
        """Compare and write under the lock."""
        validation.require_number(seat)
        partition_of(game)
        partition_of(player)
        with self._changed:
            held = self._holders[game].get(seat, "")
            if held != instead_of:
                return held
            self._holders[game][seat] = player
            return player

    def unbind_seat(self, game: str, seat: int, player: str) -> None:
        """Compare and delete under the lock."""
        validation.require_number(seat)
        partition_of(game)
        partition_of(player)
        with self._changed:
            if self._holders[game].get(seat) == player:
                del self._holders[game][seat]

    def bind_identity(self, identity: str, player: str, instead_of: str = "") -> str:
        """Compare and write under the lock."""
        partition_of(identity)
        partition_of(player)
        with self._changed:
            held = self._identities.get(identity, "")
            if held == instead_of:
                held = self._identities[identity] = player
            return held

    def unbind_identity(self, identity: str, player: str) -> None:
        """Compare and delete under the lock."""
        partition_of(player)
        with self._changed:
            if self.identity_holder(identity) == player:
                del self._identities[identity]

    def identity_holder(self, identity: str) -> str:
        """Look it up."""
        partition_of(identity)
        with self._changed:
            return self._identities.get(identity, "")

    def bound_seats(self, game: str) -> dict[int, str]:
        """Look them up."""
        partition_of(game)
        with self._changed:
            return self._holders[game].copy()
