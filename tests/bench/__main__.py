"""`make bench`: every row, its ratio as the median of alternating runs, with the range. With a base: rows 1, 3, 8 and 21 to another commit's."""

from __future__ import annotations

import argparse
import json
import sys

from tests.bench.compare import Plan, report
from tests.bench.rows import all_rows

HEAD = "{:>2}  {:<58} {:>7}  {:>15}  {:>7} {:>7}  {}"


def main() -> None:
    """Print the table as it is measured, and JSON at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", help="a commit to compare the working tree with")
    parser.add_argument("--rounds", type=int, default=Plan().rounds, help="rounds of that comparison (10)")
    parser.add_argument("--bursts", type=int, default=Plan().bursts, help="bursts of each row in a round (3)")
    parser.add_argument("--seconds", type=float, default=Plan().seconds, help="seconds of each of its bursts (1)")
    parser.add_argument("--rows", default=Plan().rows, help="its rows (1,3,8,21)")
    args = parser.parse_args()
    if args.base:
        report(args.base, Plan(rounds=args.rounds, bursts=args.bursts, seconds=args.seconds, rows=args.rows))
        return
    print(HEAD.format("#", "what", "ratio", "range", "must", "aim", "last run"))
    rows = []
    for each in all_rows():
        rows.append(each._asdict())
        spread = f"{each.low:.2f} to {each.high:.2f}"
        print(HEAD.format(each.number, each.what, f"{each.value:.2f}", spread, each.must, each.aim, each.note))
        sys.stdout.flush()
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
