"""Tokens: inspecting, minting weaker ones, and revoking."""

from __future__ import annotations

from typing import Any

from service.answers.tokens import AccessGrantPage, CreatedToken, SentToken
from service.app.sharing import tokens
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.bodies import TokenBody
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.queries import TokensQuery

blueprint = Blueprint("tokens", "Tokens: inspect one, mint weaker ones, revoke.")


@blueprint.operation(
    "GET",
    "/v1/token",
    Answer("The token's game, scope and seat.", SentToken, examples.TOKEN),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="getToken",
)
def token(call: Call) -> Any:
    """Inspect your token

    Returns the token's game, scope and seat.
    """
    return tokens.inspect(call.context, call.bearer)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/tokens",
    Answer("The new token, shown once.", CreatedToken, examples.MINTED, 201, header_names=(REPLAYED,), links=("RevokeToken",)),
    ("forbidden", "not-found", "gone", "too-many-tokens", "busy", "unavailable"),
    body=TokenBody,
    example={"scope": "seat:read"},
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def mint_token(call: Call, g: str) -> Any:
    """Mint a weaker token

    Mints a weaker token. A seat may mint `seat:read`, for a reader with the seat's view; any token may mint `spectator`. Minted tokens
    end with their parent, as do shared links. At most 100 valid tokens and links may descend from an organiser's or a seat's token
    at a time, and 300 in total; from a reader's or a spectator's 10 and 30.
    """
    return tokens.mint(call.context, g, call.bearer, call.body["scope"], call.request)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/tokens",
    Answer("A page of tokens and links.", AccessGrantPage, {"items": [examples.GRANT, examples.LINK], "next": None}),
    ("bad-cursor", "not-found", "gone", "unavailable"),
    query=TokensQuery,
    token=TokenUse.MUST,
)
def list_tokens(call: Call, g: str) -> Any:
    """List your tokens and links

    Lists the tokens and links that this token may revoke, by `DELETE /v1/tokens/{id}`: the organiser sees all of the game; a seat its own,
    the ones that show its view, and all their descendants; any other token its descendants. Tokens first, then links,
    oldest first.
    """
    return tokens.load_tokens_page(call.context, g, call.bearer, call.query.get("cursor"), call.query["limit"])


@blueprint.operation(
    "DELETE",
    "/v1/tokens/<id>",
    Answer("The token or link is revoked.", status=204),
    ("not-found", "gone", "busy", "unavailable"),
    token=TokenUse.MUST,
)
def revoke_token(call: Call, id: str) -> None:  # noqa: A002
    """Revoke a token or a link

    Revokes a token or a link by its `id`, together with all its descendants: the tokens that were minted with it, the links that it shared, and theirs in
    turn. A token may revoke itself and its descendants, a seat also all tokens and links that show its view, the organiser everything.
    """
    tokens.revoke_by_token_id(call.context, id, call.bearer)
