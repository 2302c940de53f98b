"""The tournament's page for the holder of an entry's token: the own next table, and the open actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from extensions.tournaments.app.entry_players import players_of_entries
from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.parts import Bye
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Appeal


class EntryTable(NamedTuple):
    """An own table of the current round. seats: own ones; person: the member of a team who sits there, None for an
    entry of one or a table with several of its persons; is_open: whether its game can be played.
    """

    played: Round
    table: Table
    seats: tuple[int, ...]
    person: str | None
    is_open: bool


class OwnEntry(NamedTuple):
    """An entry as its holder reads it. tables: for a team, one for each of its persons; bye: in the current round;
    check_in: the round that it can check in for, 0 for the whole tournament, None for none; is_here: whether it has checked
    in; may_ask: rounds in which it can ask for a bye; appealable: rounds that it can appeal about; partners: entries it
    can make a table with; free: its persons without an account.
    """

    entry: Entry
    name: str
    tables: tuple[EntryTable, ...]
    bye: Bye | None
    check_in: int | None
    is_here: bool
    may_ask: tuple[int, ...]
    can_take_back: tuple[int, ...]
    appealable: tuple[Round, ...]
    appeals: tuple[Appeal, ...]
    may_withdraw: bool
    partners: tuple[int, ...]
    free: tuple[int, ...]


def show_own_entry(shown: VisibleTournament) -> OwnEntry | None:
    """The caller's own entry; None for others."""
    entry = shown.caller.entry
    if entry is None or shown.caller.official is not None or entry.number not in shown.entries:
        return None
    entry, current = shown.entries[entry.number], shown.tournament.current
    terms, is_over = shown.regulations, shown.tournament.is_over
    to_come = (
        range(shown.tournament.next_round, terms.pairing.rounds + 1) if entry.is_paired and not is_over else range(0)
    )
    left = max(0, terms.byes.most_asked - len(entry.byes))
    check_in = check_in_of(shown, entry) if to_come else None
    tables = () if current is None else own_tables(shown, current, entry)
    return OwnEntry(
        entry,
        shown.name(entry.number),
        tables,
        None if current is None else next((each for each in current.byes if each.entry == entry.number), None),
        check_in,
        check_in is not None and (check_in or None) in entry.here,
        tuple([each for each in to_come if each not in entry.byes]) if left else (),
        tuple([each for each in to_come if each in entry.byes]),
        () if is_over else tuple([each for each in shown.rounds if each.published is not None]),
        tuple([each for each in shown.tournament.appeals.values() if each.entry == entry.number]),
        entry.state in ("entered", "waiting") and not is_over,
        partners_of(shown, entry, tables),
        free_members(shown, entry),
    )


def free_members(shown: VisibleTournament, entry: Entry) -> tuple[int, ...]:
    """The persons of an entry without a bound account."""
    held = players_of_entries(shown.tournament, shown.texts.texts)
    return tuple([member for member in range(entry.members) if (entry.number, member) not in held])


def check_in_of(shown: VisibleTournament, entry: Entry) -> int | None:
    """The round that an entry can check in for, 0 for the whole tournament; None without check-in."""
    terms = shown.regulations.entries.check_in
    if terms == "none" or not entry.is_paired:
        return None
    return 0 if terms == "once" else shown.tournament.next_round


def own_tables(shown: VisibleTournament, played: Round, entry: Entry) -> tuple[EntryTable, ...]:
    """The tables of an entry in a round: the undecided ones, else the last."""
    found = [each for each in played.tables.values() if entry.number in each.entries]
    wanted = [each for each in found if not each.is_decided] or found[-1:]
    return tuple([own_table(shown, played, each, entry) for each in wanted])


def own_table(shown: VisibleTournament, played: Round, table: Table, entry: Entry) -> EntryTable:
    """A table at which an entry sits."""
    seats = tuple([seat for seat, each in enumerate(table.seats) if each.entry == entry.number])
    is_one_of_many = entry.members > 1 and len(seats) == 1
    person = shown.person(entry.number, table.seats[seats[0]].member) if is_one_of_many else None
    is_open = table.game.opened is not None and played.state in ("open", "closing")
    return EntryTable(played, table, seats, person, is_open)


def partners_of(shown: VisibleTournament, entry: Entry, own: Sequence[EntryTable]) -> tuple[int, ...]:
    """Entries that an entry can make a table with, if entries make their own tables; else none."""
    current = shown.tournament.current
    if shown.regulations.pairing.method != "open" or current is None or current.state != "open" or not entry.is_paired:
        return ()
    if any(not each.table.is_decided for each in own):
        return ()
    busy = {each for table in current.tables.values() if not table.is_decided for each in table.entries}
    others = [each for each in shown.entries.values() if each.is_paired and each.section == entry.section]
    return tuple([each.number for each in others if each.number not in busy and each.number != entry.number])
