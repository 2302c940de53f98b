"""Games whose records are long: their seats come back again and again, each time with a reason."""

from __future__ import annotations

from domain.game.batch import Cause, append_facts, facts_of
from domain.game.events.clock_events import SeatReturned
from domain.kernel.text.written_text import LONGEST_REASON
from service.app.core.context import Context
from service.store.validation import MOST_EVENTS

LINE = 430
"""Fewest bytes of a line of these."""


def lengthen(context: Context, game_id: str, size: int) -> None:
    """Have the record of a running game take more than this many bytes."""
    game = context.games.load(game_id)
    facts = facts_of(*[SeatReturned(0, author="x", reason="r" * LONGEST_REASON)] * MOST_EVENTS)
    for _ in range(1 + size // (LINE * MOST_EVENTS)):
        after = context.games.commit(game, append_facts(game, Cause(context.stamp()), facts))
        assert after is not None
        game = after
