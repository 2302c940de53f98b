"""`make faults`: processes are killed, disk and memory fill, power and network fail, under load and in simulation; every command is looked up afterwards."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from rich.console import Console

from tests.faults import cuts, power, recovery, remedies
from tests.faults import tournament_rounds as tournament_rounds
from tests.faults.befalling import OTHERS, ROTATION, Fault, Place
from tests.faults.installation import Installation
from tests.faults.run import run
from tests.faults.spread import ELSEWHERE, Spread
from tests.faults.table import HEAD, Row, Told
from tests.simulation.__main__ import played

LONGEST_WAIT_S = 10.0
"""What a turn may wait whose worker was killed."""
FUZZES = ("tests/http/test_fuzz.py", "tests/http/test_unseen.py", "tests/http/test_machine.py")

console = Console(stderr=True)

Part = Callable[[Path, int, float], Told]
"""A folder, a seed, and how many times the usual loops; the rows, and what is wrong."""


def main() -> int:
    """Break everything in turn, print one table of it, and say what was broken for good."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the luck of clients and faults (1)")
    parser.add_argument("--loops", type=float, default=1.0, help="loops of each fault, as a multiple (1)")
    parser.add_argument("--only", choices=PARTS, action="append", help="one part, or several")
    parser.add_argument("--json", type=Path, help="write the table to this file too")
    args = parser.parse_args()
    rows, wrong = list[Row](), list[str]()
    for name in args.only or PARTS:
        began = time.monotonic()
        try:
            told = attempted(name, args.seed, args.loops)
        except KeyboardInterrupt:
            wrong.append(f"{name}: it was interrupted, and what comes after it left out")
            break
        rows += told.rows
        wrong += [f"{name}: {each}" for each in told.wrong]
        console.print(
            f"{name}: {len(told.wrong)} wrong, {time.monotonic() - began:.0f} s",
            *told.wrong[:5],
            sep="\n",
            markup=False,
            highlight=False,
        )
    print(HEAD, *rows, "", f"{len(wrong)} promises broken", *wrong[:50], sep="\n", flush=True)
    if args.json:
        args.json.write_text(json.dumps({"rows": [each.told() for each in rows], "wrong": wrong}, indent=1) + "\n")
    return 1 if wrong else 0


