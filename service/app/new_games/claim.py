"""Claiming seats."""

from __future__ import annotations

from typing import NamedTuple

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.opening import deal
from domain.kernel.errors import Missing
from domain.kernel.secrecy import Seat
from projections.game_card import default_name
from service.answers.tokens import ClaimedSeat
from service.app.core.authorization import derive_token
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request
from service.app.core.read_game import render_view
from service.app.names.seat_names import load_names, salt_names
from service.app.new_games.request_errors import require_distinct_names
from service.app.players.held_texts import hold_names


class SeatClaim(NamedTuple):
    """A claim of a seat. code: of the seat, or the game's invitation code, None for an open seat; commit: as in SeatTaken;
    player: the id of the account that gets the seat bound.
    """

    code: str | None
    name: str | None = None
    commit: str | None = None
    player: str | None = None


def take_seat(
    context: Context, game_id: str, seat: int, claim: SeatClaim, request: Request, *, words: bool = False
) -> Reply:
    """Claim a seat with its code. The answer holds the seat's token. words: in its view.  Raises Missing, Conflict,
    Malformed.
    """
    seat_token = derive_token(context, game_id, f"seat-{seat}", "seat:act")
    salted = salt_names({seat: claim.name} if claim.name else {}, context.entropy)

    def sit_down(game: Game, cause: Cause) -> Batch:
        token, code = hash_token(seat_token), claim.code or ""
        player = salted.players.get(seat)
        batch = deal.decide_claim(require_seat(game, seat), seat, code, token, cause, commit=claim.commit, player=player)
        if claim.name:
            require_distinct_name(context, game, seat, claim.name)
        return batch

    with hold_names(context, game_id, {seat: claim.player}, salted.players):
        done = context.games.execute(game_id, request.within(f"claim-{seat}"), sit_down, names=salted.stored)
        then = context.games.load_after(done)
        shown = render_view(context, then, seat, then.at, words=words)
        return Reply(ClaimedSeat(seat=seat, token=seat_token, view=shown.raw), done.replayed)


def require_distinct_name(context: Context, game: Game, seat: Seat, name: str) -> None:
    """Raises Malformed for a name that looks like another seat's."""
    called = {other: default_name(game, other) for other in range(len(game.seats))}
    require_distinct_names({seat: name}, called | load_names(context.store, game.id), "name")


def require_seat(game: Game, seat: int) -> Game:
    """The game itself.  Raises Missing unless it has this seat."""
    if seat >= len(game.seats):
        raise Missing(f"There is no seat {seat}.")
    return game
