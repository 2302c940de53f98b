"""How much of a process one client address may use: connections, and large bodies that are being received."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

LARGE_AT_ONCE = 8
LARGE_EACH = 2


class SharedConnection(Protocol):
    """A connection. network: its client's address, or IPv6 network; empty if unknown."""

    network: str


class ConnectionShares:
    """The connections of a process by client address. Used from one thread.

    each: connections per address; has_large_each: whether an address may send only `LARGE_EACH` large bodies at once.
    """

    def __init__(self, each: int, *, has_large_each: bool) -> None:
        self._each, self._has_large_each = each, has_large_each
        self._by_network: Counter[str] = Counter()
        self._large: dict[SharedConnection, None] = {}

    def add(self, conn: SharedConnection) -> bool:
        """Count a connection; False if its address has more than its share."""
        self._by_network[conn.network] += 1
        return not conn.network or self._by_network[conn.network] <= self._each

    def drop(self, conn: SharedConnection) -> None:
        """Stop counting a connection, which is closed."""
        self.free_large(conn)
        self._by_network[conn.network] -= 1
        if not self._by_network[conn.network]:
            del self._by_network[conn.network]

    def reserve_large(self, conn: SharedConnection) -> bool:
        """Reserve room for a large body; False if there is none. A connection needs it once."""
        if conn in self._large:
            return True
        same = sum(each.network == conn.network for each in self._large)
        if len(self._large) >= LARGE_AT_ONCE or (conn.network and same >= LARGE_EACH and self._has_large_each):
            return False
        self._large[conn] = None
        return True

    def free_large(self, conn: SharedConnection) -> None:
        """Free the room of a large body, which is received or given up."""
        self._large.pop(conn, None)
