"""Sign-in through an OpenID provider: starting, returning, and signing in by or adding an identity."""

from __future__ import annotations

from typing import Any

from service.answers.players import OidcAuthorization, OidcIdentity, PlayerSignIn, SentCredential
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

blueprint = Blueprint("player_oidc", "Sign-in of players through another site (OpenID Connect), which learns nothing of their games.")


@blueprint.operation(
    "GET",
    "/v1/players/oidc/authorization",
    Answer("The provider's URL, and values to keep.", OidcAuthorization, oidc_examples.AUTHORIZATION),
    ("oidc-off", "oidc-failed", "unavailable"),
    name="getOidcAuthorization",
)
def begin(call: Call) -> Any:
    """Start a sign-in through another site

    Starts a sign-in through another site. Keep `flow` and `state` in the browser, and send the person to `url`. The provider redirects them to `/me` with `code` and `state` in the query;
    this `state` must equal the kept one.
    """
    return oidc.begin_sign_in(call.context)


@blueprint.operation(
    "POST",
    "/v1/players/oidc/identity",
    Answer("The identity.", OidcIdentity, oidc_examples.FOUND, 201, header_names=(REPLAYED,)),
    ("oidc-off", "bad-oidc", "oidc-failed", "unavailable"),
    body=OidcAnswerBody,
    example=oidc_examples.ANSWER,
    headers=SecretKeyHeaders,
    name="findOidcIdentity",
)
def find_identity(call: Call) -> Any:
    """Return from the other site

    Exchanges the code for the account's id at the provider, and stores a pseudonym of it. The service requests no names and addresses.
    The provider accepts a code once: if the answer was lost, start again.
    """
    return Reply(oidc.finish_sign_in(call.context, call.body), False)


@blueprint.operation(
    "POST",
    "/v1/players/oidc/sign-in",
    Answer("The player, with a token of this device.", PlayerSignIn, examples.PLAYER_SIGNED_IN, 201, header_names=(REPLAYED,)),
    ("oidc-off", "bad-oidc", "gone", "too-many-credentials", "busy", "unavailable"),
    body=OidcSignInBody,
    example=oidc_examples.SIGN_IN,
    headers=SecretKeyHeaders,
    name="signInByOidc",
)
def sign_in(call: Call) -> Any:
    """Sign this device in by an identity

    Signs this device in by an identity. If no player signs in by it yet, a player is registered under `name`, without a recovery code: get one now
    (`POST /v1/players/me/recovery-code`), in case you lose the account at the other site.
    """
    return oidc.sign_in_by_identity(call.context, call.body, call.request)


@blueprint.operation(
    "POST",
    "/v1/players/me/identities",
    Answer("The identity, as listed.", SentCredential, oidc_examples.LISTED, 201, header_names=(REPLAYED,)),
    ("oidc-off", "bad-oidc", "identity-bound", "gone", "too-many-credentials", "busy", "unavailable"),
    body=IdentityBody,
    example=oidc_examples.ADD,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="addIdentity",
)
def add_identity(call: Call) -> Any:
    """Add an identity to your account

    Adds an identity, to sign in through the other site from now on. Identities are listed and revoked with the other credentials; a player has at most 3.
    """
    return note_player(oidc.add_identity(call.context, call.bearer, call.body, call.request))
