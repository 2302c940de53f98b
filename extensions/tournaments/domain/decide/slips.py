"""Slips: made for an entry or an official, and exchanged by a device for its own token."""

from __future__ import annotations

from domain.game.interventions.slips import require_unused
from domain.kernel.errors import Forbidden, Gone, Missing
from domain.kernel.secrecy import NOBODY, Known
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, nothing
from extensions.tournaments.domain.decide.officials import require_held, require_over
from extensions.tournaments.domain.decide.requirements import require_may_hand_on, require_own
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.facts.entry_facts import EntrySlipExchanged, EntrySlipMade
from extensions.tournaments.domain.facts.tournament_facts import OfficialSlipExchanged, OfficialSlipMade
from extensions.tournaments.domain.tournament import Official, Tournament


def make_entry_slip(tournament: Tournament, number: int, slip: str, cause: FactCause) -> FactBatch:
    """Gives an entry another slip, which ends its token. slip: its hash.  Raises Forbidden, also own-section, Missing."""
    side = require_own(tournament, cause.by, number)
    if side.slip is None:
        raise Forbidden("A bot needs no slip.")
    require_may_hand_on(tournament, cause.by, number)
    if side.slip.hash == slip:
        return nothing(tournament)
    return append(tournament, cause, EntrySlipMade(number, Known(slip, NOBODY)))


def make_official_slip(tournament: Tournament, official: str, slip: str, cause: FactCause) -> FactBatch:
    """Gives an official another slip, which ends the official's token. slip: its hash.

    Raises Forbidden, Missing.
    """
    held = require_held(tournament, official)
    require_over(tournament, cause, held.role)
    if held.slip is not None and held.slip.hash == slip:
        return nothing(tournament)
    return append(tournament, cause, OfficialSlipMade(held.id, Known(slip, NOBODY)))


def find_holder(tournament: Tournament, slip: str) -> Entry | Official | None:
    """The entry or official whose last slip has this hash."""
    holders: tuple[Entry | Official, ...] = (*tournament.officials.values(), *tournament.entries.values())
    return next((each for each in holders if each.slip is not None and each.slip.hash == slip), None)


def require_holder(tournament: Tournament, slip: str) -> Entry | Official:
    """The entry or official whose last slip has this hash.

    Raises Gone for a slip that a newer one replaced or a revocation ended, Missing.
    """
    found = find_holder(tournament, slip)
    if found is not None and not (isinstance(found, Official) and found.is_revoked):
        return found
    holders: tuple[Entry | Official, ...] = (*tournament.officials.values(), *tournament.entries.values())
    if found is not None or any(each.slip is not None and slip in each.slip.earlier for each in holders):
        raise Gone("This slip opens nothing any more: there is a newer one, or it was ended. Ask an official.")
    raise Missing("There is no such slip.")


def holder_id(holder: Entry | Official) -> By:
    """`e17` or `o2`."""
    return holder.id if isinstance(holder, Official) else f"e{holder.number}"


def exchange(tournament: Tournament, slip: str, token: str, cause: FactCause) -> FactBatch:
    """Exchanges a slip for the token of the device that shows it. slip, token: their hashes; cause: by the holder.

    Raises Conflict slip-used, Forbidden, Gone for a slip that a newer one replaced or a revocation ended, Missing for one that was never made.
    """
    holder = require_holder(tournament, slip)
    assert holder.slip is not None
    if cause.by != holder_id(holder):
        raise Forbidden("Only its holder exchanges a slip.")
    require_unused(holder.slip.exchanged)
    hidden = Known(token, NOBODY)
    if isinstance(holder, Official):
        return append(tournament, cause, OfficialSlipExchanged(holder.id, hidden))
    return append(tournament, cause, EntrySlipExchanged(holder.number, hidden))
