"""Row 14: the same work as the eventsourcing package, in memory, in the same run."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from domain.catalogue import discover
from domain.game.replay import replay_log
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.ids import RANDOM_BYTES
from service.store import EMPTY, StoredEntry, StreamHead, game_id
from tests.bench.rows import Row, alternating, row
from tests.equipment.memory_store.store import MemoryStore
from tests.laws.plays import play

EVENTS = 40
SECONDS = 1.0
PEER = "eventsourcing"


def rows() -> Iterator[Row]:
    """Logs of 40 events: written one by one, and read and folded again."""
    if importlib.util.find_spec(PEER) is None:
        yield Row(14, f"append and replay, to {PEER}: left out, it is not installed", 0, 0, 0, "–", "–")
        return
    rules = discover()["microfilms"]
    ours, theirs = Ours(rules), theirs_at_work()
    for what, one, other in (
        ("append to logs in memory", ours.append, theirs.append),
        ("replay of 40 events, digests recomputed", ours.replay, theirs.replay),
    ):
        pairs = alternating(lambda one=one: rate(one), lambda other=other: rate(other))  # type: ignore[misc]
        note = f"{pairs[-1][0]:.0f} against {pairs[-1][1]:.0f} events/s"
        yield row(14, f"{what}, to {PEER}", [a / b for a, b in pairs], "–", "–", note)


def rate(one: Callable[[], int]) -> float:
    """Events a second, in processor time."""
    started, events = time.process_time(), 0
    while (took := time.process_time() - started) < SECONDS:
        events += one()
    return events / took


class Ours:
    """A game of four, as it was played at random."""

    def __init__(self, rules: AnyRuleset) -> None:
        self._rules, self._luck = rules, Random(0)
        told = play(rules, 4, self._luck, rules.options()).stream[:EVENTS]
        self._entries = [StoredEntry(version, *pair) for version, pair in enumerate(told, 1)]
        self._store = MemoryStore()

    def append(self) -> int:
        """One log, an event at a time, each on the head that it expects."""
        game, head = game_id(self._luck.randbytes(RANDOM_BYTES)), EMPTY
        for version, event, digest in self._entries:
            self._store.append(game, head, [(event, digest)], due="keep", kinds=())
            head = StreamHead(version, digest)
        return EVENTS

    def replay(self) -> int:
        """Table, four minds and house after each event, with chain and openings checked."""
        return sum(1 for _ in replay_log("00" + "a" * 16, discover(), self._entries))


def theirs_at_work() -> Any:
    """An aggregate of theirs with a counter, which is all that its events change."""
    from eventsourcing.application import Application
    from eventsourcing.domain import Aggregate, event

    class Counter(Aggregate):
        def __init__(self) -> None:
            self.total = 0

        @event("Added")
        def add(self, more: int) -> None:
            self.total += more

    class Work:
        def __init__(self) -> None:
            self.application: Application[Any] = Application()
            self.known = self.written()

        def written(self) -> Any:
            counter = Counter()
            self.application.save(counter)
            for number in range(EVENTS - 1):
                counter.add(number)
                self.application.save(counter)
            return counter.id

        def append(self) -> int:
            self.written()
            return EVENTS

        def replay(self) -> int:
            self.application.repository.get(self.known)
            return EVENTS

    return Work()
