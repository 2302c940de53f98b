"""Places that all clients share: a bound on all, and one on each network, so that no client takes them all."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from threading import Lock
from typing import Generic, Literal, TypeVar

T = TypeVar("T")

TENTH = 10
"""No network holds more than one in this many places of a bound on all, rounded down, but always one."""
WIDTHS = {4: (32, 24), 6: (64, 56, 48)}
"""Prefix lengths at which a client's networks are counted, by version of IP. The first is the client: one customer has a whole /64."""


@lru_cache(4096)
def networks_of(address: str) -> tuple[str, ...]:
    """The networks that a client's address lies in, the narrowest first; an unreadable address stands for itself.

    >>> networks_of("192.0.2.1"), networks_of("::ffff:192.0.2.1") == networks_of("192.0.2.1")
    (('192.0.2.1/32', '192.0.2.0/24'), True)
    >>> networks_of("2001:db8:0:7::1")
    ('2001:db8:0:7::/64', '2001:db8::/56', '2001:db8::/48')
    """
    try:
        known = ip_address(address)
    except ValueError:
        return (address,)
    if not isinstance(known, IPv4Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    return tuple(str(ip_network(f"{known}/{width}", strict=False)) for width in WIDTHS[known.version])


def tenth_of(count: int) -> int:
    """The most places of one network.

    >>> tenth_of(1024), tenth_of(4)
    (102, 1)
    """
    return max(1, count // TENTH)


class Shares:
    """Places in use, by network. Thread-safe.

    count: places of all; each: most of one network of any width, by default a tenth of them.
    """

    def __init__(self, count: int, each: int = 0) -> None:
        self._count, self._each = count, each or tenth_of(count)
        self._taken: Counter[str] = Counter()
        self._in_use = 0
        self._lock = Lock()

    @property
    def in_use(self) -> int:
        """Places taken."""
        return self._in_use

    def acquire(self, networks: Sequence[str]) -> Literal["own", "all"] | None:
        """Take a place for a client in these networks: None, or whose places are full, its own or those of all."""
        with self._lock:
            if any(self._taken[each] >= self._each for each in networks):
                return "own"
            if self._in_use >= self._count:
                return "all"
            self._taken.update(networks)
            self._in_use += 1
            return None

    def release(self, networks: Sequence[str]) -> None:
        """Return a place that `acquire` gave to a client in these networks."""
        with self._lock:
            self._in_use -= 1
            self._taken.subtract(networks)
            for each in networks:
                if not self._taken[each]:
                    del self._taken[each]

    @contextmanager
    def hold(self, networks: Sequence[str]) -> Iterator[Literal["own", "all"] | None]:
        """A place for the time of a block, or whose places are full."""
        full = self.acquire(networks)
        try:
            yield full
        finally:
            if full is None:
                self.release(networks)


class TurnQueue(Generic[T]):
    """Items that wait to be worked at, one after the other: networks take turns, whatever number of items each has. Thread-safe.

    count, each: places, as of `Shares`; an item has its place until it is done.
    """

    def __init__(self, count: int, each: int = 0) -> None:
        self.places = Shares(count, each)
        self._waiting: OrderedDict[str, deque[tuple[T, Sequence[str]]]] = OrderedDict()
        self._lock = Lock()

    def put(self, item: T, networks: Sequence[str]) -> Literal["own", "all"] | None:
        """Add an item of a client in these networks: None, or whose places are full."""
        full = self.places.acquire(networks)
        if full is None:
            with self._lock:
                self._waiting.setdefault(networks[-1], deque()).append((item, networks))
        return full

    @contextmanager
    def take(self) -> Iterator[T | None]:
        """The next item, which is done at the end of the block; None without one. The turn is that of the widest network."""
        with self._lock:
            if not self._waiting:
                found = None
            else:
                network, items = self._waiting.popitem(last=False)
                found = items.popleft()
                if items:
                    self._waiting[network] = items
        if found is None:
            yield None
            return
        try:
            yield found[0]
        finally:
            self.places.release(found[1])
