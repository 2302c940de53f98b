"""Credentials of a player: tokens of devices, the recovery code, links to another device.

Texts are derived from the server's key and a credential's id, which follows from the request; the stream holds hashes.
So a repeated request gets the same answer as long as its credential is valid.
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from collections.abc import Sequence

from domain.kernel.errors import Conflict, Gone, Missing, Refusal, Unauthorised
from domain.players.facts import AnyFact, CredentialAdded, CredentialKind, CredentialRevoked
from domain.players.player import MOST_LINKS, MOST_TOKENS, Credential, Player
from domain.players.recovery_code import SECRET_BYTES, parse_recovery_code, to_recovery_code
from projections.timestamps import stamp
from service.answers.players import (
    CredentialPage,
    PlayerLink,
    PlayerSecrets,
    PlayerSignIn,
    SentCredential,
    SentRecoveryCode,
)
from service.app.core.authorization import derive_secret_text
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request, key_reuse_conflict
from service.app.players.identities import release_identities
from service.app.players.player_json import to_player_json
from service.app.players.player_repository import (
    ID_LENGTH,
    PLAYER_TOKEN_PREFIX,
    authenticate_player,
    decide_and_write,
)

LINK_PREFIX = "dd_link_"
LINK_MS = 10 * 60 * 1000
CREDENTIAL_ID = r"c[a-z2-7]{16}"

def credential_id(context: Context, player: str, kind: CredentialKind, request: Request) -> str:
    """The id of a request's credential: the same for a repeated request."""
    derived = context.derive("credential", player, kind, request.key)
    return "c" + b32encode(derived[:10]).decode().lower()

def derive_text(context: Context, player: str, kind: CredentialKind, credential: str) -> str:
    """The text of a credential. Deterministic; only its hash is stored."""
    if kind == "recovery":
        return to_recovery_code(player, context.derive("recovery", player, credential)[:SECRET_BYTES])
    prefix = PLAYER_TOKEN_PREFIX if kind == "token" else LINK_PREFIX
    return f"{prefix}{player}{derive_secret_text(context, f'player-{kind}', player, credential)}"

def new_credential(
    context: Context, player: str, kind: CredentialKind, request: Request, ends: int | None = None
) -> CredentialAdded:
    """The fact of a new credential, as this request makes it."""
    credential = credential_id(context, player, kind, request)
    text_hash = hash_token(derive_text(context, player, kind, credential))
    return CredentialAdded(
        at=context.now_ms(), id=credential, kind=kind, hash=text_hash, request=request.fingerprint, ends=ends
    )

def find_made(context: Context, player: Player, kind: CredentialKind, request: Request) -> Credential | None:
    """The credential that this request made before; None if there is none.

    Raises Conflict for another request with its key, Gone if the credential is no longer valid.
    """
    made = player.credentials.get(credential_id(context, player.id, kind, request))
    if made is None:
        return None
    if made.request != request.fingerprint:
        raise key_reuse_conflict()
    if not made.is_good(context.now_ms()):
        raise Gone("The credential of this request was revoked, or has expired.")
    return made

def is_repeated(player: Player, made: str, request: Request, used: Refusal) -> bool:
    """Whether this request made this credential before. used: raised if another request did."""
    held = player.credentials.get(made)
    if held is not None and held.request != request.fingerprint:
        raise used
    return held is not None


def made_text(context: Context, player: Player, request: Request, kind: CredentialKind) -> str:
    """The text of the request's new credential."""
    return derive_text(context, player.id, kind, credential_id(context, player.id, kind, request))


def to_player_made(context: Context, player: Player, request: Request) -> PlayerSecrets:
    """The player, with the request's new token and recovery code."""
    token, code = (made_text(context, player, request, kind) for kind in ("token", "recovery"))
    return PlayerSecrets(player=to_player_json(player), token=token, recovery_code=code)


def to_signed_in(context: Context, player: Player, request: Request) -> PlayerSignIn:
    """The player, with the request's new token."""
    return PlayerSignIn(player=to_player_json(player), token=made_text(context, player, request, "token"))


def recover(context: Context, typed: str, request: Request) -> Reply:
    """Exchange a recovery code for a token and a new code. Ends the code, every other token and every link.

    Of two requests with one code, one wins.  Raises Malformed, Unauthorised, Conflict, Gone.
    """
    code = parse_recovery_code(typed)
    wanted, replayed = hash_token(code.text), False

    def decide(player: Player) -> Sequence[AnyFact]:
        nonlocal replayed
        used = player.find_credential("recovery", wanted)
        if used is None:
            raise wrong_code()
        replayed = find_made(context, player, "token", request) is not None
        if replayed:
            return ()
        if used.revoked is not None:
            raise wrong_code()
        at = context.now_ms()
        ended = [CredentialRevoked(at=at, id=each.id) for each in player.credentials.values() if each.is_good(at)]
        return [*ended, *(new_credential(context, player.id, kind, request) for kind in ("token", "recovery"))]

    try:
        player = decide_and_write(context, code.player, decide)
    except Missing:
        raise wrong_code() from None
    release_identities(context, player)
    return Reply(to_player_made(context, player, request), replayed)

