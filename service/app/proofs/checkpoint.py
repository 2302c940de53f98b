"""Checkpoints: signed heads of games, and the public keys to verify them."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager

from domain.game.aggregate import Game
from domain.game.proofs.checkpoint import Checkpoint, checkpoint_message
from domain.kernel.errors import Missing
from domain.transparency.note import ED25519, NoteSignature, SignedNote, VerifierKey
from service.answers.installation import SigningKey, SigningKeyPage
from service.app.core.authorization import Principal, own_viewpoint
from service.app.core.context import Context
from service.app.core.read_game import visible_version
from service.cannot_start import CannotStart
from service.store import KEYS, Unavailable


def sign_visible_head(context: Context, game: Game, who: Principal, at: int | None = None) -> Checkpoint:
    """A checkpoint of a version that `who` may see. at: None for the latest.  Raises Malformed, Missing, Unavailable."""
    version = visible_version(context, game, who, own_viewpoint(who), at)
    return sign_digest(context, game.id, version, load_digest(context, game, version))


def sign_head(context: Context, game: Game) -> Checkpoint:
    """A checkpoint of a game at its version.  Raises Unavailable."""
    return sign_digest(context, game.id, game.version, game.digest)


def sign_digest(context: Context, game_id: str, version: int, digest: bytes) -> Checkpoint:
    """A checkpoint of one head.  Raises Unavailable."""
    with signing_failures():
        key, signature = context.signer.sign(checkpoint_message(game_id, version, digest.hex()))
    return Checkpoint(game_id, version, digest.hex(), key, b64encode(signature).decode())


def load_digest(context: Context, game: Game, version: int) -> bytes:
    """The digest of a version, as stored: no replay.  Raises Missing if the game's own log begins later."""
    if version == game.version:
        return game.digest
    found = next((each for each in context.store.read(game.id, version - 1, 1) if each.version == version), None)
    if found is None:
        raise Missing(f"There is no version {version}.")
    return found.digest


def heads_key(context: Context, raw: bytes) -> VerifierKey:
    """A public key (32 bytes) in the form for signed notes of this installation."""
    return VerifierKey(f"{context.origin}/heads", ED25519, raw)


def to_note(context: Context, message: bytes, key: str, signature: str) -> str:
    """A signed message as a C2SP signed note. key: the id of the key that signed; signature: base64.  Raises Unavailable."""
    with signing_failures():
        raw = next(each.raw for each in context.signer.public() if each.id == key)
    named = heads_key(context, raw)
    line = NoteSignature(named.name, named.id, b64decode(signature))
    return SignedNote(message.decode(), (line,)).to_text()


def load_public_keys(context: Context) -> SigningKeyPage:
    """Public keys of all checkpoints, newest first.  Raises Unavailable."""
    with signing_failures():
        public = context.signer.public()
    keys = [
        SigningKey.of(each, algorithm="Ed25519", public_key=b64encode(each.raw).decode(), vkey=heads_key(context, each.raw).text)
        for each in public
    ]
    return SigningKeyPage(items=keys, next=None)


@contextmanager
def signing_failures() -> Iterator[None]:
    """In the block, unusable keys raise Unavailable with the reason for the operator, so the client may retry."""
    try:
        yield
    except CannotStart as error:
        raise Unavailable(str(error), KEYS) from error
