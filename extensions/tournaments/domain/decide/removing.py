"""Entries that were mistakes: removed, alone or as a second entry of one person."""

from __future__ import annotations

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, state_fact
from extensions.tournaments.domain.decide.attendance import first_waiting
from extensions.tournaments.domain.decide.requirements import (
    DESK,
    malformed,
    require_entry,
    require_official,
    require_on,
)
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.entry_facts import EntryAdmitted, EntryRemoved
from extensions.tournaments.domain.salted_text import SaltedText, commitment_of, require_text
from extensions.tournaments.domain.tournament import Tournament


def remove(
    tournament: Tournament, number: int, same_as: int | None, reason: SaltedText | None, cause: FactCause
) -> FactBatch:  # fmt: skip
    """Removes an entry that is in no published round. same_as: the entry of the same person, which stays as it is and
    gets the removed one's place if it waits for one; without it the first one waiting does.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    require_official(tournament, cause.by, DESK)
    require_on(tournament)
    side = require_entry(tournament, number)
    require_text(reason, "reason")
    require_no_part(tournament, number)
    stays = None if same_as is None else require_other(tournament, side, same_as)
    fact = state_fact(EntryRemoved(number, same_as, commitment_of(reason)), reason=reason)
    admitted = None
    if side.is_paired and side.kind == "people":
        admitted = stays.number if stays is not None and stays.state == "waiting" else first_waiting(tournament, number)
    return append(tournament, cause, fact, *(() if admitted is None else (EntryAdmitted(admitted),)))


def require_no_part(tournament: Tournament, number: int) -> None:
    """Raises Conflict entry-in-round for an entry of a published round, Malformed for an official's own."""
    if (played := tournament.find_round_of(number)) is not None:
        raise Conflict("entry-in-round", f"Entry {number} is in round {played.number}: withdraw it instead.")
    if own := next((each.id for each in tournament.officials.values() if each.entry == number and not each.is_revoked), None):
        raise malformed("state", f"Official {own} plays as this entry.")


def require_other(tournament: Tournament, side: Entry, same_as: int) -> Entry:
    """The entry of the same person.  Raises Conflict, Malformed, Missing."""
    other = require_entry(tournament, same_as)
    if other.number == side.number or not side.kind == other.kind == "people":
        raise malformed("same_as", "Another entry of people.")
    if other.state not in ("entered", "waiting"):
        raise Conflict("not-entered", f"Entry {same_as} is {other.state}.")
    return other
