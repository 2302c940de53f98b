"""The store's protocol for players: a stream of facts for each, and who holds which seat of a game, which identity.

Apart from the games' logs, so that all of it can be deleted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

FORGOTTEN_S = 90 * 86_400
"""How long the stream of a forgotten player says so."""
MOST_FACTS, LARGEST_FACT = 5_000, 4_096
"""Facts in one write, bytes of a fact."""


class PlayerStreams(Protocol):
    """Streams of players. Methods raise `Unavailable` when the store cannot be reached within its deadline.

    A player's id has the form of a game id. Versions rise by 1 with every fact, even where a stream is replaced.
    """

    def write_facts(self, player: str, expected: int, facts: Sequence[bytes], *, replace: bool = False) -> bool:
        """Append facts if the stream's version is `expected` (0: empty); False, and nothing written, if it is not.

        replace: delete what is there, in the same step.
        A retry after a lost reply returns False.
        """

    def bury_player(self, player: str, expected: int, fact: bytes) -> bool:
        """Delete the stream if its version is `expected`; leave this fact alone in it, for 90 days. False as above."""

    def facts(self, player: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The facts of a player with their versions, oldest first. after: only versions above it."""

    def players(self) -> list[str]:
        """Every player's id, unordered. Slow: for maintenance, never in a request."""

    def bind_seat(self, game: str, seat: int, player: str, instead_of: str = "") -> str:
        """Set who holds a seat if `instead_of` does ("": nobody); returns who holds it then."""

    def unbind_seat(self, game: str, seat: int, player: str) -> None:
        """Delete who holds a seat, if it is this player."""

    def bind_identity(self, identity: str, player: str, instead_of: str = "") -> str:
        """Set who holds an identity at another site if `instead_of` does ("": nobody); returns who holds it then.

        identity: a pseudonym, of the form of a game id.
        """

    def unbind_identity(self, identity: str, player: str) -> None:
        """Delete who holds an identity, if it is this player."""

    def identity_holder(self, identity: str) -> str:
        """The player that holds an identity; "" for nobody."""

    def bound_seats(self, game: str) -> dict[int, str]:
        """The players that hold seats of a game, by seat; a seat that no player holds is absent."""
