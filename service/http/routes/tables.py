"""Joining a table, and rematches."""

from __future__ import annotations

from typing import Any

from service.answers.games import BegunTable, Rematch, Successor
from service.answers.tokens import ClaimedSeat
from service.app.chat.speakers import keep_mode
from service.app.feeds import inboxes
from service.app.new_games import successor
from service.app.new_games.begin import begin
from service.app.new_games.claim import SeatClaim
from service.app.new_games.join import join
from service.app.players import seats
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.game_bodies import JoinBody, RematchBody
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders
from service.http.schemas.queries import WordsQuery

blueprint = Blueprint("tables", "Tables: take a free seat, begin with those who came, play again with the same people.")


@blueprint.operation(
    "POST",
    "/v1/games/<g>/join",
    Answer("The seat is yours.", ClaimedSeat, examples.CLAIMED, 201, header_names=(REPLAYED,)),
    ("unauthorised", "not-found", "no-open-seat", "rules-not-installed", "inbox-full", "suspended", "player-full", "too-many-open", "busy", "unavailable"),
    query=WordsQuery,
    body=JoinBody,
    example={"name": "Anna"},
    headers=SecretKeyHeaders,
)
def join_game(call: Call, g: str) -> Any:
    """Take the next free seat

    Takes the next open seat, without a code; a game's card has the number of open seats (`open_seats`). With the `invitation_code` that the
    organiser got when the game was created, takes the next free seat for people. The answer is the same as a claim's; `seat` is the
    seat's number. Of two concurrent requests for the last seat, one succeeds. One address holds few open seats at tables that others
    opened and that have not begun (`too-many-open`). With `words=true` the view has its texts.
    """
    body = call.body
    inbox = inboxes.load_inbox_with_room(call.context, body.get("inbox"), 1)
    player = seats.load_player_with_room(call.context, body.get("player"), 1)
    name = body.get("name", None if player is None else player.name)
    newcomer = SeatClaim(body.get("code"), name, body.get("commit"), None if player is None else player.id)
    joined = join(call.context, g, newcomer, call.request, request_parsing.owners_of_client(call.context), words=call.query["words"])
    inboxes.add_new_seats(call.context, inbox, [joined.body.token])
    seats.bind_new_seats(call.context, player, [joined.body.token])
    return joined


@blueprint.operation(
    "POST",
    "/v1/games/<g>/begin",
    Answer("The table ended, and its people go on.", BegunTable, examples.BEGUN, 201, header_names=(REPLAYED,)),
    ("forbidden", "not-found", "gone", "game-over", "not-waiting", "too-few-seats", "rules-not-installed", "busy", "unavailable"),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def begin_game(call: Call, g: str) -> Any:
    """Begin with those who are here

    Begins without the free seats, with the token of a seat, once as many seats are taken as the table's `begins_from` says. The table ends, and
    those who sit there go on at one without the free seats: each takes a seat there as after a game, by
    `PUT /v1/games/{gameId}/rematch`.
    """
    game, _ = call.load_game(g)
    return begin(call.context, game, call.bearer, call.request)


REFUSED = ("forbidden", "not-found", "gone", "unavailable")


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/rematch",
    Answer("The rematch, with your seat.", Successor, examples.SUCCESSOR),
    (*REFUSED, "game-over", "busy", "no-rematch", "seat-taken", "idempotency-conflict", "inbox-full", "suspended", "player-full", "rules-not-installed", "too-many-open"),
    body=RematchBody,
    example={"commit": examples.COMMITMENT},
    token=TokenUse.MUST,
)
def put_rematch(call: Call, g: str) -> Any:
    """Play again

    Takes your seat in the rematch. A game that has ended has one rematch: the first request opens it, with the same options, clock, visibility and luck plan,
    and a fresh deal. All seats move up by one, so that another seat begins: seat 1 becomes seat 0. A seat's token takes its
    seat in the rematch; the organiser's token gets the answer of creating a game. May be repeated.
    """
    assert call.bearer is not None
    inbox = inboxes.load_inbox_with_room(call.context, call.body.get("inbox"), 1)
    player = seats.load_player_with_room(call.context, call.body.get("player"), 1)
    owner = request_parsing.owner_of_client(call.context)
    found = successor.take_rematch(call.context, g, call.bearer, call.body.get("commit"), owner)
    keep_mode(call.context, g, found.game)
    tokens = [found.token] if found.token else []
    inboxes.add_new_seats(call.context, inbox, tokens)
    seats.bind_new_seats(call.context, player, tokens)
    return found


@blueprint.operation(
    "GET",
    "/v1/games/<g>/rematch",
    Answer("The rematch, if there is one.", Rematch, examples.REMATCH),
    REFUSED,
    token=TokenUse.MUST,
    cost=Cost(2),
)
def get_rematch(call: Call, g: str) -> Any:
    """Get the rematch

    Returns the rematch, if one of the people for whom its seats are kept has opened it, and your seat in it. For the game's own tokens only.
    """
    assert call.bearer is not None
    return successor.find_rematch(call.context, g, call.bearer)
