"""Presence: only the state that a seat's holder reports.

Never derived from play, so it cannot reveal which decisions a seat has; given in steps of half a minute.
"""

from __future__ import annotations

from typing import Literal

from domain.game.aggregate import Game
from domain.kernel.secrecy import Seat
from service.answers.chat import Presence, SeatPresence
from service.app.core.authorization import Principal, require_scope
from service.app.core.context import Context

STATES = ("online", "away", "hidden")
STEP_MS = 30_000
ONLINE_STEPS, AWAY_STEPS = 3, 20
"""Steps after which a seat counts as away, and after which its presence is dropped."""
WRITTEN_STEPS = 2
"""An equal report within this many steps is not written again."""
KEPT_S = AWAY_STEPS * STEP_MS // 1000


def load_presence(context: Context, game: Game, who: Principal) -> Presence:
    """The presence of every seat.  Raises Unauthorised, Forbidden."""
    require_scope(who, "seat:act", "seat:read", "organiser", "arbiter")
    held, step = context.store.presence(game.id), context.now_ms() // STEP_MS
    items = [SeatPresence(seat=seat, state=state_at_step(held.get(seat), step)) for seat in range(len(game.seats))]
    return Presence(items=items, next=None)


def state_at_step(stored: str | None, step: int) -> Literal["online", "away"] | None:
    """The state to show at a step; None if hidden or too old. stored: `<state> <step>`.

    >>> state_at_step("online 7", 9), state_at_step("online 7", 11), state_at_step("away 7", 9), state_at_step("online 7", 28)
    ('online', 'away', 'away', None)
    """
    if stored is None:
        return None
    state, _, at = stored.partition(" ")
    passed = step - int(at)
    if state == "hidden" or passed > AWAY_STEPS:
        return None
    return "online" if state == "online" and passed <= ONLINE_STEPS else "away"


def say_presence(context: Context, game: Game, who: Principal, state: str) -> None:
    """Store a seat's reported presence, at most once a minute while it stays the same.  Raises Unauthorised, Forbidden.
    """
    require_scope(who, "seat:act")
    assert who.seat is not None
    step = context.now_ms() // STEP_MS
    if not is_written(context.store.presence(game.id).get(who.seat), state, step):
        context.store.put_presence(game.id, who.seat, f"{state} {step}", KEPT_S)


def end_presence(context: Context, game_id: str, seat: Seat) -> None:
    """Show no presence for a seat until its new holder reports one."""
    context.store.put_presence(game_id, seat, f"hidden {context.now_ms() // STEP_MS}", KEPT_S)


def is_written(stored: str | None, state: str, step: int) -> bool:
    """Whether the stored report is equal and recent."""
    known, _, at = (stored or " 0").partition(" ")
    return known == state and step - int(at) < WRITTEN_STEPS
