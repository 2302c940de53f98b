"""What an append makes due for automation, and what the feed announces of it."""

from __future__ import annotations

from domain.game.batch import Batch
from service.store import Due


def due_and_kinds(batch: Batch, *, continues_here: bool = False) -> tuple[Due, tuple[str, ...]]:
    """When automation is due after a batch, and the kinds that the feed announces.

    continues_here: the caller handles what becomes due, so the feed does not announce it.
    """
    game = batch.game
    if not game.rules.is_installed:
        return "keep", batch.kinds
    if (game.is_running and game.automatic_decisions()) or is_group_end(batch):
        return "now", batch.kinds if continues_here else (*batch.kinds, "owed")
    clock = game.clock
    return clock.deadline_ms if clock is not None else "clear", batch.kinds


def is_group_end(batch: Batch) -> bool:
    """Whether this batch ends a game of a duplicate group, so automation must check the whole group."""
    return batch.game.created.deal == "duplicate" and not batch.game.is_running and not batch.game.is_revealed
