"""Players: registering, name and consents, profile, credentials."""

from __future__ import annotations

from typing import Any

from service.app.core.cursors import complete_page
from service.app.moderation.retention import erasure
from service.app.players import account, credentials, forget
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import SecretKeyHeaders
from service.http.schemas.player_bodies import LinkBody, NewPlayerBody, PlayerChangesBody, RecoveryBody

blueprint = Blueprint("players", "Players: one account for the seats of many games, over all devices.")


@blueprint.operation(
    "POST",
    "/v1/players",
    Answer("The player. Token and code are shown here and never again.", "PlayerMade", examples.PLAYER_MADE, 201, header_names=(REPLAYED,)),
    ("gone", "busy", "unavailable"),
    body=NewPlayerBody,
    example={"name": "Anna"},
    headers=SecretKeyHeaders,
    name="registerPlayer",
)
def register_player(call: Call) -> Any:
    """Register as a player

    A name, nothing else. The token acts for the player on this device: it opens and claims seats, lists games, and gets lost seats back. The
    recovery code is for the day when every device is lost; keep it on paper. Games can be played without any of this.
    """
    return account.register(call.context, call.body["name"], call.request, request_parsing.client_address())


@blueprint.operation(
    "POST",
    "/v1/players/recover",
    Answer("The player, with a new token and a new code.", "PlayerMade", examples.PLAYER_MADE, 201, header_names=(REPLAYED,)),
    ("unauthorised", "gone", "busy", "unavailable"),
    body=RecoveryBody,
    example={"recovery_code": examples.PLAYER_MADE["recovery_code"]},
    headers=SecretKeyHeaders,
)
def recover_player(call: Call) -> Any:
    """Come back with your recovery code

    The code works once: the answer holds the next one. Every other token and link of the player ends, since whoever found a lost device may
    hold them.
    """
    return credentials.recover(call.context, call.body["recovery_code"], call.request)


@blueprint.operation(
    "POST",
    "/v1/players/link",
    Answer("The player, with a token of this device.", "PlayerSignedIn", examples.PLAYER_SIGNED_IN, 201, header_names=(REPLAYED,)),
    ("unauthorised", "gone", "too-many-credentials", "busy", "unavailable"),
    body=LinkBody,
    example={"link": examples.PLAYER_LINK["link"]},
    headers=SecretKeyHeaders,
    name="redeemPlayerLink",
)
def redeem_link(call: Call) -> Any:
    """Sign this device in by a link

    The link comes from a device that is signed in. It works once, within ten minutes.
    """
    return credentials.redeem_link(call.context, call.body["link"], call.request)


@blueprint.operation(
    "GET",
    "/v1/players/me",
    Answer("The player.", "Player", examples.PLAYER_MADE["player"]),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="getPlayer",
)
def show_player(call: Call) -> Any:
    """Read your account

    The player that this token acts for.
    """
    return note_player(account.show_player(call.context, call.bearer))


@blueprint.operation(
    "PATCH",
    "/v1/players/me",
    Answer("The player as it is now.", "Player", examples.PLAYER_MADE["player"]),
    ("suspended", "gone", "busy", "unavailable"),
    body=PlayerChangesBody,
    example={"name": "Anna B.", "consents": {"profile": True}},
    token=TokenUse.MUST,
    name="changePlayer",
)
def change_player(call: Call) -> Any:
    """Change your name or what you allow

    Names at tables stay what the tables were shown.
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
    """Be forgotten

    Deletes the account with all that opens it, the names that stand at its seats, and what was said there in chat; records that are written
    from then on have no name for these seats. The games stay valid, and their seats can be played on with the seats' own tokens. Nothing
    brings the account back; repeat the request where it answers `busy`.
    """
    forget.forget_own_account(call.context, call.bearer, erasure(call.context))


@blueprint.operation(
    "GET",
    "/v1/players/<p>",
    Answer("The profile.", "PlayerProfile", {name: examples.PLAYER_MADE["player"][name] for name in ("id", "name")}),
    ("not-found", "unavailable"),
    name="getPlayerProfile",
)
def show_profile(call: Call, p: str) -> Any:
    """Read a player's profile

    Only with the player's consent: a player who gave none and one who does not exist look alike.
    """
    return account.show_profile(call.context, p)


@blueprint.operation(
    "GET",
    "/v1/players/me/credentials",
    Answer("What opens the account.", "CredentialPage", {"items": [examples.CREDENTIAL], "next": None}),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="listCredentials",
)
def list_credentials(call: Call) -> Any:
    """List what opens your account

    Tokens of devices, the recovery code, open links; those that are good, oldest first, and none of their texts.
    """
    return note_player(complete_page(credentials.list_credentials(call.context, call.bearer)))


@blueprint.operation(
    "DELETE",
    "/v1/players/me/credentials/<c>",
    Answer("It opens nothing any more.", status=204),
    ("not-found", "gone", "busy", "unavailable"),
    token=TokenUse.MUST,
    name="revokeCredential",
)
def revoke_credential(call: Call, c: str) -> None:
    """End a token, the recovery code or a link

    Also the token of this request: that is signing out. What a player has bound stays bound.
    """
    credentials.revoke_credential(call.context, call.bearer, c)


@blueprint.operation(
    "POST",
    "/v1/players/me/recovery-code",
    Answer("The new code, shown once.", "RecoveryCode", examples.RECOVERY_CODE, 201, header_names=(REPLAYED,)),
    ("gone", "busy", "unavailable"),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="renewRecoveryCode",
)
def renew_recovery_code(call: Call) -> Any:
    """Get a new recovery code

    The old one ends.
    """
    return credentials.renew_recovery_code(call.context, call.bearer, call.request)


@blueprint.operation(
    "POST",
    "/v1/players/me/links",
    Answer("The link, shown once.", "PlayerLink", examples.PLAYER_LINK, 201, header_names=(REPLAYED,)),
    ("gone", "too-many-credentials", "busy", "unavailable"),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="makePlayerLink",
)
def make_link(call: Call) -> Any:
    """Link another device

    Show the link to the other device, as text or as a QR code; it signs in with `POST /v1/players/link`. It works once, within ten minutes; of
    links that are open there are at most 5.
    """
    return credentials.make_link(call.context, call.bearer, call.request)


def note_player(made: Any) -> Any:
    """The answer, once the token proved valid."""
    request_parsing.note_valid_token()
    return made
