"""The job that answers what a game's bots, its automaton, its leavers and its clock owe."""

from __future__ import annotations

import logging
import os
import time
from functools import cache, partial

from domain.game.game import Game
from service.app.automate import Bots, act_once, is_late, settle, strike
from service.app.context import Context
from service.config import Config
from service.factory import create_context
from workers.bots import policy
from workers.jobs import Slice, note_slice, noted_start
from workers.timebox import timebox

log = logging.getLogger(__name__)

SLICE_S = 0.25
"""How long one job plays on; then the game waits for its turn again. A decision that is being thought of is not broken off."""
THINK_S = 2.0
"""How long a bot may think about one decision."""


class Failed(Exception):
    """A job that failed, by the kind of its error; the log says where."""


@cache
def context() -> Context:
    """What this worker process works with."""
    return create_context(Config.from_env(os.environ))


def act(game_id: str, _attempt: int = 0) -> None:
    """Play on until a person owes a decision and has time.

    Raises Failed: what an error says may be a secret, and the queue keeps what it is told.
    """
    before_s, version, goes_on = time.process_time(), 0, False
    try:
        with noted_start(game_id, first_owed(context().games.load(game_id))) as deaths:
            game = play_on(context(), game_id, deaths)
        version, goes_on = game.version, game.is_running and bool(game.owed())
    except Exception as error:
        log.error("a job failed", exc_info=error, extra={"game": game_id})
        raise Failed(type(error).__name__) from None
    finally:
        note_slice(Slice(game_id, version, round(1000 * (time.process_time() - before_s), 1), goes_on))


def first_owed(game: Game) -> str | None:
    """The id of the decision that a job begins with."""
    owed = game.owed() if game.is_running else ()
    return owed[0].id if owed else None


def play_on(with_context: Context, game_id: str, deaths: int) -> Game:
    """Answer owed decisions one after the other, one at least, and strike the clock if it is late, within the time of one job; the game then.

    deaths: how many jobs began with the first of these decisions and never ended.
    """
    game = with_context.games.load(game_id)
    bots, until = Bots(policy, partial(timebox, THINK_S)), time.monotonic() + SLICE_S
    while game.is_running:
        if is_late(with_context, game):
            game = strike(with_context, game)
        elif game.owed():
            game = act_once(with_context, game, deaths, bots)
        else:
            break
        deaths = 0
        if time.monotonic() >= until:
            break
    settle(with_context, game)
    return game
