"""`python -m tests.simulation`: schedules of successive seeds, until one fails."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.schedule import Failed, Played, play

AT_ONCE = 20
"""Schedules that a process is given at a time."""


def main() -> int:
    """Play, and say how many; the first that fails is named, and its seed plays it again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("DEADDROP_SIMULATION_SEED", "1")))
    parser.add_argument("--count", type=int, default=1_000, help="schedules (1000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many play (all processors)")
    args = parser.parse_args()
    started, turns, events, kinds = time.monotonic(), 0, 0, Counter[str]()
    seeds = range(args.seed, args.seed + args.count)
    with ProcessPoolExecutor(args.processes) as pool:
        for seed, played in zip(seeds, pool.map(attempt, seeds, chunksize=AT_ONCE), strict=True):
            if isinstance(played, str):
                print(f"{played}\nAgain: python -m tests.simulation --seed {seed} --count 1")
                pool.shutdown(cancel_futures=True)
                return 1
            turns, events = turns + played.turns, events + played.events
            kinds.update(played.kinds)
    took = time.monotonic() - started
    print(
        f"{args.count} schedules from seed {args.seed}, {60 * args.count / took:.0f} a minute: {turns} turns, {events} events; "
        f"commands: {kinds['ok']} acknowledged, {kinds['refused']} refused, {kinds['unknown']} unknown; nothing lost, nothing doubled"
    )
    return 0


def attempt(seed: int) -> Played | str:
    """What came of a schedule, or why it failed."""
    logging.disable(logging.WARNING)
    try:
        return play(seed)
    except Failed as failed:
        return str(failed)


if __name__ == "__main__":
    sys.exit(main())
