"""People at a club's tables in a test: each makes the move that the clock would make for them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from deaddrop.testing.walks import random_command
from domain.game.aggregate import Game
from domain.game.decide import default_answer
from domain.game.events.tournament_table import TournamentTable
from extensions.tournaments.app import tables as tournament_tables
from extensions.tournaments.app.owed_steps.open_games import seat_token
from service.app.bots.automation import command_body
from service.app.core.idempotent_requests import Request
from service.app.play.submit_command import sent_command, submit_command
from tests.tournaments.worker.club import Club


def game_at(club: Club, table: int, round_number: int = 1) -> Game:
    """The game of a table."""
    return next(each for each in club.games(round_number) if table_of(each) == table)


def table_of(game: Game) -> int:
    """The number of a game's table."""
    assert isinstance(game.created.tournament_table, TournamentTable)
    return game.created.tournament_table.table


def play_defaults(club: Club, table: int = 1, moves: int = 1) -> None:
    """Seats that are awaited make as many moves, as long as the game is on."""
    for _ in range(moves):
        game = game_at(club, table)
        if not game.is_running:
            return
        seat = min(game.open)
        body = command_body(default_answer(game, game.open[seat]))
        token = seat_token(club.context, game.id, seat)
        submit_command(club.context, game.id, sent_command(token, game.open[seat].id, body), Request(f"m{game.version}", "f"))


def play_at_random(club: Club, round_number: int = 1, tokens: Mapping[int, str] = {}) -> None:
    """Every table of a round to its end, by any offer, and what follows from it. tokens: of stand-ins, by seat."""
    for number in club.tournament.rounds[round_number].tables:
        game = game_at(club, number, round_number)
        luck = Random(f"{round_number}/{number}")
        while game.is_running:
            asked = [seat for seat in sorted(game.open) if game.seats[seat].kind == "human"]
            if not asked:
                club.run()
                game = club.context.games.load(game.id)
                continue
            seat = luck.choice(asked)
            assert game.state is not None
            command = random_command(game.rules.offers(game.state.table, game.state.minds[seat]), luck)
            token = tokens.get(seat) or tournament_tables.seat_token(club.context, game, seat)
            assert token is not None
            sent = sent_command(token, game.open[seat].id, command_body(command))
            submit_command(club.context, game.id, sent, Request(f"m{game.version}", "f"))
            game = club.context.games.load(game.id)
    club.run()
