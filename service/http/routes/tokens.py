"""Tokens: what one allows, a weaker one, and its end."""

from __future__ import annotations

from flask import Response

from service.app.sharing import tokens
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import KEY, AnswerSpec, Blueprint
from service.http.responses import JSON, respond, respond_json
from service.http.routes.games import POST_PROBLEMS, REPLAYED_HEADER, replayed_header
from service.http.schemas.bodies import TokenBody
from service.http.schemas.queries import NoQuery, TokensQuery

blueprint = Blueprint("tokens", "Tokens: what one allows, a weaker one from a stronger, and its end.")

NOTHING, TOKEN, LIST = NoQuery(), TokenBody(), TokensQuery()


@blueprint.route("/v1/token", "GET")
@blueprint.operation(
    {200: AnswerSpec("What the token allows.", "Token", examples.TOKEN)},
    ("unauthorised", "gone", "malformed", "unavailable"),
    token=True,
)
def token() -> Response:
    """Inspect your token

    Its game, its scope and its seat.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    return respond_json(tokens.inspect(current_context(), request_parsing.bearer_token()))


@blueprint.route("/v1/games/<g>/tokens", "POST")
@blueprint.operation(
    {201: AnswerSpec("The new token, shown once.", "TokenMinted", examples.MINTED, headers=REPLAYED_HEADER)},
    (*POST_PROBLEMS, "unauthorised", "forbidden", "not-found", "gone", "too-many-tokens", "busy", "unavailable"),
    body=TokenBody,
    example={"scope": "seat:read"},
    headers=(KEY,),
    token=True,
)
def mint_token(g: str) -> Response:
    """Mint a weaker token

    A seat gives `seat:read` to somebody who may look over its shoulder, and anybody with a token gives `spectator`. What is minted
    with a token ends with it, as do the links that it shares. From an organiser's or a seat's token at most 100 tokens and links may descend
    that are good at a time, and 300 in all; from a reader's or a spectator's 10 and 30.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    sent, read = request_parsing.parse_body(TOKEN)
    minted, replayed = tokens.mint(
        current_context(), g, request_parsing.bearer_token(), read["scope"], request_parsing.idempotent_request(sent)
    )
    return respond_json(minted, 201, headers=replayed_header(replayed))


@blueprint.route("/v1/games/<g>/tokens", "GET")
@blueprint.operation(
    {
        200: AnswerSpec(
            "A page of tokens and links.", "GrantPage", {"items": [examples.GRANT, examples.LINK], "next": None}
        )
    },
    ("bad-cursor", "unauthorised", "not-found", "gone", "malformed", "unavailable"),
    query=TokensQuery,
    token=True,
)
def list_tokens(g: str) -> Response:
    """List your tokens and links

    What may be ended with this token, by `DELETE /v1/tokens/{id}`: the organiser sees every token and link of the game; a seat its own,
    those that show what it sees, and all that descends from them; anybody else what descends from theirs. Tokens first, then links,
    in the order in which they were made.
    """
    request_parsing.negotiate(JSON)
    wanted = request_parsing.parse_query(LIST)
    return respond_json(
        tokens.load_tokens_page(
            current_context(), g, request_parsing.bearer_token(), wanted.get("cursor"), wanted["limit"]
        )
    )


@blueprint.route("/v1/tokens/<id>", "DELETE")
@blueprint.operation(
    {204: AnswerSpec("It opens nothing any more.")},
    ("unauthorised", "not-found", "gone", "malformed", "busy", "unavailable"),
    token=True,
)
def revoke_token(id: str) -> Response:  # noqa: A002
    """Revoke a token or a link

    By its `id`, and with it at once all that descends from it: the tokens that were minted with it, the links that it shared, and theirs in
    turn. A token may revoke itself and what descends from it, a seat also whatever shows what it sees, the organiser everything.
    """
    request_parsing.parse_query(NOTHING)
    tokens.revoke_by_token_id(current_context(), id, request_parsing.bearer_token())
    return respond(b"", None, 204)
