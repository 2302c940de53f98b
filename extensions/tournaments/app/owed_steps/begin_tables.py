"""Lets tables of an open round begin, once their seats are bound to the players whose entries sit there."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from domain.game.aggregate import Game
from domain.kernel.errors import Refusal
from extensions.tournaments.app.entry_players import players_of_entries
from extensions.tournaments.app.owed_steps.games import begin_game
from extensions.tournaments.app.owed_steps.open_games import seat_token
from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.players.seats import bind_seat_of_token

log = logging.getLogger(__name__)

Persons = Mapping[tuple[int, int], str]
"""Ids of players by entry and member."""


def begin_tables(
    context: Context, tournament: Tournament, played: Round, tables: Iterable[Table], portion: Portion
) -> None:
    """Let the waiting ones of these tables begin. Repeatable.  Raises Unavailable, PortionSpent."""
    playing = [each for each in tables if each.game.opened is not None and not each.game.is_over]
    held = [(table, game) for table in playing if (game := context.games.load(table.game.id)).is_held and game.is_running]
    persons = players_of_entries(tournament, context.part(Tournaments).repository.texts(tournament)) if held else {}
    for table, game in held:
        bind_players(context, table, game, persons)
        begin_game(context, tournament, played, game, portion)


def bind_players(context: Context, table: Table, game: Game, persons: Persons) -> None:
    """Bind the seats of a table whose game is still held. Repeatable. A player without room, or forgotten, is left out:
    the table does not wait for it.  Raises Unavailable.
    """
    for seat, each in enumerate(table.seats):
        player = persons.get((each.entry, each.member))
        if player is None:
            continue
        try:
            bind_seat_of_token(context, player, seat_token(context, game.id, seat))
        except Refusal as refused:
            log.info("a seat of a tournament was not bound", extra={"game": game.id, "why": refused.code})
