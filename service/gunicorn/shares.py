"""How much of a process the clients of one network may use: connections, and large bodies that are being received."""

from __future__ import annotations

from typing import Protocol

from service.shares import Shares, tenth_of

LARGE_AT_ONCE = 8
"""Large bodies received at once by a process; one of them from one network."""


class SharedConnection(Protocol):
    """A connection. networks: its client's, the narrowest first; none if unknown."""

    networks: tuple[str, ...]


class ConnectionShares:
    """The connections of a process by network. Used from one thread.

    count: connections of all; has_each: whether a network may have only a tenth of them, and its share of the large bodies.
    """

    def __init__(self, count: int, *, has_each: bool) -> None:
        # The worker makes room for those beyond `count` itself.
        self._connections = Shares(2 * count, tenth_of(count))
        self._large = Shares(LARGE_AT_ONCE)
        self._has_each = has_each
        self._counted: set[SharedConnection] = set()
        self._receiving: set[SharedConnection] = set()

    def add(self, conn: SharedConnection) -> bool:
        """Count a connection; False if a network of it has its share."""
        if self._connections.acquire(self._networks(conn)) is not None:
            return False
        self._counted.add(conn)
        return True

    def drop(self, conn: SharedConnection) -> None:
        """Stop counting a connection, which is closed."""
        self.free_large(conn)
        if conn in self._counted:
            self._counted.discard(conn)
            self._connections.release(self._networks(conn))

    def reserve_large(self, conn: SharedConnection) -> bool:
        """Reserve room for a large body; False if there is none. A connection needs it once."""
        if conn in self._receiving:
            return True
        if self._large.acquire(self._networks(conn)) is not None:
            return False
        self._receiving.add(conn)
        return True

    def free_large(self, conn: SharedConnection) -> None:
        """Free the room of a large body, which is received or given up."""
        if conn in self._receiving:
            self._receiving.discard(conn)
            self._large.release(self._networks(conn))

    def _networks(self, conn: SharedConnection) -> tuple[str, ...]:
        """The networks that a connection counts for."""
        return conn.networks if self._has_each else ()
