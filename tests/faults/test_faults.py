"""A little of `make faults`: some kinds of faults once, on real processes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from domain.catalogue import Catalogue
from tests.equipment.memory_store.store import MemoryStore
from tests.faults import cuts, power, remedies
from tests.faults import tournament_rounds as tournament_rounds
from tests.faults.befalling import OTHERS, ROTATION
from tests.faults.history import History
from tests.faults.installation import Installation
from tests.faults.invariants import broken
from tests.faults.run import run

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


def test_killed_workers_leave_whole_rounds_of_tournaments(tmp_path: Path) -> None:
    assert tournament_rounds.faults(tmp_path, 1, Random(3)) == []


@pytest.mark.skipif(power.COMPILER is None, reason="what is on the disk for certain is noted by a library in C")
def test_what_was_acknowledged_is_there_when_the_power_fails(tmp_path: Path) -> None:
    (failed,) = power.failures(tmp_path, "always", 1, seed=1)
    assert (failed.lost, failed.problems) == (0, [])
    assert failed.acked > 0


def test_a_cut_append_only_file_holds_whole_appends(tmp_path: Path) -> None:
    held, problems = zip(*cuts.cuts(tmp_path, 300), strict=True)
    assert [each for each in problems if each] == []
    assert set(held) > {2, 4}


def test_a_lost_command_is_noticed() -> None:
    history = History()
    history.send("00aaaaaaaaaaaaaaaa", "anna/key").ok(7, b"{}")
    (problem,) = broken(MemoryStore(), Catalogue(), history)
    assert problem.kind == "lost"
