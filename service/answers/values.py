"""The base of answers' objects, and the values that many share.

`Annotated[T, Meta(description=…)]` is a value with a description of its own; an object's docstring describes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Protocol, TypeVar

import msgspec
from msgspec import Meta, UnsetType

from domain.kernel.secrecy import SEAT_RANGE
from service.ids import GAME_ID, TOURNAMENT_ID

A = TypeVar("A", bound="JsonObject")

Absent = UnsetType
"""Of a member that is left out where it is `UNSET`; all other members are always sent."""


class Headed(Protocol):
    """A game or a tournament at a version."""

    @property
    def version(self) -> int: ...

    @property
    def digest(self) -> bytes: ...


SHARED: dict[tuple[type, type, tuple[str, ...]], tuple[str, ...]] = {}
"""By type of an answer's object, type of its source and members that are stated: the members that it takes from the source."""


class JsonObject(msgspec.Struct, frozen=True, kw_only=True):
    """An object of an answer. is_nullable: whether its schema admits null, wherever it is used."""

    is_nullable: ClassVar[bool] = False

    @classmethod
    def of(cls: type[A], source: object, **members: Any) -> A:
        """The object with the attributes of `source` that have its members' names. members: those that differ, or that
        `source` lacks.

        Raises TypeError for a missing member.
        """
        asked = cls, type(source), (*members,)
        shared = SHARED.get(asked)
        if shared is None:
            shared = SHARED[asked] = tuple(each for each in cls.__struct_fields__ if each not in members and hasattr(source, each))
        return cls(**{each: getattr(source, each) for each in shared}, **members)

    @classmethod
    def at_head(cls: type[A], log: Headed, **members: Any) -> A:
        """The object with the version and the digest of a log. members: the others.  Raises TypeError for a missing member."""
        return cls(version=log.version, digest=log.digest.hex(), **members)


class TournamentHead(JsonObject, frozen=True, kw_only=True):
    """Version and digest of a tournament's log, with which its answers begin."""

    version: Annotated[int, Meta(ge=1, description="Version: position in the tournament's log.")]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="Digest of the last fact, which covers the log up to it.")]


def words(*values: str | None, name: str | None = None) -> Meta:
    """A closed list of words, in this order.  name: in the contract, else that of the first object and member that has it."""
    return Meta(extra_json_schema={"enum": list(values), **({"x-words": name} if name else {})})


def component(name: str) -> Meta:
    """A component of the contract that is no answer's object."""
    return Meta(extra_json_schema={"x-component": name})


SeatNumber = Annotated[int, Meta(description="A seat's number: from 0, clockwise.", extra_json_schema=SEAT_RANGE)]
Version = Annotated[int, Meta(ge=1, description="Version: position in the game's log, from 1.")]
Time = Annotated[str, Meta(description="Time in UTC (RFC 3339).", extra_json_schema={"format": "date-time"})]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 digest, hexadecimal.")]
GameId = Annotated[str, Meta(pattern=f"^{GAME_ID}$", description="The game's id.")]
TournamentId = Annotated[str, Meta(pattern=f"^{TOURNAMENT_ID}$", description="The tournament's id.")]
RulesName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$", description="The ruleset's name.")]
TokenText = Annotated[str, Meta(pattern="^dd_[a-z]+_[0-9a-z]+$", description="The token, for the Authorization header, never for a URL.")]
SlipText = Annotated[str, Meta(pattern="^dd_slip_[0-9a-z]+$", description="A slip, shown once: it opens nothing but its exchange, by one device, for a token.")]
NextPage = Annotated[str | None, Meta(description="The cursor of the next page; null on the last page.")]
NextCursor = Annotated[str | None, Meta(description="The cursor of the next page.")]
OnlyPage = Annotated[str | None, Meta(description="The cursor of the next page, always null: the list is complete.")]
OfficialId = Annotated[str, Meta(pattern="^o[0-9]{1,3}$", description="An official's id.")]
RoundNumber = Annotated[int, Meta(ge=1, description="Number of the round, from 1.")]
TableNumber = Annotated[int, Meta(ge=1, description="Number of the table, from 1.")]
EntryNumber = Annotated[int, Meta(ge=1, description="The entry's number, never used again.")]
PointsText = Annotated[str, Meta(description="An exact number of points: `3`, `-1/2`.")]
Ordinal = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
RulesVersion = Annotated[int, Meta(ge=1, description="The version of the ruleset's rules.")]
ReplayId = Annotated[str, Meta(pattern="^[a-z2-7]{56}$", description="The replay's id, which suffices to read it and does not reveal its game.")]
TokenId = Annotated[str, Meta(pattern=f"^{GAME_ID}-[a-z0-9-]+$", description="The token's id, which grants no access.")]
KeyId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.")]
SignatureText = Annotated[str, Meta(pattern="^[A-Za-z0-9+/]{86}==$", description="The signature: Ed25519, base64.")]
ViewpointText = Annotated[str, Meta(pattern="^(seat:[0-9]{1,2}|public|all)$", description="Viewpoint: `seat:<number>`, `public`, or `all`.")]
DecisionId = Annotated[str, Meta(pattern=r"^d[0-9]+\.[0-9]+$", description="The decision's id, for `If-Match`, in quotation marks.")]
ScopeWord = Annotated[str, words("organiser", "seat:act", "seat:read", "spectator", "arbiter"), Meta(description="The scope of a token.")]
StatusWord = Annotated[str, words("seating", "playing", "over", "aborted", name="GameStatus"), Meta(description="The game's status.")]
SeatKind = Annotated[str, words("human", "bot", "automaton", name="SeatKind"), Meta(description="The kind of the seat's player.")]
InboxPosition = Annotated[str, Meta(pattern="^i[A-Za-z0-9_-]*$", description="Position after this item, for `after`.")]
DecisionKind = Annotated[str, Meta(description="The kind of decision, as a word of the ruleset.")]
RuleNumber = Annotated[str | None, Meta(description="The number of the event's rule; null for none.")]
SeatName = Annotated[str | None, Meta(description="Name of the seat's player; null if none was given.")]
JsonSchema = Annotated[Mapping[str, Any], Meta(description="A JSON Schema (2020-12).")]
