"""Derivations of numbers in the standings, in sentences with their addends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from domain.kernel.text.event_text import count_text
from extensions.tournaments.app.shown.openings import OpenedLine
from extensions.tournaments.domain.facts.parts import Result
from extensions.tournaments.domain.points.comparison import Compared
from extensions.tournaments.domain.points.place_rows import row_for
from extensions.tournaments.domain.points.schemes import FOUR_TWO_ONE, Beaten, ByPlace, OwnTable, Scores, Together, Win
from extensions.tournaments.domain.standings.lines import PointsLine, SeatLine
from extensions.tournaments.domain.standings.scoring import ScoringRules
from extensions.tournaments.pages.tournaments.words import exact_text, place_text

TIES = {
    "opponents": (
        "The mean of the opponents' points from the tables they played, without their penalties; each counts "
        "for at least two thirds of what a seat gets on average."
    ),
    "opponents_cut1": "The mean of the opponents' points from the tables they played, without the weakest.",
    "head_to_head": "The points from the tables of the tied entries with each other, if all met equally often.",
    "wins": "Tables won, alone or with others.",
    "duplicate": "The mean share in matchpoints over the boards that were compared.",
    "scores": "The sum of the scores, each less the mean of its table.",
    "places": "First places, then second places, and so on; entries that share places have an equal share of each.",
    "progress": "The sum of the entry's points after each round.",
}
"""Definitions of the tie-breaks, in sentences."""


def line_words(opened: OpenedLine, scoring: ScoringRules) -> list[str]:
    """The derivation of one addend of an entry's points."""
    line = opened.line
    if line.kind == "award":
        return [f"An arbiter gave {exact_text(line.points)} for it."]
    if not line.is_played:
        return [idle_words(line, scoring)]
    found = [each for seat in line.seats for each in seat_words(seat, opened.result, scoring)]
    if len(line.seats) > 1:
        found.append(f"The mean of {len(line.seats)} seats is {exact_text(line.points)}.")
    return found


def idle_words(line: PointsLine, scoring: ScoringRules) -> str:
    """The points of a round without a played table."""
    mean, worth = exact_text(scoring.mean), exact_text(line.points)
    match line.kind:
        case "forfeit":
            return "The entry did not play it to the end: 0."
        case "void":
            return f"The table counts for nobody: who played it has what a seat gets on average, {worth}."
        case "allocated":
            return f"A bye that the pairing gave. A seat gets {mean} on average; the bye is worth {worth}."
        case "asked":
            return f"A requested bye. A seat gets {mean} on average; the bye is worth {worth}."
        case "late":
            return f"Before the entry was made: {worth}."
        case _:
            return "Absent: 0."


def seat_words(seat: SeatLine, result: Result | None, scoring: ScoringRules) -> Iterator[str]:
    """The derivation of a seat's points from its place."""
    shared = f", shared with {count_text(seat.tied, 'other')}" if seat.tied else ""
    is_all = 0 < seat.tied == seat.size - 1
    yield f"All {seat.size} tied." if is_all else f"{place_text(seat.place)} of {seat.size}{shared}."
    if result is not None:
        yield f"{table_words(seat, result, scoring)} = {exact_text(seat.table_points)}."
    if seat.compared is not None:
        yield from comparison_words(seat.compared)
        if scoring.comparison == "matchpoints":
            worth = exact_text(scoring.board_worth)
            yield f"Points: {exact_text(seat.compared.share)} × {worth} = {exact_text(seat.points)}."
    if seat.difference is not None and scoring.comparison == "difference":
        yield f"Less the mean of the other tables of the board: {exact_text(seat.difference)}."


def table_words(seat: SeatLine, result: Result, scoring: ScoringRules) -> str:
    """How the scheme computes a seat's points from a table, up to the number itself."""
    places = result.places or (1,) * seat.size
    match scoring.scheme:
        case Beaten():
            beaten = sum(each > seat.place for each in places)
            tied = f", tied with {seat.tied}: ({beaten} + ½ × {seat.tied})" if seat.tied else f": {beaten}"
            return f"Beat {beaten} of {seat.size - 1} others{tied} / {seat.size - 1}"
        case Win():
            won = seat.seat in result.winners
            return f"Won: {seat.size} / ({scoring.best} × {len(result.winners)})" if won else "Not won"
        case ByPlace():
            return row_words(row_for((FOUR_TWO_ONE,), seat.size), seat)
        case OwnTable(rows=rows):
            return row_words(row_for(rows, seat.size), seat)
        case Scores(cap=cap):
            limit = "" if cap is None else f", at most {exact_text(cap)} either way"
            return f"{score_words(seat.seat, result.scores)}{limit}"
        case Together():
            return "The table won" if result.winners else "The table did not win"


def row_words(row: Sequence[Fraction], seat: SeatLine) -> str:
    """The points for the places of a table."""
    worth = ", ".join(map(exact_text, row))
    return f"The places are worth {worth}{'; tied places share the mean of theirs' if seat.tied else ''}: this one"


def score_words(seat: int, scores: Sequence[int] | None) -> str:
    """A score less the mean of the table."""
    if scores is None:
        return "There are no scores"
    return f"Scored {scores[seat]}, less the mean of the table, {exact_text(Fraction(sum(scores), len(scores)))}"


def comparison_words(compared: Compared) -> Iterator[str]:
    """One result among all of its board, by matchpoints.

    >>> print(*comparison_words(Compared(4, 0, 5, 6, Fraction(49, 10), Fraction(49, 50))), sep="\\n")
    Of the 4 other results of the board 4 did worse and 0 the same: 4 + ½ × 0 = 4 matchpoints.
    5 of 6 tables are scored, so by Neuberg's formula (6/5) × (4 + ½) − ½ = 4 9/10.
    Share: 4 9/10 / 5 = 98 %.
    """
    own = compared.worse + Fraction(compared.same, 2)
    yield (
        f"Of the {compared.scored - 1} other results of the board {compared.worse} did worse and {compared.same} "
        f"the same: {compared.worse} + ½ × {compared.same} = {exact_text(own)} matchpoints."
    )
    if compared.scored < compared.tables:
        yield (
            f"{compared.scored} of {compared.tables} tables are scored, so by Neuberg's formula "
            f"({compared.tables}/{compared.scored}) × ({exact_text(own)} + ½) − ½ = "
            f"{exact_text(compared.matchpoints)}."
        )
    yield f"Share: {exact_text(compared.matchpoints)} / {compared.tables - 1} = {percent_text(compared.share)}."


def percent_text(share: Fraction) -> str:
    """A share as a percentage.

    >>> percent_text(Fraction(9, 10)), percent_text(Fraction(1, 3))
    ('90 %', '33.3 %')
    """
    return f"{float(100 * share):.1f}".removesuffix(".0") + " %"
