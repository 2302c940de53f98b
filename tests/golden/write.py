"""Rewrites the golden games. What differs afterwards is a change of the rules, and is read as one."""

from __future__ import annotations

from deaddrop.testing.golden_tests import check_golden
from tests.golden.games import GOLDEN


def main() -> None:
    for golden in GOLDEN:
        check_golden(golden.rules, golden.game, golden.path.parent, write=True)
        print(golden.path)


if __name__ == "__main__":
    main()
