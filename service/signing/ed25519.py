"""Ed25519: key ids and verification of signatures."""

from __future__ import annotations

from base64 import b64decode, b64encode
from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from domain.game.proofs.checkpoint import Checkpoint, checkpoint_message


def key_id(raw: bytes) -> str:
    """The id of a public key (32 bytes): 16 hex digits."""
    return sha256(raw).hexdigest()[:16]


def verify_ed25519(public_key: bytes, signature: bytes, message: bytes) -> bool:
    """Whether a key (32 bytes) made this signature."""
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, message)
    except (ValueError, InvalidSignature):
        return False
    return True


def verify_checkpoint(checkpoint: Checkpoint, public_key: bytes) -> bool:
    """Whether this key (32 bytes) signed exactly this checkpoint."""
    try:
        signed = checkpoint_message(checkpoint.game, checkpoint.version, checkpoint.digest)
        signature = b64decode(checkpoint.signature, validate=True)
    except ValueError:
        return False
    if not verify_ed25519(public_key, signature, signed):
        return False
    # Base64 may be written in several ways; only one of them is the checkpoint's.
    return checkpoint.key == key_id(public_key) and checkpoint.signature == b64encode(signature).decode()
