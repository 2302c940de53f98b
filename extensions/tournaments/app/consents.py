"""Consents: what one official hands to another, who can use it for one change of the regulations alone."""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from domain.kernel.ledger import canonical
from extensions.tournaments.app.callers import derive_tournament_token
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.tournament import Official, Tournament
from service.app.core.context import Context


def derive_consent(context: Context, tournament: Tournament, official: Official, wanted: Regulations) -> str:
    """An official's consent to these regulations, in the place of the present ones. It ends with them, and with the token
    of the official's device.
    """
    digest = hashlib.sha256(canonical(msgspec.to_builtins(wanted))).hexdigest()
    name = f"{official.id}/{official.token}/{tournament.regulated}/{digest}"
    return derive_tournament_token(context, tournament.id, "consent", name)


def find_consenting(context: Context, tournament: Tournament, wanted: Regulations, consent: str | None) -> By | None:
    """The official who consented to these regulations; None without such a consent."""
    for official in tournament.officials.values():
        if consent is None or official.token is None or official.is_revoked:
            continue
        if hmac.compare_digest(derive_consent(context, tournament, official, wanted), consent):
            return official.id
    return None
