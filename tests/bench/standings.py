"""Row 18: a tournament folded from nothing and ranked by every tie-break."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import get_args

from domain.kernel.placing import Placing, places_by
from extensions.tournaments.domain.points.schemes import TableOutcome
from extensions.tournaments.domain.standings.book import fold_book
from extensions.tournaments.domain.standings.inputs import Entrant, Input, RoundSeated, SeatedTable, TableResult
from extensions.tournaments.domain.standings.ranking import Ranking
from extensions.tournaments.domain.standings.scoring import ScoringRules, TieBreak
from tests.bench.rows import ROUNDS as ROUNDS_OF_ROW
from tests.bench.rows import Row, row

ENTRIES, ROUNDS, SEATS = 500, 11, 4
EVERY: tuple[TieBreak, ...] = get_args(TieBreak)


def inputs(luck: random.Random) -> Iterator[Input]:
    """A tournament with random pairings and results."""
    for entry in range(1, ENTRIES + 1):
        yield Entrant(entry)
    for number in range(1, ROUNDS + 1):
        order = luck.sample(range(1, ENTRIES + 1), ENTRIES)
        tables = tuple(
            SeatedTable(at // SEATS + 1, tuple(order[at : at + SEATS]))
            for at in range(0, ENTRIES, SEATS)
        )
        yield RoundSeated(number, tables)
        for seating in tables:
            scores = tuple(luck.choices(range(30), k=SEATS))
            placing = Placing(places_by(scores), scores)
            winners = tuple(seat for seat, place in enumerate(placing.places) if place == 1)
            yield TableResult(number, seating.table, TableOutcome(winners, placing))


def rows() -> Iterator[Row]:
    """Row 18: seconds of CPU from the inputs to the places, by every tie-break."""
    scoring, given, times = ScoringRules(tie_breaks=EVERY), list(inputs(random.Random(7))), []
    for _ in range(ROUNDS_OF_ROW):
        began = time.process_time()
        Ranking(fold_book(scoring, given)).rows()
        times.append(time.process_time() - began)
    what = f"standings of {ENTRIES} entries after {ROUNDS} rounds, from nothing, s"
    yield row(18, what, times, "≤ 1", "≤ 0.5", f"{len(EVERY)} tie-breaks")
