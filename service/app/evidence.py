"""Evidence of sight: what somebody was shown at a version, signed."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from domain.game.aggregate import Game
from domain.game.evidence import Evidence, evidence_message
from domain.game.information_state import viewpoint_text
from service.app.authorization import Asker
from service.app.checkpoint import usable
from service.app.context import Context
from service.app.read_game import moment, seen


def evidence(context: Context, game: Game, who: Asker, wanted: str | None, at: int | None) -> Evidence:
    """What these eyes are shown of a version, for who may look through them.  Raises Missing, Forbidden, Malformed, Unavailable."""
    shown, eyes = moment(context, game, who, wanted, at)
    digest, view_sha256 = shown.digest.hex(), sha256(seen(context, shown, eyes, shown.at).json).hexdigest()
    with usable():
        key, signature = context.signer.sign(evidence_message(shown.id, viewpoint_text(eyes), shown.version, digest, view_sha256))
    return Evidence(shown.id, viewpoint_text(eyes), shown.version, digest, view_sha256, key, b64encode(signature).decode())
