"""Rulings: correcting a result, or ending a game, in the open."""

from __future__ import annotations

from typing import Any

from flask import Response

from domain.kernel.ruleset import Outcome
from service.app import rulings
from service.app.cursors import complete_page
from service.app.rulings import RulingRequest
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import KEY, AnswerSpec, Blueprint
from service.http.responses import JSON, respond_json
from service.http.routes.games import POST_PROBLEMS, REPLAYED_HEADER, replayed_header
from service.http.schemas.bodies import RulingBody
from service.http.schemas.queries import NoQuery

blueprint = Blueprint("rulings", "Rulings: an organiser corrects a result or ends a game, and everybody reads why.")

NOTHING, RULING = NoQuery(), RulingBody()


@blueprint.route("/v1/games/<g>/rulings", "POST")
@blueprint.operation(
    {201: AnswerSpec("The ruling stands.", "Ruled", examples.RULED, headers=REPLAYED_HEADER)},
    (*POST_PROBLEMS, "unauthorised", "forbidden", "not-found", "gone", "game-over", "not-over", "too-many-rulings", "rules-not-installed", "replay-diverged", "busy", "unavailable"),
    body=RulingBody,
    example=examples.NEW_RULING,
    headers=(KEY,),
    token=True,
)  # fmt: skip
def make_ruling(g: str) -> Response:
    """Make a ruling

    `correct` gives a game that has ended another outcome, `null` for no result; `abort` ends a running game without one. Nothing that
    happened is changed: the ruling is an event of its own, with its author and its reason. Cards and views show the corrected outcome
    and all rulings from then on; views of earlier versions stay as they were. Needs the organiser's token.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    here = current_context()
    game = here.games.load(g)
    request_parsing.authenticate(game)
    sent, read = request_parsing.parse_body(RULING)
    made, replayed = rulings.rule_on_game(
        here, game, request_parsing.bearer_token(), to_ruling_request(read), request_parsing.idempotent_request(sent)
    )
    return respond_json(made, 201, headers=replayed_header(replayed))


def to_ruling_request(read: dict[str, Any]) -> RulingRequest:
    """The request in the use case's terms."""
    told = read.get("outcome")
    after = Outcome(tuple(sorted(told["winners"])), told["reason"]) if told is not None else None
    return RulingRequest(read["kind"], read["author"], read["reason"], after)


@blueprint.route("/v1/games/<g>/rulings", "GET")
@blueprint.operation(
    {200: AnswerSpec("The rulings.", "RulingPage", {"items": [examples.RULING], "next": None})},
    ("not-found", "malformed", "replay-diverged", "unavailable"),
)
def list_rulings(g: str) -> Response:
    """List the rulings

    In the order in which they were made, each with the outcome before and after it.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    return respond_json(complete_page(rulings.load_rulings(current_context(), g)))
