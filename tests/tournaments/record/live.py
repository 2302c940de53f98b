"""Records of tournaments as the service exports them."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from extensions.tournaments.app.record import tournament_record
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import LuckTerms
from service.app.core.authorization import authenticate_principal
from service.app.proofs.checkpoint import sign_digest
from service.app.proofs.record import RecordExport, begin_export
from tests.tournaments.worker.club import Club, club_regulations


def regulations(preset: str = "league-evening", rounds: int = 1, **changes: Any) -> Regulations:
    found = club_regulations(preset, **{"luck": LuckTerms(None), **changes})
    return replace(found, pairing=replace(found.pairing, rounds=rounds))


def record_of_club(club: Club) -> bytes:
    """What the service exports for everybody."""
    context, tournament = club.context, club.tournament

    def one(game: str) -> RecordExport:
        found = context.games.load(game)
        return begin_export(context, found, authenticate_principal(found, None), None)

    signed = sign_digest(context, tournament.id, tournament.version, tournament.digest)
    return b"".join(tournament_record(context, tournament, partial(context.part(Tournaments).repository.texts, tournament), one, signed))
