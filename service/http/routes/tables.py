"""Tables that people come to: joining one, and playing again."""

from __future__ import annotations

from typing import Any

from service.app.chat.speakers import keep_mode
from service.app.feeds import inboxes
from service.app.new_games import successor
from service.app.new_games.join import SeatClaim, join
from service.app.players import seats
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.game_bodies import JoinBody, RematchBody
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.queries import WordsQuery

blueprint = Blueprint("tables", "Tables: sit down where a seat is free, play again with the same people.")


@blueprint.operation(
    "POST",
    "/v1/games/<g>/join",
    Answer("The seat is yours.", "SeatClaimed", examples.CLAIMED, 201, header_names=(REPLAYED,)),
    ("unauthorised", "not-found", "no-open-seat", "rules-not-installed", "inbox-full", "suspended", "player-full", "busy", "unavailable"),
    query=WordsQuery,
    body=JoinBody,
    example={"name": "Anna"},
    headers=SecretKeyHeaders,
)
def join_game(call: Call, g: str) -> Any:
    """Take the next free seat

    Without a code the next open seat: a game in the lobby says how many it has (`open_seats`). With the `invitation_code` that the
    organiser got when the game was opened, the next free seat of any kind for people. The answer is that of a claim; `seat` says which
    one it is. Of two who ask at once for the last seat, one gets it. With `words=true` the view has its words.
    """
    body = call.body
    inbox = inboxes.load_inbox_with_room(call.context, body.get("inbox"), 1)
    player = seats.load_player_with_room(call.context, body.get("player"), 1)
    name = body.get("name", None if player is None else player.name)
    newcomer = SeatClaim(body.get("code"), name, body.get("commit"))
    joined = join(call.context, g, newcomer, call.request, words=call.query["words"])
    inboxes.add_new_seats(call.context, inbox, [joined.body["token"]])
    seats.bind_new_seats(call.context, player, [joined.body["token"]])
    return joined


REFUSED = ("forbidden", "not-found", "gone", "unavailable")


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/rematch",
    Answer("The table that follows, with your seat there.", "Successor", examples.SUCCESSOR),
    (*REFUSED, "game-over", "busy", "no-rematch", "seat-taken", "idempotency-conflict", "inbox-full", "suspended", "player-full", "rules-not-installed", "too-many-open"),
    body=RematchBody,
    example={"commit": examples.COMMITMENT},
    token=TokenUse.MUST,
)
def put_rematch(call: Call, g: str) -> Any:
    """Play again

    A game that has ended has one rematch: the first of its people who asks opens it, with the options, clock, visibility and luck plan as
    before, and a fresh deal. Everybody moves up by one seat, so that another begins: who sat second sits first. A player's token takes its
    seat there; the organiser's gets what opening a game answers. May be repeated.
    """
    assert call.bearer is not None
    inbox = inboxes.load_inbox_with_room(call.context, call.body.get("inbox"), 1)
    player = seats.load_player_with_room(call.context, call.body.get("player"), 1)
    owner = request_parsing.owner_of_client(call.context)
    found = successor.take_rematch(call.context, g, call.bearer, call.body.get("commit"), owner)
    keep_mode(call.context, g, found["game"])
    tokens = [found["token"]] if "token" in found else []
    inboxes.add_new_seats(call.context, inbox, tokens)
    seats.bind_new_seats(call.context, player, tokens)
    return found


@blueprint.operation(
    "GET",
    "/v1/games/<g>/rematch",
    Answer("Whether there is one.", "Rematch", examples.REMATCH),
    REFUSED,
    token=TokenUse.MUST,
)
def get_rematch(call: Call, g: str) -> Any:
    """Ask for the rematch

    Whether one of those who played has opened it, and where you sit there. For the game's own tokens only.
    """
    assert call.bearer is not None
    return successor.find_rematch(call.context, g, call.bearer)
