"""`python -m tests.simulation`: schedules of successive seeds, until one fails."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tests.simulation.schedule import Failed, Played, play

AT_ONCE = 20
"""Schedules that a process is given at a time."""


@dataclass
class Sum:
    """What came of schedules. failed: how the first that failed did, and how to play it again."""

    count: int = 0
    turns: int = 0
    events: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    failed: str = ""


def main() -> int:
    """Play, and say how many; the first that fails is named, and its seed plays it again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("DEADDROP_SIMULATION_SEED", "1")))
    parser.add_argument("--count", type=int, default=1_000, help="schedules (1000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many play (all processors)")
    args = parser.parse_args()
    started = time.monotonic()
    told = played(args.seed, args.count, args.processes)
    if told.failed:
        print(told.failed)
        return 1
    took = time.monotonic() - started
    print(
        f"{told.count} schedules from seed {args.seed}, {60 * told.count / took:.0f} a minute: {told.turns} turns, {told.events} events; "
        f"commands: {told.kinds['ok']} acknowledged, {told.kinds['refused']} refused, {told.kinds['unknown']} unknown; nothing lost, nothing doubled"
    )
    return 0


def played(first: int, count: int, processes: int) -> Sum:
    """The schedules of successive seeds, until one fails."""
    total, seeds = Sum(), range(first, first + count)
    with ProcessPoolExecutor(processes) as pool:
        for seed, one in zip(seeds, pool.map(attempt, seeds, chunksize=AT_ONCE), strict=True):
            total.count += 1
            if isinstance(one, str):
                total.failed = f"{one}\nAgain: python -m tests.simulation --seed {seed} --count 1"
                pool.shutdown(cancel_futures=True)
                break
            total.turns, total.events = total.turns + one.turns, total.events + one.events
            total.kinds.update(one.kinds)
    return total


def attempt(seed: int) -> Played | str:
    """What came of a schedule, or why it failed."""
    logging.disable(logging.CRITICAL)
    try:
        return play(seed)
    except Failed as failed:
        return str(failed)


if __name__ == "__main__":
    sys.exit(main())
