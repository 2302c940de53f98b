"""Due work for a game of a tournament: to begin, to end if the tournament dropped it, to be noted when it is over."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.events.tournament_table import TournamentTable
from domain.kernel.errors import Missing
from extensions.tournaments.app.owed_steps.begin_tables import begin_tables
from extensions.tournaments.app.owed_steps.find_game import GamePlace, find_game
from extensions.tournaments.app.owed_steps.finished_tables import note_finished
from extensions.tournaments.app.owed_steps.games import end_game
from extensions.tournaments.app.owed_steps.no_shows import note_no_shows
from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.app.state import Tournaments
from service.app.core.context import Context
from service.store import StreamHead

DROPPED = "The tournament has no such game any more."


def attend_game(context: Context, game: Game) -> None:
    """Carry out the due work of a game of a tournament, besides its turns. Other games are left unchanged.  Raises
    Unavailable.
    """
    here = game.created.tournament_table
    if not isinstance(here, TournamentTable) or game.opening is None or game.imported is not None:
        return
    if game.is_held and game.is_running:
        attend_held(context, here, game)
    elif not game.is_running:
        if is_known_to_be_over(context, here, game):
            context.store.owe(game.id, StreamHead(game.version, game.digest), "clear")
    else:
        note_no_shows(context, game)


def is_known_to_be_over(context: Context, here: TournamentTable, game: Game) -> bool:
    """Whether a finished game needs no more work from its tournament."""
    try:
        return note_finished(context, here.tournament, game)
    except Missing:
        return True


def attend_held(context: Context, here: TournamentTable, game: Game) -> None:
    """Let a table begin if its round is open; end it if its round is gone, or went on without it."""
    try:
        tournament = context.part(Tournaments).repository.load(here.tournament)
    except Missing:
        end_game(context, game, DROPPED, Portion())
        return
    place = find_game(tournament, game.id)
    if place is None or is_dropped(place):
        end_game(context, game, DROPPED, Portion())
    elif place.game.opened is not None:
        begin_tables(context, tournament, place.round, [place.table], Portion())


def is_dropped(place: GamePlace) -> bool:
    """Whether a dealt game will never be played."""
    if place.is_withdrawn or place.round.state == "closed":
        return True
    return place.game.is_over or place.game.id != place.table.game.id
