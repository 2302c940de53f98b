"""Beginning with those who came, at a table that allows it."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.interventions import interventions
from projections.game_card import card_json
from service.answers.games import BegunTable
from service.app.core.authorization import authenticate_principal, require_scope
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request


def begin(context: Context, game: Game, bearer: str | None, request: Request) -> Reply:
    """End a table that waits, so that its people go on without its free seats. Idempotent by key.

    Raises Unauthorised, Forbidden, Conflict.
    """
    require_scope(authenticate_principal(game, bearer), "seat:act")

    def make(latest: Game, cause: Cause) -> Batch:
        seat = authenticate_principal(latest, bearer).seat
        assert seat is not None
        return interventions.begin_smaller(latest, seat, cause)

    done = context.games.execute(game.id, request.within("begin"), make)
    then = context.games.load_after(done)
    return Reply(BegunTable.at_head(then, game=card_json(then, context.games.names(then))), done.replayed)
