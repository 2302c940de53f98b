"""Interventions of an organiser at a running table."""

from __future__ import annotations

from typing import Any

from domain.game.interventions.interventions import Statement
from service.answers.games import InterventionResult, SeatSlipToken
from service.app.interventions import seat_slips
from service.app.interventions.intervene import InterventionRequest, intervene
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.intervention_bodies import InterventionBody, SlipExchangeBody

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


def to_intervention_request(read: dict[str, Any]) -> InterventionRequest:
    """The request in the use case's terms."""
    more = {name: each for name, each in read.items() if name not in ("author", "reason")}
    return InterventionRequest(said=Statement(read["author"], read["reason"]), **more)
