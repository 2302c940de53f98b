"""Passkeys of a player: registering one while signed in, and signing in by one, without a name or a code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from domain.kernel.errors import Missing, Refusal, Unauthorised
from domain.kernel.text.written_text import to_display_name
from domain.players.facts import AnyFact, CredentialAdded, PasskeyUsed
from domain.players.player import MOST_PASSKEYS, MOST_TOKENS, Player
from service.answers.players import (
    PasskeyAlgorithm,
    PasskeyChallenge,
    PasskeyCreation,
    PasskeyReference,
    PasskeySelection,
    PasskeySite,
    PasskeyUser,
)
from service.app.core.context import Context, fingerprint, hash_token
from service.app.core.idempotent_requests import Reply, Request
from service.app.players.credentials import (
    credential_id,
    find_made,
    is_repeated,
    new_credential,
    require_room,
    to_shown_credential,
    to_signed_in,
)
from service.app.players.passkey_challenges import CHALLENGE_MS, FOR_SIGNING_IN, is_good_challenge, make_challenge
from service.app.players.passkey_proofs import (
    ALGORITHMS,
    bad_passkey,
    check_registration,
    check_signature,
    read_answer,
    to_text,
)
from service.app.players.player_repository import authenticate_player, decide_and_write, load_player_of_token
from service.app.players.sign_in import SignIn
from service.signin_settings import PasskeySettings

Body = Mapping[str, str]


def require_passkeys(context: Context) -> PasskeySettings:
    """The site of passkeys.  Raises Refusal if there are none."""
    site = context.part(SignIn).passkeys
    if site is None:
        raise Refusal("This installation knows no passkeys.", "passkeys-off")
    return site


def ask_for_passkey(context: Context, bearer: str | None) -> PasskeyCreation:
    """Options with which a browser makes a passkey for the token's player.  Raises Refusal, Unauthorised, Gone."""
    site = require_passkeys(context)
    player = load_player_of_token(context, bearer)
    name = to_display_name(player.name)
    held = [each.passkey for each in player.good("passkey", context.now_ms()) if each.passkey is not None]
    return PasskeyCreation(
        rp=PasskeySite(id=site.host, name="Dead Drop"),
        user=PasskeyUser(id=to_text(player.id.encode()), name=name, displayName=name),
        challenge=to_text(make_challenge(context, player.id)),
        pubKeyCredParams=[PasskeyAlgorithm(type="public-key", alg=each) for each in ALGORITHMS],
        timeout=CHALLENGE_MS,
        excludeCredentials=[PasskeyReference(type="public-key", id=each.id) for each in held],
        authenticatorSelection=PasskeySelection(residentKey="required", requireResidentKey=True, userVerification="required"),
        attestation="none",
    )


def ask_to_sign_in(context: Context) -> PasskeyChallenge:
    """Options with which a browser lets any passkey of this site sign.  Raises Refusal if there are none."""
    site = require_passkeys(context)
    challenge = to_text(make_challenge(context, FOR_SIGNING_IN))
    return PasskeyChallenge(challenge=challenge, rpId=site.host, timeout=CHALLENGE_MS, allowCredentials=(), userVerification="required")


def request_of_challenge(challenge: bytes, request: Request) -> Request:
    """A request keyed by its challenge: the result of a challenge has one id, regardless of the request's own key."""
    own = fingerprint(request.key.encode(), request.fingerprint.encode())
    return Request(f"passkey {sha256(challenge).hexdigest()}", own)


def stale_challenge() -> Refusal:
    return bad_passkey("This challenge was answered before; ask for another one.")


def register_passkey(context: Context, bearer: str | None, body: Body, request: Request) -> Reply:
    """Add a passkey to the token's player, by an authenticator's answer to `ask_for_passkey`.

    Raises Refusal, Unauthorised, Gone, Conflict.
    """
    site = require_passkeys(context)
    challenge = read_answer(body).challenge
    once, replayed = request_of_challenge(challenge, request), False

    def decide(_: Player) -> Sequence[AnyFact]:
        nonlocal replayed
        player, _own = authenticate_player(context, bearer)
        made = credential_id(context, player.id, "passkey", once)
        replayed = is_repeated(player, made, once, stale_challenge())
        if replayed:
            find_made(context, player, "passkey", once)
            return ()
        if not is_good_challenge(context, player.id, challenge):
            raise bad_passkey("This challenge has expired, or is not the player's; ask for another one.")
        passkey = check_registration(site, challenge, body)
        text_hash = hash_token(passkey.id)
        found = player.find_credential("passkey", text_hash)
        if found is not None and found.revoked is None:
            raise bad_passkey("The player has this passkey.")
        at = context.now_ms()
        require_room(len(player.good("passkey", at)), MOST_PASSKEYS, "passkeys")
        added = CredentialAdded(at=at, id=made, kind="passkey", hash=text_hash, request=once.fingerprint, passkey=passkey)
        return [added]

    player = decide_and_write(context, authenticate_player(context, bearer)[0].id, decide)
    own = authenticate_player(context, bearer)[1]
    return Reply(to_shown_credential(player.credentials[credential_id(context, player.id, "passkey", once)], own), replayed)


def sign_in_by_passkey(context: Context, body: Body, request: Request) -> Reply:
    """Exchange an authenticator's answer to `ask_to_sign_in` for a token of this device. One challenge gives one token.

    Raises Refusal, Unauthorised, Conflict, Gone.
    """
    site = require_passkeys(context)
    challenge, owner = read_answer(body)
    once, replayed = request_of_challenge(challenge, request), False

    def decide(player: Player) -> Sequence[AnyFact]:
        nonlocal replayed
        replayed = is_repeated(player, credential_id(context, player.id, "token", once), once, stale_challenge())
        if replayed:
            find_made(context, player, "token", once)
            return ()
        if not is_good_challenge(context, FOR_SIGNING_IN, challenge):
            raise bad_passkey("This challenge has expired, or was not made here; ask for another one.")
        held = player.find_credential("passkey", hash_token(body["id"]))
        if held is None or held.passkey is None or held.revoked is not None:
            raise wrong_passkey()
        count = check_signature(site, challenge, held.passkey, body)
        if count is None:
            raise wrong_passkey()
        at = context.now_ms()
        require_room(len(player.good("token", at)), MOST_TOKENS, "tokens")
        used = [] if count == held.passkey.count else [PasskeyUsed(at=at, id=held.id, count=count)]
        return [*used, new_credential(context, player.id, "token", once)]

    try:
        player = decide_and_write(context, owner, decide)
    except Missing:
        raise wrong_passkey() from None
    return Reply(to_signed_in(context, player, once), replayed)


def wrong_passkey() -> Unauthorised:
    return Unauthorised("This passkey opens nothing here: it was ended, its player forgotten, or it was never registered.")
