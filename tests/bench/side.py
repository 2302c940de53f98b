"""One of two checkouts that are compared: measures rows 1, 3 and 8 with its own `tests.bench`, one burst at a time.

`tests.bench.compare` gives this text to an interpreter that stands in the checkout. The side acts only between a line that it reads and
the line that it answers with, `[row, value]`; in between the other side is measured. So it knows of a checkout no more than it must, which
older ones have too: `rows.alternating`, `rows.commands`, `rows.web`, `jobs.owed_games`, `jobs.burst`, `jobs.rows` and their constants.

Arguments: seconds of a burst, bursts of each row, games, turns, and the rows, by commas.
"""

from __future__ import annotations

import json
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.bench import jobs, rows

CONNECTIONS = 16
LOADING_S = 120


def main() -> None:
    """Measure each row in so many bursts, and in one before, which warms up."""
    seconds, bursts, games, turns = float(sys.argv[1]), *map(int, sys.argv[2:5])
    wanted = sys.argv[5].split(",")
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # What servers print is no answer.
    if not Path(jobs.__file__).is_relative_to(Path.cwd()):
        raise SystemExit(f"{jobs.__file__} is not of this checkout")
    vars(rows).update(SECONDS=seconds, ROUNDS=bursts)
    vars(jobs).update(ROUNDS=bursts, TURNS=turns)
    report = partial(hand_over, answers)
    await_turn()
    if {"1", "3"} & set(wanted):
        numbers = iter(("1", "2", "3", "16"))
        vars(rows).update(
            web=loaded(vars(rows)["web"]),
            alternating=lambda ours, _: take(next(numbers), ours, wanted, bursts, report),
        )
        for _ in rows.commands(CONNECTIONS, games):
            pass
    if "8" in wanted:
        measure_turns(report)


def loaded(web: Any) -> Any:
    """A server that is handed out after its first answer: on a busy machine its modules take longer to load than a client waits."""

    @contextmanager
    def serving(*application: str, **environ: str) -> Iterator[int]:
        with web(*application, **environ) as port:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=LOADING_S).close()
            except urllib.error.HTTPError as answer:
                answer.close()
            yield port

    return serving


def take(
    number: str, measure: Callable[[], float], wanted: list[str], bursts: int, report: Callable[[str, float], None]
) -> list[tuple[float, float]]:
    """A row of `commands`, without its floor."""
    if number in wanted:
        for _ in range(bursts + 1):
            report(number, measure())
    return [(1.0, 1.0)]


def measure_turns(report: Callable[[str, float], None]) -> None:
    """Row 8 with either bot, without its floor."""
    bots, burst, owed_games = list[str](), jobs.burst, jobs.owed_games

    def owed(bot: str) -> list[str]:
        bots.append(bot)
        return owed_games(bot)

    def measured(queue: Any, names: list[str] | None) -> float:
        if names:
            report(f"8 {bots[-1]}", burst(queue, names))
        return 1.0

    vars(jobs).update(owed_games=owed, burst=measured)
    for _ in jobs.rows():
        pass


def hand_over(answers: Any, row: str, value: float) -> None:
    """Say a value, and do nothing until it is this side's turn again."""
    print(json.dumps([row, value]), file=answers)
    await_turn()


def await_turn() -> None:
    """Ends the process when the other end wants no more."""
    if not sys.stdin.readline():
        raise SystemExit


if __name__ == "__main__":
    main()
