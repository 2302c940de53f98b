"""Progress of a round's tables, and an arbiter's reads of hidden state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Raw

from service.answers.values import (
    EventHead,
    GameId,
    JsonObject,
    Ordinal,
    RoundNumber,
    SeatNumber,
    StatusWord,
    TableNumber,
    Time,
    component,
)


class RoundProgress(EventHead, frozen=True, kw_only=True):
    """The progress of a round's tables."""

    round: RoundNumber
    server_time: Annotated[Time, Meta(description="Time of the service's clock.")]
    tables: Annotated[Sequence[TableProgress], Meta(description="The tables that are running, by number.")]


class AwaitedSeat(JsonObject, frozen=True, kw_only=True):
    """A seat with an open decision."""

    seat: SeatNumber
    since: Annotated[Time, Meta(description="Time at which the decision opened; without a clock, the time of the game's last event.")]
    deadline: Annotated[Time | None, Meta(description="The decision's deadline; null if no time runs.")]


class TableProgress(JsonObject, frozen=True, kw_only=True):
    """The progress of a table."""

    table: TableNumber
    game: GameId
    version: Annotated[Ordinal, Meta(description="Version of the game's log.")]
    status: StatusWord
    changed: Annotated[Time, Meta(description="Time of the game's last event.")]
    awaited: Annotated[Sequence[AwaitedSeat], Meta(description="The seats that the table waits for.")]
    away: Annotated[Sequence[SeatNumber], Meta(description="Seats whose person is absent, without resigned ones.")]
    no_shows: Annotated[Sequence[SeatNumber], Meta(description="Seats whose view was not requested within the no-show time.")]
    counts_scores: Annotated[bool, Meta(description="Whether the rules of the table's game count scores; if not, `by_scores` is a draw.")]
    paused_until: Annotated[Time | None, Meta(description="Time at which the pause ends at the latest; null without a pause.")]
    is_pause_ahead: Annotated[bool, Meta(description="Whether the pause begins only once the open decisions are answered.")]


class SentHandsRead(EventHead, frozen=True, kw_only=True):
    """The hidden state of a table, as an arbiter read it."""

    round: RoundNumber
    table: TableNumber
    game: GameId
    hands: Annotated[Sequence[str], Meta(description="The possessions of each seat, as text.")]
    view: Annotated[Raw, component("View")]
