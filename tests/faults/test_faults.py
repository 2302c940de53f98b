"""A little of `make faults`: some kinds of faults once, on real processes."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from domain.catalogue import Catalogue
from service.store import RedisStore, connect
from tests.equipment.memory_store.store import MemoryStore
from tests.faults import (
    cuts,
    deliveries,
    event_rounds,
    forgetting,
    many_tables,
    neighbours,
    power,
    remedies,
    wrong_hosts,
)
from tests.faults.befalling import OTHERS, ROTATION
from tests.faults.history import History
from tests.faults.installation import Installation
from tests.faults.invariants import broken
from tests.faults.run import run
from tests.faults.shims import COMPILER, compiled
from tests.hang import HANG_S
from tests.redis_server import private_redis
from tests.store.samples import KINDS, entries, game, head_of, pairs

SHORT = ("kill -9 of Redis", "kill -9 of an API process", "kill -9 of an RQ worker", "replies are dropped")


@pytest.mark.long
def test_no_command_is_lost_or_doubled_whatever_is_killed(tmp_path: Path) -> None:
    faults = [(fault, 1) for fault in (*ROTATION, *OTHERS) if fault.name in SHORT]
    told = run(Installation(tmp_path, DEADDROP_WORKERS="1"), faults, 1, lambda line: None)
    assert told.wrong == []
    assert sum(row.acked or 0 for row in told.rows) > 10


@pytest.mark.long
def test_what_doctor_says_of_each_state_is_so_and_what_it_advises_heals(tmp_path: Path) -> None:
    walks = list(remedies.walk_all(tmp_path))
    assert [wrong for each in walks for wrong in each.wrong] == []
    assert len(walks) >= 5


@pytest.mark.long
def test_who_is_forgotten_while_seated_leaves_no_name_and_no_lost_seat(tmp_path: Path) -> None:
    with Installation(tmp_path, DEADDROP_WORKERS="1") as here:
        left = forgetting.run_races(here, 5, Random(1))
    assert (left.races, left.named, left.lost) == (10, 0, 0)


@pytest.mark.long
def test_nobodys_bots_wait_for_the_games_of_others(tmp_path: Path) -> None:
    with Installation(tmp_path, DEADDROP_WORKERS="1", DEADDROP_LIMITS=neighbours.LIMITS) as here:
        waited = list(neighbours.waits(here, 1, 20, 5, Random(1)))
    assert len(waited) == 5
    assert max(waited) < HANG_S


@pytest.mark.long
def test_nobody_is_disturbed_by_one_who_opens_all_that_he_may(tmp_path: Path) -> None:
    with Installation(tmp_path, DEADDROP_WORKERS="1", DEADDROP_OPEN=many_tables.OPEN) as here:
        told = many_tables.flood(here, 5, Random(1))
        assert list(many_tables.faults(told, len(here.web_workers()))) == []
    assert len(told.beside_s) > 10


@pytest.mark.long
def test_no_webhook_is_lost_with_its_courier(tmp_path: Path) -> None:
    with Installation(tmp_path, DEADDROP_WORKERS="0", DEADDROP_WEBHOOKS="closed") as here:
        (waited,) = deliveries.waits(here, 1, Random(1))
    assert waited < deliveries.LONGEST_WAIT_S + HANG_S


@pytest.mark.long
def test_hosts_whose_clocks_are_wrong_neither_strike_nor_accept_wrongly(tmp_path: Path) -> None:
    with Installation(tmp_path, DEADDROP_WORKERS="1") as here:
        wrong_hosts.set_wrong(here)
        assert list(wrong_hosts.faults(here, 1, Random(1))) == []


def test_killed_workers_leave_whole_rounds_of_events(tmp_path: Path) -> None:
    assert event_rounds.faults(tmp_path, 1, Random(3)) == []


in_c = pytest.mark.skipif(COMPILER is None, reason="what happens to the server is done by a library in C")


@in_c
def test_what_was_acknowledged_is_there_when_the_power_fails(tmp_path: Path) -> None:
    (failed,) = power.failures(tmp_path, "always", 1, seed=1)
    assert (failed.lost, failed.problems) == (0, [])
    assert failed.acked > 0


@in_c
def test_the_feed_goes_on_in_order_when_the_servers_clock_steps_back(tmp_path: Path) -> None:
    shim, clock = compiled("server_clock", tmp_path), tmp_path / "clock"
    with private_redis(tmp_path, LD_PRELOAD=str(shim), SERVER_CLOCK=str(clock)) as url, connect(url) as client:
        store, told = RedisStore(client), entries(3)
        times, heard, after = [], [], store.feed_ends()
        for number, wrong_ms in enumerate((0, -3_600_000, -7_200_000)):
            clock.write_text(str(wrong_ms))
            time.sleep(0.15)
            store.append(game(1), head_of(told[:number]), pairs(told[number : number + 1]), due="now", kinds=KINDS)
            times.append(store.clock_ms())
            for partition, entry in store.follow(after, 0):
                after[partition] = entry.id
                heard.append((entry.first, entry.id))
            assert store.owed(store.clock_ms(), 1) == [game(1)]
        assert times == sorted(times, reverse=True)
        assert [version for version, _ in heard] == [1, 2, 3]
        assert len({each.partition("-")[0] for _, each in heard}) == 1
        assert store.read(game(1)) == told


def test_a_cut_append_only_file_holds_whole_appends(tmp_path: Path) -> None:
    held, problems = zip(*cuts.cuts(tmp_path, 300), strict=True)
    assert [each for each in problems if each] == []
    assert set(held) > {2, 4}


def test_a_lost_command_is_noticed() -> None:
    history = History()
    history.send("00aaaaaaaaaaaaaaaa", "anna/key").ok(7, b"{}")
    (problem,) = broken(MemoryStore(), Catalogue(), history)
    assert problem.kind == "lost"
