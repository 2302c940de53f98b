"""Players: registering, name and consents, profile, credentials."""

from __future__ import annotations

from typing import Any

from service.answers.players import (
    CredentialPage,
    PlayerLink,
    PlayerProfile,
    PlayerSecrets,
    PlayerSignIn,
    SentPlayer,
    SentRecoveryCode,
)
from service.app.forgetting.forget_player import forget_own_account
from service.app.players import account, credentials
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.player_bodies import NewPlayerBody, PlayerChangesBody, PlayerLinkBody, RecoveryCodeBody

blueprint = Blueprint("players", "Players: one account for the seats of many games, on all devices.")


@blueprint.operation(
    "POST",
    "/v1/players",
    Answer("The player, with token and code, which are shown here only.", PlayerSecrets, examples.PLAYER_MADE, 201, header_names=(REPLAYED,)),
    ("gone", "busy", "unavailable"),
    body=NewPlayerBody,
    example={"name": "Anna"},
    headers=SecretKeyHeaders,
    name="registerPlayer",
)
def register_player(call: Call) -> Any:
    """Register as a player

    Registers a player with a name only. The token acts for the player on this device: it opens and claims seats, lists games, and recovers lost seats. The
    recovery code signs in when every device is lost; keep it on paper. Games can be played without an account.
    """
    return account.register(call.context, call.body["name"], call.request, request_parsing.client_address())


@blueprint.operation(
    "POST",
    "/v1/players/recover",
    Answer("The player, with a new token and a new code.", PlayerSecrets, examples.PLAYER_MADE, 201, header_names=(REPLAYED,)),
    ("unauthorised", "gone", "busy", "unavailable"),
    body=RecoveryCodeBody,
    example={"recovery_code": examples.PLAYER_MADE["recovery_code"]},
    headers=SecretKeyHeaders,
)
def recover_player(call: Call) -> Any:
    """Sign in with your recovery code

    Signs this device in by a recovery code. The code works once: the answer holds the next one. Every other token and link of the player ends, since the finder of a lost device may
    hold them.
    """
    return credentials.recover(call.context, call.body["recovery_code"], call.request)


@blueprint.operation(
    "POST",
    "/v1/players/link",
    Answer("The player, with a token of this device.", PlayerSignIn, examples.PLAYER_SIGNED_IN, 201, header_names=(REPLAYED,)),
    ("unauthorised", "gone", "too-many-credentials", "busy", "unavailable"),
    body=PlayerLinkBody,
    example={"link": examples.PLAYER_LINK["link"]},
    headers=SecretKeyHeaders,
    name="redeemPlayerLink",
)
def redeem_link(call: Call) -> Any:
    """Sign this device in by a link

    Signs this device in by a link that was made on a device that is signed in. The link works once, within ten minutes.
    """
    return credentials.redeem_link(call.context, call.body["link"], call.request)


@blueprint.operation(
    "GET",
    "/v1/players/me",
    Answer("The player.", SentPlayer, examples.PLAYER_MADE["player"]),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="getPlayer",
)
def show_player(call: Call) -> Any:
    """Read your account

    Returns the player that this token acts for.
    """
    return note_player(account.show_player(call.context, call.bearer))


@blueprint.operation(
    "PATCH",
    "/v1/players/me",
    Answer("The changed player.", SentPlayer, examples.PLAYER_MADE["player"]),
    ("suspended", "gone", "busy", "unavailable"),
    body=PlayerChangesBody,
    example={"name": "Anna B.", "consents": {"profile": True}},
    token=TokenUse.MUST,
    name="changePlayer",
)
def change_player(call: Call) -> Any:
    """Change your name or consents

    Changes your name or your consents. Your names at existing tables do not change.
    """
    changed = account.change_player(call.context, call.bearer, call.body.get("name"), call.body.get("consents", {}))
    return note_player(changed)


@blueprint.operation(
    "DELETE",
    "/v1/players/me",
    Answer("The player is forgotten.", status=204),
    ("gone", "busy", "unavailable"),
    token=TokenUse.MUST,
)
def forget_player(call: Call) -> None:
    """Delete your account

    Deletes the account with its credentials, the names at its seats, and their chat messages; records that are written
    later have no name for these seats. The games stay valid, and their seats can be played on with the seats' own tokens. The deletion is
    final; repeat the request if it answers `busy`.
    """
    forget_own_account(call.context, call.bearer)


@blueprint.operation(
    "GET",
    "/v1/players/<p>",
    Answer("The profile.", PlayerProfile, {name: examples.PLAYER_MADE["player"][name] for name in ("id", "name")}),
    ("not-found", "unavailable"),
    name="getPlayerProfile",
)
def show_profile(call: Call, p: str) -> Any:
    """Read a player's profile

    Returns a player's name, only with the player's consent: a player without consent and a missing player get the same answer.
    """
    return account.show_profile(call.context, p)


@blueprint.operation(
    "GET",
    "/v1/players/me/credentials",
    Answer("The credentials.", CredentialPage, {"items": [examples.CREDENTIAL], "next": None}),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="listCredentials",
)
def list_credentials(call: Call) -> Any:
    """List your credentials

    Lists tokens of devices, the recovery code, open links, passkeys, identities; valid ones, oldest first, without their secrets.
    """
    return note_player(credentials.list_credentials(call.context, call.bearer))


@blueprint.operation(
    "DELETE",
    "/v1/players/me/credentials/<c>",
    Answer("The credential is revoked.", status=204),
    ("not-found", "gone", "busy", "unavailable"),
    token=TokenUse.MUST,
    name="revokeCredential",
)
def revoke_credential(call: Call, c: str) -> None:
    """Revoke a credential

    Revokes a token, the recovery code, a link, a passkey or an identity. If it is the token of this request, this signs out. Bound seats and entries stay bound.
    """
    credentials.revoke_credential(call.context, call.bearer, c)


@blueprint.operation(
    "POST",
    "/v1/players/me/recovery-code",
    Answer("The new code, shown once.", SentRecoveryCode, examples.RECOVERY_CODE, 201, header_names=(REPLAYED,)),
    ("gone", "busy", "unavailable"),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="renewRecoveryCode",
)
def renew_recovery_code(call: Call) -> Any:
    """Get a new recovery code

    Makes a new recovery code. The previous code ends.
    """
    return credentials.renew_recovery_code(call.context, call.bearer, call.request)


@blueprint.operation(
    "POST",
    "/v1/players/me/links",
    Answer("The link, shown once.", PlayerLink, examples.PLAYER_LINK, 201, header_names=(REPLAYED,)),
    ("gone", "too-many-credentials", "busy", "unavailable"),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="makePlayerLink",
)
def make_link(call: Call) -> Any:
    """Link another device

    Makes a link for another device. Show the link to the other device, as text or as a QR code; it signs in with `POST /v1/players/link`. It works once, within ten minutes; a player
    has at most 5 open links.
    """
    return credentials.make_link(call.context, call.bearer, call.request)


def note_player(made: Any) -> Any:
    """Note that the token proved valid; returns the answer."""
    request_parsing.note_valid_token()
    return made
