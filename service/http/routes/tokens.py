"""Tokens: what one allows, a weaker one, and its end."""

from __future__ import annotations

from typing import Any

from service.app.sharing import tokens
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.bodies import TokenBody
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.queries import TokensQuery

blueprint = Blueprint("tokens", "Tokens: what one allows, a weaker one from a stronger, and its end.")


@blueprint.operation(
    "GET",
    "/v1/token",
    Answer("What the token allows.", "Token", examples.TOKEN),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="getToken",
)
def token(call: Call) -> Any:
    """Inspect your token

    Its game, its scope and its seat.
    """
    return tokens.inspect(call.context, call.bearer)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/tokens",
    Answer("The new token, shown once.", "TokenMinted", examples.MINTED, 201, header_names=(REPLAYED,), links=("RevokeToken",)),
    ("forbidden", "not-found", "gone", "too-many-tokens", "busy", "unavailable"),
    body=TokenBody,
    example={"scope": "seat:read"},
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def mint_token(call: Call, g: str) -> Any:
    """Mint a weaker token

    A seat may mint `seat:read`, for a reader who sees what it sees; any token may mint `spectator`. What is minted
    with a token ends with it, as do the links that it shares. From an organiser's or a seat's token at most 100 tokens and links may descend
    that are good at a time, and 300 in all; from a reader's or a spectator's 10 and 30.
    """
    return tokens.mint(call.context, g, call.bearer, call.body["scope"], call.request)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/tokens",
    Answer("A page of tokens and links.", "GrantPage", {"items": [examples.GRANT, examples.LINK], "next": None}),
    ("bad-cursor", "not-found", "gone", "unavailable"),
    query=TokensQuery,
    token=TokenUse.MUST,
)
def list_tokens(call: Call, g: str) -> Any:
    """List your tokens and links

    What may be ended with this token, by `DELETE /v1/tokens/{id}`: the organiser sees every token and link of the game; a seat its own,
    those that show what it sees, and all that descends from them; anybody else what descends from theirs. Tokens first, then links,
    in the order in which they were made.
    """
    return tokens.load_tokens_page(call.context, g, call.bearer, call.query.get("cursor"), call.query["limit"])


@blueprint.operation(
    "DELETE",
    "/v1/tokens/<id>",
    Answer("It opens nothing any more.", status=204),
    ("not-found", "gone", "busy", "unavailable"),
    token=TokenUse.MUST,
)
def revoke_token(call: Call, id: str) -> None:  # noqa: A002
    """Revoke a token or a link

    By its `id`, and with it at once all that descends from it: the tokens that were minted with it, the links that it shared, and theirs in
    turn. A token may revoke itself and what descends from it, a seat also whatever shows what it sees, the organiser everything.
    """
    tokens.revoke_by_token_id(call.context, id, call.bearer)
