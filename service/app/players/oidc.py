"""Signing in through an account at another site (OpenID Connect), which is stored only as a pseudonym."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.kernel.errors import Conflict, Malformed, Missing, Refusal
from domain.players.facts import AnyFact, CredentialAdded, CredentialRevoked, Registered, encode_fact
from domain.players.player import MOST_IDENTITIES, MOST_TOKENS, Player
from service.answers.players import OidcAuthorization, OidcIdentity
from service.app.core.context import Context, fingerprint
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
from service.app.players.id_tokens import BadIdToken, check_id_token
from service.app.players.identities import find_holder, take_identity
from service.app.players.oidc_flows import (
    Identity,
    bad_oidc,
    make_flow,
    open_flow,
    open_identity,
    seal_identity,
    to_pseudonym,
)
from service.app.players.player_repository import authenticate_player, bury, busy, decide_and_write, load_player
from service.app.players.sign_in import SignIn
from service.ids import RANDOM_BYTES, game_id
from service.outgoing.oidc_provider import CodeRefused, OidcProvider
from service.outgoing.post import Failed

Body = Mapping[str, str]


def require_oidc(context: Context) -> OidcProvider:
    """The provider.  Raises Refusal if there is none."""
    provider = context.part(SignIn).oidc
    if provider is None:
        raise Refusal("This installation knows no other site to sign in through.", "oidc-off")
    return provider


def begin_sign_in(context: Context) -> OidcAuthorization:
    """The address to send the browser to, and the text for it to keep meanwhile.  Raises Refusal."""
    from authlib.oauth2.rfc6749.parameters import prepare_grant_uri
    from authlib.oauth2.rfc7636 import create_s256_code_challenge

    provider, flow = require_oidc(context), make_flow(context)
    own = provider.settings
    try:
        endpoint = provider.metadata().authorization_endpoint
    except Failed:
        raise provider_failed() from None
    url: str = prepare_grant_uri(
        endpoint,
        own.client_id,
        "code",
        own.redirect_uri,
        "openid",
        flow.state,
        nonce=flow.nonce,
        code_challenge=create_s256_code_challenge(flow.verifier),
        code_challenge_method="S256",
    )
    return OidcAuthorization(url=url, state=flow.state, flow=flow.text)


def finish_sign_in(context: Context, body: Body) -> OidcIdentity:
    """The identity that the provider confirmed, and whether a player holds it. The provider accepts a code once.

    Raises Refusal.
    """
    provider = require_oidc(context)
    flow = open_flow(context, body["flow"], body["state"])
    if body.get("issuer", provider.settings.issuer) != provider.settings.issuer:  # RFC 9207
        raise bad_oidc("What came back is another provider's.")
    try:
        token = provider.exchange(body["code"], flow.verifier)
        subject = find_subject(context, provider, token, flow.nonce)
    except Failed:
        raise provider_failed() from None
    except CodeRefused:
        raise bad_oidc("The provider does not take this code: it was used, or took too long. Begin again.") from None
    except BadIdToken:
        raise bad_oidc("The provider's answer does not belong to this sign-in.") from None
    pseudonym = to_pseudonym(context, provider.settings.issuer, subject)
    return OidcIdentity(identity=seal_identity(context, flow, pseudonym), registered=find_holder(context, pseudonym) is not None)


def find_subject(context: Context, provider: OidcProvider, token: str, nonce: str) -> str:
    """The subject of a token; fetches the provider's keys again if none of the cached ones signed it.  Raises
    BadIdToken, Failed.
    """
    try:
        return check_id_token(token, provider.keys(), provider.settings, nonce, context.now_ms())
    except BadIdToken as wrong:
        if wrong.is_signed:
            raise
        return check_id_token(token, provider.keys(is_fresh=True), provider.settings, nonce, context.now_ms())


def sign_in_by_identity(context: Context, body: Body, request: Request) -> Reply:
    """Exchange an identity for a token of this device, once; an identity without a player registers one, with a name.

    Raises Refusal, Malformed if a name is needed and missing, Conflict, Gone.
    """
    require_oidc(context)
    identity = open_identity(context, body["identity"])
    once = request_of_identity(identity, request)
    holder = find_holder(context, identity.pseudonym)
    if holder is None:
        require_in_time(context, identity)
        name = body.get("name")
        if name is None:
            raise Malformed("This identity is not registered yet: give a name to register.", {"name": ["Needed to register."]})
        return register_by_identity(context, identity, name, once)
    replayed = False

    def decide(player: Player) -> Sequence[AnyFact]:
        nonlocal replayed
        replayed = is_repeated(player, credential_id(context, player.id, "token", once), once, stale_sign_in())
        if replayed:
            find_made(context, player, "token", once)
            return ()
        require_in_time(context, identity)
        require_room(len(player.good("token", context.now_ms())), MOST_TOKENS, "tokens")
        return [new_credential(context, player.id, "token", once)]

    player = decide_and_write(context, holder.id, decide)
    return Reply(to_signed_in(context, player, once), replayed)


def register_by_identity(context: Context, identity: Identity, name: str, once: Request) -> Reply:
    """A new player who signs in by this identity.  Raises Conflict if another player took it meanwhile."""
    player = game_id(context.derive("player", "oidc", identity.flow)[:RANDOM_BYTES])
    facts: list[AnyFact] = [
        Registered(at=context.now_ms(), name=name),
        new_credential(context, player, "token", once),
        new_identity(context, player, identity, once),
    ]
    written = context.store.write_facts(player, 0, [encode_fact(each) for each in facts])
    try:
        held = load_player(context, player)
    except Missing:  # forgotten since
        raise stale_sign_in() from None
    if not written and is_repeated(held, credential_id(context, player, "token", once), once, stale_sign_in()):
        find_made(context, held, "token", once)
    if not take_identity(context, identity.pseudonym, player):
        if written:
            bury(context, held)
        raise busy()
    return Reply(to_signed_in(context, held, once), not written)


def add_identity(context: Context, bearer: str | None, body: Body, request: Request) -> Reply:
    """Add an identity to the token's player for signing in.  Raises Refusal, Unauthorised, Gone, Conflict."""
    require_oidc(context)
    identity = open_identity(context, body["identity"])
    once, replayed = request_of_identity(identity, request), False
    player, own = authenticate_player(context, bearer)
    made = credential_id(context, player.id, "oidc", once)

    def decide(_: Player) -> Sequence[AnyFact]:
        nonlocal replayed
        player, _own = authenticate_player(context, bearer)
        replayed = is_repeated(player, made, once, stale_sign_in())
        if replayed:
            find_made(context, player, "oidc", once)
            return ()
        require_in_time(context, identity)
        if find_holder(context, identity.pseudonym) is not None:
            raise bound_to_another()
        require_room(len(player.good("oidc", context.now_ms())), MOST_IDENTITIES, "accounts at other sites")
        return [new_identity(context, player.id, identity, once)]

    player = decide_and_write(context, player.id, decide)
    if not take_identity(context, identity.pseudonym, player.id):
        decide_and_write(context, player.id, lambda _: [CredentialRevoked(at=context.now_ms(), id=made)])
        raise bound_to_another()
    return Reply(to_shown_credential(player.credentials[made], own), replayed)


def new_identity(context: Context, player: str, identity: Identity, once: Request) -> CredentialAdded:
    made = credential_id(context, player, "oidc", once)
    return CredentialAdded(at=context.now_ms(), id=made, kind="oidc", hash=identity.pseudonym, request=once.fingerprint)


def request_of_identity(identity: Identity, request: Request) -> Request:
    """A request keyed by its flow: the result of a flow has one id, regardless of the request's own key."""
    return Request(f"oidc {identity.flow}", fingerprint(request.key.encode(), request.fingerprint.encode()))


def require_in_time(context: Context, identity: Identity) -> None:
    if context.now_ms() >= identity.ends:
        raise bad_oidc("This sign-in took too long; begin again.")


def stale_sign_in() -> Refusal:
    return bad_oidc("This sign-in was used before; begin again.")


def bound_to_another() -> Conflict:
    return Conflict("identity-bound", "Another player signs in by this account.")


def provider_failed() -> Refusal:
    return Refusal("The site that you sign in through does not answer as it should. Try again in a while.", "oidc-failed")