def attempted(name: str, seed: int, loops: float) -> Told:
    """One part. What breaks it is a promise that is broken, and keeps the others from nothing."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return PARTS[name](Path(folder), seed, loops)
        except Exception as error:
            console.print_exception()
            return Told([], [f"it ended by {error!r}"])


def simulation(_: Path, seed: int, loops: float) -> Told:
    """Schedules of the simulation."""
    count = times(5_000, loops)
    told = played(seed, count, os.cpu_count() or 1)
    kinds = told.kinds
    row = Row("simulated schedules", told.count, kinds["ok"], kinds["refused"], kinds["unknown"], 0, 0)
    return Told([row], [told.failed] if told.failed else [])


def fuzz(_: Path, seed: int, loops: float) -> Told:
    """Malformed requests, pairs of hidden and absent, and the machine of states, each as its test has it."""
    settings = {
        "DEADDROP_FUZZ_REQUESTS": str(times(100_000, loops)),
        "DEADDROP_MACHINE_RUNS": str(times(500, loops)),
        "DEADDROP_FUZZ_SEED": str(seed),
    }
    command = [sys.executable, "-m", "pytest", "-s", *FUZZES]
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
    rows = [Row(name, int(count)) for count, name in re.findall(r"^\.*(\d+) (.+) from seed \d+", done.stdout, re.M)]
    return Told(rows, [done.stdout[-3_000:]] if done.returncode else [])


def kills(folder: Path, seed: int, loops: float) -> Told:
    """`kill -9` of every kind of process, by turns."""
    most = max(fault.loops for fault in ROTATION)
    return under_load(
        Installation(folder), seed, [(fault, at) for at in range(times(most, loops)) for fault in ROTATION]
    )


def other_faults(folder: Path, seed: int, loops: float) -> Told:
    """Everything else that befalls an installation."""
    return under_load(
        Installation(folder), seed, [(fault, at) for fault in OTHERS for at in range(times(fault.loops, loops))]
    )


def cluster(folder: Path, seed: int, loops: float) -> Told:
    """What befalls several hosts on a cluster; and the whole contract of the store on one."""
    here = Spread(folder)
    faults = [(fault, at) for fault in ELSEWHERE for at in range(times(fault.loops, loops))]
    told = under_load(here, seed, faults)
    lags = Row("news heard while slots moved", len(here.lags_s), silences=here.lags_s)
    contract = [sys.executable, "-m", "pytest", "-q", "tests/store", "-k", "cluster"]
    done = subprocess.run(
        contract, env=os.environ | {"DEADDROP_WHOLE_CONTRACT": "1"}, capture_output=True, text=True, check=False
    )
    wrong = [done.stdout[-3_000:]] if done.returncode else []
    return Told([*told.rows, lags], [*told.wrong, *wrong])


def under_load(here: Place, seed: int, faults: Sequence[tuple[Fault[Place], int]]) -> Told:
    with console.status("") as status:
        return run(here, faults, seed, status.update)


def waits(folder: Path, seed: int, loops: float) -> Told:
    """Turns whose worker is killed."""
    with Installation(folder, DEADDROP_WORKERS="3") as here:
        waited = list(recovery.waits(here, times(20, loops), Random(seed)))
    row = Row("a bot's turn whose worker is killed", len(waited), silences=waited)
    return Told([row], [f"a turn waited for {max(waited):.1f} s"] if max(waited) > LONGEST_WAIT_S else [])


def power_failures(folder: Path, seed: int, loops: float) -> Told:
    """Power failures with both kinds of durability; what is lost without it makes the other's zeros believable."""
    if not power.COMPILER:
        return Told([Row("power fails: left out, there is no C compiler", 0)], [])
    rows, wrong = list[Row](), list[str]()
    for fsync in power.FSYNCS:
        (folder / fsync).mkdir()
        failed = list(power.failures(folder / fsync, fsync, times(20, loops), seed))
        acked, lost = sum(each.acked for each in failed), sum(each.lost for each in failed)
        rows.append(Row(f"power fails, fsync {fsync}", len(failed), acked, lost=lost))
        wrong += [problem for each in failed for problem in each.problems]
        if fsync == "always" and lost:
            wrong.append(f"{lost} appends were lost with fsync always")
    return Told(rows, wrong)


def file_cuts(folder: Path, _: int, loops: float) -> Told:
    """Every cut of the append-only file."""
    held, wrong = zip(*cuts.cuts(folder, max(1, round(1 / loops))), strict=True)
    row = Row(f"the file cut at each byte of {cuts.APPENDS} appends", len(held))
    return Told([row], [problem for problems in wrong for problem in problems])


def rounds_of_tournaments(folder: Path, seed: int, loops: float) -> Told:
    """Rounds of a tournament whose workers are killed at each step."""
    count = times(40, loops)
    wrong = tournament_rounds.faults(folder, count, Random(seed))
    return Told([Row("steps of a round whose workers are killed", count * tournament_rounds.STEPS)], wrong)


def tried_remedies(folder: Path, _: int, __: float) -> Told:
    """States in which people cannot play, and the remedies that doctor names, done as it says."""
    walks = list(remedies.walk_all(folder))
    rows = [Row(f"remedy: {each.name}", 1, silences=[each.healed_s]) for each in walks]
    return Told(rows, [wrong for each in walks for wrong in each.wrong])


def times(usual: int, loops: float) -> int:
    return max(1, round(usual * loops))


PARTS: dict[str, Part] = {
    "kills": kills,
    "others": other_faults,
    "remedies": tried_remedies,
    "waits": waits,
    "power": power_failures,
    "cuts": file_cuts,
    "rounds": rounds_of_tournaments,
    "cluster": cluster,
    "simulation": simulation,
    "fuzz": fuzz,
}


if __name__ == "__main__":
    sys.exit(main())
