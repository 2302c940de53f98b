"""Shares of dispatchers: each partition is one's, a dead one's come to others, and no turn is lost on the way."""

from __future__ import annotations

import threading
from collections import Counter
from functools import partial
from itertools import pairwise
from typing import cast
from unittest.mock import patch

import pytest

from service.app.projected.lobby import TakeNews
from service.store import ALL_PARTITIONS, game_id
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.turn_requests import OfNoOwner
from tests.simulation.house import own_feeds
from tests.simulation.weather import CALM
from tests.simulation.wire import Wire
from tests.simulation.world import NOON_MS, Process, World
from tests.store.samples import tell
from workers import dispatcher
from workers import own_feeds as own_feeds_module
from workers.share import BEAT_S, DEAD_MS, NAME, Share, assign_partitions

TAKEN_OVER_MS = 3_000
BEAT_MS = int(1_000 * BEAT_S)


class Watch:
    def __init__(self) -> None:
        self.ms = NOON_MS

    def __call__(self) -> int:
        return self.ms


@pytest.mark.parametrize("count", [1, 2, 3, 5, 64, 70])
def test_shares_are_equal_and_each_partition_is_ones(count: int) -> None:
    sizes = Counter(assign_partitions([f"d{number}" for number in range(count)]))
    assert sizes.total() == len(ALL_PARTITIONS)
    assert max(sizes.values()) == -(-64 // count)


def test_few_partitions_change_hands_when_one_goes() -> None:
    before, after = assign_partitions(["a", "b", "c", "d"]), assign_partitions(["a", "b", "c"])
    stayed = sum(one == other for one, other in zip(before, after, strict=True))
    assert stayed >= 40, "of the 48 that were not d's"


def owners(shares: list[Share]) -> Counter[int]:
    return Counter(partition for each in shares for partition in each.partitions)


def test_a_dead_ones_partitions_come_to_others_within_three_seconds() -> None:
    watch = Watch()
    store = MemoryStore(watch)
    shares = [Share(store, name) for name in "abc"]
    for each in shares * 2:
        each.renew()
    assert owners(shares) == Counter(ALL_PARTITIONS)
    assert [each.is_first for each in shares].count(True) == 1
    died_ms, living = watch.ms, shares[1:]
    while owners(living) != Counter(ALL_PARTITIONS):
        watch.ms += BEAT_MS
        for each in living:
            each.renew()
        assert watch.ms < died_ms + TAKEN_OVER_MS
    assert watch.ms >= died_ms + DEAD_MS


def test_what_is_done_once_waits_for_the_first_partition_and_ends_when_told_to() -> None:
    store, stopping, waits = MemoryStore(Watch()), threading.Event(), list[float]()
    one, other = sorted([Share(store, "a"), Share(store, "b")], key=lambda share: assign_partitions("ab")[0] != share._name)
    for each in (one, other, one):
        each.renew()

    def wait(seconds: float) -> bool:
        waits.append(seconds)
        one.leave()
        other.renew()
        return False

    with patch.object(stopping, "wait", wait):
        assert one.wait_until_first(stopping)
        assert waits == []
        assert other.wait_until_first(stopping)
        assert len(waits) == 1
        stopping.set()
        assert not other.wait_until_first(stopping)


def test_who_leaves_is_followed_at_once() -> None:
    store = MemoryStore(Watch())
    one, other = Share(store, "a"), Share(store, "b")
    for each in (one, other, one):
        each.renew()
    assert len(other.partitions) == 32
    one.leave()
    other.renew()
    assert other.partitions == set(ALL_PARTITIONS)


def test_who_cannot_work_leaves_its_share_and_alone_keeps_it() -> None:
    watch, reached = Watch(), [True]
    store = MemoryStore(watch)
    cut_off, other = Share(store, "a", lambda: reached[0]), Share(store, "b")
    for each in (cut_off, other, cut_off):
        each.renew()
    reached[0] = False
    for _ in range(-(-DEAD_MS // BEAT_MS)):
        watch.ms += BEAT_MS
        cut_off.renew()
        other.renew()
    assert (len(cut_off.partitions), len(other.partitions)) == (0, 64)
    watch.ms += DEAD_MS
    cut_off.renew()
    assert len(cut_off.partitions) == 64, "so that lists and webhooks go on where no dispatcher reaches the jobs server"


def test_a_clock_that_was_set_back_keeps_no_dead_one_alive() -> None:
    watch = Watch()
    store = MemoryStore(watch)
    Share(store, "dead").renew()
    watch.ms -= 3_600_000
    share = Share(store, "alive")
    share.renew()
    assert share.partitions == set(ALL_PARTITIONS)
    assert [name for name, _ in store.rows(NAME, None, 10)] == ["alive"]


class Turns(OfNoOwner):
    """Notes when each turn was requested."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.asked: dict[str, list[int]] = {}

    def ask(self, game: str, _: int, __: int, *, is_begun: bool = False) -> None:
        self.asked.setdefault(game, []).append(self._world.now_ms)


class Dispatchers:
    """Dispatchers that come and go over one store, to which games with an owed turn are added."""

    def __init__(self, seed: int) -> None:
        self.world = World(seed)
        self.store = MemoryStore(lambda: self.world.now_ms)
        self.turns, self.owed_ms, self.is_over = Turns(self.world), dict[str, int](), False
        self.living, self.started = list[Process](), 0

    def is_set(self) -> bool:
        return self.is_over

    def wait(self, seconds: float) -> bool:
        self.world.pause(int(1_000 * seconds))
        return self.is_over

    def start(self) -> None:
        """A dispatcher comes."""
        self.started += 1
        process = Process(self.world, f"dispatcher {self.started}")
        wire = Wire(self.store, process, lambda: CALM, lambda: False)
        _, feeds = own_feeds(self.world, process, wire)
        ending = cast("threading.Event", self)
        begin = partial(dispatcher.look_back, cast("MemoryStore", wire))
        self.world.start(process, lambda: feeds.read(ending))
        self.world.start(
            process, lambda: feeds.follow(begin, lambda take: dispatcher.dispatch(take, self.turns, ending))
        )
        self.living.append(process)

    def come_and_go(self) -> None:
        """Now and then one more comes, or one is killed, but for the last."""
        while not self.is_over:
            self.world.pause(self.world.luck.randrange(4_000, 8_000))
            if len(self.living) < 3 and self.world.luck.random() < 0.5:
                self.start()
            elif len(self.living) > 1:
                self.living.pop(self.world.luck.randrange(len(self.living))).crash()

    def owe(self, count: int) -> None:
        """So many games with an owed turn begin, one after the other."""
        for _ in range(count):
            self.world.pause(self.world.luck.randrange(100))
            game = game_id(self.world.luck.randbytes(11))
            self.owed_ms[game] = self.world.now_ms
            tell(self.store, game, 1, kinds=("owed",))
            self.world.news += 1

    def run(self, ms: int) -> None:
        until_ms = self.world.now_ms + ms
        self.world.run(lambda: self.world.now_ms > until_ms)


@pytest.mark.parametrize("seed", range(10))
def test_no_turn_is_lost_when_dispatchers_come_and_go(seed: int) -> None:
    """No sweeper helps. A question to the store takes longer here than it does in life, so more than three seconds may pass."""
    all_of_them = Dispatchers(seed)
    all_of_them.start()
    all_of_them.run(1_000)
    coming = all_of_them.world.start(None, all_of_them.come_and_go)
    owing = all_of_them.world.start(None, lambda: all_of_them.owe(600))
    all_of_them.world.run(lambda: owing.is_done)
    coming.thread.throw()
    all_of_them.run(dispatcher.LOOK_BACK_MS)
    all_of_them.world.end()
    late = {game: all_of_them.turns.asked.get(game, [10**15])[0] - ms for game, ms in all_of_them.owed_ms.items()}
    assert {game: ms for game, ms in late.items() if ms > dispatcher.LOOK_BACK_MS} == {}


def test_each_turn_is_asked_for_once_where_none_comes_or_goes() -> None:
    all_of_them = Dispatchers(1)
    for _ in range(3):
        all_of_them.start()
    all_of_them.run(6_000)
    owing = all_of_them.world.start(None, lambda: all_of_them.owe(300))
    all_of_them.world.run(lambda: owing.is_done)
    all_of_them.run(1_000)
    all_of_them.world.end()
    assert Counter(map(len, all_of_them.turns.asked.values())) == {1: 300}


def test_who_is_slower_than_the_news_reads_the_store_and_misses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_feeds_module, "INBOX", 5)
    all_of_them = Dispatchers(1)
    world, process = all_of_them.world, Process(all_of_them.world, "dispatcher")
    wire = Wire(all_of_them.store, process, lambda: CALM, lambda: False)
    _, feeds = own_feeds(world, process, wire)
    seen: list[str] = []

    def follow(take: TakeNews) -> None:
        while True:
            seen.extend(entry.game for _, entry in take(1.0))
            world.pause(world.luck.choice((0, 3_000)))

    world.start(process, lambda: feeds.read(cast("threading.Event", all_of_them)))
    world.start(process, lambda: feeds.follow(lambda: dict.fromkeys(ALL_PARTITIONS, "0-0"), follow))
    owing = world.start(None, lambda: all_of_them.owe(500))
    world.run(lambda: owing.is_done)
    all_of_them.run(10_000)
    world.end()
    assert Counter(seen) == Counter(list(all_of_them.owed_ms))


def test_a_place_is_saved_once_a_second_and_only_of_news_that_are_done_with() -> None:
    all_of_them = Dispatchers(1)
    world, process = all_of_them.world, Process(all_of_them.world, "dispatcher")
    wire = Wire(all_of_them.store, process, lambda: CALM, lambda: False)
    _, feeds = own_feeds(world, process, wire)
    done: dict[int, str] = {}
    saved_ms: list[int] = []

    def follow(take: TakeNews) -> None:
        while True:
            for partition, entry in take(1.0):
                world.pause(10)
                done[partition] = entry.id

    def save(places: dict[int, str]) -> None:
        saved_ms.append(world.now_ms)
        assert {partition: done[partition] for partition in places} == places
        all_of_them.store.advance("loop", places)

    world.start(process, lambda: feeds.read(cast("threading.Event", all_of_them)))
    world.start(process, lambda: feeds.follow(lambda: dict.fromkeys(ALL_PARTITIONS, "0-0"), follow, save))
    owing = world.start(None, lambda: all_of_them.owe(300))
    world.run(lambda: owing.is_done)
    all_of_them.run(5_000)
    world.end()
    assert len(done) > 40
    assert all_of_them.store.checkpoint("loop") == all_of_them.store.feed_ends()
    assert min(later - ms for ms, later in pairwise(saved_ms)) >= 1_000
