"""Types of game-level events, as the lines of a record name them."""

from __future__ import annotations

from typing import Any

from domain.game.events.clock_events import ClockStruck, SeatReturned
from domain.game.events.game_events import (
    GameAborted,
    GameCreated,
    GameForked,
    GameOver,
    GameRestored,
    GameStarted,
    RulingMade,
    SeatAbsent,
    SeatResigned,
    SeatTaken,
    SeedRevealed,
)
from domain.game.events.intervention_events import INTERVENTION_EVENTS, SeatFilled, SeatReissued, SeatSubstituted
from domain.game.events.luck_events import (
    CommitmentReplaced,
    LuckClosed,
    LuckDrawn,
    NonceGiven,
    PublicGiven,
    TableCancelled,
)


def type_of(event: Any) -> str:
    """The stored name of an event's class."""
    return str(event.__struct_config__.tag)


CREATED, FORKED, STARTED, REVEALED = map(type_of, (GameCreated, GameForked, GameStarted, SeedRevealed))
TAKEN, RESIGNED, ABSENT, RETURNED = map(type_of, (SeatTaken, SeatResigned, SeatAbsent, SeatReturned))
OVER, ABORTED, RULED, RESTORED = map(type_of, (GameOver, GameAborted, RulingMade, GameRestored))
COMMITMENT_REPLACED, LUCK_CLOSED, NONCE_GIVEN = map(type_of, (CommitmentReplaced, LuckClosed, NonceGiven))
LUCK_DRAWN, CANCELLED = map(type_of, (LuckDrawn, TableCancelled))
PUBLIC_GIVEN = type_of(PublicGiven)
BEGINNINGS = (CREATED, FORKED)
SUBSTITUTED, FILLED, REISSUED = map(type_of, (SeatSubstituted, SeatFilled, SeatReissued))
INTERVENTIONS = frozenset(map(type_of, (*INTERVENTION_EVENTS, ClockStruck, SeatAbsent, SeatReturned)))
"""Events that an organiser may be the author of."""
