"""Evidence of a view: a signed statement of the view that a viewpoint was shown at a version."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from domain.game.aggregate import Game
from domain.game.information_state import viewpoint_text
from domain.game.proofs.evidence import Evidence, evidence_message
from service.app.core.authorization import Principal
from service.app.core.context import Context
from service.app.core.read_game import load_visible_game, render_view
from service.app.core.signing import Signing
from service.app.proofs.checkpoint import signing_failures


def sign_evidence(context: Context, game: Game, who: Principal, wanted: str | None, at: int | None) -> Evidence:
    """Evidence for a viewpoint and version that `who` may see.  Raises Missing, Forbidden, Malformed, Unavailable."""
    shown, viewpoint = load_visible_game(context, game, who, wanted, at)
    digest, view_sha256 = shown.digest.hex(), sha256(render_view(context, shown, viewpoint, shown.at).json).hexdigest()
    with signing_failures():
        key, signature = context.part(Signing).signer.sign(
            evidence_message(shown.id, viewpoint_text(viewpoint), shown.version, digest, view_sha256)
        )
    return Evidence(
        shown.id, viewpoint_text(viewpoint), shown.version, digest, view_sha256, key, b64encode(signature).decode()
    )
