"""Storage of a new game: once per idempotency key, with its row in the lobby."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.batch import Batch
from service.app.core.context import Context
from service.app.core.idempotent_requests import BuildAnswer, Reply, Request, load_game_after
from service.app.projected import lobby
from service.app.projected.open_games import close_game
from service.store.protocol import Names


def store_new_game(
    context: Context,
    request: Request,
    batch: Batch,
    answer: BuildAnswer,
    names: Names,
    parent: Game | None = None,
    *,
    inherits: bool = False,
) -> Reply:
    """Store a new game, list it in the lobby, and answer. parent: of a fork; inherits: the fork starts with its log.

    Raises Conflict if the key made another game, Diverged.
    """
    if parent is None:
        done = context.games.create(batch, *request, names)
    else:
        done = context.games.create_fork(parent, batch, *request, names, inherits=inherits)
    if done.replayed:
        close_game(context.store, done.game)
    else:
        lobby.update_rows(context, done.game)
    return Reply(answer(load_game_after(context, done)), done.replayed)
