"""Rows 10 and 12: what a killed process costs a game of bots, and those who play. `make faults` breaks more, and longer."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.bench.rows import Row, row
from tests.faults import recovery
from tests.faults.befalling import ROTATION
from tests.faults.installation import Installation
from tests.faults.run import run

SEED = 1
WORKERS_KILLED = 10
KILLS = 40


def rows() -> Iterator[Row]:
    """Seconds until a turn is taken whose worker was killed; acknowledged commands that are gone after kills of every kind, by turns."""
    with tempfile.TemporaryDirectory() as folder, Installation(Path(folder), DEADDROP_WORKERS="3") as here:
        waited = list(recovery.waits(here, WORKERS_KILLED, Random(SEED)))
    yield row(10, "owed turn after kill -9 of its worker, s", waited, "≤ 10", "≤ 3", "RQ's own recovery: 807 s")
    with tempfile.TemporaryDirectory() as folder:
        faults = [(fault, number) for number in range(KILLS // len(ROTATION)) for fault in ROTATION]
        told = run(Installation(Path(folder)), faults, SEED, lambda _: None)
    lost, acked = (sum(getattr(each, name) or 0 for each in told.rows) for name in ("lost", "acked"))
    note = "; ".join([f"of {acked} acknowledged", *told.wrong])
    yield row(12, f"acknowledged commands lost in {len(faults)} kill loops", [float(lost)], "0", "0", note)
