"""Outgoing requests of one process: bounded per receiver, with a circuit breaker for receivers that are down."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from threading import Lock

from service.outgoing.addresses import Address, network_of
from service.outgoing.post import USUAL, Failed, ReceiverAnswer, RequestBounds, get, post, resolve
from service.outgoing.target import BadUrl, Target, parse_target

MOST_AT_ONCE = 4
"""Most concurrent requests to one receiver, an address or an IPv6 /64."""
BUSY_S = 2.0
FAILURES, PAUSE_S = 5, 60.0
"""Circuit breaker: requests in a row without an answer that open it, and its pause until one is tried."""
REMEMBERED = 10_000

Post = Callable[[Target, Sequence[Address], Mapping[str, str], bytes], ReceiverAnswer]


class Busy(Exception):
    """Not sent because of our own bounds; no failure of the receiver. wait_s: seconds until it may be sent."""

    def __init__(self, wait_s: float) -> None:
        super().__init__(f"{wait_s:.0f} s")
        self.wait_s = wait_s


class Receiver:
    """State of one receiver. under_way: requests; failures: in a row; closed_until_s: end of the breaker's pause."""

    def __init__(self) -> None:
        self.under_way = self.failures = 0
        self.closed_until_s = 0.0


class Outgoing:
    """Requests of one process. Thread-safe.

    closed: in a closed network (`service.outgoing.addresses`); bounds: of each request; send: replaces `post` in tests.
    """

    def __init__(
        self, *, closed: bool, clock_s: Callable[[], float] = time.monotonic, bounds: RequestBounds = USUAL, send: Post | None = None
    ) -> None:
        self._closed, self._clock_s, self._bounds = closed, clock_s, bounds
        self._send = send or partial(post, bounds=bounds)
        self._receivers: OrderedDict[str, Receiver] = OrderedDict()
        self._lock = Lock()

    def post(
        self, url: str, headers: Mapping[str, str], body: bytes, resolver: Executor, *, is_proven: bool
    ) -> ReceiverAnswer:
        """Send one POST. resolver: threads that resolve names; is_proven: the receiver answered quickly the last time.

        A proven receiver is counted by its name, so that others at its address, as behind one proxy, cannot hold it up;
        others by their address, so that many names for it are one.

        Raises Failed, Busy.
        """
        target, addresses = self._resolve(url, resolver)
        network = network_of(addresses[0])
        with self._admitted(f"{network} {target.host}" if is_proven else network):
            return self._send(target, addresses, headers, body)

    def get(self, url: str, resolver: Executor) -> ReceiverAnswer:
        """Send one GET. resolver: as in `post`.  Raises Failed, Busy."""
        target, addresses = self._resolve(url, resolver)
        with self._admitted(network_of(addresses[0])):
            return get(target, addresses, self._bounds)

    def _resolve(self, url: str, resolver: Executor) -> tuple[Target, list[Address]]:
        try:
            target = parse_target(url, closed=self._closed)
        except BadUrl:
            raise Failed("address") from None
        return target, resolve(target, resolver, closed=self._closed)

    @contextmanager
    def _admitted(self, network: str) -> Iterator[None]:
        """Count the request of the block against its receiver.  Raises Busy."""
        receiver = self._admit(network)
        failed = True
        try:
            yield
            failed = False
        finally:
            with self._lock:
                receiver.under_way -= 1
                receiver.failures = receiver.failures + 1 if failed else 0
                receiver.closed_until_s = self._clock_s() + PAUSE_S if receiver.failures >= FAILURES else 0.0

    def _admit(self, network: str) -> Receiver:
        with self._lock:
            receiver = self._receivers.setdefault(network, Receiver())
            self._receivers.move_to_end(network)
            wait_s = receiver.closed_until_s - self._clock_s()
            is_probing = receiver.failures >= FAILURES and receiver.under_way
            if wait_s > 0:
                raise Busy(wait_s)
            if is_probing or receiver.under_way >= MOST_AT_ONCE:
                raise Busy(BUSY_S)
            receiver.under_way += 1
            self._forget()
            return receiver

    def _forget(self) -> None:
        """Drop the least recently used receivers without requests under way."""
        if len(self._receivers) > REMEMBERED:
            idle = next((network for network, each in self._receivers.items() if not each.under_way), None)
            if idle is not None:
                del self._receivers[idle]
