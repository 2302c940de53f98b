"""Fields of rounds: the sides to pair, and the history of each."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction

from extensions.tournaments.domain.decide.draft_faults import is_missing
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.entry_facts import EntryKind
from extensions.tournaments.domain.facts.parts import Seated
from extensions.tournaments.domain.pairing.drafts import RoundSeating
from extensions.tournaments.domain.pairing.drafts import TableDraft as DraftTable
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.sides import Kind, PairedSide, PairingField, Seating, SizeRange
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import MOST_AT_TABLE
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament

KINDS: Mapping[EntryKind, Kind] = {"people": "entry", "stand_in": "stand-in", "bot": "bot"}
NO_POINTS: Mapping[int, Fraction] = {}


def person_number(seated: Seated) -> int:
    """The number under which a member of a team is paired."""
    return seated.entry * MOST_AT_TABLE + seated.member


def to_seated(person: int) -> Seated:
    """The member of a team with a pairing number.

    >>> to_seated(person_number(Seated(7, 5)))
    Seated(entry=7, member=5)
    """
    return Seated(*divmod(person, MOST_AT_TABLE))


def is_there(tournament: Tournament, number: int, entry: Entry) -> bool:
    """Whether an entry must be paired in a round."""
    return entry.is_paired and number not in entry.byes and not is_missing(tournament, number, entry)


def entries_there(tournament: Tournament, number: int, only: Collection[int] | None = None) -> list[Entry]:
    """The entries of a round in order of their seeding. only: remaining entries, None for all."""
    there = (each for each in tournament.entries.values() if only is None or each.number in only)
    return sorted((each for each in there if is_there(tournament, number, each)), key=seeding_key)


def seeding_key(entry: Entry) -> tuple[bool, int, int, int]:
    """Sort key of entries: seeded ones first, then by rating, then in order of entry."""
    return entry.seed is None, entry.seed or 0, -(entry.rating or 0), entry.number


def field_of(
    tournament: Tournament, number: int, points: Mapping[int, Fraction] = NO_POINTS, only: Collection[int] | None = None
) -> PairingField:
    """The field of a round, entry by entry. points: current, by entry; only: remaining entries, None for all."""
    return with_history(tournament, number, to_field(tournament, entries_there(tournament, number, only), points))


def first_field(tournament: Tournament) -> PairingField | None:
    """The field of the first round as it was published, without points; None before its publication. `change_entry`
    refuses changes of what later rounds read of it (`fixed_by_first_round`).
    """
    first = tournament.rounds.get(1)
    if first is None or first.published is None:
        return None
    return to_field(tournament, sorted((tournament.entries[each] for each in first.paired), key=seeding_key), NO_POINTS)


def to_field(tournament: Tournament, entries: Collection[Entry], points: Mapping[int, Fraction]) -> PairingField:
    """Entries as a field, without a history except points."""
    sides = tuple([to_side(rank, each, points.get(each.number, Fraction())) for rank, each in enumerate(entries, 1)])
    return PairingField(sides=sides, sizes=sizes_of(tournament.regulations), seating=seating_of(tournament.regulations))


def to_side(rank: int, entry: Entry, points: Fraction) -> PairedSide:
    """An entry as a side. rank: in the seeding, used if the entry is seeded."""
    is_seeded = entry.seed is not None or entry.rating is not None
    kind = KINDS[entry.kind]
    return PairedSide(
        entry=entry.number,
        seed=rank if is_seeded else 0,
        kind=kind,
        section=entry.section,
        points=points if kind == "entry" else Fraction(),
        apart=frozenset(entry.apart),
    )


def sizes_of(regulations: Regulations) -> SizeRange:
    sizes = regulations.sizes
    return SizeRange(sizes.min, sizes.best, sizes.max)


def seating_of(regulations: Regulations) -> Seating:
    """The mode of balancing: `places` if the rules begin with the seat of the options."""
    return "places" if regulations.options.get("start") == "host" else "neighbours"


def team_field(tournament: Tournament, number: int, teams: PairingField) -> PairingField:
    """The members of teams as a field."""
    sides = tuple([
        PairedSide(entry=person_number(Seated(side.entry, member)), kind=side.kind, section=side.section, team=side.entry)
        for side in teams.sides
        for member in range(tournament.entries[side.entry].members)
    ])  # fmt: skip
    field = PairingField(sides=sides, sizes=teams.sizes, seating=teams.seating)
    for played in rounds_before(tournament, number):
        field = after_round(field, RoundSeating(tuple([to_draft_table(each, by_person=True) for each in tables_that_met(played)])))
    return field


def rounds_before(tournament: Tournament, number: int) -> Iterator[Round]:
    """The published rounds before another one, in order."""
    for each in sorted(tournament.rounds):
        if each < number and tournament.rounds[each].published is not None:
            yield tournament.rounds[each]


def tables_that_met(played: Round) -> list[Table]:
    """Tables of a round whose sides have met; void ones do not count."""
    return [each for each in played.tables.values() if each.state != "void"]


def to_draft_table(table: Table, *, by_person: bool = False) -> DraftTable:
    """A table in the form of drafts. by_person: whether members are paired, not entries."""
    seats = [person_number(each) for each in table.seats] if by_person else table.entries
    return DraftTable(tuple(seats), table.board or 0, table.match or 0)


def with_history(tournament: Tournament, number: int, field: PairingField) -> PairingField:
    """A field with the history of the rounds published before. Teams meet once in a match."""
    is_teams = tournament.regulations.pairing.method == "teams"
    for played in rounds_before(tournament, number):
        met = tables_that_met(played)
        if is_teams:
            met = list({(each.match, frozenset(each.entries)): each for each in reversed(met)}.values())
        byes = tuple(each.entry for each in played.byes if each.kind == "allocated")
        field = after_round(field, RoundSeating(tuple([to_draft_table(each) for each in met]), byes))
    return field
