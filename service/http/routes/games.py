"""Games: opening one, sitting down at it, and finding one to watch."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.app import lobby
from service.app.feeds import inboxes
from service.app.new_games import create as making
from service.app.new_games.create import Creation, DealRequest, SeatRequest
from service.app.read_game import load_public_card
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import SECRET_KEY, AnswerSpec, Blueprint
from service.http.responses import JSON, respond_json
from service.http.schemas.bodies import ClaimBody, GameBody
from service.http.schemas.queries import LobbyQuery, NoQuery

blueprint = Blueprint("games", "Games: open one, sit down, find one to watch.")

LIST, NOTHING, GAME, CLAIM = LobbyQuery(), NoQuery(), GameBody(), ClaimBody()

POST_PROBLEMS = (
    "not-json",
    "missing-idempotency-key",
    "too-large",
    "unsupported-media-type",
    "malformed",
    "idempotency-conflict",
)
"""Problems of every POST with a body."""
SECRET_PROBLEMS = ("weak-idempotency-key",)
"""Problems of POSTs whose answer holds tokens."""
REPLAYED_HEADER = {"Idempotency-Replayed": "`true` when this answer had been given before."}


@blueprint.route("/v1/games", "POST")
@blueprint.operation(
    {
        201: AnswerSpec(
            "The game, and what opens it. Tokens and claim codes are shown here and never again.",
            "GameMade",
            examples.MADE,
            headers={"Location": "Where the game's card is.", **REPLAYED_HEADER},
        )
    },
    (
        *POST_PROBLEMS,
        *SECRET_PROBLEMS,
        "unauthorised",
        "forbidden",
        "gone",
        "group-closed",
        "rules-not-installed",
        "inbox-full",
        "busy",
        "unavailable",
    ),
    body=GameBody,
    example=examples.NEW_GAME,
    headers=(SECRET_KEY,),
    token=False,
)
def create_game() -> Response:
    """Open a game

    Names the seats in playing order. A seat with `claim` is the creator's own, and the answer holds its token; other seats of
    kind `human` get a claim code to hand out. The game starts when every seat is filled.

    No token is needed, but for a duplicate deal that joins a group: that takes the organiser token of the game which made the group.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    sent, read = request_parsing.parse_body(GAME)
    inbox = inboxes.load_inbox_with_room(
        current_context(), read.get("inbox"), sum(seat.get("claim", False) for seat in read["seats"])
    )
    made, replayed = making.create(
        current_context(),
        to_creation(read),
        request_parsing.secret_request(sent),
        request_parsing.client_identity(),
        request_parsing.bearer_token(),
        request_parsing.owner_mark(current_context()),
    )
    inboxes.add_new_seats(current_context(), inbox, [seat["token"] for seat in made["seats"] if "token" in seat])
    return respond_json(made, 201, headers={"Location": f"/v1/games/{made['game']['id']}", **replayed_header(replayed)})


def to_creation(read: dict[str, Any]) -> Creation:
    """The request in the use case's terms, defaults filled in."""
    return Creation(
        ruleset=read["ruleset"],
        options=read.get("options", {}),
        seats=[to_seat_request(seat) for seat in read["seats"]],
        visibility=read.get("visibility"),
        delay_s=read.get("spectators", {}).get("delay_s", 0),
        deal=DealRequest(**read.get("deal", {})),
        analysis=read.get("analysis", False),
        arbiter=read.get("arbiter", False),
    )


def to_seat_request(seat: dict[str, Any]) -> SeatRequest:
    """One seat in the use case's terms."""
    return SeatRequest(
        kind=seat["kind"],
        bot=seat.get("bot", "house") if seat["kind"] == "bot" else None,
        name=seat.get("name"),
        claim=seat.get("claim", False),
    )


def replayed_header(replayed: bool) -> dict[str, str]:
    """The Idempotency-Replayed header of a repeated request's answer."""
    return {"Idempotency-Replayed": "true"} if replayed else {}


@blueprint.route("/v1/games", "GET")
@blueprint.operation(
    {200: AnswerSpec("A page of games.", "GamePage", {"items": [examples.CARD], "next": None})},
    ("bad-cursor", "malformed", "unavailable"),
    query=LobbyQuery,
)
def list_games() -> Response:
    """List public games

    Newest first. A page may hold fewer games than `limit` and still have a `next`.
    """
    request_parsing.negotiate(JSON)
    wanted = request_parsing.parse_query(LIST)
    page = lobby.load_lobby_page(
        current_context(), wanted.get("ruleset"), wanted.get("status"), wanted.get("cursor"), wanted["limit"]
    )
    return respond_json(page)


@blueprint.route("/v1/games/<g>", "GET")
@blueprint.operation(
    {200: AnswerSpec("The card.", "GameCard", examples.CARD)}, ("not-found", "malformed", "unavailable")
)
def game_card(g: str) -> Response:
    """Read a game's public card

    What a lobby shows: who plays, what state it is in, where to look next.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    return respond_json(load_public_card(current_context(), g))


@blueprint.route("/v1/games/<g>/seats/<seat:n>/claim", "POST")
@blueprint.operation(
    {201: AnswerSpec("The seat is yours.", "SeatClaimed", examples.CLAIMED, headers=REPLAYED_HEADER)},
    (
        *POST_PROBLEMS,
        *SECRET_PROBLEMS,
        "unauthorised",
        "not-found",
        "seat-taken",
        "rules-not-installed",
        "inbox-full",
        "busy",
        "unavailable",
    ),
    body=ClaimBody,
    example=examples.CLAIM,
    headers=(SECRET_KEY,),
)
def claim_seat(g: str, n: int) -> Response:
    """Sit down

    A claim code becomes a seat token, shown once. The last seat that is filled starts the game.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    sent, read = request_parsing.parse_body(CLAIM)
    inbox = inboxes.load_inbox_with_room(current_context(), read.get("inbox"), 1)
    claimed, replayed = making.take_seat(
        current_context(), g, n, read["code"], read.get("name"), read.get("nonce"), request_parsing.secret_request(sent)
    )  # fmt: skip
    inboxes.add_new_seats(current_context(), inbox, [claimed["token"]])
    return respond_json(claimed, 201, headers=replayed_header(replayed))
