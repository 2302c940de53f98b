"""The hash chain over a game's events. docs/spec/ledger.md defines the exact bytes.

An event's digest covers the previous digest, the public part, and salted commitments to hidden fields. Every audience
computes the same chain from its own view, and learns no hidden value from it.
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
    """HMAC-SHA-256 keyed with a secret; callers copy it."""
    return hmac.new(secret, digestmod="sha256")


def field_salt(secret: bytes, version: int, field: str) -> bytes:
    """The 16-byte salt of one hidden field, from the game's secret."""
    salting = _hmac_with(secret).copy()
    salting.update(b"salt/%d/%s" % (version, field.encode()))
    return salting.digest()[:16]


def commitment(value: Any, salt: bytes) -> str:
    """The commitment to a hidden value: SHA-256 of salt and canonical JSON, in hex."""
    return hashlib.sha256(salt + canonical(value)).hexdigest()


def next_digest(previous: bytes, public: dict[str, Any]) -> bytes:
    """The digest (32 bytes) of an event whose public part is `public`, after `previous`."""
    return hashlib.sha256(previous + canonical(public)).digest()


def game_id_hash(game: str) -> str:
    """The hash of a game's id in its first event, in hex: it does not reveal the id."""
    return hashlib.sha256(b"deaddrop-game/1\n%s\n" % game.encode()).hexdigest()
