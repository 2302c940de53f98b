"""Lines: an entry's points for each round, and their origin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from extensions.tournaments.domain.points.comparison import Compared, compare, differences
from extensions.tournaments.domain.points.exact import exact_mean
from extensions.tournaments.domain.points.schemes import Together, score_margins
from extensions.tournaments.domain.standings.inputs import SeatedTable, TableId, TableResult
from extensions.tournaments.domain.standings.sheet import AwardId, Sheet

LineKind = Literal["played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"]


class SeatLine(NamedTuple):
    """A seat that an entry played. tied: how many others share its place; points: its worth; table_points: by the
    scheme alone; compared, difference: to the same seat at the other tables of the board, None if not compared; margin:
    score less the mean of the table, None without scores.
    """

    seat: int
    place: int
    tied: int
    size: int
    points: Fraction
    table_points: Fraction
    compared: Compared | None
    difference: Fraction | None
    margin: Fraction | None


class PointsLine(NamedTuple):
    """One addend of an entry's points. table: 0 for none; seats: that it played, of which `points` is the mean unless
    an arbiter said otherwise; opponents: entries that played against it, each as often as it had a seat; member: the
    person who sat there, None without a table.
    """

    round: int
    table: int
    kind: LineKind
    points: Fraction
    seats: tuple[SeatLine, ...] = ()
    opponents: tuple[int, ...] = ()
    is_won: bool = False
    member: int | None = None

    @property
    def is_played(self) -> bool:
        return bool(self.seats)

    @property
    def share(self) -> Fraction | None:
        """The mean share in matchpoints of its seats; None without a comparison."""
        return exact_mean([each.compared.share for each in self.seats if each.compared is not None])

    @property
    def margin(self) -> Fraction | None:
        """The mean margin in scores of its seats; None without scores."""
        return exact_mean([each.margin for each in self.seats if each.margin is not None])


class Scored(NamedTuple):
    """A table that counts. counting: by seat, whether an entry with a place played it to the end."""

    id: TableId
    seating: SeatedTable
    result: TableResult
    points: tuple[Fraction, ...]
    counting: tuple[bool, ...]


class BoardComparison(NamedTuple):
    """How the scored tables of a board compare: by table, and there by seat."""

    compared: Mapping[tuple[TableId, int], Compared]
    differences: Mapping[tuple[TableId, int], Fraction]


NOT_COMPARED = BoardComparison({}, {})


def tables_compared_with(sheet: Sheet, id_: TableId) -> tuple[TableId, ...]:
    """The tables of one board, with the round and size of this one; a table without a board alone."""
    seating = sheet.seatings[id_]
    if seating.board is None:
        return (id_,)
    size, every = len(seating.seats), sheet.rounds[id_.round].tables
    return tuple([TableId(id_.round, each.table) for each in every if (each.board, len(each.seats)) == (seating.board, size)])


def lines_at(sheet: Sheet, ids: Sequence[TableId]) -> dict[TableId, dict[int, PointsLine]]:
    """The lines of tables that are compared with each other, by table and entry."""
    scored = [each for id_ in ids if (each := scored_table(sheet, id_)) is not None]
    has_board = sheet.seatings[ids[0]].board is not None
    board = board_of(sheet, scored, len(ids)) if has_board else NOT_COMPARED
    found = {each.id: dict(played_lines(sheet, each, board)) for each in scored}
    for id_ in ids:
        result = sheet.results.get(id_)
        if result is not None and result.is_void:
            found[id_] = dict(void_lines(sheet, sheet.seatings[id_], result))
    return found


def scored_table(sheet: Sheet, id_: TableId) -> Scored | None:
    """A table with a result that counts, else None."""
    result = sheet.results.get(id_)
    if result is None or result.is_void:
        return None
    seating = sheet.seatings[id_]
    points = sheet.scoring.scheme.points(result.outcome, sheet.scoring.best)
    counting = tuple([seat not in result.others and is_ranked(sheet, entry) for seat, entry in enumerate(seating.seats)])
    return Scored(id_, seating, result, points, counting)


def is_ranked(sheet: Sheet, entry: int) -> bool:
    """Whether an entry has points and a place."""
    entrant = sheet.entrants.get(entry)
    return entrant is not None and entrant.is_ranked


def board_of(sheet: Sheet, scored: Sequence[Scored], tables: int) -> BoardComparison:
    """The comparison of a board that was dealt at `tables` tables: seat by seat, or table by table if each is one side.
    """
    compared: dict[tuple[TableId, int], Compared] = {}
    found: dict[tuple[TableId, int], Fraction] = {}
    scheme = sheet.scoring.scheme
    if isinstance(scheme, Together):
        counting = [each for each in scored if any(each.counting)]
        merits = [scheme.merit(each.result.outcome) for each in counting]
        for each, one in zip(counting, compare(merits, tables), strict=True):
            if one is not None:
                compared.update({(each.id, seat): one for seat in range(len(each.points))})
        return BoardComparison(compared, found)
    for seat in range(len(scored[0].points) if scored else 0):
        counting = [each for each in scored if each.counting[seat]]
        for each, one in zip(counting, compare(seat_merits(counting, seat), tables), strict=True):
            if one is not None:
                compared[each.id, seat] = one
        if sheet.scoring.comparison == "difference" and counting and (counting[0].id, seat) in compared:
            for each, less in zip(counting, differences(seat_values(counting, seat)), strict=True):
                found[each.id, seat] = less
    return BoardComparison(compared, found)


def seat_merits(scored: Sequence[Scored], seat: int) -> list[Any]:
    """The results of the same seat at each table: table points, then scores if all tables have them."""
    scores = seat_scores(scored, seat)
    points = [each.points[seat] for each in scored]
    return points if scores is None else list(zip(points, scores, strict=True))


def seat_values(scored: Sequence[Scored], seat: int) -> list[Fraction]:
    """The values behind `difference`: scores if all tables have them, else table points."""
    scores = seat_scores(scored, seat)
    return [each.points[seat] for each in scored] if scores is None else [Fraction(each) for each in scores]


def seat_scores(scored: Sequence[Scored], seat: int) -> list[int] | None:
    """The scores of the same seat at each table; None unless all tables have them."""
    found = [each.result.outcome.placing.scores for each in scored]
    return None if None in found else [scores[seat] for scores in found if scores is not None]


def own_seats(sheet: Sheet, seating: SeatedTable) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The entries at a table that have points, each with its seats."""
    for entry in dict.fromkeys(seating.seats):
        if is_ranked(sheet, entry):
            yield entry, tuple([seat for seat, other in enumerate(seating.seats) if other == entry])


