"""Information states: all an audience may know of a game, and all a view is built from."""

from __future__ import annotations

from typing import Any, Literal

from domain.game.aggregate import Decision, Game, RecentEvent, Ruling, SeatStatus, Status
from domain.game.clocks.table_clock import TableClock
from domain.game.opening.luck_status import LuckStatus
from domain.game.opening.seed import is_operators_luck
from domain.kernel.errors import Forbidden
from domain.kernel.ruleset import AnyRuleset, Outcome
from domain.kernel.secrecy import Concealed, Seat, observe, secret_fields

Viewpoint = Seat | Literal["public", "all"]
"""A seat, the public, or `all` for a revealed game or an arbiter."""


class InformationState(Concealed, frozen=True):
    """A game from one viewpoint, at one version. minds, house: for viewpoint `all` only.

    recent: the last events at the table, as observed.
    luck: how the luck of the game is made; None in games without a plan for it. is_operators_luck: nobody but the operator
    brought anything to it; False before it is made. is_paused, people: as of `Game`.
    deadline_ms: of the rules' running timer, in milliseconds since the epoch; table_clock: of a table that has one.
    """

    game: str
    rules: AnyRuleset
    viewpoint: Viewpoint
    version: int
    at: str
    status: Status
    seats: tuple[SeatStatus, ...]
    table: Any
    mind: Any
    minds: tuple[Any, ...] | None
    house: Any
    decisions: tuple[Decision, ...]
    outcome: Outcome | None
    aborted: str | None
    rulings: tuple[Ruling, ...]
    deadline_ms: int | None = None
    recent: tuple[RecentEvent, ...] = ()
    luck: LuckStatus | None = None
    is_operators_luck: bool = False
    table_clock: TableClock | None = None
    is_paused: bool = False
    people: tuple[Seat, ...] = ()


def information_state(game: Game, viewpoint: Viewpoint) -> InformationState:
    """The game from this viewpoint.  Raises Forbidden for a missing seat."""
    state, is_all = game.state, viewpoint == "all"
    if isinstance(viewpoint, int) and not 0 <= viewpoint < len(game.seats):
        raise Forbidden(f"There is no seat {viewpoint}.")
    mind = state.minds[viewpoint] if state is not None and isinstance(viewpoint, int) else None
    return InformationState(
        game=game.id,
        rules=game.rules,
        viewpoint=viewpoint,
        version=game.version,
        at=game.at,
        status=game.status,
        seats=game.seats,
        table=state.table if state is not None else None,
        mind=mind,
        minds=state.minds if state is not None and is_all else None,
        house=state.house if state is not None and is_all else None,
        decisions=tuple(game.open.values()),
        outcome=game.outcome,
        aborted=game.aborted,
        rulings=game.rulings,
        deadline_ms=game.clock.deadline_ms if game.clock is not None else None,
        luck=game.luck_status,
        is_operators_luck=is_operators_luck(game),
        table_clock=game.table_clock,
        is_paused=game.is_paused,
        people=game.people,
        recent=tuple(observe_recent(game, each, viewpoint) for each in game.recent),
    )


def observe_recent(game: Game, recent: RecentEvent, viewpoint: Viewpoint) -> RecentEvent:
    """A recent event as observed from this viewpoint."""
    event = game.rules.upcast(recent.event)
    if viewpoint != "all" and secret_fields(type(event)):
        event = observe(event, viewpoint if isinstance(viewpoint, int) else None).event
    return recent if event is recent.event else RecentEvent(recent.version, event)


def viewpoint_text(viewpoint: Viewpoint) -> str:
    """A viewpoint in the API's syntax: `seat:2`, `public`, `all`."""
    return f"seat:{viewpoint}" if isinstance(viewpoint, int) else viewpoint
