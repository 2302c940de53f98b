"""Games: opening one, sitting down at it, and finding one to watch."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.app import create as making
from service.app import inboxes, lobby
from service.app.create import Creation, DealRequest, SeatRequest
from service.app.read_game import public_card
from service.http import request_parsing
from service.http.app_services import context
from service.http.openapi import examples
from service.http.openapi.operation import SECRET_KEY, Answer, Blueprint
from service.http.responses import JSON, json_answer
from service.http.schemas.bodies import ClaimBody, GameBody
from service.http.schemas.queries import LobbyQuery, NoQuery

blueprint = Blueprint("games", "Games: open one, sit down, find one to watch.")

LIST, NOTHING, GAME, CLAIM = LobbyQuery(), NoQuery(), GameBody(), ClaimBody()

POSTED = (
    "not-json",
    "missing-idempotency-key",
    "too-large",
    "unsupported-media-type",
    "malformed",
    "idempotency-conflict",
)
"""Problems of every POST with a body."""
SECRET = ("weak-idempotency-key",)
"""And of those that answer with what opens a game."""
REPLAYED = {"Idempotency-Replayed": "`true` when this answer had been given before."}


@blueprint.route("/v1/games", "POST")
@blueprint.operation(
    {
        201: Answer(
            "The game, and what opens it. Tokens and claim codes are shown here and never again.",
            "GameMade",
            examples.MADE,
            headers={"Location": "Where the game's card is.", **REPLAYED},
        )
    },
    (*POSTED, *SECRET, "unauthorised", "forbidden", "gone", "group-closed", "rules-not-installed", "inbox-full", "busy", "unavailable"),
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
    request_parsing.accepted(JSON)
    request_parsing.query(NOTHING)
    sent, read = request_parsing.envelope(GAME)
    inbox = inboxes.with_room(context(), read.get("inbox"), sum(seat.get("claim", False) for seat in read["seats"]))
    made, replayed = making.create(
        context(),
        creation(read),
        request_parsing.secret_request(sent),
        request_parsing.client(),
        request_parsing.bearer(),
        request_parsing.owner(context()),
    )
    inboxes.put_new(context(), inbox, [seat["token"] for seat in made["seats"] if "token" in seat])
    return json_answer(made, 201, headers={"Location": f"/v1/games/{made['game']['id']}", **replay_header(replayed)})


def creation(read: dict[str, Any]) -> Creation:
    """The request in the use case's terms, defaults filled in."""
    return Creation(
        ruleset=read["ruleset"],
        options=read.get("options", {}),
        seats=[seat_request(seat) for seat in read["seats"]],
        visibility=read.get("visibility"),
        delay_s=read.get("spectators", {}).get("delay_s", 0),
        deal=DealRequest(**read.get("deal", {})),
        analysis=read.get("analysis", False),
        arbiter=read.get("arbiter", False),
    )


def seat_request(seat: dict[str, Any]) -> SeatRequest:
    """One seat in the use case's terms."""
    return SeatRequest(
        kind=seat["kind"],
        bot=seat.get("bot", "house") if seat["kind"] == "bot" else None,
        name=seat.get("name"),
        claim=seat.get("claim", False),
    )


def replay_header(replayed: bool) -> dict[str, str]:
    """What a repeated request's answer says."""
    return {"Idempotency-Replayed": "true"} if replayed else {}


@blueprint.route("/v1/games", "GET")
@blueprint.operation(
    {200: Answer("A page of games.", "GamePage", {"items": [examples.CARD], "next": None})},
    ("bad-cursor", "malformed", "unavailable"),
    query=LobbyQuery,
)
def list_games() -> Response:
    """List public games

    Newest first. A page may hold fewer games than `limit` and still have a `next`.
    """
    request_parsing.accepted(JSON)
    wanted = request_parsing.query(LIST)
    page = lobby.page(context(), wanted.get("ruleset"), wanted.get("status"), wanted.get("cursor"), wanted["limit"])
    return json_answer(page)


@blueprint.route("/v1/games/<g>", "GET")
@blueprint.operation({200: Answer("The card.", "GameCard", examples.CARD)}, ("not-found", "malformed", "unavailable"))
def game_card(g: str) -> Response:
    """Read a game's public card

    What a lobby shows: who plays, what state it is in, where to look next.
    """
    request_parsing.accepted(JSON)
    request_parsing.query(NOTHING)
    return json_answer(public_card(context(), g))


@blueprint.route("/v1/games/<g>/seats/<seat:n>/claim", "POST")
@blueprint.operation(
    {201: Answer("The seat is yours.", "SeatClaimed", examples.CLAIMED, headers=REPLAYED)},
    (*POSTED, *SECRET, "unauthorised", "not-found", "seat-taken", "rules-not-installed", "inbox-full", "busy", "unavailable"),
    body=ClaimBody,
    example=examples.CLAIM,
    headers=(SECRET_KEY,),
)
def claim_seat(g: str, n: int) -> Response:
    """Sit down

    A claim code becomes a seat token, shown once. The last seat that is filled starts the game.
    """
    request_parsing.accepted(JSON)
    request_parsing.query(NOTHING)
    sent, read = request_parsing.envelope(CLAIM)
    inbox = inboxes.with_room(context(), read.get("inbox"), 1)
    claimed, replayed = making.claim(
        context(), g, n, read["code"], read.get("name"), read.get("nonce"), request_parsing.secret_request(sent)
    )  # fmt: skip
    inboxes.put_new(context(), inbox, [claimed["token"]])
    return json_answer(claimed, 201, headers=replay_header(replayed))
