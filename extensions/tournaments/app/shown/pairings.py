"""Rounds as pages show them: seatings by table and by name, and results."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple
from unicodedata import combining, normalize

from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from extensions.tournaments.domain.facts.entry_facts import EntryKind
from extensions.tournaments.domain.facts.parts import PlayedBy, Result
from extensions.tournaments.domain.points.byes import ByeKind
from extensions.tournaments.domain.standings.inputs import TableId
from extensions.tournaments.domain.tables import Round, RoundState, Table, TableState


class ListedName(NamedTuple):
    """A name in an alphabetical list. written: surname first if it is known; surname: which it is sorted by."""

    written: str
    surname: str


class PairedSeat(NamedTuple):
    """A seat of a table. listed: its name in lists; place, points: of the table, None while it counts as nothing; is_won: whether it won;
    played_by: who played it at the end, None before that.
    """

    seat: int
    entry: int
    name: str
    listed: ListedName
    kind: EntryKind
    place: int | None
    points: Fraction | None
    is_won: bool
    played_by: PlayedBy | None


class PairedTable(NamedTuple):
    """A table of a round. is_decided_at_close: it was still playing when its round was closed, and was assigned a
    result; game: its id if it is public, else None.
    """

    number: int
    section: str
    board: int | None
    match: int | None
    state: TableState
    game: str | None
    result: Result | None
    is_ruled: bool
    is_decided_at_close: bool
    seats: tuple[PairedSeat, ...]

    @property
    def has_no_winner(self) -> bool:
        """Whether all seats share the first place and none won: a place is meaningless then."""
        result = self.result
        return result is not None and len(self.seats) > 1 and not result.winners and {*result.places} == {1}


class ShownBye(NamedTuple):
    """A round without a table. points: its value."""

    entry: int
    name: str
    listed: ListedName
    kind: ByeKind
    points: Fraction | None


class Seating(NamedTuple):
    """One entry's seat in a round, sorted by surname. table: 0 for none, then `bye` gives the reason; seat: from 0."""

    name: ListedName
    entry: int
    table: int
    seat: int
    bye: ByeKind | None
    kind: EntryKind = "people"


class ShownRound(NamedTuple):
    """A published round. starts_at, closes_at, closed_at: RFC 3339, None if not set; is_held_back: no part of it is
    public before it is closed.
    """

    number: int
    state: RoundState
    starts_at: str | None
    closes_at: str | None
    closed_at: str | None
    awaits_luck: bool
    is_held_back: bool
    tables: tuple[PairedTable, ...]
    byes: tuple[ShownBye, ...]

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections that have tables."""
        return tuple(dict.fromkeys(each.section for each in self.tables))

    @property
    def decided(self) -> int:
        """How many tables count as something."""
        return sum(each.state in ("finished", "ruled", "void") for each in self.tables)

    @property
    def by_name(self) -> tuple[Seating, ...]:
        """All seatings, in the order of their surnames."""
        seated = [
            Seating(each.listed, each.entry, table.number, each.seat, None, each.kind)
            for table in self.tables
            for each in table.seats
        ]
        return tuple(sorted([*seated, *idle_seatings(self.byes)], key=seating_key))


def seating_key(each: Seating) -> tuple[tuple[str, str], tuple[str, str], int]:
    """Sort key for seatings: by surname, then by the whole name."""
    return name_key(each.name.surname), name_key(each.name.written), each.entry


def name_key(name: str) -> tuple[str, str]:
    """Sort key for names of people: letters with accents sort with the plain letters.

    >>> sorted(["Karl", "Zoe", "Käthe", "Çelik", "kim", "Ces"], key=name_key)
    ['Çelik', 'Ces', 'Karl', 'Käthe', 'kim', 'Zoe']
    """
    folded = name.casefold()
    return "".join([each for each in normalize("NFKD", folded) if not combining(each)]), folded


def idle_seatings(byes: Iterable[ShownBye]) -> list[Seating]:
    """Entries without a table."""
    return [Seating(each.listed, each.entry, 0, 0, each.kind) for each in byes]


def show_round(shown: VisibleTournament, number: int) -> ShownRound | None:
    """A published round as the caller may read it; None if there is none."""
    found = shown.tournament.rounds.get(number)
    if found is None or found.published is None:
        return None
    tables = tuple([show_table(shown, found, each) for each in found.tables.values()])
    return ShownRound(
        number,
        found.state,
        found.starts_at or None,
        found.closes_at,
        found.closed_at,
        not found.has_luck,
        shown.held_back == number,
        tables,
        tuple([show_bye(shown, number, each.entry, each.kind) for each in found.byes]),
    )


def show_table(shown: VisibleTournament, played: Round, table: Table) -> PairedTable:
    """A table as the caller may read it."""
    may_watch = table.game.opened is not None and shown.held_back != played.number
    return PairedTable(
        table.number,
        table.section,
        table.board,
        table.match,
        table.state,
        table.game.id if may_watch else None,
        table.result,
        table.ruled is not None,
        table.ruled is None and table.number in {each.table for each in played.unfinished},
        tuple(show_seats(shown, played.number, table)),
    )


def show_seats(shown: VisibleTournament, number: int, table: Table) -> list[PairedSeat]:
    """The seats of a table, each with its place and points."""
    lines = shown.book.lines.get(TableId(number, table.number), {})
    worth = {each.seat: each.points for line in lines.values() for each in line.seats}
    result = table.result
    found = []
    for seat, each in enumerate(table.seats):
        line = lines.get(each.entry)
        points = worth.get(seat, None if line is None else line.points)
        if line is not None and line.kind == "award":
            points = line.points
        found.append(
            PairedSeat(
                seat,
                each.entry,
                shown.person(each.entry, each.member),
                name_in_lists(shown, each.entry, each.member),
                shown.entries[each.entry].kind,
                result.places[seat] if result is not None and result.places else None,
                points,
                result is not None and seat in result.winners,
                table.played_by[seat] if seat < len(table.played_by) else None,
            )
        )
    return found


def name_in_lists(shown: VisibleTournament, entry: int, member: int | None = None) -> ListedName:
    """The name of an entry in lists; of one of its persons, if `member` is given."""
    side = shown.entries[entry]
    persons = range(side.members) if member is None or side.members < 2 else [member]
    written, surnames = shown.texts.written(side), shown.texts.surnames(side)
    name = " / ".join(each for at in persons if (each := written[at]) is not None)
    spoken = name or (shown.name(entry) if member is None else shown.person(entry, member))
    return ListedName(spoken, surnames[persons[0]] or spoken)


def show_bye(shown: VisibleTournament, number: int, entry: int, kind: ByeKind) -> ShownBye:
    """A round without a table, and its points."""
    tally = shown.book.tallies.get(entry)
    lines = () if tally is None else [each.points for each in tally.lines if each.round == number]
    return ShownBye(entry, shown.name(entry), name_in_lists(shown, entry), kind, sum(lines, Fraction()) if lines else None)
