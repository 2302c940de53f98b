"""`make bench BASE=<commit>`: what it computes, in which order it measures, and that what it measures is there."""

from __future__ import annotations

import os
import random
import subprocess
import time
from pathlib import Path

import pytest

from domain.catalogue import discover
from tests.bench import jobs, processor, rows
from tests.bench.compare import Plan, check_out, compare, interval, summarise

PLAN = Plan(rounds=2, bursts=2, seconds=0.0, games=3, turns=5)
ROWS = """
from contextlib import contextmanager
from pathlib import Path
SECONDS, ROUNDS, LOG, NAME, VALUE = 1.0, 9, Path({log!r}), {name!r}, {value!r}
def note(what):
    with LOG.open("a") as log:
        log.write(NAME + " " + what + "\\n")
def measured(what):
    note(what)
    print("a server says something")
    return VALUE
def commands(connections, games):
    assert (connections, games, SECONDS) == (16, 3, 0.0)
    try:
        for number in "123":
            yield alternating(lambda: measured(number), None)
    finally:
        note("ends")
web = None
"""
JOBS = """
from tests.bench.rows import measured
ROUNDS, TURNS = 9, 150
def owed_games(bot):
    return [bot] * TURNS
def burst(queue, games):
    assert len(games) == 5
    return measured("8 " + games[0])
def rows():
    for bot in ("random", "house"):
        yield [(burst(None, owed_games(bot)), burst(None, None)) for _ in range(ROUNDS + 1)]
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


def checkout(log: Path, name: str, value: float) -> Path:
    """A checkout whose rows are a number, and which writes down when each is measured."""
    bench = log.parent / name / "tests" / "bench"
    bench.mkdir(parents=True)
    (bench / "rows.py").write_text(ROWS.format(log=str(log), name=name, value=value))
    (bench / "jobs.py").write_text(JOBS)
    return log.parent / name


def test_two_checkouts_are_measured_by_turns_and_compared(log: Path) -> None:
    found = list(compare(checkout(log, "base", 100.0), checkout(log, "tree", 200.0), PLAN))
    assert [each.row for each in found] == ["1", "3", "8 random", "8 house"]
    assert [round(each.speed, 9) for each in found] == [2.0, 0.5, 0.5, 0.5]
    assert {(each.base, each.tree) for each in found} == {(100.0, 200.0)}
    told = [line.split(maxsplit=1) for line in log.read_text().splitlines()]
    first = [name for name, what in told if what == "1"]
    assert first == ["tree", "base", "base", "tree", "tree", "base", "base", "tree", "tree", "base", "base", "tree"]
    assert [what for _, what in told if what == "2"] == []
    assert sorted(name for name, what in told if what == "ends") == ["base", "base", "tree", "tree"]


def test_one_row_alone_is_measured(log: Path) -> None:
    sides = checkout(log, "base", 3.0), checkout(log, "tree", 2.0)
    [found] = compare(*sides, PLAN._replace(rows="3"))
    assert (found.row, round(found.speed, 9)) == ("3", 1.5)


def test_a_checkout_that_fails_is_said(log: Path) -> None:
    base = checkout(log, "base", 3.0)
    (base / "tests/bench/rows.py").write_text("raise SystemExit(3)")
    with pytest.raises(RuntimeError, match=r"cannot be measured.*3"):
        list(compare(base, checkout(log, "tree", 2.0), PLAN))


def test_an_interval_is_that_of_signed_ranks() -> None:
    # Tables of Wilcoxon's test: for 10 pairs the cut of the 2.5 % tail is 8, so the 9th smallest mean bounds it.
    values = [random.Random(seed).gauss(0, 1) for seed in range(10)]
    means = sorted((one + other) / 2 for at, one in enumerate(values) for other in values[at:])
    low, middle, high, confidence = interval(values)
    assert (low, high) == (means[8], means[-9])
    assert low < middle < high
    assert 0.95 <= confidence < 0.96
    assert interval([1.0, 2.0, 3.0]) == (1.0, 2.0, 3.0, 0.75)


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    luck, held = random.Random(7), 0
    for _ in range(1000):
        low, _, high, confidence = interval([luck.gauss(0.3, 1) for _ in range(10)])
        held += low <= 0.3 <= high
    assert abs(held / 1000 - confidence) < 0.02


def test_one_disturbed_round_does_not_decide() -> None:
    pairs = [(100.0, 101.0)] * 5 + [(101.0, 100.0)] * 4 + [(100.0, 5.0)]
    found = summarise("1", pairs)
    assert 0.98 < found.speed < 1.02
    assert found.low < 1 < found.high


class Counted:
    """A side that costs a number."""

    def __init__(self, cost: float, log: list[float]) -> None:
        self.cost, self.log = cost, log

    def measure(self, ruleset: str, what: str) -> dict[str, float]:
        self.log.append(self.cost)
        return dict.fromkeys((*processor.OF_COMMAND, *processor.OF_TURN), self.cost)


def test_each_part_is_measured_in_each_ruleset_by_turns() -> None:
    log: list[float] = []
    one, other = Counted(2.0, log), Counted(3.0, log)
    found = processor.measure_round(one, other, is_other_first=True)
    assert {each.ruleset for each in found} == {each.name for each in discover()}
    assert len(found) == 4 * 2 * 3
    assert set(found.values()) == {(2.0, 3.0)}
    assert log == [3.0, 2.0] * 8


def test_the_processors_time_of_a_process_is_that_of_all_its_threads() -> None:
    before_ms, ours_s = processor.used_ms(os.getpid()), time.process_time()
    after_ms = processor.used_ms(os.getpid())
    assert before_ms <= 1000 * ours_s <= after_ms


def test_the_rows_have_what_is_taken_hold_of() -> None:
    assert {"alternating", "commands", "web", "SECONDS", "ROUNDS"} <= set(vars(rows))
    assert {"owed_games", "burst", "rows", "ROUNDS", "TURNS"} <= set(vars(jobs))


def test_a_commit_is_checked_out_beside_the_tree_and_taken_away(tmp_path: Path) -> None:
    git = ("git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org")
    subprocess.run([*git, "init", "--quiet"], check=True)
    (tmp_path / "a").write_text("then")
    subprocess.run([*git, "add", "a"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--no-verify", "-m", "a"], check=True)
    (tmp_path / "a").write_text("now")
    with check_out("HEAD", tmp_path) as base:
        assert (base / "a").read_text() == "then"
    assert not base.exists()
    listed = subprocess.run([*git, "worktree", "list"], check=True, capture_output=True, text=True)
    assert len(listed.stdout.splitlines()) == 1
