"""Signed evidence and checkpoints, keys, and reads of arbiters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.values import (
    Digest,
    EventId,
    GameId,
    JsonObject,
    KeyId,
    NextCursor,
    OnlyPage,
    SignatureText,
    Time,
    Version,
    ViewpointText,
    words,
)


class SentEvidence(JsonObject, frozen=True, kw_only=True):
    """A signed statement of the view that an audience was shown."""

    game: GameId
    viewpoint: ViewpointText
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the entry of this version.")]
    view_sha256: Annotated[Digest, Meta(description="SHA-256 of the bytes of the view, hexadecimal.")]
    key: KeyId
    signature: SignatureText


class SentArbiterRead(JsonObject, frozen=True, kw_only=True):
    """A version that the arbiter read from another viewpoint than the public's."""

    version: Version
    viewpoint: ViewpointText
    at: Annotated[Time, Meta(description="Time at which the version was first read, in UTC (RFC 3339).")]


class ArbiterReadPage(JsonObject, frozen=True, kw_only=True):
    """A page of an arbiter's reads."""

    items: Annotated[Sequence[SentArbiterRead], Meta(description="The reads of the page by version, lowest first.")]
    next: NextCursor


class SentCheckpoint(JsonObject, frozen=True, kw_only=True):
    """The signed head of a game."""

    game: GameId
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the entry of this version.")]
    key: KeyId
    signature: SignatureText


class EventCheckpoint(JsonObject, frozen=True, kw_only=True):
    """The signed head of an event."""

    game: Annotated[EventId, Meta(description="The event's id; the member has its name in the signed message.")]
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the fact of this version.")]
    key: KeyId
    signature: SignatureText


class Key(JsonObject, frozen=True, kw_only=True):
    """A public key that verifies checkpoints."""

    id: KeyId
    algorithm: Annotated[str, words("Ed25519"), Meta(description="The signature algorithm.")]
    public_key: Annotated[str, Meta(pattern="^[A-Za-z0-9+/]{43}=$", description="The public key: 32 bytes, base64.")]
    vkey: Annotated[str, Meta(pattern=r"^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$", description="The key in the format of signed notes (C2SP).")]
    created: Annotated[Time, Meta(description="Time at which the key was made, in UTC (RFC 3339).")]
    active: Annotated[bool, Meta(description="Whether the key signs now.")]


class KeyPage(JsonObject, frozen=True, kw_only=True):
    """The public keys of this installation."""

    items: Annotated[Sequence[Key], Meta(description="The keys, newest first.")]
    next: OnlyPage
