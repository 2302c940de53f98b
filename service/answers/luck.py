"""The randomness protocol of a game, before the deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.values import Digest, JsonObject, Ordinal, SeatNumber, Time, Version, words


class LuckMoment(JsonObject, frozen=True, kw_only=True):
    """An event of the randomness protocol."""

    version: Version
    digest: Digest


class LuckRound(JsonObject, frozen=True, kw_only=True):
    """A round of public entropy."""

    chain: Digest
    round: Annotated[Ordinal, Meta(description="The round's number.")]


class SentLuck(JsonObject, frozen=True, kw_only=True):
    """The randomness protocol before the deal; null in games dealt from their seed alone."""

    state: Annotated[str, words("open", "closed", "drawn", "playing", "cancelled"), Meta(description="The state of the randomness protocol.")]
    nonces: Annotated[str, words("asked", "required", "none"), Meta(description="Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.")]
    public: Annotated[str | None, words("drand", None), Meta(description="Public entropy after the last nonce.")]
    wait_s: Annotated[Ordinal, Meta(description="Seconds to wait for the nonces.")]
    commits: Annotated[Sequence[Annotated[Digest | None, Meta(description="SHA-256 digest, hexadecimal.")]], Meta(description="The commitments to nonces, by seat: each the SHA-256 of a nonce.")]
    given: Annotated[Sequence[bool], Meta(description="Whether the seat's nonce is revealed, by seat.")]
    awaits: Annotated[Sequence[SeatNumber], Meta(description="Seats whose nonces are awaited.")]
    until: Annotated[Time | None, Meta(description="Deadline of the nonces; null if no time runs.")]
    silent: Annotated[Sequence[SeatNumber], Meta(description="Seats that did not reveal their nonces.")]
    closed: Annotated[LuckMoment | None, Meta(description="The entry that closed the commitments.")]
    drawn: Annotated[LuckMoment | None, Meta(description="The entry after which no nonce is accepted.")]
    round: Annotated[LuckRound | None, Meta(description="The awaited round of public entropy.")]


class LuckNow(JsonObject, frozen=True, kw_only=True):
    """The randomness protocol after the request."""

    version: Version
    digest: Digest
    luck: Annotated[SentLuck | None, Meta(description="The randomness protocol, as in the view.")]
