"""What each seat was worth, counted again from the regulations' words alone: nothing is kept, and nothing shared with the
product but the values that go in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise, permutations
from typing import NamedTuple

from domain.kernel.placing import Placing
from domain.tournament.points.schemes import Beaten, OwnTable, Scores, TableOutcome, Together, Win
from domain.tournament.standings import inputs as given
from domain.tournament.standings.scoring import ScoringRules

ZERO = Fraction(0)


class Seat(NamedTuple):
    """A seat that was published, with what came of it. mine: played to the end by an entry with a place."""

    round: int
    table: int
    board: int | None
    seat: int
    entry: int
    result: given.TableResult | None
    seats: tuple[int, ...]
    mine: bool
    member: int


class NaivePoints:
    """An event as the last word about each thing."""

    def __init__(self, scoring: ScoringRules, inputs: Iterable[given.Input]) -> None:
        self.scoring = scoring
        self.entrants: dict[int, given.Entrant] = {}
        self.rounds: dict[int, given.RoundSeated] = {}
        self.results: dict[tuple[int, int], given.TableResult] = {}
        self.awards: dict[tuple[int, int, int], Fraction] = {}
        self.penalties: dict[int, given.Penalty] = {}
        for each in inputs:
            self.read(each)
        self.seats = list(self.all_seats())

    def read(self, each: given.Input) -> None:
        if isinstance(each, given.Entrant):
            self.entrants[each.entry] = each
        elif isinstance(each, given.RoundSeated):
            self.rounds[each.round] = each
        elif isinstance(each, given.TableResult):
            self.results[each.round, each.table] = each
        elif isinstance(each, given.Award):
            self.awards[each.round, each.table, each.entry] = each.points
        else:
            self.penalties[each.number] = each

    def all_seats(self) -> Iterator[Seat]:
        for number in sorted(self.rounds):
            for table in sorted(self.rounds[number].tables, key=lambda each: each.table):
                result = self.results.get((number, table.table))
                for seat, entry in enumerate(table.seats):
                    mine = result is not None and not result.is_void and seat not in result.others and self.is_ranked(entry)
                    member = table.members[seat] if table.members else 0
                    yield Seat(number, table.table, table.board, seat, entry, result, table.seats, mine, member)

    def is_ranked(self, entry: int) -> bool:
        return entry in self.entrants and self.entrants[entry].kind == "entry"

    # Points of one seat

    def mean(self) -> Fraction:
        """What the scheme gives on average, from a table of the best size without ties."""
        best = self.scoring.best
        if isinstance(self.scoring.scheme, Together):
            return Fraction(1, 2)
        if isinstance(self.scoring.scheme, Scores):
            return ZERO
        outcome = TableOutcome((0,), Placing(tuple(range(1, best + 1))))
        return sum((self.table_points(outcome, seat) for seat in range(best)), ZERO) / best

    def table_points(self, outcome: TableOutcome, seat: int) -> Fraction:
        scheme, places = self.scoring.scheme, outcome.placing.places
        size = len(places)
        if isinstance(scheme, Beaten):
            found = ZERO
            for other in range(size):
                if other != seat:
                    found += Fraction(1) if places[seat] < places[other] else Fraction(places[seat] == places[other], 2)
            return found / (size - 1)
        if isinstance(scheme, Win):
            won = seat in outcome.winners
            return Fraction(size, self.scoring.best) / len(outcome.winners) if won else ZERO
        if isinstance(scheme, Together):
            return Fraction(1 if seat in outcome.winners else 0)
        if isinstance(scheme, Scores):
            scores = outcome.placing.scores
            if scores is None:
                return ZERO
            over = scores[seat] - Fraction(sum(scores), size)
            return over if scheme.cap is None else sorted([-scheme.cap, over, scheme.cap])[1]
        rows = scheme.rows if isinstance(scheme, OwnTable) else (tuple(map(Fraction, (4, 2, 1, 0))),)
        return mean([graph(rows, size, place) for place in places_without_ties(places, seat)])

    def board(self, seat: Seat) -> list[Seat]:
        """The same seat at the tables of a board that count; of a game played together, one seat of each table."""
        found = []
        for other in self.seats:
            if other.board is not None and (other.round, other.board) == (seat.round, seat.board) and len(other.seats) == len(seat.seats):
                if self.scoring.is_cooperative:
                    if other.seat == 0 and any(each.mine for each in self.seats if each[:2] == other[:2]):
                        found.append(other)
                elif other.seat == seat.seat and other.mine:
                    found.append(other)
        return found

    def dealt(self, seat: Seat) -> int:
        """At how many tables the board was dealt."""
        same = [each for each in self.rounds[seat.round].tables if each.board == seat.board]
        return sum(len(each.seats) == len(seat.seats) for each in same)

    def is_better(self, one: Seat, other: Seat, board: Sequence[Seat]) -> bool:
        assert one.result
        assert other.result
        scheme = self.scoring.scheme
        if isinstance(scheme, Together):
            if bool(one.result.outcome.winners) != bool(other.result.outcome.winners):
                return bool(one.result.outcome.winners)
            for each in scheme.measures:
                if each.when != "always" and (each.when == "won") != bool(one.result.outcome.winners):
                    continue
                own, others = (table.outcome.placing.measures.get(each.name) for table in (one.result, other.result))
                if own == others:
                    continue
                if own is None or others is None:
                    return others is None
                return own < others if each.better == "fewer" else own > others
            return False
        own_points, other_points = (self.table_points(each.result.outcome, each.seat) for each in (one, other) if each.result)
        if own_points != other_points or any(each.result and each.result.outcome.placing.scores is None for each in board):
            return own_points > other_points
        return score_of(one) > score_of(other)

    def share(self, seat: Seat) -> Fraction | None:
        """Of the most matchpoints, or None."""
        board = self.board(seat)
        if seat.board is None or len(board) < 3:
            return None
        own = next(each for each in board if each[:2] == seat[:2])
        matchpoints = ZERO
        for other in board:
            if other[:2] != own[:2] and not self.is_better(other, own, board):
                matchpoints += 1 if self.is_better(own, other, board) else Fraction(1, 2)
        tables, scored = self.dealt(seat), len(board)
        return (Fraction(tables, scored) * (matchpoints + Fraction(1, 2)) - Fraction(1, 2)) / (tables - 1)

    def difference(self, seat: Seat) -> Fraction:
        board = self.board(seat)
        lack = any(each.result and each.result.outcome.placing.scores is None for each in board)
        values = {
            each[:2]: self.table_points(each.result.outcome, each.seat) if lack else Fraction(score_of(each))
            for each in board
            if each.result
        }
        return values[seat[:2]] - mean([value for key, value in values.items() if key != seat[:2]])

    def worth(self, seat: Seat) -> Fraction:
        """What one seat is worth that its entry played."""
        assert seat.result
        share = self.share(seat)
        if share is None or self.scoring.comparison is None:
            return self.table_points(seat.result.outcome, seat.seat)
        if self.scoring.comparison == "difference":
            return self.difference(seat)
        return share * (2 * self.mean() or 1)


def mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, ZERO) / len(values) if values else ZERO


def places_without_ties(places: Sequence[int], seat: int) -> list[int]:
    """The place of a seat in every order of the seats that keeps what is told apart."""
    orders = [order for order in permutations(range(len(places))) if all(places[a] <= places[b] for a, b in pairwise(order))]
    return [order.index(seat) + 1 for order in orders]


def graph(rows: Sequence[Sequence[Fraction]], size: int, place: int) -> Fraction:
    """A place at a table of this size, on the line through the points of the row of the nearest size."""
    row = min(sorted(rows, key=len, reverse=True), key=lambda each: abs(len(each) - size))
    at = Fraction((place - 1) * (len(row) - 1), size - 1)
    for left in range(len(row) - 1):
        if left <= at <= left + 1:
            return row[left] * (left + 1 - at) + row[left + 1] * (at - left)
    raise AssertionError(at)


def has_scores(seat: Seat) -> bool:
    return seat.result is not None and seat.result.outcome.placing.scores is not None


def score_of(seat: Seat) -> int:
    assert seat.result
    assert seat.result.outcome.placing.scores
    return seat.result.outcome.placing.scores[seat.seat]


def over_mean(seat: Seat) -> Fraction:
    assert seat.result
    scores = seat.result.outcome.placing.scores
    assert scores
    return scores[seat.seat] - mean([Fraction(each) for each in scores])
