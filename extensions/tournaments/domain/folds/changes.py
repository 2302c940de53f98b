"""Facts that make a draft stale, and facts that may affect standings."""

from __future__ import annotations

from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.entry_facts import (
    ByeAsked,
    ByeTakenBack,
    EntryAdmitted,
    EntryChanged,
    EntryCheckedIn,
    EntryCheckedOut,
    EntryMade,
    EntryReinstated,
    EntryRemoved,
    EntryWithdrawn,
)
from extensions.tournaments.domain.facts.round_facts import RoundClosed, RoundClosing, RoundWithdrawn, TableFinished
from extensions.tournaments.domain.facts.ruling_facts import LotDrawn, PenaltyGiven, TableRulingMade
from extensions.tournaments.domain.facts.tournament_facts import TournamentAmended
from extensions.tournaments.domain.tournament import Change

UNPAIRING = frozenset({"pairing", "sizes", "sections", "entries", "knockout"})
"""Fields of regulations that drafts of every method depend on."""


def change_of(fact: TournamentFact, version: int) -> Change | None:
    """The change that a fact makes to the basis of drafts; None without one."""
    kind = str(fact.__struct_config__.tag)
    match fact:
        case EntryMade(number):
            return None if fact.is_waiting else Change(version, kind, False, (number,))
        case EntryChanged(number) | EntryAdmitted(number) | EntryWithdrawn(number) | EntryReinstated(number):
            return Change(version, kind, False, (number,))
        case EntryRemoved(number, same_as):
            return Change(version, kind, False, (number,) if same_as is None else (number, same_as))
        case EntryCheckedIn(number) | EntryCheckedOut(number) | ByeAsked(number) | ByeTakenBack(number):
            return Change(version, kind, False, (number,))
        case TournamentAmended():
            return Change(version, kind, UNPAIRING.isdisjoint(fact.changed))
        case TableFinished(round_number, table) if fact.result is not None:
            return Change(version, kind, True, table=(round_number, table))
        case TableRulingMade() if fact.before != fact.after:
            return Change(version, kind, True, table=(fact.round, fact.table))
        case PenaltyGiven() if fact.kind != "warning" or fact.replaces is not None:
            return Change(version, kind, fact.kind == "points" and fact.replaces is None, (fact.entry,))
        case RoundClosing() if fact.unfinished:
            return Change(version, kind, True)
        case RoundWithdrawn():
            return Change(version, kind, False)
        case LotDrawn():
            return Change(version, kind, True, fact.among)
    return None


def is_scoring(fact: TournamentFact, change: Change | None) -> bool:
    """Whether a fact may change the standings."""
    return change is not None or isinstance(fact, RoundClosed)
