"""What an append makes due for automation, and what the feed announces of it."""

from __future__ import annotations

from typing import Literal

from domain.game.aggregate import Game
from domain.game.batch import Batch
from domain.game.opening.deal import awaits_group_luck
from service.store import Due

GRACE_MS = 2000
"""Time that an owed turn may take before the sweeper requests it again. A clock's stroke is due earlier by it."""


def due_and_kinds(batch: Batch, *, continues_here: bool = False) -> tuple[Due, tuple[str, ...]]:
    """When automation is due after a batch, and the kinds that the feed announces.

    continues_here: the caller handles what becomes due, so the feed does not announce it.
    """
    if not batch.game.rules.is_installed:
        return "keep", batch.kinds
    due = due_of(batch.game)
    return due, batch.kinds if due != "now" or continues_here else (*batch.kinds, "owed")


def due_of(game: Game) -> int | Literal["now", "clear"]:
    """When automation owes a game something: an answer, the stroke of its clock, the round of its group, or a look at
    the whole group.
    """
    if (game.is_running and game.automatic_decisions()) or is_waiting_for_group(game) or awaits_group_luck(game):
        return "now"
    deadline_ms = game.next_deadline_ms if game.is_running else None
    return "clear" if deadline_ms is None else deadline_ms - GRACE_MS


def is_waiting_for_group(game: Game) -> bool:
    """Whether a game is over but shares its seed with others, so its reveal may or may not be due."""
    return game.created.deal == "duplicate" and not game.is_running and not game.is_revealed
