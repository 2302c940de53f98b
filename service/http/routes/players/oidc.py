"""Signing in through another site: beginning, coming back, and what an identity opens."""

from __future__ import annotations

from typing import Any

from service.app.core.idempotent_requests import Reply
from service.app.players import oidc
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples, oidc_examples
from service.http.operation import REPLAYED
from service.http.routes.players.account import note_player
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.oidc_bodies import IdentityBody, OidcAnswerBody, OidcSignInBody

blueprint = Blueprint("player_oidc", "Players who sign in through another site (OpenID Connect), which is told nothing of their games.")


@blueprint.operation(
    "GET",
    "/v1/players/oidc/authorization",
    Answer("Where to go.", "OidcAuthorization", oidc_examples.AUTHORIZATION),
    ("oidc-off", "oidc-failed", "unavailable"),
    name="getOidcAuthorization",
)
def begin(call: Call) -> Any:
    """Begin to sign in through another site

    Keep `flow` and `state` in the browser, and send the person to `url`. They come back to `/me` with `code` and `state` in the address,
    which must be the `state` that was kept.
    """
    return oidc.begin_sign_in(call.context)


@blueprint.operation(
    "POST",
    "/v1/players/oidc/identity",
    Answer("The identity.", "OidcIdentity", oidc_examples.FOUND, 201, header_names=(REPLAYED,)),
    ("oidc-off", "bad-oidc", "oidc-failed", "unavailable"),
    body=OidcAnswerBody,
    example=oidc_examples.ANSWER,
    headers=SecretKeyHeaders,
    name="findOidcIdentity",
)
def find_identity(call: Call) -> Any:
    """Come back from the other site

    The provider is asked who it was, and tells an account's number there, of which a pseudonym is kept; names and addresses are not asked for.
    A code is good once, at the provider: where the answer was lost, begin again.
    """
    return Reply(oidc.finish_sign_in(call.context, call.body), False)


@blueprint.operation(
    "POST",
    "/v1/players/oidc/sign-in",
    Answer("The player, with a token of this device.", "PlayerSignedIn", examples.PLAYER_SIGNED_IN, 201, header_names=(REPLAYED,)),
    ("oidc-off", "bad-oidc", "gone", "too-many-credentials", "busy", "unavailable"),
    body=OidcSignInBody,
    example=oidc_examples.SIGN_IN,
    headers=SecretKeyHeaders,
    name="signInByOidc",
)
def sign_in(call: Call) -> Any:
    """Sign this device in by an identity

    Where no player signs in by it yet, one is registered under `name`, without a recovery code: get one at once
    (`POST /v1/players/me/recovery-code`), for the day when the other site is lost.
    """
    return oidc.sign_in_by_identity(call.context, call.body, call.request)


@blueprint.operation(
    "POST",
    "/v1/players/me/identities",
    Answer("The identity, as it is listed.", "Credential", oidc_examples.LISTED, 201, header_names=(REPLAYED,)),
    ("oidc-off", "bad-oidc", "identity-bound", "gone", "too-many-credentials", "busy", "unavailable"),
    body=IdentityBody,
    example=oidc_examples.ADD,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="addIdentity",
)
def add_identity(call: Call) -> Any:
    """Sign in through another site from now on

    By an identity that this browser came back with. Listed and ended with the other credentials; a player has at most 3.
    """
    return note_player(oidc.add_identity(call.context, call.bearer, call.body, call.request))
