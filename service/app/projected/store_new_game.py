"""Storage of a new game, the only way to one that is played here: counted for its owner, stored once per idempotency key.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.game.aggregate import Game
from domain.game.batch import Batch
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request
from service.app.projected.open_games import close_game, note_opening
from service.store.protocol import Names


def store_new_game(
    context: Context,
    owner: str,
    request: Request,
    batch: Batch,
    answer: Callable[[Game], dict[str, Any]],
    names: Names,
    parent: Game | None = None,
    *,
    inherits: bool = False,
) -> Reply:
    """Store a new game, and answer. owner: pseudonym for which it counts until it is over, and whose work its
    turns and timeouts are; parent: of a fork; inherits: the fork starts with its log.

    Raises Conflict too-many-open, or if the key made another game, Diverged.
    """
    note_opening(context, batch.game.id, owner, [each.kind for each in batch.game.seats])
    if parent is None:
        done = context.games.create(batch, request, names)
    else:
        done = context.games.create_fork(parent, batch, request, names, inherits=inherits)
    if done.replayed:
        close_game(context.store, done.game)
    return Reply(answer(context.games.load_after(done)), done.replayed)
