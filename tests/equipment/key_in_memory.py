"""A signing key in memory."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from service.signing.ed25519 import key_id
from service.signing.signer import PublicKey


class KeyInMemory:
    """A signer with one key, derived from a 32-byte seed and never stored."""

    def __init__(self, seed: bytes, created: str = "1970-01-01T00:00:00.000Z") -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        raw = self._key.public_key().public_bytes_raw()
        self._public = PublicKey(key_id(raw), created, raw, active=True)

    def sign(self, message: bytes) -> tuple[str, bytes]:
        return self._public.id, self._key.sign(message)

    def public(self) -> tuple[PublicKey, ...]:
        return (self._public,)
