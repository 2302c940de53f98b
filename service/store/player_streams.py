"""The store's protocol for players: a stream of facts for each, and the holders of seats and identities.

Separate from the games' logs, so that all of it can be deleted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

FORGOTTEN_S = 90 * 86_400
"""How long the stream of a forgotten player keeps a tombstone."""
MOST_FACTS, LARGEST_FACT = 5_000, 4_096
"""Facts in one write, bytes of a fact."""


class PlayerStreams(Protocol):
    """Streams of players. Methods raise `Unavailable` when the store cannot be reached within its deadline.

    A player's id has the form of a game id. Versions rise by 1 with every fact, even if a stream is replaced.
    """

    def write_facts(self, player: str, expected: int, facts: Sequence[bytes], *, replace: bool = False) -> bool:
        """Append facts if the stream's version is `expected` (0: empty); False, and nothing written, if it is not.

        replace: delete the stored facts, in the same step.
        A retry after a lost reply returns False.
        """

    def bury_player(self, player: str, expected: int, fact: bytes) -> bool:
        """Delete the stream if its version is `expected`, and leave only this fact in it, for 90 days. False as for
        `write_facts`.
        """

    def facts(self, player: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The facts of a player with their versions, oldest first. after: only versions above it."""

    def players(self) -> list[str]:
        """Every player's id, unordered. Slow: for maintenance, never in a request."""

    def bind_seat(self, game: str, seat: int, player: str, instead_of: str = "") -> str:
        """Set the holder of a seat if `instead_of` is the current one ("": none); returns the holder afterwards."""

    def unbind_seat(self, game: str, seat: int, player: str) -> None:
        """Delete the holder of a seat, if it is this player."""

    def bind_identity(self, identity: str, player: str, instead_of: str = "") -> str:
        """Set the holder of an identity at another site if `instead_of` is the current one ("": none); returns the
        holder afterwards.

        identity: a pseudonym, in the form of a game id.
        """

    def unbind_identity(self, identity: str, player: str) -> None:
        """Delete the holder of an identity, if it is this player."""

    def identity_holder(self, identity: str) -> str:
        """The player that holds an identity; "" for none."""

    def bound_seats(self, game: str) -> dict[int, str]:
        """The players that hold seats of a game, by seat; a seat without a player is absent."""
