"""Small tournaments of every kind, for laws."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Literal, NamedTuple, get_args

from domain.kernel.placing import Placing, places_by
from extensions.tournaments.domain.points.byes import ByeFactors
from extensions.tournaments.domain.points.schemes import (
    Beaten,
    ByPlace,
    Measure,
    OwnTable,
    Scheme,
    Scores,
    TableOutcome,
    Together,
    Win,
)
from extensions.tournaments.domain.standings.inputs import (
    Award,
    Entrant,
    Input,
    Penalty,
    RoundSeated,
    SeatedTable,
    TableResult,
)
from extensions.tournaments.domain.standings.scoring import ScoringRules, TieBreak

SCHEMES: tuple[Scheme, ...] = (
    Beaten(),
    Win(),
    ByPlace(),
    OwnTable(((Fraction(5), Fraction(1)), (Fraction(9), Fraction(5), Fraction(2), Fraction(1)))),
    Scores(),
    Scores(Fraction(2)),
    Together((Measure("left", "lost"), Measure("turns", "won"), Measure("bullets", better="more"))),
)


class Small(NamedTuple):
    """A tournament. inputs: about a different thing each, but for awards now and then."""

    scoring: ScoringRules
    inputs: list[Input]


def scoring(luck: Random) -> ScoringRules:
    """Any scoring."""
    scheme = luck.choice(SCHEMES)
    breaks: list[TieBreak] = list(get_args(TieBreak))
    comparisons: list[Literal["matchpoints", "difference"] | None] = [None, "matchpoints"]
    if not isinstance(scheme, Together):
        comparisons.append("difference")
    members = luck.choice((1, 1, 2, 3))
    factors = luck.choice((ByeFactors(), ByeFactors(Fraction(1), Fraction(1, 3), Fraction(1, 2), 1)))
    return ScoringRules(
        scheme=scheme,
        best=luck.choice((2, 3, 4)),
        byes=factors,
        comparison=luck.choice(comparisons),
        members=members,
        best_members=luck.choice((None, 1, members)),
        tie_breaks=tuple(luck.sample(breaks, luck.randint(0, len(breaks)))),
    )


def small_tournament(luck: Random) -> Small:
    """Up to twelve entries and three rounds, with all that may go wrong."""
    numbers = range(1, luck.randint(2, 12) + 1)
    inputs: list[Input] = [entrant(luck, each) for each in numbers]
    rounds = range(1, luck.randint(0, 3) + 1)
    for number in rounds:
        seated = seated_round(luck, number, list(numbers))
        inputs.append(seated)
        inputs += results(luck, seated)
        inputs += [Award(number, entry, points(luck)) for entry in numbers if luck.random() < 0.04]
    inputs += [Penalty(each, luck.choice(numbers), points(luck), luck.random() < 0.3) for each in range(luck.choice((0, 0, 2)))]
    return Small(scoring(luck), inputs)


def points(luck: Random) -> Fraction:
    return Fraction(luck.randint(-2, 4), luck.choice((1, 2, 3)))


def entrant(luck: Random, number: int) -> Entrant:
    return Entrant(
        number,
        section=luck.choice(("", "", "b")),
        kind=luck.choice(("entry",) * 8 + ("stand-in", "bot")),
        seed=luck.choice((None, number)),
        first_round=luck.choice((1, 1, 1, 2, 3, 4)),
    )


def seated_round(luck: Random, number: int, entries: list[int]) -> RoundSeated:
    """Tables of one size and what is left over. Now and then one entry has two seats, or two tables."""
    order = luck.sample(entries, len(entries))
    size, boards = luck.choice((2, 2, 3, 4)), luck.choice(((None, 1, 1), (1,)))
    tables: list[SeatedTable] = []
    while len(order) >= size and luck.random() < 0.95:
        seats = [order.pop() for _ in range(size)]
        if luck.random() < 0.1:
            seats[0] = seats[-1]
        tables.append(SeatedTable(len(tables) + 1, tuple(seats), luck.choice(boards), members(luck, size)))
        if luck.random() < 0.1:
            tables.append(SeatedTable(len(tables) + 1, tuple(seats[::-1]), luck.choice((None, 1)), members(luck, size)))
    byes = {entry: luck.choice(("allocated", "asked", "absent")) for entry in order if luck.random() < 0.7}
    return RoundSeated(number, tuple(luck.sample(tables, len(tables))), byes)  # type: ignore[arg-type]


def members(luck: Random, size: int) -> tuple[int, ...]:
    return luck.choice(((), tuple(luck.randint(0, 2) for _ in range(size))))


def results(luck: Random, seated: RoundSeated) -> Iterator[Input]:
    for table in seated.tables:
        if luck.random() < 0.95:
            yield result(luck, seated.round, table)
        if luck.random() < 0.05:
            yield Award(seated.round, luck.choice(table.seats), points(luck), table.table)


def result(luck: Random, number: int, table: SeatedTable) -> TableResult:
    """Few different outcomes, so that ties are frequent."""
    size = len(table.seats)
    merits = [luck.randint(0, 2) for _ in range(size)]
    if luck.random() < 0.2:
        merits = [0] * size
    places = places_by(merits)
    winners = () if luck.random() < 0.2 else tuple(seat for seat, place in enumerate(places) if place == 1)
    measures = {name: luck.randint(0, 2) for name in ("left", "turns", "bullets") if luck.random() < 0.9}
    placing = Placing(places, luck.choice((None, *[tuple(5 * each for each in merits)] * 4)), measures)
    others = frozenset(seat for seat in range(size) if luck.random() < 0.08)
    return TableResult(number, table.table, TableOutcome(winners, placing), others, is_void=luck.random() < 0.05)
