"""Officials: granted and revoked."""

from __future__ import annotations

from domain.kernel.errors import Conflict, Forbidden, Missing
from domain.kernel.secrecy import NOBODY, Known
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, state_fact
from extensions.tournaments.domain.decide.requirements import (
    HEADS,
    find_official,
    require_entry,
    require_official,
    require_on,
)
from extensions.tournaments.domain.facts.tournament_facts import OfficialGranted, OfficialRevoked
from extensions.tournaments.domain.regulations.terms import Role
from extensions.tournaments.domain.salted_text import LONGEST_NAME, SaltedText, commitment_of, require_text
from extensions.tournaments.domain.tournament import Official, Tournament

MOST_OFFICIALS = 100
"""Officials of one tournament, including revoked ones."""


def grant(
    tournament: Tournament, role: Role, *, slip: str, name: SaltedText | None, entry: int | None, cause: FactCause
) -> FactBatch:
    """Grants an official's rights, once the official's device has exchanged the slip. slip: its hash; entry: their own, None for one who does not play.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    require_over(tournament, cause, role)
    require_on(tournament)
    require_text(name, "name", LONGEST_NAME)
    if entry is not None:
        require_entry(tournament, entry)
    if len(tournament.officials) >= MOST_OFFICIALS:
        raise Conflict("too-many-tokens", "This tournament has as many officials as there may be.")
    number = len(tournament.officials) + 1
    fact = OfficialGranted(f"o{number}", role, Known(slip, NOBODY), commitment_of(name), entry)
    return append(tournament, cause, state_fact(fact, name=name))


def revoke(tournament: Tournament, official: str, cause: FactCause) -> FactBatch:
    """Ends an official's rights; the last organiser cannot be revoked.  Raises Conflict, Forbidden, Missing."""
    held = require_held(tournament, official)
    require_over(tournament, cause, held.role)
    others = [each for each in tournament.officials.values() if each.role == "organiser" and not each.is_revoked]
    if others == [held]:
        raise Conflict("last-organiser", "A tournament has an organiser: grant another one first.")
    return append(tournament, cause, OfficialRevoked(held.id))


def require_over(tournament: Tournament, cause: FactCause, role: Role) -> None:
    """Raises Forbidden unless the caller may decide on this role: chief arbiters, on arbiters and scorers."""
    asking = require_official(tournament, cause.by, HEADS)
    if asking.role == "chief" and role in HEADS:
        raise Forbidden("Organisers decide who is organiser or chief arbiter.")


def require_held(tournament: Tournament, official: str) -> Official:
    """A valid official.  Raises Missing."""
    found = find_official(tournament, official)
    if found is None:
        raise Missing("There is no such official.")
    return found
