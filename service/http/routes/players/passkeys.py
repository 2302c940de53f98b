"""Passkeys of players: challenges, registration, and sign-in."""

from __future__ import annotations

from typing import Any

from service.answers.players import PasskeyChallenge, PasskeyCreation, PlayerSignIn, SentCredential
from service.app.players import passkeys
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples, passkey_examples
from service.http.operation import REPLAYED
from service.http.routes.players.account import note_player
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.passkey_bodies import NewPasskeyBody, PasskeySignInBody

blueprint = Blueprint("player_passkeys", "Passkeys of players: sign-in by fingerprint, face or PIN, on any device that holds one.")


@blueprint.operation(
    "GET",
    "/v1/players/passkeys/challenge",
    Answer("The challenge.", PasskeyChallenge, passkey_examples.CHALLENGE),
    ("passkeys-off", "unavailable"),
    name="getPasskeyChallenge",
)
def show_challenge(call: Call) -> Any:
    """Get a challenge to sign in by a passkey

    Returns a challenge for `navigator.credentials.get`, on a page of this site. The challenge is valid for five minutes, and for one token.
    """
    return passkeys.ask_to_sign_in(call.context)


@blueprint.operation(
    "POST",
    "/v1/players/passkeys/sign-in",
    Answer("The player, with a token of this device.", PlayerSignIn, examples.PLAYER_SIGNED_IN, 201, header_names=(REPLAYED,)),
    ("passkeys-off", "bad-passkey", "unauthorised", "gone", "too-many-credentials", "busy", "unavailable"),
    body=PasskeySignInBody,
    example=passkey_examples.SIGN_IN,
    headers=SecretKeyHeaders,
    name="signInByPasskey",
)
def sign_in(call: Call) -> Any:
    """Sign this device in by a passkey

    Signs this device in by an authenticator's answer to the challenge. No name is needed: the passkey identifies its player.
    """
    return passkeys.sign_in_by_passkey(call.context, call.body, call.request)


@blueprint.operation(
    "GET",
    "/v1/players/me/passkeys/challenge",
    Answer("The challenge, and the parameters of the passkey.", PasskeyCreation, passkey_examples.CREATION),
    ("passkeys-off", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="getNewPasskeyChallenge",
)
def show_new_challenge(call: Call) -> Any:
    """Get a challenge to make a passkey

    Returns a challenge for `navigator.credentials.create`, on a page of this site. The challenge is valid for five minutes.
    """
    return note_player(passkeys.ask_for_passkey(call.context, call.bearer))


@blueprint.operation(
    "POST",
    "/v1/players/me/passkeys",
    Answer("The passkey, as listed.", SentCredential, passkey_examples.LISTED, 201, header_names=(REPLAYED,)),
    ("passkeys-off", "bad-passkey", "gone", "too-many-credentials", "busy", "unavailable"),
    body=NewPasskeyBody,
    example=passkey_examples.NEW,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="addPasskey",
)
def add_passkey(call: Call) -> Any:
    """Add a passkey to your account

    Adds a passkey by an authenticator's answer to the challenge. Passkeys are listed and revoked with the other credentials; a player has at most 10.
    """
    return passkeys.register_passkey(call.context, call.bearer, call.body, call.request)
