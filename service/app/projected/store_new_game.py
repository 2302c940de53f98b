"""Storage of a new game, the only way to one that is played here: counted for its owner, stored once per idempotency key.
"""

from __future__ import annotations

from domain.game.batch import Batch
from domain.game.fork import ForkPlan
from service.app.core.context import Context
from service.app.core.game_repository import CommandResult
from service.app.core.idempotent_requests import Request
from service.app.projected.open_games import close_game, note_opening
from service.store.stored import Names


def store_new_game(
    context: Context, batch: Batch, request: Request, names: Names, owner: str, *, fork: ForkPlan | None = None
) -> CommandResult:
    """Store a new game. owner: pseudonym for which it counts until it is over, and whose work its turns and timeouts
    are; fork: what it continues.

    Raises Conflict too-many-open, or if the key made another game, Diverged.
    """
    note_opening(context, batch.game.id, owner, [each.kind for each in batch.game.seats])
    done = context.games.create(batch, request, names, fork=fork)
    if done.replayed:
        close_game(context.store, done.game)
    return done
