"""Each process keeps the time of the store's server, whatever its host believes."""

from __future__ import annotations

import pytest

from service.store import Unavailable
from service.store.store_clock import MEASURED_EVERY_S, StoreClock


class Server:
    """A server and its distance: each answer takes `takes_s`, half of it on the way back."""

    def __init__(self) -> None:
        self.true_s, self.takes_s, self.asked, self.fails = 1000.0, 0.0, 0, False
        self.ahead_ms = 1_700_000_000_000

    def monotonic_s(self) -> float:
        return self.true_s

    def clock_ms(self) -> int:
        self.asked += 1
        self.true_s += self.takes_s / 2
        told = int(self.true_s * 1000) + self.ahead_ms
        self.true_s += self.takes_s / 2
        if self.fails:
            raise Unavailable
        return told

    def now_ms(self) -> int:
        return int(self.true_s * 1000) + self.ahead_ms


def test_it_asks_once_in_five_seconds_and_goes_on_between() -> None:
    server = Server()
    clock = StoreClock(server.clock_ms, server.monotonic_s)
    for _ in range(100):
        assert abs(clock() - server.now_ms()) <= 1
        server.true_s += MEASURED_EVERY_S / 101
    assert server.asked == 1
    server.true_s += MEASURED_EVERY_S
    assert clock() == server.now_ms()
    assert server.asked == 2


def test_it_is_never_ahead_and_behind_by_the_way_of_an_answer() -> None:
    server = Server()
    server.takes_s = 0.8
    assert StoreClock(server.clock_ms, server.monotonic_s)() == server.now_ms() - 400


def test_a_slow_answer_changes_nothing_and_a_store_that_is_down_neither() -> None:
    server = Server()
    clock = StoreClock(server.clock_ms, server.monotonic_s)
    clock()
    for server.takes_s, server.fails in ((2.0, False), (0.0, True)):
        server.ahead_ms += 60_000
        server.true_s += MEASURED_EVERY_S
        assert clock() == server.now_ms() - 60_000
        server.ahead_ms -= 60_000


def test_a_servers_clock_that_was_set_is_followed() -> None:
    server = Server()
    clock = StoreClock(server.clock_ms, server.monotonic_s)
    clock()
    server.ahead_ms -= 3_600_000
    server.true_s += MEASURED_EVERY_S
    assert clock() == server.now_ms()


def test_before_the_store_has_answered_there_is_no_time() -> None:
    server = Server()
    server.fails = True
    clock = StoreClock(server.clock_ms, server.monotonic_s)
    with pytest.raises(Unavailable):
        clock()
    server.fails = False
    assert clock() == server.now_ms()