def wrong_code() -> Unauthorised:
    return Unauthorised("This recovery code opens nothing: it was used, replaced, or never issued here.")

def renew_recovery_code(context: Context, bearer: str | None, request: Request) -> Reply:
    """Give a new recovery code, and end the old one.  Raises Unauthorised, Gone, Conflict."""
    player, replayed = _make(context, bearer, "recovery", request)
    code = made_text(context, player, request, "recovery")
    return Reply(SentRecoveryCode(player=to_player_json(player), recovery_code=code), replayed)

def make_link(context: Context, bearer: str | None, request: Request) -> Reply:
    """Make a link that signs in one other device, once, within ten minutes.  Raises Unauthorised, Gone, Conflict."""
    player, replayed = _make(context, bearer, "link", request)
    ends = player.credentials[credential_id(context, player.id, "link", request)].ends
    assert ends is not None
    return Reply(PlayerLink(link=made_text(context, player, request, "link"), expires=stamp(ends)), replayed)

def _make(context: Context, bearer: str | None, kind: CredentialKind, request: Request) -> tuple[Player, bool]:
    """The player with a new credential, and whether the request was carried out before."""
    replayed = False

    def decide(_: Player) -> Sequence[AnyFact]:
        nonlocal replayed
        player, _credential = authenticate_player(context, bearer)
        replayed = find_made(context, player, kind, request) is not None
        if replayed:
            return ()
        at = context.now_ms()
        if kind == "link":
            require_room(len(player.good("link", at)), MOST_LINKS, "links that are open")
            return [new_credential(context, player.id, kind, request, at + LINK_MS)]
        old = [CredentialRevoked(at=at, id=each.id) for each in player.good("recovery", at)]
        return [*old, new_credential(context, player.id, kind, request)]

    return decide_and_write(context, authenticate_player(context, bearer)[0].id, decide), replayed

def redeem_link(context: Context, link: str, request: Request) -> Reply:
    """Exchange a link for a token of this device. Of two requests with one link, one wins.

    Raises Unauthorised, Conflict, Gone.
    """
    wanted, replayed = hash_token(link), False

    def decide(player: Player) -> Sequence[AnyFact]:
        nonlocal replayed
        used = player.find_credential("link", wanted)
        if used is None:
            raise wrong_link()
        replayed = find_made(context, player, "token", request) is not None
        if replayed:
            return ()
        at = context.now_ms()
        if not used.is_good(at):
            raise wrong_link()
        require_room(len(player.good("token", at)), MOST_TOKENS, "tokens")
        return [CredentialRevoked(at=at, id=used.id), new_credential(context, player.id, "token", request)]

    try:
        player = decide_and_write(context, link.removeprefix(LINK_PREFIX)[:ID_LENGTH], decide)
    except Missing:
        raise wrong_link() from None
    return Reply(to_signed_in(context, player, request), replayed)

def wrong_link() -> Unauthorised:
    return Unauthorised("This link opens nothing: it was used, has expired, or was never issued here.")

def require_room(count: int, most: int, what: str) -> None:
    """Raises Conflict if the number of credentials of a kind is at its limit."""
    if count >= most:
        raise Conflict("too-many-credentials", f"A player has at most {most} {what}.")

def list_credentials(context: Context, bearer: str | None) -> CredentialPage:
    """The credentials of a token's player that are good, oldest first.  Raises Unauthorised, Gone."""
    player, own = authenticate_player(context, bearer)
    now_ms = context.now_ms()
    return CredentialPage(items=[to_shown_credential(each, own) for each in player.credentials.values() if each.is_good(now_ms)], next=None)

def to_shown_credential(held: Credential, own: Credential) -> SentCredential:
    """A credential as its player reads it. own: of the request."""
    expires = None if held.ends is None else stamp(held.ends)
    return SentCredential.of(held, added=stamp(held.added), expires=expires, current=hmac.compare_digest(held.id, own.id))

def revoke_credential(context: Context, bearer: str | None, credential: str) -> None:
    """End a credential of the token's player, even the token itself. No effect if it has ended.

    Raises Unauthorised, Gone; Missing for one that never existed.
    """
    player, _ = authenticate_player(context, bearer)

    def decide(player: Player) -> Sequence[AnyFact]:
        held = player.credentials.get(credential)
        if held is None:
            raise Missing("There is no such credential.")
        at = context.now_ms()
        return [CredentialRevoked(at=at, id=held.id)] if held.is_good(at) else ()

    release_identities(context, decide_and_write(context, player.id, decide))
