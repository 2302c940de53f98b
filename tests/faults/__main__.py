"""`make faults`: whatever can break is broken under load, and every command is looked up afterwards."""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from rich.console import Console

from tests.faults import cuts, power, recovery
from tests.faults.befalling import OTHERS, ROTATION, Fault
from tests.faults.installation import Installation
from tests.faults.run import HEAD, run

LONGEST_WAIT_S = 10.0
"""What a turn may wait whose worker was killed."""

console = Console(stderr=True)

Part = Callable[[Path, int, float], Iterator[str]]
"""A folder, a seed, and how many times the usual loops; what is wrong."""


def main() -> int:
    """Break everything in turn, print the tables, and say what was broken for good."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the luck of clients and faults (1)")
    parser.add_argument("--loops", type=float, default=1.0, help="loops of each fault, as a multiple (1)")
    parser.add_argument("--only", choices=PARTS, action="append", help="one part, or several")
    args = parser.parse_args()
    wrong: list[str] = []
    for name in args.only or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            wrong += PARTS[name](Path(folder), args.seed, args.loops)
    for each in wrong[:50]:
        print(each)
    return 1 if wrong else 0


def kills(folder: Path, seed: int, loops: float) -> Iterator[str]:
    """`kill -9` of every kind of process, by turns."""
    most = max(fault.loops for fault in ROTATION)
    return under_load(folder, seed, [(fault, at) for at in range(times(most, loops)) for fault in ROTATION])


def other_faults(folder: Path, seed: int, loops: float) -> Iterator[str]:
    """Everything else that befalls an installation."""
    return under_load(folder, seed, [(fault, at) for fault in OTHERS for at in range(times(fault.loops, loops))])


def under_load(folder: Path, seed: int, faults: Sequence[tuple[Fault, int]]) -> Iterator[str]:
    with console.status("") as status:
        told = run(folder, faults, seed, status.update)
    print(HEAD, *told.rows, sep="\n", flush=True)
    yield from told.wrong


def waits(folder: Path, seed: int, loops: float) -> Iterator[str]:
    """Turns whose worker is killed."""
    with Installation(folder, DEADDROP_WORKERS="3") as here:
        waited = sorted(recovery.waits(here, times(40, loops), Random(seed)))
    print(
        f"\na bot's turn after kill -9 of its worker: p50 {statistics.median(waited):.2f} s, max {waited[-1]:.2f} s, {len(waited)} loops",
        flush=True,
    )
    if waited[-1] > LONGEST_WAIT_S:
        yield f"a turn waited for {waited[-1]:.1f} s"


def power_failures(folder: Path, seed: int, loops: float) -> Iterator[str]:
    """Power failures with both kinds of durability; what is lost without it makes the other's zeros believable."""
    for fsync in ("always", "everysec") if power.COMPILER else ():
        (folder / fsync).mkdir()
        failed = list(power.failures(folder / fsync, fsync, times(20, loops), seed))
        acked, lost, dropped = (sum(getattr(each, name) for each in failed) for name in ("acked", "lost", "dropped"))
        print(
            f"power fails, fsync {fsync}: {len(failed)} loops, {acked} appends acknowledged, {lost} lost; {dropped} bytes were not on disk",
            flush=True,
        )
        yield from (problem for each in failed for problem in each.problems)
        if fsync == "always" and lost:
            yield f"{lost} appends were lost with fsync always"
    if not power.COMPILER:
        print("power failures need a C compiler, and there is none")


def file_cuts(folder: Path, _: int, loops: float) -> Iterator[str]:
    """Every cut of the append-only file."""
    held, wrong = zip(*cuts.cuts(folder, max(1, round(1 / loops))), strict=True)
    print(
        f"the append-only file cut at every byte of the last {cuts.APPENDS} appends: {len(held)} cuts, each append whole or absent",
        flush=True,
    )
    yield from (problem for problems in wrong for problem in problems)


def times(usual: int, loops: float) -> int:
    return max(1, round(usual * loops))


PARTS: dict[str, Part] = {
    "kills": kills, "others": other_faults, "waits": waits, "power": power_failures, "cuts": file_cuts,
}  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
