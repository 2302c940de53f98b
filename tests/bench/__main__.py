"""`make bench`: every row, its ratio as the median of alternating runs, with the range."""

from __future__ import annotations

import json
import sys

from tests.bench.rows import all_rows

HEAD = "{:>2}  {:<58} {:>7}  {:>15}  {:>7} {:>7}  {}"


def main() -> None:
    """Print the table as it is measured, and JSON at the end."""
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
