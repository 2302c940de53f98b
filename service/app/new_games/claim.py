"""Claiming seats."""

from __future__ import annotations

from typing import Any

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.opening import deal
from domain.kernel.errors import Missing
from projections.game_card import default_name
from service.app.authorization import derive_token
from service.app.carry_out import Reply, Request, carry_out
from service.app.context import Context, hash_token
from service.app.new_games.request_errors import check_names
from service.app.read_game import render_view
from service.app.seat_names import load_names, salt_names


def take_seat(
    context: Context,
    game_id: str,
    seat: int,
    code: str,
    name: str | None,
    commit: str | None,
    request: Request,
) -> Reply:
    """Claim a seat with its code. The answer holds the seat's token.  Raises Missing, Conflict, Malformed."""
    seat_token = derive_token(context, game_id, f"seat-{seat}", "seat:act")

    def sit_down(game: Game, cause: Cause) -> Batch:
        player = salted.players.get(seat)
        token = hash_token(seat_token)
        batch = deal.decide_claim(ensure_seat(game, seat), seat, code, token, cause, commit=commit, player=player)
        called = {other: default_name(game, other) for other in range(len(game.seats))}
        called |= load_names(context.store, game_id)
        check_names(names, called, "name")
        return batch

    def answer(then: Game) -> dict[str, Any]:
        return {"seat": seat, "token": seat_token, "view": render_view(context, then, seat, then.at).raw}

    names = {seat: name} if name else {}
    salted = salt_names(names, context.entropy)
    return carry_out(context, game_id, request.within(f"claim-{seat}"), sit_down, answer, names=salted.stored)


def ensure_seat(game: Game, seat: int) -> Game:
    """The game itself.  Raises Missing unless it has this seat."""
    if seat >= len(game.seats):
        raise Missing(f"There is no seat {seat}.")
    return game
