"""A tournament's log: stored facts, their public part and commitments, and the chain of digests, as a game's."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import asdict

from domain.game.aggregate import plaintext
from domain.game.entry_codec import HiddenPart
from domain.kernel import ledger
from domain.kernel.secrecy import Known, secret_fields
from extensions.tournaments.domain.facts.base import By, TournamentFact
from extensions.tournaments.domain.facts.every_fact import FACTS
from extensions.tournaments.domain.facts.tournament_facts import TournamentCreated

F = TypeVar("F")


class StoredFact(msgspec.Struct, Generic[F], frozen=True, gc=False, omit_defaults=True):
    """One fact as it is stored. at: RFC 3339, UTC, milliseconds; by: who acts, None for the service and for strangers.

    First fact of a command only: key, the idempotency key, scoped to its caller; fp, the request's fingerprint; size, the
    number of its facts; once, unique per request.
    """

    at: str
    fact: F
    by: By | None = None
    key: str | None = None
    fp: str | None = None
    size: int = 1
    once: str | None = None

    def __repr__(self) -> str:
        return f"StoredFact({type(self.fact).__name__}, by={self.by})"


AnyStored = StoredFact[Any]


class ChainedFact(NamedTuple):
    """A fact with its public part, hidden fields in plaintext, and digest (32 bytes). Server-side only."""

    stored: AnyStored
    public: dict[str, Any]
    hidden: dict[str, HiddenPart]
    digest: bytes


_encoder = msgspec.json.Encoder()


def encode_fact(stored: AnyStored) -> bytes:
    """A fact as it is stored."""
    return _encoder.encode(stored)


@cache
def fact_decoder() -> msgspec.json.Decoder[AnyStored]:
    """Decodes stored facts. Call before starting threads, as msgspec resolves a type at its first use."""
    stored: Any = StoredFact
    return msgspec.json.Decoder(stored[reduce(or_, FACTS)])


def decode_fact(raw: bytes) -> AnyStored:
    """A stored fact.  Raises ValidationError, DecodeError."""
    return fact_decoder().decode(raw)


def hidden_parts(fact: TournamentFact, version: int, secret: bytes) -> dict[str, HiddenPart]:
    """The hidden fields of a fact by name, in plaintext."""
    return {
        name: HiddenPart(part, ledger.field_salt(secret, version, name))
        for name in secret_fields(type(fact))
        if isinstance(part := getattr(fact, name), Known)
    }


def public_part(stored: AnyStored, version: int, hidden: dict[str, HiddenPart]) -> dict[str, Any]:
    """The public part of a fact: exactly what its digest covers."""
    fact: TournamentFact = stored.fact
    data = asdict(fact)
    for name in secret_fields(type(fact)):
        data.pop(name)
    return {
        "version": version,
        "type": fact.__struct_config__.tag,
        "at": stored.at,
        "by": stored.by,
        "data": {name: each for name, each in data.items() if each is not msgspec.UNSET},
        "hidden": {name: ledger.commitment(part.known.value, part.salt) for name, part in hidden.items()},
    }


def chain_after(previous: bytes, stored: AnyStored, version: int, secret: bytes) -> ChainedFact:
    """A fact chained to the digest `previous`."""
    hidden = hidden_parts(stored.fact, version, secret)
    public = public_part(stored, version, hidden)
    return ChainedFact(stored, public, hidden, ledger.next_digest(previous, public))


def secret_of_first(stored: AnyStored) -> bytes:
    """The secret in the first fact of a log.  Raises ValueError for another fact, and for invalid hexadecimal."""
    if not isinstance(stored.fact, TournamentCreated):
        raise ValueError("a log begins with its tournament")
    return bytes.fromhex(plaintext(stored.fact.secret))
