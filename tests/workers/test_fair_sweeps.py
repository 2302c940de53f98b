"""Overdue work is asked for by owner: timeouts, lost turns and steps of tournaments, also of an owner who has thousands."""

from __future__ import annotations

import pytest

from service.app.due.automation_due import GRACE_MS
from service.store import EMPTY, StreamHead
from tests.equipment.memory_store.store import MemoryStore
from workers.dispatcher import SWEPT, sweep
from workers.fair_order import FairQueue, WaitingTurn

NOW_MS = 1_790_000_000_000
ORGANISER, NEIGHBOUR = "aa", "bb"
SECONDS = 30
DIGITS = str.maketrans("0123456789", "abcdefghij")


def name(number: int) -> str:
    return f"{number % 64:02x}" + f"{number:016d}".translate(DIGITS)


class Workers:
    """The fair order, and workers that strike `rate` clocks between two sweeps."""

    def __init__(self, store: MemoryStore, rate: int) -> None:
        self.store, self.rate = store, rate
        self.fair = FairQueue([], lambda: 0.0)
        self.struck: dict[str, int] = {}

    def ask(self, game: str, attempt: int, moment: int, *, is_begun: bool = False) -> None:
        self.fair.ask(WaitingTurn(game, self.owner_of(game), attempt, moment), is_begun=is_begun)

    def is_waiting(self, game: str) -> bool:
        return game in self.fair

    def owner_of(self, game: str) -> str:
        return self.store.owner(game)

    def work(self, number: int) -> None:
        for _ in range(self.rate):
            if turn := self.fair.take():
                self.struck.setdefault(turn.game, number)
                self.fair.charge(turn.game, turn.owner, 0.01)
                held = self.store.read(turn.game)[-1]
                self.store.owe(turn.game, StreamHead(held.version, held.digest), "clear")


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore(lambda: NOW_MS)


def owe(store: MemoryStore, owner: str, numbers: range, due_ms: int) -> None:
    for number in numbers:
        store.put_owner(name(number), owner)
        store.append(name(number), EMPTY, [(b"{}", bytes(32))], due=due_ms, kinds=["game.created"])


def test_a_thousand_overdue_tables_of_one_owner_delay_a_neighbours_by_one_sweep(store: MemoryStore) -> None:
    """All are due before the neighbour's; without turns by owner it would be the last, after ten sweeps."""
    owe(store, ORGANISER, range(1_000), NOW_MS - 60_000)
    owe(store, NEIGHBOUR, range(1_000, 1_001), NOW_MS - GRACE_MS)
    workers = Workers(store, rate=20)
    for number in range(2 * SECONDS):
        sweep(store, workers, NOW_MS + 500 * number)
        workers.work(number)
    assert workers.struck[name(1_000)] == 0
    assert len(workers.struck) == 1_001


def test_a_sweep_asks_for_no_more_than_it_may_and_not_for_what_waits(store: MemoryStore) -> None:
    owe(store, ORGANISER, range(3 * SWEPT), NOW_MS - 60_000)
    workers = Workers(store, rate=0)
    asked = [sweep(store, workers, NOW_MS + 500 * number) for number in range(5)]
    assert asked == [SWEPT, SWEPT, SWEPT, 0, 0]


def test_a_network_of_many_owners_delays_a_neighbour_by_no_sweep(store: MemoryStore) -> None:
    """Two hundred addresses of one network have a table each, all due before the neighbour's."""
    for number in range(2 * SWEPT):
        owe(store, f"{number:04x}.cc", range(number, number + 1), NOW_MS - 60_000)
    owe(store, f"{NEIGHBOUR}.dd", range(1_000, 1_001), NOW_MS - GRACE_MS)
    workers = Workers(store, rate=0)
    assert sweep(store, workers, NOW_MS) == SWEPT
    assert workers.is_waiting(name(1_000))
