"""`make bench BASE=<commit>`: rows 1, 3, 8 and 21 of the working tree against those of another commit, measured by turns in one run.

Both checkouts run at once, each with its own code and, but for row 21, its own `tests.bench`, on the same packages; one of them is measured while the other
waits. Who begins changes with each burst, so that what grows warm or slow weighs on both.
"""

from __future__ import annotations

import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from tests.bench import processor

ROOT = Path(__file__).parents[2]
SIDE = Path(__file__).with_name("side.py")
CONFIDENCE = 0.95
WHAT = {
    "1": "accepted commands/s, 16 connections",
    "3": "command p50, 1 connection",
    "8 random": "bot turn (random) through RQ",
    "8 house": "bot turn (house) through RQ",
}
RATES = ("1",)
"""Rows in which more is better; the others are times."""
HEAD = "{:<54} {:>9} {:>9}  {:>7}  {:>15}  {}"


class Plan(NamedTuple):
    """How long and how often. In each round both sides are started again, and each row is measured in so many bursts by turns.

    seconds: of a burst of rows 1 and 3; games: tables that commands go to; turns: jobs of a burst of row 8.
    """

    rounds: int = 10
    bursts: int = 3
    seconds: float = 1.0
    games: int = 200
    turns: int = 150
    rows: str = "1,3,8,21"

    @property
    def keys(self) -> list[str]:
        """The rows that a side measures itself, row 8 once for each bot."""
        return [key for key in WHAT if key.split()[0] in self.rows.split(",")]

    @property
    def has_processor(self) -> bool:
        """Whether row 21 is wanted, which is measured from outside."""
        return "21" in self.rows.split(",")


class Compared(NamedTuple):
    """A row on both sides: medians as measured, and how fast the tree is to the base (above 1: faster), with an interval of that."""

    row: str
    base: float
    tree: float
    speed: float
    low: float
    high: float
    confidence: float


class Side:
    """A checkout that is measured on request."""

    def __init__(self, checkout: Path, plan: Plan) -> None:
        command = (sys.executable, "-c", SIDE.read_text(), *map(str, (plan.seconds, plan.bursts, plan.games, plan.turns)), plan.rows)  # fmt: skip
        self._checkout = checkout
        environ = {**os.environ, "PYTHONPATH": str(checkout), "DEADDROP_PACE_MS": "0"}
        self._child = subprocess.Popen(
            command, cwd=checkout, env=environ, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, row: str) -> float:
        """The next value, which is one of this row.  Raises RuntimeError when the checkout cannot be measured."""
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        with suppress(BrokenPipeError):  # It has ended, and what is read next says so.
            self._child.stdin.write("\n")
            self._child.stdin.flush()
        line = self._child.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._checkout} cannot be measured: its side ended with {self._child.wait()}")
        measured, value = json.loads(line)
        if measured != row:
            raise RuntimeError(f"row {measured} came where row {row} should")
        return float(value)

    def close(self) -> None:
        """End it with its servers."""
        assert self._child.stdin is not None
        with suppress(BrokenPipeError):
            self._child.stdin.close()
        try:
            self._child.wait(30)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
        assert self._child.stdout is not None
        self._child.stdout.close()


@contextmanager
def check_out(commit: str, repository: Path = ROOT) -> Iterator[Path]:
    """The files of a commit in a folder of their own, a git work tree while the block lasts.  Raises CalledProcessError for no commit."""
    with tempfile.TemporaryDirectory(prefix="deaddrop-bench-") as folder:
        place = Path(folder, "base")
        git = ("git", "-C", str(repository), "worktree")
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), commit], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def compare(base: Path, tree: Path, plan: Plan) -> Iterator[Compared]:
    """Each row, when all rounds are measured. Two processes of the same code differ by several per cent for as long as they run, so
    a round is a pair of processes, and more bursts of one pair would say nothing more.
    """
    rounds = [measure_round(base, tree, plan, number % 2 == 1) for number in range(plan.rounds)]
    for row in plan.keys:
        yield summarise(row, [each[row] for each in rounds])


