"""Interventions of an organiser at a running table."""

from __future__ import annotations

from typing import Any

from domain.game.interventions.interventions import Statement
from service.answers.games import CreatedSeatAsk, InterventionResult, OwnSeatAsk, SeatAsks, SeatSlipToken
from service.app.interventions import seat_asks, seat_slips
from service.app.interventions.intervene import InterventionRequest, intervene
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders
from service.http.schemas.intervention_bodies import (
    InterventionBody,
    SeatAskAnswerBody,
    SeatAskBody,
    SeatAsksBody,
    SlipExchangeBody,
)

blueprint = Blueprint("interventions", "Interventions: an organiser pauses a table, adds time, or gives a seat to another device, person or bot.")


@blueprint.operation(
    "POST",
    "/v1/games/<g>/interventions",
    Answer("The intervention was made; it is public.", InterventionResult, examples.INTERVENED, 201, header_names=(REPLAYED,)),
    (
        "forbidden",
        "not-found",
        "gone",
        "game-over",
        "not-started",
        "paused",
        "not-paused",
        "no-clock",
        "not-awaited",
        "seat-free",
        "seat-taken",
        "not-waiting",
        "too-few-seats",
        "rated-table",
        "seat-absent",
        "not-absent",
        "seat-resigned",
        "too-many-interventions",
        "rules-not-installed",
        "busy",
        "unavailable",
    ),
    body=InterventionBody,
    example=examples.NEW_INTERVENTION,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def make_intervention(call: Call, g: str) -> Any:
    """Intervene at a table

    Makes an intervention: a public event with its author and its reason, which stays in the game's record.

    `pause` stops the table: no move is accepted, bots wait, and every clock stops until `until`, or until `resume`.
    `strike` gives the default answer for the awaited seat, with or without a clock. `hand_to_bot` lets a bot play for a seat
    until its player or you send `return`. `reissue` lets a seat's person play by another device, and `substitute` gives the seat to
    another person, who gets the seat's knowledge: the answer holds a slip to hand on, shown once, and the previous tokens end. Commands of
    the seat wait until a device has exchanged it (`POST /v1/games/{gameId}/exchanges`).
    While a table waits for people, `fill_with_bot` gives a free seat to the house bot, and `start_smaller` ends the table so that the people
    there continue without its free seats: each takes a seat at the new table as after a game, by `PUT /v1/games/{gameId}/rematch`. Needs
    the organiser's token.
    """
    game, _ = call.load_game(g)
    return intervene(call.context, game, call.bearer, to_intervention_request(call.body), call.request)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/exchanges",
    Answer("The device's token.", SeatSlipToken, examples.SEAT_SLIP_EXCHANGED, 201, header_names=(REPLAYED,)),
    ("not-found", "gone", "slip-used", "rules-not-installed", "busy", "unavailable"),
    body=SlipExchangeBody,
    example=examples.SEAT_SLIP,
    headers=SecretKeyHeaders,
    token=TokenUse.NONE,
)
def exchange_seat_slip(call: Call, g: str) -> Any:
    """Exchange the slip of a seat

    Exchanges a seat's slip for a token of this device, once per slip: send the request after a click of its reader, never when a link is merely opened. The same request with the
    same key gets the same token again. Another device gets `slip-used`; a new slip then ends the first device's token. A slip that a newer one replaced gets `gone`. The log shows
    the exchange (`game.slip_exchanged`), so that the table sees if the slip was opened before its reader got it.
    """
    return seat_slips.exchange_seat_slip(call.context, g, call.body["slip"], call.request)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/seat-asks",
    Answer("The ask, open for 3 minutes.", CreatedSeatAsk, examples.SENT_SEAT_ASK, 201, header_names=(REPLAYED,)),
    ("not-found", "game-over", "no-seat-asks", "seat-asked-for", "seat-ask-rests", "seat-free", "unavailable"),
    body=SeatAskBody,
    example={"seat": 1},
    headers=SecretKeyHeaders,
    token=TokenUse.NONE,
)
def ask_for_seat(call: Call, g: str) -> Any:
    """Ask for your seat

    Asks the table for a seat whose token is lost, without a token: the person of another seat agrees or refuses (`POST
    /v1/games/{gameId}/seat-asks/answers`). Two asks are open at a table at most, each for 3 minutes; after a refusal the seat rests for a
    minute, then two, up to an hour. Tables that are rated, of a duplicate deal or of a tournament take no asks; others if their seats
    allow it, and unlisted ones unless these forbid it. The game's log has nothing of an ask before a seat agrees.
    """
    return seat_asks.ask_for_seat(call.context, call.context.games.load(g), call.body["seat"], call.request)


