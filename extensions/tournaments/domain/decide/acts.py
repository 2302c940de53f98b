"""The acts of officials that a tournament allows now: its stage and the caller's role, before anything that an act is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from extensions.tournaments.domain.decide.attendance import has_check_in
from extensions.tournaments.domain.decide.life import is_entry_too_late
from extensions.tournaments.domain.decide.requirements import DESK, HEADS, find_official
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.regulations.terms import Role
from extensions.tournaments.domain.tournament import Tournament

Act = Literal["enter", "enter_fillers", "change_entries", "check_in", "announce", "name_officials", "amend", "appeal", "rule", "cancel"]


class ActTerms(NamedTuple):
    """The terms of an act. roles: None for those that may rule; is_open: whether the stage allows it."""

    roles: tuple[Role, ...] | None
    is_open: Callable[[Tournament], bool]


def is_on(tournament: Tournament) -> bool:
    """Whether the tournament is neither final nor cancelled."""
    return not tournament.is_over


def is_not_cancelled(tournament: Tournament) -> bool:
    """Whether rulings and announcements may still come: after final standings they may."""
    return tournament.status != "cancelled"


TERMS: Mapping[Act, ActTerms] = {
    "enter": ActTerms(DESK, lambda tournament: is_on(tournament) and not is_entry_too_late(tournament)),
    "enter_fillers": ActTerms(DESK, lambda tournament: is_on(tournament) and tournament.status != "provisional"),
    "change_entries": ActTerms(DESK, is_on),
    "check_in": ActTerms(DESK, lambda tournament: is_on(tournament) and has_check_in(tournament)),
    "announce": ActTerms(DESK, is_not_cancelled),
    "name_officials": ActTerms(HEADS, is_on),
    "amend": ActTerms(HEADS, is_on),
    "appeal": ActTerms(DESK, is_on),
    "rule": ActTerms(None, is_not_cancelled),
    "cancel": ActTerms(("organiser",), is_on),
}
"""By act. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties."""


def acts_of(tournament: Tournament, by: By | None) -> tuple[Act, ...]:
    """The acts that an official may try now; none for other callers."""
    official = find_official(tournament, by)
    if official is None:
        return ()
    ruling = tournament.regulations.may_rule
    return tuple(act for act, terms in TERMS.items() if official.role in (terms.roles or ruling) and terms.is_open(tournament))
