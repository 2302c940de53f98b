"""Attendance: check-in, byes, withdrawal and return, the waiting list."""

from __future__ import annotations

from collections.abc import Collection

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, nothing, state_fact
from extensions.tournaments.domain.decide.entering import count_room
from extensions.tournaments.domain.decide.life import is_entry_too_late
from extensions.tournaments.domain.decide.requirements import (
    DESK,
    malformed,
    require_entry,
    require_official,
    require_on,
    require_own,
)
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.entry_facts import (
    ByeAsked,
    ByeTakenBack,
    EntryAdmitted,
    EntryCheckedIn,
    EntryCheckedOut,
    EntryReinstated,
    EntryWithdrawn,
)
from extensions.tournaments.domain.salted_text import SaltedText, commitment_of, require_text
from extensions.tournaments.domain.tournament import Tournament


def withdraw(tournament: Tournament, number: int, reason: SaltedText | None, cause: FactCause) -> FactBatch:
    """Withdraws an entry from pairing; the first one waiting takes its place.  Raises Conflict, Forbidden, Malformed,
    Missing.
    """
    side = require_own(tournament, cause.by, number)
    require_on(tournament)
    require_text(reason, "reason")
    if side.state not in ("entered", "waiting"):
        raise Conflict("not-entered", f"Entry {number} is {side.state}.")
    fact = state_fact(EntryWithdrawn(number, commitment_of(reason)), reason=reason)
    first = first_waiting(tournament, number) if side.is_paired and side.kind == "people" else None
    return append(tournament, cause, fact, *(() if first is None else (EntryAdmitted(first),)))


def first_waiting(tournament: Tournament, but: int = 0) -> int | None:
    """The entry that gets the next free place. but: an entry to leave out."""
    if is_entry_too_late(tournament):
        return None
    return min((each.number for each in tournament.entries.values() if each.state == "waiting" and each.number != but), default=None)


def admit(tournament: Tournament, cause: FactCause) -> FactBatch:
    """The first waiting entry takes a free place, such as after an increase of the limit.  Raises Conflict, Forbidden.
    """
    require_official(tournament, cause.by, DESK)
    require_on(tournament)
    entered = sum(each.is_paired and each.kind == "people" for each in tournament.entries.values())
    first = first_waiting(tournament)
    if first is None:
        return nothing(tournament)
    if entered >= tournament.regulations.entries.most:
        raise Conflict("tournament-full", "Every place of this tournament is taken.")
    return append(tournament, cause, EntryAdmitted(first))


def reinstate(tournament: Tournament, number: int, reason: SaltedText | None, cause: FactCause) -> FactBatch:
    """Pairs a withdrawn entry again, from the next round on.  Raises Conflict, Forbidden, Malformed, Missing."""
    require_official(tournament, cause.by, DESK)
    require_on(tournament)
    side = require_entry(tournament, number)
    require_text(reason, "reason")
    if side.state != "withdrawn":
        raise Conflict("not-withdrawn", f"Entry {number} is {side.state}.")
    if side.kind == "people" and count_room(tournament) <= 0:
        raise Conflict("tournament-full", "Every place of this tournament is taken.")
    return append(tournament, cause, state_fact(EntryReinstated(number, commitment_of(reason)), reason=reason))


def check_in(tournament: Tournament, number: int, cause: FactCause) -> FactBatch:
    """Checks an entry in, for the whole tournament or for the next round.  Raises Conflict, Forbidden, Malformed,
    Missing.
    """
    side, due = require_checkable(tournament, number, cause)
    if due in side.here:
        return nothing(tournament)
    return append(tournament, cause, EntryCheckedIn(number, due))


def check_all_in(tournament: Tournament, numbers: Collection[int], cause: FactCause) -> FactBatch:
    """Checks entries in, all or none; no effect on entries that are already. Raises Conflict, Forbidden, Malformed,
    Missing.
    """
    require_official(tournament, cause.by, DESK)
    checked = [(number, *require_checkable(tournament, number, cause)) for number in numbers]
    return append(tournament, cause, *(EntryCheckedIn(number, due) for number, side, due in checked if due not in side.here))


def check_out(tournament: Tournament, number: int, cause: FactCause) -> FactBatch:
    """Checks an entry out.  Raises Conflict, Forbidden, Malformed, Missing."""
    side, due = require_checkable(tournament, number, cause)
    if due not in side.here:
        return nothing(tournament)
    return append(tournament, cause, EntryCheckedOut(number, due))


def require_checkable(tournament: Tournament, number: int, cause: FactCause) -> tuple[Entry, int | None]:
    """A paired entry, and the round of its check-in.  Raises Conflict, Forbidden, Malformed, Missing."""
    side = require_paired(tournament, number, cause)
    terms = tournament.regulations.entries.check_in
    if terms == "none":
        raise malformed("checkin", "This tournament has no check-in.")
    if not has_check_in(tournament):
        raise Conflict("round-under-way", "The last round is published.")
    return side, None if terms == "once" else tournament.next_round


def has_check_in(tournament: Tournament) -> bool:
    """Whether people check in, and a round is to come for which they do."""
    regulations = tournament.regulations
    return regulations.entries.check_in != "none" and tournament.next_round <= regulations.pairing.rounds


def require_paired(tournament: Tournament, number: int, cause: FactCause) -> Entry:
    """A participating entry, on its own request or an official's.  Raises Conflict, Forbidden, Missing."""
    side = require_own(tournament, cause.by, number)
    require_on(tournament)
    if not side.is_paired:
        raise Conflict("not-entered", f"Entry {number} is {side.state}.")
    return side


def ask_bye(tournament: Tournament, number: int, round_number: int, cause: FactCause) -> FactBatch:
    """Gives an entry a bye in a future round.  Raises Conflict, Forbidden, Malformed, Missing."""
    side = require_paired(tournament, number, cause)
    require_unpublished(tournament, round_number)
    if round_number in side.byes:
        return nothing(tournament)
    if len(side.byes) >= tournament.regulations.byes.most_asked:
        raise Conflict("too-many-byes", "This entry has asked for as many byes as it may.")
    return append(tournament, cause, ByeAsked(number, round_number))


def take_bye_back(tournament: Tournament, number: int, round_number: int, cause: FactCause) -> FactBatch:
    """Withdraws an entry's request for a bye.  Raises Conflict, Forbidden, Malformed, Missing."""
    side = require_paired(tournament, number, cause)
    require_unpublished(tournament, round_number)
    return append(tournament, cause, ByeTakenBack(number, round_number)) if round_number in side.byes else nothing(tournament)


def require_unpublished(tournament: Tournament, round_number: int) -> None:
    """Raises Conflict for a published round, Malformed for one that does not exist."""
    if not 1 <= round_number <= tournament.regulations.pairing.rounds:
        raise malformed("round", f"From 1 to {tournament.regulations.pairing.rounds}.")
    if round_number < tournament.next_round:
        raise Conflict("round-under-way", f"Round {round_number} is published.")
