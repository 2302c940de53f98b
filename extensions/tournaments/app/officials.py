"""Officials of a tournament: granted, and revoked."""

from __future__ import annotations

from typing import NamedTuple

from extensions.tournaments.app.callers import Caller
from extensions.tournaments.app.entries.slips import derive_slip, official_slip_json
from extensions.tournaments.app.requests import TournamentRequest, execute_at_tournament, salt_text
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import officials
from extensions.tournaments.domain.regulations.terms import Role
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context, fingerprint, hash_token
from service.app.core.idempotent_requests import Reply, Request


class NewOfficial(NamedTuple):
    """A requested grant. entry: of an official who also plays."""

    role: Role
    name: str | None = None
    entry: int | None = None


def grant_official(context: Context, wanted: NewOfficial, asked: TournamentRequest) -> Reply:
    """Grant an official's rights. The answer holds the slip that the official's device exchanges.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    slip = derive_slip(context, asked)
    name = salt_text(context, wanted.name)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return officials.grant(tournament, wanted.role, slip=hash_token(slip), name=name, entry=wanted.entry, cause=cause)

    return execute_at_tournament(context, asked, "grant", decide, lambda then, _: official_slip_json(context, then, slip))


def revoke_official(context: Context, tournament_id: str, official: str, bearer: str | None) -> None:
    """End an official's rights.  Raises Conflict, Forbidden, Missing."""
    asked = TournamentRequest(tournament_id, bearer, Request(official, fingerprint(tournament_id.encode(), official.encode())))

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return officials.revoke(tournament, official, cause)

    execute_at_tournament(context, asked, "revoke", decide, lambda _then, _: None)
