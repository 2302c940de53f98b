"""Writes the golden games anew. What differs afterwards is a change of the rules, and is read as one."""

from __future__ import annotations

from tests.golden.games import GOLDEN
from tests.golden.text import told


def main() -> None:
    for golden in GOLDEN:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(told(golden))
        print(golden.path)


if __name__ == "__main__":
    main()
