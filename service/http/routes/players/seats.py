"""Seats of players: the player's games, binding a seat, and reissuing its token."""

from __future__ import annotations

from typing import Any

from service.answers.players import MyGamePage, PlayerSeat, PlayerSeatToken
from service.app.players import my_games, seats
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.player_bodies import PlayerSeatBody
from service.http.schemas.queries import MyGamesQuery

blueprint = Blueprint("player_seats", "Seats of players: your games from all devices.")


@blueprint.operation(
    "GET",
    "/v1/players/me/games",
    Answer("A page of games.", MyGamePage, examples.MY_GAMES),
    ("bad-cursor", "gone", "busy", "unavailable"),
    query=MyGamesQuery,
    token=TokenUse.MUST,
    cost=Cost(10),
)
def list_my_games(call: Call) -> Any:
    """List your games

    Lists every seat that the player holds, from all devices: running games first, then finished ones, each group by time of binding,
    latest first. `decision` is your open decision, `changed` since when. If `next` is a cursor there are more.
    """
    page = my_games.load_my_games(call.context, call.bearer, call.query.get("cursor"), call.query["limit"])
    request_parsing.note_valid_token()
    return page


@blueprint.operation(
    "PUT",
    "/v1/players/me/seats/<g>/<seat:n>",
    Answer("The player holds the seat.", PlayerSeat, {"game": examples.GAME, "seat": 0}),
    ("forbidden", "not-found", "gone", "player-full", "seat-bound", "busy", "unavailable"),
    body=PlayerSeatBody,
    example={"token": examples.SEAT_TOKEN},
    token=TokenUse.MUST,
    name="bindSeat",
)
def bind_seat(call: Call, g: str, n: int) -> Any:
    """Bind a seat to your account

    Binds a seat to your account by the seat's own token, for example if it was taken without an account. Creating a game and claiming a seat can bind it too, with `player` in the
    body. A seat has one holder. The game does not learn of it.
    """
    return seats.bind_seat(call.context, call.bearer, g, n, call.body["token"])


@blueprint.operation(
    "POST",
    "/v1/players/me/seats/<g>/<seat:n>/token",
    Answer("The seat's new token, shown once.", PlayerSeatToken, examples.PLAYER_SEAT_TOKEN, 201, header_names=(REPLAYED,)),
    ("not-found", "gone", "game-over", "too-many-tokens", "rules-not-installed", "player-full", "busy", "unavailable"),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="reissueSeat",
)
def reissue_seat(call: Call, g: str, n: int) -> Any:
    """Get another token for your seat

    Returns another token for a seat that the player holds in a running game, after its token was lost. The previous token ends, with all tokens and links that
    descend from it, and the log shows that the seat got another token. 410 if an organiser gave the seat to another person meanwhile.
    """
    return seats.reissue_seat(call.context, call.bearer, g, n, call.request)
