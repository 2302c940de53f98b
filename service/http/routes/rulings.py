"""Rulings: public corrections of a result, and aborts of a game, by its organiser."""

from __future__ import annotations

from typing import Any

from domain.game.events.game_events import RulingMade
from domain.kernel.outcome import Outcome
from service.answers.games import RulingPage, RulingResult
from service.app.interventions import rulings
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.bodies import RulingBody
from service.http.schemas.headers import KeyHeaders

blueprint = Blueprint("rulings", "Rulings: an organiser corrects a result or ends a game, with a public reason.")


@blueprint.operation(
    "POST",
    "/v1/games/<g>/rulings",
    Answer("The ruling stands.", RulingResult, examples.RULED, 201, header_names=(REPLAYED,)),
    (
        "forbidden",
        "not-found",
        "gone",
        "game-over",
        "not-over",
        "too-many-rulings",
        "rules-not-installed",
        "busy",
        "unavailable",
    ),
    body=RulingBody,
    example=examples.NEW_RULING,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def make_ruling(call: Call, g: str) -> Any:
    """Make a ruling

    Makes a ruling: `correct` gives a game that has ended another outcome, `null` for no result; `abort` ends a running game without one. Earlier events
    do not change: the ruling is a new event, with its author and its reason. Cards and views show the corrected outcome
    and all rulings afterwards; views of earlier versions do not change. Needs the organiser's token.
    """
    game, _ = call.load_game(g)
    return rulings.rule_on_game(call.context, game, call.bearer, to_ruling(call.body), call.request)


def to_ruling(read: dict[str, Any]) -> RulingMade:
    """The ruling that is asked for."""
    outcome = read.get("outcome")
    after = Outcome(tuple(sorted(outcome["winners"])), outcome["reason"]) if outcome is not None else None
    return RulingMade(read["kind"], read["author"], read["reason"], None, after)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/rulings",
    Answer("The rulings.", RulingPage, {"items": [examples.RULING], "next": None}),
    ("not-found", "unavailable"),
)
def list_rulings(call: Call, g: str) -> Any:
    """List the rulings

    Lists the rulings, oldest first, each with the outcome before and after it.
    """
    return rulings.load_rulings(call.context, g)
