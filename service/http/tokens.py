"""Tokens: what one allows, a weaker one, and its end."""

from __future__ import annotations

from flask import Response

from service.app import tokens
from service.http import asked, examples
from service.http.answers import JSON, answer, json_answer
from service.http.bodies import TokenBody
from service.http.desk import context
from service.http.games import POSTED, REPLAYED, replay_header
from service.http.operation import KEY, Answer, Blueprint
from service.http.queries import NoQuery

blueprint = Blueprint("tokens", "Tokens: what one allows, a weaker one from a stronger, and its end.")

NOTHING, TOKEN = NoQuery(), TokenBody()


@blueprint.route("/v1/token", "GET")
@blueprint.operation(
    {200: Answer("What the token allows.", "Token", examples.TOKEN)},
    ("unauthorised", "gone", "malformed", "unavailable"),
    token=True,
)
def token() -> Response:
    """Inspect your token

    Its game, its scope and its seat.
    """
    asked.accepted(JSON)
    asked.query(NOTHING)
    return json_answer(tokens.inspect(context(), asked.bearer()))


@blueprint.route("/v1/games/<g>/tokens", "POST")
@blueprint.operation(
    {201: Answer("The new token, shown once.", "TokenMinted", examples.MINTED, headers=REPLAYED)},
    (*POSTED, "unauthorised", "forbidden", "not-found", "gone", "busy", "unavailable"),
    body=TokenBody,
    example={"scope": "seat:read"},
    headers=(KEY,),
    token=True,
)
def mint_token(g: str) -> Response:
    """Mint a weaker token

    A seat gives `seat:read` to somebody who may look over its shoulder, and anybody with a token gives `spectator`.
    """
    asked.accepted(JSON)
    asked.query(NOTHING)
    sent, read = asked.envelope(TOKEN)
    minted, replayed = tokens.mint(
        context(), g, asked.bearer(), read["scope"], asked.idempotency_key(), asked.request_fingerprint(sent)
    )
    return json_answer(minted, 201, headers=replay_header(replayed))


@blueprint.route("/v1/tokens/<id>", "DELETE")
@blueprint.operation(
    {204: Answer("The token opens nothing any more.")},
    ("unauthorised", "not-found", "gone", "malformed", "busy", "unavailable"),
    token=True,
)
def revoke_token(id: str) -> Response:  # noqa: A002
    """Revoke a token

    By its `id`. A token may revoke itself, a seat the tokens of that seat, the organiser every token of the game.
    """
    asked.query(NOTHING)
    tokens.revoke(context(), id, asked.bearer())
    return answer(b"", None, 204)
