"""A little of `make faults`: some kinds of faults once, on real processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.catalogue import Catalogue
from service.store import MemoryStore
from tests.faults import cuts, power
from tests.faults.befalling import OTHERS, ROTATION
from tests.faults.history import History
from tests.faults.invariants import broken
from tests.faults.run import run

SHORT = ("kill -9 of Redis", "kill -9 of an API process", "kill -9 of an RQ worker", "replies are dropped")


def test_no_command_is_lost_or_doubled_whatever_is_killed(tmp_path: Path) -> None:
    faults = [(fault, 1) for fault in (*ROTATION, *OTHERS) if fault.name in SHORT]
    told = run(tmp_path, faults, 1, lambda line: None, DEADDROP_WORKERS="1")
    assert told.wrong == []
    assert sum(row.acked for row in told.rows) > 10


@pytest.mark.skipif(power.COMPILER is None, reason="what a server has synced is noted by a library in C")
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
