"""Effects of a tournament on its games: begin, end, reveal. Each is idempotent, and raises PortionSpent if the job has done its part."""

from __future__ import annotations

from contextlib import suppress

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.tournament_table import PlayOpened
from domain.game.tournament_table_play import open_play
from domain.kernel.errors import Conflict, Missing
from domain.kernel.timestamps import milliseconds, timestamp
from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.domain.tables import Round
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request

BEGIN, END, REVEAL = (Request(f"tournament/{name}", "tournament") for name in ("begin", "end", "reveal"))


def begin_game(context: Context, tournament: Tournament, played: Round, game: Game, portion: Portion) -> Game:
    """Let a table of an open round begin. Returns the game afterwards."""
    if not (game.is_held and game.is_running):
        return game
    portion.require_left()
    times = tournament.regulations.times

    def act(latest: Game, cause: Cause) -> Batch:
        starts_at = max(played.starts_at, cause.at)
        late_s = times.no_show_s
        no_show_at = None if late_s is None else timestamp(milliseconds(starts_at) + 1000 * late_s)
        return open_play(latest, PlayOpened(starts_at, no_show_at, times.no_show), cause)

    with suppress(Conflict):
        begun = context.games.execute(game.id, BEGIN, act).game
        portion.spend()
        return begun
    return context.games.load(game.id)


def end_game(context: Context, game: Game, why: str, portion: Portion) -> Game:
    """End a running game without an outcome. Returns the game afterwards."""
    if not game.is_running:
        return game
    portion.require_left()
    with suppress(Conflict):
        ended = context.games.execute(game.id, END, lambda latest, cause: decide.abort(latest, why, cause)).game
        portion.spend()
        return ended
    return context.games.load(game.id)


def reveal_game(context: Context, game: Game, portion: Portion) -> Game:
    """Reveal a finished game with a shared deal. Returns the game afterwards."""
    if game.is_running or game.is_revealed:
        return game
    portion.require_left()
    with suppress(Conflict):
        shown = context.games.execute(game.id, REVEAL, decide.reveal_late).game
        portion.spend()
        return shown
    return context.games.load(game.id)


def find_existing(context: Context, game: str) -> Game | None:
    """A game, None for one that was never opened."""
    try:
        return context.games.load(game)
    except Missing:
        return None


def clear_round(context: Context, played: Round, why: str, portion: Portion) -> None:
    """End every game of a withdrawn round, then reveal the ones with shared deals."""
    games = [find_existing(context, each) for each in played.games]
    ended = [end_game(context, each, why, portion) for each in games if each is not None]
    for each in ended:
        reveal_game(context, each, portion)
