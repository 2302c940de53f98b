"""Places that all clients share: a bound on all, and one on each network, so that no client takes them all."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from threading import Lock
from typing import Generic, Literal, NamedTuple, TypeVar

T = TypeVar("T")
Full = Literal["own", "all"]
"""Whose places are full: the client's own, or one of its networks'; or those of all."""

TENTH = 10
"""No network holds more than one in this many places of a bound on all, rounded down, but always one."""
NO_BOUND = 10**9
"""Places of a queue that something else bounds."""
NETWORK_TIMES = 10
"""How many times what one client may have, the clients of a wider network may have together: open games, requests of a minute."""
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

    count: places of all; each: most of the widest network around a client, by default a tenth of them. The narrower ones, the client
    among them, have at most three quarters of it, so that none takes the whole share of its neighbours. A use takes one place, or as
    many as its size; a network that uses none may begin one of any size.
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

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return self._in_use >= self._count

    def acquire(self, networks: Sequence[str], size: int = 1) -> Full | None:
        """Take places for a client in these networks, the narrowest first: None, or whose are full, its own or those of all."""
        with self._lock:
            if any(self._taken[each] and self._taken[each] + size > most for each, most in self._bounds(networks)):
                return "own"
            if self.is_full or (self._in_use and self._in_use + size > self._count):
                return "all"
            for each in networks:
                self._taken[each] += size
            self._in_use += size
            return None

    def release(self, networks: Sequence[str], size: int = 1) -> None:
        """Return places that `acquire` gave to a client in these networks."""
        with self._lock:
            self._in_use -= size
            for each in networks:
                self._taken[each] -= size
                if not self._taken[each]:
                    del self._taken[each]

    @contextmanager
    def hold(self, networks: Sequence[str]) -> Iterator[Full | None]:
        """A place for the time of a block, or whose places are full."""
        full = self.acquire(networks)
        try:
            yield full
        finally:
            if full is None:
                self.release(networks)

    def _bounds(self, networks: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Each network with the most of its places."""
        for number, each in enumerate(networks, 1):
            yield each, self._each if number == len(networks) else max(1, self._each * 3 // 4)


class Turns(Generic[T]):
    """Items of which the widest networks take turns, and within each of these the narrower ones, whatever number each has. Not thread-safe.

    >>> turns = Turns[str]()
    >>> for item in ("a1.x", "a2.x", "a3.x", "b1.x", "c1.y"):
    ...     turns.put(item, (item[0], item[-1]))
    >>> list(turns.take_all())
    ['a1.x', 'c1.y', 'b1.x', 'a2.x', 'a3.x']
    """

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._within: OrderedDict[str, Turns[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._items or self._within)

    def put(self, item: T, networks: Sequence[str]) -> None:
        """Add an item of a client in these networks, the narrowest first."""
        if networks:
            self._within.setdefault(networks[-1], Turns()).put(item, networks[:-1])
        else:
            self._items.append(item)

    def take(self, may_begin: Callable[[T], bool] = lambda _: True) -> T | None:
        """The next item that may begin; None without one. may_begin: called once for the oldest item of each client in turn, until it is true."""
        if self._items:
            return self._items.popleft() if may_begin(self._items[0]) else None
        for network, within in self._within.items():
            found = within.take(may_begin)
            if found is not None:
                self._within.move_to_end(network)
                if not within:
                    del self._within[network]
                return found
        return None

    def take_all(self) -> Iterator[T]:
        """The items in their order."""
        while (found := self.take()) is not None:
            yield found


class QueuedItem(NamedTuple, Generic[T]):
    """An item of a `TurnQueue`. networks: its client's, the narrowest first."""

    item: T
    networks: Sequence[str]


class TurnQueue(Generic[T]):
    """Items that wait to be worked at: networks take turns (`Turns`). Thread-safe.

    places: an item has one until it is done, unless its client has one elsewhere; under_way: of the items that are worked at, unless the
    number of threads bounds them.
    """

    def __init__(self, places: Shares | None = None, under_way: Shares | None = None) -> None:
        self.places = places or Shares(NO_BOUND, NO_BOUND)
        self.under_way = under_way or Shares(NO_BOUND, NO_BOUND)
        self._waiting: Turns[QueuedItem[T]] = Turns()
        self._lock = Lock()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, item: T, networks: Sequence[str]) -> Full | None:
        """Add an item of a client in these networks: None, or whose places are full."""
        full = self.places.acquire(networks)
        if full is None:
            with self._lock:
                self._waiting.put(QueuedItem(item, networks), networks)
        return full

    def begin(self) -> QueuedItem[T] | None:
        """The next item, under way until `end`; None if none may begin."""
        with self._lock:
            if self.under_way.is_full:
                return None
            return self._waiting.take(lambda item: self.under_way.acquire(item.networks) is None)

    def end(self, item: QueuedItem[T]) -> None:
        """An item is done."""
        self.places.release(item.networks)
        self.under_way.release(item.networks)

    @contextmanager
    def take(self) -> Iterator[T | None]:
        """The next item, which is done at the end of the block; None without one."""
        found = self.begin()
        try:
            yield None if found is None else found.item
        finally:
            if found is not None:
                self.end(found)