def played_lines(sheet: Sheet, table: Scored, board: BoardComparison) -> Iterator[tuple[int, PointsLine]]:
    """The lines of a table that counts."""
    (number, which), seats_at = table.id, table.seating.seats
    is_together = sheet.scoring.is_cooperative
    for entry, seats in own_seats(sheet, table.seating):
        played = tuple([seat_line(sheet, table, board, seat) for seat in seats if table.counting[seat]])
        member = member_at(table.seating, seats[0])
        points = exact_mean([each.points for each in played])
        award = sheet.awards.get(AwardId(table.id, entry))
        if points is None:
            yield entry, unplayed_line(table.result, "forfeit", Fraction(), award, member)
            continue
        against: Iterable[int] = () if is_together else range(len(seats_at))
        opponents = tuple([seats_at[seat] for seat in against if table.counting[seat] and seats_at[seat] != entry])
        is_won = any(each.seat in table.result.outcome.winners for each in played)
        kind: LineKind = "played" if award is None else "award"
        yield entry, PointsLine(number, which, kind, points if award is None else award, played, opponents, is_won, member)


def seat_line(sheet: Sheet, table: Scored, board: BoardComparison, seat: int) -> SeatLine:
    """A played seat and its points."""
    placing, scoring = table.result.outcome.placing, sheet.scoring
    table_points, place, margins = table.points[seat], placing.places[seat], score_margins(placing)
    compared, difference = board.compared.get((table.id, seat)), board.differences.get((table.id, seat))
    points = table_points
    if scoring.comparison == "difference" and difference is not None:
        points = difference
    elif scoring.comparison == "matchpoints" and compared is not None:
        points = compared.share * scoring.board_worth
    tied, size = placing.places.count(place) - 1, len(placing.places)
    margin = None if margins is None else margins[seat]
    return SeatLine(seat, place, tied, size, points, table_points, compared, difference, margin)


def void_lines(sheet: Sheet, seating: SeatedTable, result: TableResult) -> Iterator[tuple[int, PointsLine]]:
    """The lines of a void table: entries that played it get the regulations' value, others 0."""
    for entry, seats in own_seats(sheet, seating):
        award = sheet.awards.get(AwardId(result.id, entry))
        is_present = any(seat not in result.others for seat in seats)
        kind: LineKind = "void" if is_present else "forfeit"
        points = sheet.scoring.bye("void") if is_present else Fraction()
        yield entry, unplayed_line(result, kind, points, award, member_at(seating, seats[0]))


def unplayed_line(result: TableResult, kind: LineKind, points: Fraction, award: Fraction | None, member: int) -> PointsLine:
    """The line of a table that an entry did not play, or that does not count."""
    if award is not None:
        kind, points = "award", award
    return PointsLine(result.round, result.table, kind, points, member=member)


def member_at(seating: SeatedTable, seat: int) -> int:
    """The person of its entry in a seat."""
    return seating.members[seat] if seating.members else 0


def idle_line(sheet: Sheet, entry: int, number: int) -> PointsLine:
    """The line of a round in which an entry has no table: for as many seats as members count."""
    award = sheet.awards.get(AwardId(TableId(number, 0), entry))
    if award is not None:
        return PointsLine(number, 0, "award", award)
    bye, scoring = sheet.rounds[number].byes.get(entry, "absent"), sheet.scoring
    if bye == "absent" and number < sheet.entrants[entry].first_round:
        points = scoring.bye("asked") if number <= scoring.byes.late else Fraction()
        return PointsLine(number, 0, "late", points * scoring.counted_members)
    return PointsLine(number, 0, bye, scoring.bye(bye) * scoring.counted_members)
