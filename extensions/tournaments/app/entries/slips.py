"""Slips of a tournament: links that authorise nothing but their exchange, by one device, for its own token."""

from __future__ import annotations

from domain.kernel.errors import Missing
from extensions.tournaments.answers.tournaments import ChangedEntry, OfficialSlip, TournamentSlipToken
from extensions.tournaments.app.callers import Caller, derive_tournament_token
from extensions.tournaments.app.cards import entry_json, official_json
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.requests import TournamentRequest, execute_at_tournament, execute_for_holder
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import slips
from extensions.tournaments.domain.tournament import Official, Tournament
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request


def derive_slip(context: Context, asked: TournamentRequest, name: str = "") -> str:
    """The slip that a request makes. Deterministic; only its hash is stored. name: of one of several."""
    return derive_tournament_token(context, asked.tournament, "slip", f"{asked.bearer or ''}/{asked.request.key}{name}")


def make_entry_slip(context: Context, number: int, asked: TournamentRequest) -> Reply:
    """Give an entry another slip, which ends its token. The answer holds the slip.  Raises Forbidden, Missing."""
    slip = derive_slip(context, asked)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return slips.make_entry_slip(tournament, number, hash_token(slip), cause)

    def answer(then: Tournament, _: object) -> ChangedEntry:
        entry = then.entries[number]
        texts = load_texts(context, then, Caller(f"e{number}", None, entry))
        return ChangedEntry.at_head(then, entry=entry_json(entry, texts), slip=slip)

    return execute_at_tournament(context, asked, f"slip-{number}", decide, answer)


def make_official_slip(context: Context, official: str, asked: TournamentRequest) -> Reply:
    """Give an official another slip, which ends the official's token. The answer holds the slip.

    Raises Conflict, Forbidden, Missing.
    """
    slip = derive_slip(context, asked)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return slips.make_official_slip(tournament, official, hash_token(slip), cause)

    return execute_at_tournament(context, asked, "grant", decide, lambda then, _: official_slip_json(context, then, slip))


def official_slip_json(context: Context, then: Tournament, slip: str) -> OfficialSlip:
    """The head, and an official with the slip.  Raises Missing."""
    found = slips.find_holder(then, hash_token(slip))
    if not isinstance(found, Official):
        raise Missing("There is no such official.")
    texts = load_texts(context, then, Caller(found.id, found))
    return OfficialSlip.at_head(then, official=official_json(found, texts), slip=slip)


def exchange_slip(context: Context, tournament_id: str, slip: str, request: Request) -> Reply:
    """Exchange a slip for the token of the device that shows it, once: the same request gets the same token again.

    Raises Gone for a slip that a newer one replaced or a revocation ended, Missing, Conflict slip-used, Unavailable.
    """
    hashed = hash_token(slip)
    holder = slips.require_holder(context.part(Tournaments).repository.load(tournament_id), hashed)
    by, scoped = slips.holder_id(holder), request.within(f"exchange-{hashed[:16]}")
    kind = "entry" if by.startswith("e") else "tournament" if isinstance(holder, Official) and holder.role == "organiser" else "official"
    token = derive_tournament_token(context, tournament_id, kind, f"exchange/{hashed}/{request.key}")  # type: ignore[arg-type]

    def decide(tournament: Tournament, cause: FactCause) -> FactBatch:
        return slips.exchange(tournament, hashed, hash_token(token), cause)

    def answer(then: Tournament, _: object) -> TournamentSlipToken:
        return TournamentSlipToken.at_head(then, you=by, token=token)

    return execute_for_holder(context, tournament_id, by, scoped, decide=decide, answer=answer)

