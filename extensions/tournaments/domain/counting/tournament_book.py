"""The book of a tournament: its entries, published rounds, results, awards and penalties as the inputs of standings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from domain.kernel.placing import Placing
from extensions.tournaments.domain.counting.scoring_terms import scoring_of
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.entry_facts import EntryKind
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.points.exact import exact_sum
from extensions.tournaments.domain.points.schemes import TableOutcome
from extensions.tournaments.domain.standings.book import Book, fold_book
from extensions.tournaments.domain.standings.inputs import (
    Award,
    Entrant,
    EntrantKind,
    Input,
    Penalty,
    RoundSeated,
    SeatedTable,
    TableResult,
)
from extensions.tournaments.domain.standings.ranking import Ranking
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament, TournamentRuling

KINDS: Mapping[EntryKind, EntrantKind] = {"people": "entry", "stand_in": "stand-in", "bot": "bot"}


def book_of(tournament: Tournament) -> Book:
    """The book at this version of a tournament, counted from scratch."""
    return fold_book(scoring_of(tournament.regulations), inputs_of(tournament))


def final_places(tournament: Tournament) -> tuple[FinalPlace, ...]:
    """The places to confirm, by section and place, without disqualified entries."""
    book, found = book_of(tournament), []
    for section in tournament.regulations.sections:
        for row in Ranking(book, section).rows():
            if row.place is not None:
                found.append(FinalPlace(row.entry, section, row.place, str(row.points)))
    return tuple(found)


def inputs_of(tournament: Tournament) -> Iterator[Input]:
    """The inputs of standings, one for each subject."""
    for entry in tournament.entries.values():
        if entry.state not in ("waiting", "removed"):
            yield entrant_of(entry)
    for ruling in tournament.rulings:
        if ruling.kind == "penalty" and not ruling.is_replaced and ruling.penalty != "warning":
            yield penalty_of(ruling)
    for played in tournament.rounds.values():
        if played.published is not None:
            yield seated_round(tournament, played)
            for table in played.tables.values():
                yield from table_inputs(played.number, table)


def entrant_of(entry: Entry) -> Entrant:
    """An entry that is or was paired."""
    return Entrant(entry.number, entry.section, KINDS[entry.kind], entry.seed, entry.joined)


def penalty_of(ruling: TournamentRuling) -> Penalty:
    """A penalty that costs points, or the place."""
    assert ruling.entry is not None
    return Penalty(
        ruling.number, ruling.entry, Fraction(ruling.points or "0"), ruling.penalty == "disqualification"
    )


def seated_round(tournament: Tournament, played: Round) -> RoundSeated:
    """A published round. Members are recorded only if they play at tables of their own."""
    is_teams = tournament.regulations.pairing.method == "teams"
    tables = tuple([seated_table(each, with_members=is_teams) for each in played.tables.values()])
    return RoundSeated(played.number, tables, {each.entry: each.kind for each in played.byes})


def seated_table(table: Table, *, with_members: bool) -> SeatedTable:
    entries = tuple([each.entry for each in table.seats])
    members = tuple([each.member for each in table.seats]) if with_members else ()
    return SeatedTable(table.number, entries, table.board, members)


def table_inputs(round_number: int, table: Table) -> Iterator[TableResult | Award]:
    """A table's result, and an arbiter's awards to its entries. A table with points only was not played: it is not
    compared, and gives no opponents.
    """
    result = table.result
    if result is None:
        return
    size = len(table.seats)
    places = result.places or (1,) * size
    is_void = result.kind == "void" or not result.places or (result.kind == "adjusted" and not result.reason)
    outcome = TableOutcome(result.winners, Placing(places, result.scores, result.measures))
    others = [seat for seat, by in enumerate(table.played_by) if by != "entry"]
    yield TableResult(round_number, table.number, outcome, frozenset([*others, *result.forfeited]), is_void)
    if result.points is not None:
        for entry in table.entries:
            own = [Fraction(result.points[seat]) for seat in range(size) if table.seats[seat].entry == entry]
            yield Award(round_number, entry, exact_sum(own) / len(own), table.number)
