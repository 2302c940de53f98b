"""The table of a tournament: its game is dealt while it is held, and opened once all games of its round exist.

docs/tournaments.md defines the conditions and times.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat
from domain.kernel.timestamps import milliseconds

NoShowRule = Literal["tell", "absent"]


class TournamentTable(msgspec.Struct, frozen=True):
    """The place of a game in a tournament."""

    tournament: Annotated[str, Meta(description="The tournament's id.")]
    round: Annotated[int, Meta(description="Number of the round in the tournament, from 1.")]
    table: Annotated[int, Meta(description="Number of the table in the round, from 1.")]
    board: Annotated[int | None, Meta(description=(
        "Number of the board, whose tables share one deal; None for a deal of its own."
    ))] = None
    helpers: Annotated[bool, Meta(description="Whether the game's seats may hand out tokens.")] = False


class PlayOpened(Event, frozen=True, tag="game.play_opened"):
    """All games of the round are open, and this game can be played.

    Times are RFC 3339, UTC.
    """

    starts_at: Annotated[str, Meta(description="The time before which no clock runs.")]
    no_show_at: Annotated[str | None, Meta(description=(
        "Time at which seats that did not look at the table are noted; None: never."
    ))] = None
    no_show: Annotated[NoShowRule, Meta(description=(
        "Consequence of a no-show: arbiters are only notified, or the seats become absent."
    ))] = "tell"


class NoShowsNoted(Event, frozen=True, tag="game.no_shows"):
    """The no-show time is over, and seats that did not look at their table are noted."""

    seats: Annotated[tuple[Seat, ...], Meta(description=(
        "Seats that did not look at their table in time, in ascending order; may be empty."
    ))]


TOURNAMENT_TABLE_EVENTS = (PlayOpened, NoShowsNoted)


class TableOpening(msgspec.Struct, frozen=True):
    """The opening of a tournament's table. is_open: whether seats can act; starts_at: before which no clock runs;
    no_show_at: when no-shows are to be noted, None if never or already noted; no_shows: seats that were noted; version:
    of the game when it was opened, 0 before.
    """

    is_open: bool = False
    starts_at: str = ""
    no_show_at: str | None = None
    no_show: NoShowRule = "tell"
    no_shows: tuple[Seat, ...] = ()
    version: int = 0

    def clock_time(self, at: str) -> str:
        """The time of an entry for clocks: none runs before the start."""
        return max(at, self.starts_at)

    @property
    def no_show_ms(self) -> int | None:
        """When no-shows must be noted, in milliseconds since the epoch."""
        return None if self.no_show_at is None else milliseconds(self.no_show_at)

    def after(self, event: PlayOpened | NoShowsNoted, version: int) -> TableOpening:
        """The opening after one of its events. version: of the game then."""
        if isinstance(event, NoShowsNoted):
            return replace(self, no_show_at=None, no_shows=event.seats)
        return TableOpening(True, event.starts_at, event.no_show_at, event.no_show, version=version)


def initial_opening(table: TournamentTable | msgspec.UnsetType) -> TableOpening | None:
    """The opening of a new game; None for one without a tournament."""
    return TableOpening() if isinstance(table, TournamentTable) else None