SEEN_BY_SEATS = ("forbidden", "not-found", "gone", "unavailable")


@blueprint.operation(
    "GET", "/v1/games/<g>/seat-asks", Answer("The open asks.", SeatAsks, examples.SEAT_ASKS), SEEN_BY_SEATS, token=TokenUse.MUST
)
def list_seat_asks(call: Call, g: str) -> Any:
    """List asks for seats

    Lists the open asks for seats of this table, for its seats, their readers, organiser and arbiter.
    """
    return seat_asks.list_asks(call.context, *call.load_game(g))


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/seat-asks",
    Answer("The open asks.", SeatAsks, examples.SEAT_ASKS),
    (*SEEN_BY_SEATS, "no-seat-asks"),
    body=SeatAsksBody,
    example={"allowed": True},
    token=TokenUse.MUST,
)
def put_seat_asks(call: Call, g: str) -> Any:
    """Allow asks for seats

    Sets whether people may ask for a seat of this table, with the token of a seat or of the organiser. Open asks can still be answered.
    """
    return seat_asks.allow_asks(call.context, *call.load_game(g), allowed=call.body["allowed"])


@blueprint.operation(
    "GET",
    "/v1/games/<g>/seat-asks/own",
    Answer("The ask's state.", OwnSeatAsk, examples.OWN_SEAT_ASK),
    ("not-found", "unavailable"),
    token=TokenUse.MUST,
)
def get_own_seat_ask(call: Call, g: str) -> Any:
    """Get your own ask

    Returns the state of an ask, by its secret in place of a token, every 3 seconds or so. Once a seat has agreed it has the seat's token, for 3 minutes;
    previous tokens of the seat have ended.
    """
    return seat_asks.load_own_ask(call.context, call.context.games.load(g), call.bearer or "")


@blueprint.operation(
    "POST",
    "/v1/games/<g>/seat-asks/answers",
    Answer("The asks that are still open.", SeatAsks, {**examples.SEAT_ASKS, "items": []}, 201),
    (
        *SEEN_BY_SEATS,
        "game-over",
        "no-seat-asks",
        "own-seat-ask",
        "seat-ask-over",
        "seat-ask-waits",
        "seat-free",
        "too-many-interventions",
        "rules-not-installed",
        "busy",
    ),
    body=SeatAskAnswerBody,
    example={"ask": examples.SENT_SEAT_ASK["ask"], "agree": True},
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def answer_seat_ask(call: Call, g: str) -> Any:
    """Answer an ask for a seat

    Answers an ask with the token of a seat. Another seat's person agrees, from 20 seconds after the ask: the asker gets a new token, the seat's earlier ones
    end, and the game's log says who agreed (`game.seat_reissued`). Any seat refuses, also the one that is asked for. May be repeated.
    """
    game, body = call.context.games.load(g), call.body
    return seat_asks.answer_ask(call.context, game, call.bearer, body["ask"], agree=body["agree"])


def to_intervention_request(read: dict[str, Any]) -> InterventionRequest:
    """The request in the use case's terms."""
    more = {name: each for name, each in read.items() if name not in ("author", "reason")}
    return InterventionRequest(said=Statement(read["author"], read["reason"]), **more)
