"""Row 18, and what else standings cost: an event folded from nothing and ranked by every tie-break.

python -m tests.bench.standings
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import TypeVar, get_args

from domain.kernel.placing import Placing, places_by
from domain.tournament.points.schemes import TableOutcome
from domain.tournament.standings.book import fold_book
from domain.tournament.standings.inputs import Entrant, Input, RoundSeated, SeatedTable, TableResult
from domain.tournament.standings.ranking import Ranking
from domain.tournament.standings.scoring import ScoringRules, TieBreak
from tests.bench.rows import ROUNDS as ROUNDS_OF_ROW
from tests.bench.rows import Row, row

ENTRIES, ROUNDS, SEATS = 500, 11, 4
TIMES = 7
EVERY: tuple[TieBreak, ...] = get_args(TieBreak)

T = TypeVar("T")


def inputs(luck: random.Random, *, boards: bool) -> Iterator[Input]:
    """An event with random pairings and results."""
    for entry in range(1, ENTRIES + 1):
        yield Entrant(entry)
    for number in range(1, ROUNDS + 1):
        order = luck.sample(range(1, ENTRIES + 1), ENTRIES)
        tables = tuple(
            SeatedTable(at // SEATS + 1, tuple(order[at : at + SEATS]), 1 if boards else None)
            for at in range(0, ENTRIES, SEATS)
        )
        yield RoundSeated(number, tables)
        for seating in tables:
            scores = tuple(luck.choices(range(30), k=SEATS))
            placing = Placing(places_by(scores), scores)
            winners = tuple(seat for seat, place in enumerate(placing.places) if place == 1)
            yield TableResult(number, seating.table, TableOutcome(winners, placing))


def measured(what: str, one: Callable[[], T]) -> T:
    """Prints the median of CPU milliseconds."""
    times = []
    for _ in range(TIMES):
        began = time.process_time()
        found = one()
        times.append((time.process_time() - began) * 1000)
    print(f"{what:<58} {median(times):>8.1f} ms   {min(times):.1f} to {max(times):.1f}")
    return found


def rows() -> Iterator[Row]:
    """Row 18: seconds of CPU from the inputs to the places, by every tie-break."""
    scoring, given, times = ScoringRules(tie_breaks=EVERY), list(inputs(random.Random(7), boards=False)), []
    for _ in range(ROUNDS_OF_ROW):
        began = time.process_time()
        Ranking(fold_book(scoring, given)).rows()
        times.append(time.process_time() - began)
    what = f"standings of {ENTRIES} entries after {ROUNDS} rounds, from nothing, s"
    yield row(18, what, times, "≤ 1", "≤ 0.5", f"{len(EVERY)} tie-breaks")


def main() -> None:
    print(f"{ENTRIES} entries, {ROUNDS} rounds, tables of {SEATS}; CPU, median of {TIMES}")
    for boards in (False, True):
        scoring = ScoringRules(tie_breaks=EVERY, comparison="matchpoints" if boards else None)
        given = list(inputs(random.Random(7), boards=boards))
        kind = "duplicate boards" if boards else "table points"
        book = measured(f"{kind}: folded from nothing", lambda: fold_book(scoring, given))  # noqa: B023
        measured(f"{kind}: ranked by {len(EVERY)} tie-breaks", lambda: Ranking(book).rows())  # noqa: B023
        measured(f"{kind}: folded and ranked", lambda: Ranking(fold_book(scoring, given)).rows())  # noqa: B023
        ranking = Ranking(book)
        measured(f"{kind}: the row of one entry opened", lambda: ranking.open_row(250))  # noqa: B023


if __name__ == "__main__":
    main()
