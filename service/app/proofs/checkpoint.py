"""Checkpoints: signed heads of games, and the public keys to verify them."""

from __future__ import annotations

import logging
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from domain.game.aggregate import Game
from domain.game.checkpoint import Checkpoint, checkpoint_message
from service.app.authorization import Principal, own_viewpoint
from service.app.context import Context
from service.app.read_game import load_version, visible_head
from service.config import CannotStart
from service.store import Unavailable

log = logging.getLogger(__name__)


def sign_visible_head(context: Context, game: Game, who: Principal) -> Checkpoint:
    """A checkpoint of the latest head that `who` may see."""
    return sign_head(context, load_version(context, game, visible_head(context, game, who, own_viewpoint(who))))


def sign_head(context: Context, game: Game) -> Checkpoint:
    """A checkpoint of a game at its version.  Raises Unavailable."""
    digest = game.digest.hex()
    with signing_failures():
        key, signature = context.signer.sign(checkpoint_message(game.id, game.version, digest))
    return Checkpoint(game.id, game.version, digest, key, b64encode(signature).decode())


def load_public_keys(context: Context) -> list[dict[str, Any]]:
    """Public keys of all checkpoints, newest first, as JSON values.  Raises Unavailable."""
    with signing_failures():
        public = context.signer.public()
    return [
        {
            "id": each.id,
            "algorithm": "Ed25519",
            "public_key": b64encode(each.raw).decode(),
            "created": each.created,
            "active": each.active,
        }
        for each in public
    ]


@contextmanager
def signing_failures() -> Iterator[None]:
    """In the block, logs unusable keys for the operator and raises Unavailable, so the client may retry."""
    try:
        yield
    except CannotStart as error:
        log.error("%s", error)
        raise Unavailable("the signing keys", "keys") from error
