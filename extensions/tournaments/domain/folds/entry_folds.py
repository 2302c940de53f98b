"""Folds of the facts of entries."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from domain.game.aggregate import plaintext
from extensions.tournaments.domain.entries import EarlierName, Entry, Former, text_place
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.entry_facts import (
    ByeAsked,
    ByeTakenBack,
    EntryAdmitted,
    EntryChanged,
    EntryCheckedIn,
    EntryCheckedOut,
    EntryMade,
    EntryNameCorrected,
    EntryReinstated,
    EntryRemoved,
    EntrySlipExchanged,
    EntrySlipMade,
    EntrySubstituted,
    EntryWithdrawn,
)
from extensions.tournaments.domain.folds.moment import FactTime
from extensions.tournaments.domain.folds.tournament_folds import Row
from extensions.tournaments.domain.slips import Slip, next_slip
from extensions.tournaments.domain.tournament import Tournament


def with_entry(tournament: Tournament, side: Entry) -> Tournament:
    """The tournament with an updated entry."""
    return replace(tournament, entries={**tournament.entries, side.number: side})


def with_changed_entry(tournament: Tournament, number: int, /, **changes: Any) -> Tournament:
    return with_entry(tournament, replace(tournament.entries[number], **changes))


def with_new_entry(tournament: Tournament, fact: EntryMade, moment: FactTime) -> Tournament:
    slip = plaintext(fact.slip)
    side = Entry(
        number=fact.number,
        kind=fact.kind,
        section=fact.section,
        members=len(fact.names),
        seed=fact.seed,
        rating=fact.rating,
        apart=fact.apart,
        bot=fact.bot,
        slip=None if slip is None else Slip(slip, moment.version, moment.at, moment.by),
        joined=tournament.next_round,
        state="waiting" if fact.is_waiting else "entered",
        names=tuple(text_place(moment.version, f"names.{at}", each) for at, each in enumerate(fact.names)),
        club=text_place(moment.version, "club", fact.club),
        made=moment.version,
    )
    return with_entry(tournament, side)


def with_entry_changes(tournament: Tournament, fact: EntryChanged, _: FactTime) -> Tournament:
    stated = {name: each for name, each in asdict(fact).items() if each is not msgspec.UNSET}
    return with_changed_entry(tournament, fact.number, **stated)


def with_substitute(tournament: Tournament, fact: EntrySubstituted, moment: FactTime) -> Tournament:
    side = tournament.entries[fact.number]
    names, member = list(side.names), fact.member % side.members
    former = (*side.former, Former(member, moment.version, moment.at, names[member]))
    names[member] = text_place(moment.version, "name", fact.name)
    return with_changed_entry(tournament, fact.number, names=tuple(names), former=former)


def with_corrected_name(tournament: Tournament, fact: EntryNameCorrected, moment: FactTime) -> Tournament:
    side = tournament.entries[fact.number]
    if not 0 <= fact.member < side.members:
        raise IndexError(fact.member)
    names = list(side.names)
    misspelt = (*side.misspelt, EarlierName(fact.member, names[fact.member]))
    names[fact.member] = text_place(moment.version, "name", fact.name)
    return with_changed_entry(tournament, fact.number, names=tuple(names), misspelt=misspelt)


def with_entry_slip(tournament: Tournament, fact: EntrySlipMade, moment: FactTime) -> Tournament:
    last = tournament.entries[fact.number].slip
    slip = next_slip(last, plaintext(fact.slip), moment.version, moment.at, moment.by)
    return with_changed_entry(tournament, fact.number, slip=slip, token=None)


def with_entry_token(tournament: Tournament, fact: EntrySlipExchanged, moment: FactTime) -> Tournament:
    slip = tournament.entries[fact.number].slip
    assert slip is not None
    exchanged = replace(slip, exchanged=moment.version)
    return with_changed_entry(tournament, fact.number, slip=exchanged, token=plaintext(fact.token))


def with_withdrawal(tournament: Tournament, fact: EntryWithdrawn, _: FactTime) -> Tournament:
    return with_changed_entry(tournament, fact.number, state="withdrawn", here=frozenset())


def with_removal(tournament: Tournament, fact: EntryRemoved, _: FactTime) -> Tournament:
    return with_changed_entry(tournament, fact.number, state="removed", here=frozenset(), byes=(), slip=None, token=None)


def with_check_in(tournament: Tournament, fact: EntryCheckedIn, _: FactTime) -> Tournament:
    return with_changed_entry(tournament, fact.number, here=tournament.entries[fact.number].here | {fact.round})


def with_check_out(tournament: Tournament, fact: EntryCheckedOut, _: FactTime) -> Tournament:
    return with_changed_entry(tournament, fact.number, here=tournament.entries[fact.number].here - {fact.round})


def with_bye(tournament: Tournament, fact: ByeAsked, _: FactTime) -> Tournament:
    byes = tournament.entries[fact.number].byes
    return with_changed_entry(tournament, fact.number, byes=tuple(sorted((*byes, fact.round))))


def without_bye(tournament: Tournament, fact: ByeTakenBack, _: FactTime) -> Tournament:
    byes = tournament.entries[fact.number].byes
    return with_changed_entry(tournament, fact.number, byes=tuple(each for each in byes if each != fact.round))


ENTRY_FOLDS: dict[type[TournamentFact], Row] = {
    EntryMade: with_new_entry,
    EntryChanged: with_entry_changes,
    EntryAdmitted: lambda tournament, fact, _: with_changed_entry(
        tournament, fact.number, state="entered", joined=tournament.next_round
    ),
    EntryWithdrawn: with_withdrawal,
    EntryReinstated: lambda tournament, fact, _: with_changed_entry(tournament, fact.number, state="entered"),
    EntrySubstituted: with_substitute,
    EntryNameCorrected: with_corrected_name,
    EntryRemoved: with_removal,
    EntrySlipMade: with_entry_slip,
    EntrySlipExchanged: with_entry_token,
    EntryCheckedIn: with_check_in,
    EntryCheckedOut: with_check_out,
    ByeAsked: with_bye,
    ByeTakenBack: without_bye,
}
