"""What answers about seeks hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta

from service.answers.games import PlannedClock
from service.answers.values import Absent, Count, GameId, JsonObject, OnlyPage, RulesName, SeatNumber, Time, TokenText

SeekId = Annotated[GameId, Meta(description="The seek's id, which grants no access.")]


class SentSeek(JsonObject, frozen=True, kw_only=True):
    """A seek: a future table that waits for people."""

    id: SeekId
    ruleset: RulesName
    options: Annotated[Mapping[str, Any], Meta(description="The table options, as requested.")]
    seats: Annotated[int, Meta(ge=2, description="Number of people at the table.")]
    people: Annotated[Count, Meta(description="Number of people who have joined.")]
    at: Annotated[Time, Meta(description="Time at which the seek was made, in UTC (RFC 3339).")]
    rated: Annotated[bool, Meta(description="Whether the result counts for ratings; then all people must join as players.")]
    clock: PlannedClock | Absent = UNSET


class SeekPage(JsonObject, frozen=True, kw_only=True):
    """All open seeks."""

    items: Annotated[Sequence[SentSeek], Meta(description="The seeks, oldest first.")]
    next: OnlyPage


class SeekPlace(JsonObject, frozen=True, kw_only=True):
    """A place at a seek, and the seat once the table is open."""

    seek: SentSeek
    token: Annotated[TokenText, Meta(description="The token of this place.")]
    game: Annotated[GameId | None, Meta(description="The table's game; null until the table is open.")]
    seat: Annotated[SeatNumber | None, Meta(description="Your seat; null until the table is open.")]
    seat_token: Annotated[TokenText | None, Meta(description="The seat's token; null until the table is open.")]