def measure_round(base: Path, tree: Path, plan: Plan, is_tree_first: bool) -> dict[str, tuple[float, float]]:
    """The median burst of base and tree by row. The first burst of each row warms up and does not count."""
    measured = {}
    with ExitStack() as stack:
        sides = [Side(checkout, plan) for checkout in (base, tree)]
        for side in sides:
            stack.callback(side.close)
        for row in plan.keys:
            pairs = []
            for number in range(plan.bursts + 1):
                order = (1, 0) if (number % 2 == 1) == is_tree_first else (0, 1)
                values = {which: sides[which].measure(row) for which in order}
                pairs.append((values[0], values[1]))
            bases, trees = zip(*pairs[1:], strict=True)
            measured[row] = (statistics.median(bases), statistics.median(trees))
    return measured


def summarise(row: str, pairs: Sequence[tuple[float, float]]) -> Compared:
    """A row's rounds, each a value of the base and one of the tree."""
    speeds = [tree / base if row in RATES else base / tree for base, tree in pairs]
    low, middle, high, confidence = interval([math.log(each) for each in speeds])
    bases, trees = zip(*pairs, strict=True)
    middle, low, high = map(math.exp, (middle, low, high))
    return Compared(row, statistics.median(bases), statistics.median(trees), middle, low, high, confidence)


def interval(differences: Sequence[float]) -> tuple[float, float, float, float]:
    """The Hodges–Lehmann estimate of what paired differences lie around: low, middle, high, and the exact confidence of low to high.

    That is at least `CONFIDENCE` from six pairs on; fewer cannot give it. It is the interval of Wilcoxon's signed ranks: no normal
    distribution is taken for granted, and one round that another program disturbed does not move it far.

    >>> interval([1.0, 2.0, 3.0])
    (1.0, 2.0, 3.0, 0.75)
    """
    count = len(differences)
    means = sorted((one + other) / 2 for at, one in enumerate(differences) for other in differences[at:])
    ways = [1]
    for rank in range(1, count + 1):
        ways = [a + b for a, b in zip(ways + [0] * rank, [0] * rank + ways, strict=True)]
    cut, below = 0, ways[0]
    while below + ways[cut + 1] <= (1 - CONFIDENCE) / 2 * 2**count:
        cut += 1
        below += ways[cut]
    return means[cut], statistics.median(means), means[-1 - cut], 1 - 2 * below / 2**count


def compare_processor(base: Path, tree: Path, plan: Plan) -> Iterator[Compared]:
    """The figures of row 21, when all rounds are measured."""
    pairs: dict[processor.Figure, list[tuple[float, float]]] = {}
    for number in range(plan.rounds):
        with processor.whole_service(base) as one, processor.whole_service(tree) as other:
            for figure, costs in processor.measure_round(one, other, is_other_first=number % 2 == 1).items():
                pairs.setdefault(figure, []).append(costs)
    for figure, measured in pairs.items():
        yield summarise(str(figure), measured)


def report(commit: str, plan: Plan) -> None:
    """Print the rows when all are measured, and JSON at the end."""
    print(
        f"The working tree to {commit}, {plan.rounds} rounds of {plan.bursts} bursts. Speed: above 1 the tree is faster."
    )
    print(HEAD.format("what", "base", "tree", "speed", "interval", "confidence"), flush=True)
    rows = []
    with check_out(commit) as base:
        found = compare(base, ROOT, plan) if plan.keys else iter(())
        for each in chain(found, compare_processor(base, ROOT, plan) if plan.has_processor else ()):
            rows.append(each._asdict())
            unit = "{:.0f}" if each.row in RATES else "{:.3f}"
            name = f"{each.row.split()[0]}  {WHAT[each.row]}" if each.row in WHAT else f"21 {each.row}"
            span = f"{each.low:.3f} to {each.high:.3f}"
            values = (
                unit.format(each.base),
                unit.format(each.tree),
                f"{each.speed:.3f}",
                span,
                f"{each.confidence:.1%}",
            )
            print(HEAD.format(name, *values), flush=True)
    print(json.dumps(rows))
