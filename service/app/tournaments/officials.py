"""Officials of an event: granted, and revoked."""

from __future__ import annotations

from typing import NamedTuple

from domain.kernel.errors import Missing
from domain.tournament.batch import FactBatch, FactCause
from domain.tournament.decide import officials
from domain.tournament.regulations.terms import Role
from domain.tournament.tournament import Tournament
from service.app.core.context import Context, fingerprint, hash_token
from service.app.core.idempotent_requests import Json, Reply, Request
from service.app.tournaments.callers import Caller, authenticate_caller, derive_event_token
from service.app.tournaments.event_json import official_json
from service.app.tournaments.event_requests import EventRequest, execute_at_event, head_of, salt_text
from service.app.tournaments.persons import load_texts


class NewOfficial(NamedTuple):
    """A requested grant. entry: of an official who also plays; id: of an official who gets another token, None for a
    new one.
    """

    role: Role
    name: str | None = None
    entry: int | None = None
    id: str | None = None


def grant_official(context: Context, wanted: NewOfficial, asked: EventRequest) -> Reply:
    """Grant an official's rights, or give an official another token, which the answer holds.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    kind = "event" if wanted.role == "organiser" else "official"
    token = derive_event_token(context, asked.event, kind, f"{asked.bearer}/{asked.request.key}")  # type: ignore[arg-type]
    name = salt_text(context, wanted.name)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        if wanted.id is not None:
            return officials.reissue(tournament, wanted.id, hash_token(token), cause)
        return officials.grant(tournament, wanted.role, hash_token(token), name, wanted.entry, cause)

    def answer(then: Tournament, _: object) -> Json:
        found = next((each for each in then.officials.values() if each.hash == hash_token(token)), None)
        if found is None:
            raise Missing("There is no such official.")
        texts = load_texts(context, then, authenticate_caller(context, then, token))
        return {**head_of(then), "official": official_json(found, texts), "token": token}

    return execute_at_event(context, asked, "grant", decide, answer)


def revoke_official(context: Context, event: str, official: str, bearer: str | None) -> None:
    """End an official's rights.  Raises Conflict, Forbidden, Missing."""
    asked = EventRequest(event, bearer, Request(official, fingerprint(event.encode(), official.encode())))

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return officials.revoke(tournament, official, cause)

    execute_at_event(context, asked, "revoke", decide, lambda then, _: head_of(then))
