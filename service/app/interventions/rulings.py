"""Rulings: an organiser corrects a result or ends a game by a public event."""

from __future__ import annotations

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import RulingMade
from domain.kernel.errors import Conflict
from projections.game_card import card_json
from service.answers.games import DatedRuling, RulingPage, RulingResult
from service.app.core.authorization import authenticate_principal, require_scope
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request
from service.app.core.read_game import load_public_game

MOST_RULINGS = 100
"""Most rulings the service accepts in a game, since each stays in the log for ever. Imported records may hold more."""


def rule_on_game(context: Context, game: Game, bearer: str | None, wanted: RulingMade, request: Request) -> Reply:
    """Make a ruling. wanted: without the outcome before. Answers with the game's card afterwards.  Raises Forbidden, Conflict, Malformed."""
    require_scope(authenticate_principal(game, bearer), "organiser")

    def make(latest: Game, cause: Cause) -> Batch:
        authenticate_principal(latest, bearer)
        if len(latest.rulings) >= MOST_RULINGS:
            raise Conflict("too-many-rulings", f"This game has {MOST_RULINGS} rulings, as many as it may.")
        return decide.decide_ruling(latest, wanted, cause)

    done = context.games.execute(game.id, request.within("rule"), make)
    then = context.games.load_after(done)
    ruled = RulingResult(ruling=rulings_with_times(context, then)[-1], game=card_json(then, context.games.names(then)))
    return Reply(ruled, done.replayed)


def load_rulings(context: Context, game_id: str) -> RulingPage:
    """The public rulings of a game.  Raises Missing."""
    return RulingPage(items=rulings_with_times(context, load_public_game(context, game_id)), next=None)


def rulings_with_times(context: Context, game: Game) -> list[DatedRuling]:
    """A game's rulings with their times, in order."""
    rulings = game.rulings
    if not rulings:
        return []
    times = {each.version: each.at for each in context.games.replay(game, rulings[0].version, rulings[-1].version)}
    return [
        DatedRuling.of(each, at=times[each.version])
        for each in rulings
    ]
