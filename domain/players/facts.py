"""Facts of a player's stream, as they are stored. Times are milliseconds since the epoch."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat

CredentialKind = Literal["token", "recovery", "link", "passkey", "oidc"]
"""token: acts as the player; recovery: a code on paper; link: signs another device in, once; passkey: signs in again;
oidc: an account at another site, which vouches for it.
"""


class Passkey(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Data to verify a passkey. id, public_key: as its authenticator gave them, in base64url; count: of its signatures,
    as it last said; 0 if it does not count.
    """

    id: str
    public_key: str
    count: int = 0


class PlayerFact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Base of all facts. at: its time."""

    at: int


class Registered(PlayerFact, frozen=True, kw_only=True, tag="player.registered"):
    """The player was created. Also the first fact of a shortened stream, in place of all facts before it."""

    name: str


class Renamed(PlayerFact, frozen=True, kw_only=True, tag="player.renamed"):
    """The player has another name."""

    name: str


class CredentialAdded(PlayerFact, frozen=True, kw_only=True, tag="player.credential_added"):
    """A credential. hash: SHA-256 of its text, of a passkey's id, for `oidc` the identity's pseudonym; request: fingerprint of
    the request; ends: when, None for never.
    """

    id: str
    kind: CredentialKind
    hash: str
    request: str
    ends: int | None = None
    passkey: Passkey | None = None


class PasskeyUsed(PlayerFact, frozen=True, kw_only=True, tag="player.passkey_used"):
    """A passkey signed in and counts its signatures. id: of the credential; count: as it said."""

    id: str
    count: int


class CredentialRevoked(PlayerFact, frozen=True, kw_only=True, tag="player.credential_revoked"):
    """A credential is no longer valid: it was used up, replaced or ended."""

    id: str


class SeatBound(PlayerFact, frozen=True, kw_only=True, tag="player.seat_bound"):
    """The player holds a seat. grant: id of the game's grant that showed it; version: of the game then, 0: not noted."""

    game: str
    seat: Seat
    grant: str
    version: int = 0


class SeatClosed(PlayerFact, frozen=True, kw_only=True, tag="player.seat_closed"):
    """The game of a bound seat was found to be over."""

    game: str
    seat: Seat


class Consented(PlayerFact, frozen=True, kw_only=True, tag="player.consented"):
    """The player gives or withdraws a consent. to: one of `CONSENTS`."""

    to: str
    given: bool


class Forgotten(PlayerFact, frozen=True, kw_only=True, tag="player.forgotten"):
    """All data of the player is deleted; this fact alone is in the stream, until it expires."""


AnyFact = (
    Registered
    | Renamed
    | CredentialAdded
    | CredentialRevoked
    | PasskeyUsed
    | SeatBound
    | SeatClosed
    | Consented
    | Forgotten
)

CONSENTS = ("profile", "ratings")
"""Consents of a player. profile: anyone may read the player's name by the id; ratings: lists of ratings may contain the
player.
"""

_DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)
_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode_fact(fact: AnyFact) -> bytes:
    """A fact as it is stored."""
    return _ENCODER.encode(fact)


def decode_fact(stored: bytes) -> AnyFact:
    """A stored fact.  Raises msgspec.DecodeError."""
    return _DECODER.decode(stored)
