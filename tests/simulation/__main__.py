"""`python -m tests.simulation`: schedules of successive seeds, until one fails."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter

from tests.simulation.schedule import Failed, play


def main() -> int:
    """Play, and say how many; the first that fails is named, and its seed plays it again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("DEADDROP_SIMULATION_SEED", "1")))
    parser.add_argument("--count", type=int, default=1_000, help="schedules (1000)")
    args = parser.parse_args()
    logging.disable(logging.WARNING)
    started, turns, events, kinds = time.monotonic(), 0, 0, Counter[str]()
    for seed in range(args.seed, args.seed + args.count):
        try:
            played = play(seed)
        except Failed as failed:
            print(f"{failed}\nAgain: python -m tests.simulation --seed {seed} --count 1")
            return 1
        except BaseException:
            print(f"Again: python -m tests.simulation --seed {seed} --count 1")
            raise
        turns, events = turns + played.turns, events + played.events
        kinds.update(played.kinds)
    took = time.monotonic() - started
    print(
        f"{args.count} schedules from seed {args.seed}, {60 * args.count / took:.0f} a minute: {turns} turns, {events} events; "
        f"commands: {kinds['ok']} acknowledged, {kinds['refused']} refused, {kinds['unknown']} unknown; nothing lost, nothing doubled"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
