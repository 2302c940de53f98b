"""Games: creating, claiming seats, and listing public ones."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from domain.game.events.clock_events import ClockPlan
from service.answers.games import CreatedGame, GameCard, GamePage, ImportedGame
from service.answers.tokens import ClaimedSeat
from service.app.chat.speakers import note_new_mode
from service.app.core.read_game import load_public_card
from service.app.feeds import inboxes
from service.app.new_games import create as making
from service.app.new_games.claim import SeatClaim, take_seat
from service.app.new_games.creation_request import Creation, DealRequest, SeatRequest
from service.app.players import seats
from service.app.projected import lobby
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.game_bodies import GameBody, SeatClaimBody
from service.http.schemas.headers import NewGameHeaders, SecretKeyHeaders
from service.http.schemas.queries import LobbyQuery, WordsQuery

blueprint = Blueprint("games", "Games: create one, claim a seat, find one to watch.")


MADE_LINKS = ("GameOfBody", "ViewOfBody", "EventsOfBody")


def locate_game(made: CreatedGame | ImportedGame) -> dict[str, str]:
    """Headers of an answer that holds a game's card."""
    assert made.game is not UNSET
    return {"Location": f"/v1/games/{made.game.id}"}


@blueprint.operation(
    "POST",
    "/v1/games",
    Answer(
        "The game, with its tokens and claim codes, which are shown here only.",
        CreatedGame,
        examples.FIRST_MADE,
        201,
        header_names=("Location", REPLAYED),
        links=MADE_LINKS,
        headers=locate_game,
        omitted_if_minimal=("game",),
    ),
    ("forbidden", "gone", "group-closed", "rules-not-installed", "too-many-open", "too-often", "inbox-full", "suspended", "player-full", "busy", "unavailable"),
    body=GameBody,
    example=examples.FIRST_GAME,
    headers=NewGameHeaders,
    token=TokenUse.MAY,
)
def create_game(call: Call) -> Any:
    """Open a game

    Opens a game, whose `seats` are in playing order. A seat with `claim` is the creator's own, and the answer holds its token; other seats of
    kind `human` get a claim code to hand out. The game starts when every seat is filled and all committed nonces are revealed.

    No token is needed, except for a duplicate deal that joins a group: this needs the organiser token of the game that made the group.
    """
    here, claimed = call.context, sum(seat.get("claim", False) for seat in call.body["seats"])
    inbox = inboxes.load_inbox_with_room(here, call.body.get("inbox"), claimed)
    player = seats.load_player_with_room(here, call.body.get("player"), claimed)
    wanted = to_creation(call.body if player is None else with_name(call.body, player.name))
    holders = {at: player.id for at, seat in enumerate(wanted.seats) if seat.claim} if player is not None else {}
    made = making.create(here, wanted, call.creator, holders)
    if "chat" in call.body:
        note_new_mode(here, made.body.id, call.body["chat"])
    tokens = [each.token for each in made.body.seats if each.token]
    inboxes.add_new_seats(here, inbox, tokens)
    seats.bind_new_seats(here, player, tokens)
    return made


def with_name(read: dict[str, Any], name: str) -> dict[str, Any]:
    """The request, in which the first seat with `claim` has this name unless it has another."""
    listed = list(read["seats"])
    at = next((at for at, seat in enumerate(listed) if seat.get("claim")), None)
    if at is not None:
        listed[at] = {"name": name, **listed[at]}
    return {**read, "seats": listed}


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
        rated=read.get("rated", False),
        hints=read.get("hints", False),
        luck=read.get("luck", {}),
        begins_from=read.get("begins_from", msgspec.UNSET),
        clock=ClockPlan(**read["clock"]) if "clock" in read else msgspec.UNSET,
    )


def to_seat_request(seat: dict[str, Any]) -> SeatRequest:
    """One seat in the use case's terms."""
    return SeatRequest(
        kind=seat["kind"],
        bot=seat.get("bot", "house") if seat["kind"] == "bot" else None,
        name=seat.get("name"),
        claim=seat.get("claim", False),
        is_open=seat.get("open", False),
        commit=seat.get("commit"),
    )


@blueprint.operation(
    "GET",
    "/v1/games",
    Answer("A page of games.", GamePage, {"items": [examples.CARD], "next": None}),
    ("bad-cursor", "unavailable"),
    query=LobbyQuery,
    cost=Cost(items=10),
)
def list_games(call: Call) -> Any:
    """List public games

    Lists public games, newest first. A page may hold fewer games than `limit` and still have a `next`.
    """
    asked = call.query
    return lobby.load_lobby_page(
        call.context,
        asked.get("ruleset"),
        asked.get("status"),
        asked.get("cursor"),
        asked["limit"],
        has_open="seats" in asked,
    )


@blueprint.operation(
    "GET", "/v1/games/<g>", Answer("The card.", GameCard, examples.CARD), ("not-found", "unavailable"), name="getGame"
)
def game_card(call: Call, g: str) -> Any:
    """Read a game's public card

    Returns the game's seats, status and links, as a lobby shows them.
    """
    return load_public_card(call.context, g)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/seats/<seat:n>/claim",
    Answer("The seat is yours.", ClaimedSeat, examples.CLAIMED, 201, header_names=(REPLAYED,)),
    ("unauthorised", "not-found", "seat-taken", "gone", "rules-not-installed", "inbox-full", "suspended", "player-full", "busy", "unavailable"),
    query=WordsQuery,
    body=SeatClaimBody,
    example=examples.CLAIM,
    headers=SecretKeyHeaders,
)
def claim_seat(call: Call, g: str, n: int) -> Any:
    """Claim a seat

    Exchanges a claim code for a seat token, shown once. Filling the last seat starts the game, or closes the commitments to people's
    nonces: then `luck` of the view lists the seats whose nonces are awaited, and the deadline.

    With `words=true` the view has its texts.
    """
    body = call.body
    inbox = inboxes.load_inbox_with_room(call.context, body.get("inbox"), 1)
    player = seats.load_player_with_room(call.context, body.get("player"), 1)
    name = body.get("name", None if player is None else player.name)
    words = call.query["words"]
    claim = SeatClaim(body["code"], name, body.get("commit"), None if player is None else player.id)
    claimed = take_seat(call.context, g, n, claim, call.request, words=words)
    inboxes.add_new_seats(call.context, inbox, [claimed.body.token])
    seats.bind_new_seats(call.context, player, [claimed.body.token])
    return claimed
