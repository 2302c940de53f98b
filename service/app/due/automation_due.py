"""The automation that an append makes due, and the kinds that the feed announces."""

from __future__ import annotations

from typing import Literal

from domain.game.aggregate import Game
from domain.game.batch import Batch
from domain.kernel.timestamps import earliest, milliseconds
from service.quotas import ExpiryLimits
from service.store import Due

GRACE_MS = 2000
"""Time that an owed turn may take before the sweeper requests it again. A clock's strike is due this much earlier."""
HELD_MS = 10_000
"""Time after which a table that was dealt but not opened checks its tournament. Normally it is opened with its round, within
a second.
"""


def due_and_kinds(
    batch: Batch, limits: ExpiryLimits, *, continues_here: bool = False
) -> tuple[Due, tuple[str, ...]]:
    """When automation is due after a batch, and the kinds that the feed announces.

    continues_here: the caller does the due work, so the feed does not announce it.
    """
    if not batch.game.rules.is_installed:
        return "keep", batch.kinds
    due = due_of(batch.game, limits)
    return due, batch.kinds if due != "now" or continues_here else (*batch.kinds, "owed")


def due_of(game: Game, limits: ExpiryLimits) -> int | Literal["now", "clear"]:
    """When automation is due for a game: an answer, the strike of its clock, a check of the whole group or the tournament,
    or its end.
    """
    if not game.is_running:
        return "now" if is_waiting_for_others(game) else "clear"
    return due_of_running(game, limits, tournament_due_ms(game))


def due_without_tournament(game: Game, limits: ExpiryLimits) -> int | Literal["now", "clear"]:
    """As `due_of`, for a game of a tournament that cannot be asked."""
    return due_of_running(game, limits, None) if game.is_running else "clear"


def due_of_running(game: Game, limits: ExpiryLimits, tournament_ms: int | None) -> int | Literal["now", "clear"]:
    """When automation is due for a running game. tournament_ms: when its tournament must be checked."""
    if game.automatic_decisions():
        return "now"
    deadline_ms = earliest((game.next_deadline_ms, tournament_ms))
    if deadline_ms is None:
        deadline_ms = expiry_ms(game, limits)
    return "clear" if deadline_ms is None else deadline_ms - GRACE_MS


def expiry_ms(game: Game, limits: ExpiryLimits) -> int | None:
    """When a table expires, in milliseconds since the epoch; None while a clock or a bot drives it, or if tables never
    expire.
    """
    if not game.is_running or game.imported is not None or game.next_deadline_ms is not None or game.opening is not None:
        return None
    quiet_s = limit_s(game, limits)
    return milliseconds(game.at) + 1000 * quiet_s if quiet_s else None


def limit_s(game: Game, limits: ExpiryLimits) -> int:
    """Seconds without an event after which a running game ends; 0: never."""
    return limits.unstarted_s if game.status == "seating" else limits.quiet_s


def is_waiting_for_others(game: Game) -> bool:
    """Whether a finished game depends on others: its duplicate group is not revealed, or its tournament may not know the
    result.
    """
    if game.is_running:
        return False
    is_of_tournament = game.opening is not None and game.imported is None
    return is_of_tournament or (game.created.deal == "duplicate" and not game.is_revealed)


def tournament_due_ms(game: Game) -> int | None:
    """When a running game of a tournament must check its tournament, in milliseconds since the epoch: if dealt but not opened,
    and for no-shows.
    """
    if game.opening is None or game.imported is not None:
        return None
    return milliseconds(game.at) + HELD_MS if game.is_held else game.opening.no_show_ms
