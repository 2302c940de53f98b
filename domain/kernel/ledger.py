"""The chain that binds a game's events. docs/spec/ledger.md gives the exact bytes.

An event's digest covers the digest before it, the event's public part, and salted commitments to its hidden fields. So
everybody computes the same chain from what he may see, and nobody learns a hidden value from it.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from typing import Any

import msgspec

_canonical = msgspec.json.Encoder(order="sorted")

GENESIS = b""
"""The digest before the first event."""


def canonical(value: Any) -> bytes:
    """The canonical JSON of a value made of objects, arrays, strings, whole numbers, booleans and null."""
    return _canonical.encode(value)


@lru_cache(maxsize=1000)
def _hmac_with(secret: bytes) -> hmac.HMAC:
    """HMAC-SHA-256 with a secret already in, to be copied."""
    return hmac.new(secret, digestmod="sha256")


def field_salt(secret: bytes, version: int, field: str) -> bytes:
    """The 16-byte salt of one hidden field, from the game's secret."""
    salting = _hmac_with(secret).copy()
    salting.update(b"salt/%d/%s" % (version, field.encode()))
    return salting.digest()[:16]


def commitment(value: Any, salted: bytes) -> str:
    """The commitment to a hidden value: SHA-256 of salt and canonical JSON, in hex."""
    return hashlib.sha256(salted + canonical(value)).hexdigest()


def next_digest(previous: bytes, public: dict[str, Any]) -> bytes:
    """The digest (32 bytes) of an event whose public part is `public`, after `previous`."""
    return hashlib.sha256(previous + canonical(public)).digest()
