"""Information states: an audience's full knowledge of a game, and the only source of its view."""

from __future__ import annotations

from typing import Any, Literal

from domain.game.aggregate import Decision, Game, RecentEvent, Ruling, SeatStatus, Status
from domain.game.clocks.pause import Pause
from domain.game.clocks.table_clock import TableClock
from domain.game.luck.luck_status import LuckStatus
from domain.game.seed import deal_knower, is_operators_luck
from domain.kernel.errors import Forbidden
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Concealed, Seat, observe, secret_fields

Viewpoint = Seat | Literal["public", "all"]
"""A seat, the public, or `all` for a revealed game or an arbiter."""


class InformationState(Concealed, frozen=True):
    """A game from one viewpoint, at one version. minds, house: for viewpoint `all` only.

    recent: the last events at the table, as observed.
    luck: how the luck of the game is made; None in games without a plan for it. is_operators_luck: no one but the
    operator contributed to it; False before it is made. deal, known_to: its mode, and who could know it beforehand.
    pause: that holds the table, or is yet to begin; is_paused: whether it has begun.
    has_hints: whether seats get deductions from their views; is_rated: whether the result counts for ratings.
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
    deal: str = "fresh"
    known_to: Literal["organiser"] | None = None
    table_clock: TableClock | None = None
    pause: Pause | None = None
    is_paused: bool = False
    has_hints: bool = False
    is_rated: bool = False


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
        deadline_ms=game.clock.deadline_ms if game.clock is not None and not game.is_paused else None,
        luck=game.luck_status,
        is_operators_luck=is_operators_luck(game),
        deal=game.created.deal,
        known_to=deal_knower(game.created),
        table_clock=game.table_clock,
        pause=game.pause if game.status == "playing" else None,
        is_paused=game.is_paused,
        has_hints=game.created.hints is True,
        is_rated=game.is_rated,
        recent=observe_recent(game, viewpoint),
    )


def observe_recent(game: Game, viewpoint: Viewpoint) -> tuple[RecentEvent, ...]:
    """The last events at the table as observed from this viewpoint."""
    if viewpoint == "all":
        return game.recent
    by = viewpoint if isinstance(viewpoint, int) else None
    return tuple(
        [
            RecentEvent(each.version, observe(each.event, by).event) if secret_fields(type(each.event)) else each
            for each in game.recent
        ]
    )


def viewpoint_text(viewpoint: Viewpoint) -> str:
    """A viewpoint in the API's syntax: `seat:2`, `public`, `all`."""
    return f"seat:{viewpoint}" if isinstance(viewpoint, int) else viewpoint
