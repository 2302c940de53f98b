"""Row 30: how long others wait while one address spends its legal rate of reads on the dearest of them.

`python -m tests.bench.dearest` alone, for two minutes. The others play, with tokens of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.bench.dear_reads import LIMITS, WINDOW_S, measure
from tests.bench.rows import Row, product, row


def rows() -> Iterator[Row]:
    """Others' p99 while the address reads, to their p99 before."""
    with product("everysec", DEADDROP_LIMITS=LIMITS) as (port, _):
        found = measure(port)
    quiet, loud = found.quiet, found.loud
    note = (
        f"{loud.p99_ms:.0f} ms to {quiet.p99_ms:.1f}, medians {loud.p50_ms:.1f} to {quiet.p50_ms:.1f}; of reads of large "
        f"events {found.answers[200]} answered in {WINDOW_S:.0f} s, {found.answers[429]} refused"
    )
    what = "others' p99 beside one address at its limit of reads, to quiet"
    yield row(30, what, [loud.p99_ms / quiet.p99_ms], "–", "≤ 5", note)


def main() -> None:
    """Print the row alone."""
    for each in rows():
        print(f"{each.what}: {each.value:.1f}; {each.note}")


if __name__ == "__main__":
    main()
