"""Texts for signing in through another site, under the server key, so that no data is stored before a person came back.

A *flow* is a text that the browser keeps while its person is at the provider; state, nonce and verifier follow from it.
An *identity* is the result of a flow: a pseudonym of issuer and subject. Each is good for ten minutes. The player's
stream ensures that an identity is used once: its result has an id that follows from its flow.
"""

from __future__ import annotations

import hmac
from typing import NamedTuple

from domain.kernel.errors import Refusal
from service.app.core.context import Context
from service.app.players.passkey_proofs import to_bytes, to_text
from service.ids import RANDOM_BYTES, game_id, is_game_id

FLOW_MS = IDENTITY_MS = 10 * 60 * 1000
FLOW_PREFIX, IDENTITY_PREFIX = "dd_flow_", "dd_identity_"
_RANDOM, _TAG, _PSEUDONYM = 16, 16, 18


class Flow(NamedTuple):
    """A flow, and its values for the provider, each unguessable without the server key."""

    text: str
    state: str
    nonce: str
    verifier: str


class Identity(NamedTuple):
    """An identity. pseudonym: of issuer and subject, in the form of a game id; flow: its origin."""

    pseudonym: str
    flow: str
    ends: int


def make_flow(context: Context) -> Flow:
    """A flow that begins now."""
    head = (context.now_ms() + FLOW_MS).to_bytes(8, "big") + context.entropy(_RANDOM)
    return flow_of(context, FLOW_PREFIX + to_text(head + tag(context, "flow", head)))


def flow_of(context: Context, text: str) -> Flow:
    state, nonce, verifier = (to_text(context.derive(f"oidc-{each}", text)) for each in ("state", "nonce", "verifier"))
    return Flow(text, state, nonce, verifier)


def open_flow(context: Context, text: str, state: str) -> Flow:
    """The flow that a browser kept, if its state came back.  Raises Refusal: `bad-oidc`."""
    head = read(context, "flow", text.removeprefix(FLOW_PREFIX))
    flow = flow_of(context, text)
    if not hmac.compare_digest(flow.state.encode(), state.encode()):
        raise bad_oidc("What came back belongs to another sign-in.")
    if context.now_ms() >= int.from_bytes(head[:8], "big"):
        raise bad_oidc("This sign-in took too long; begin again.")
    return flow


def to_pseudonym(context: Context, issuer: str, subject: str) -> str:
    """Pseudonym of an account at another site. Without the server key it cannot be traced back, nor guessed with an
    issuer's list.
    """
    return game_id(context.derive("oidc-identity", issuer, subject)[:RANDOM_BYTES])


def seal_identity(context: Context, flow: Flow, pseudonym: str) -> str:
    """The text of an identity that a flow led to."""
    ends = context.now_ms() + IDENTITY_MS
    head = ends.to_bytes(8, "big") + to_bytes(flow.text.removeprefix(FLOW_PREFIX))[8 : 8 + _RANDOM] + pseudonym.encode()
    return IDENTITY_PREFIX + to_text(head + tag(context, "identity", head))


def open_identity(context: Context, text: str) -> Identity:
    """The identity of a text; the caller checks its expiry, since a repeated request may be late.

    Raises Refusal: `bad-oidc`.
    """
    head = read(context, "identity", text.removeprefix(IDENTITY_PREFIX))
    pseudonym = head[8 + _RANDOM :].decode("ascii", "replace")
    if not is_game_id(pseudonym):
        raise bad_oidc("This is no identity that was found here.")
    return Identity(pseudonym, head[8 : 8 + _RANDOM].hex(), int.from_bytes(head[:8], "big"))


def read(context: Context, kind: str, text: str) -> bytes:
    """The bytes of a text of ours.  Raises Refusal: `bad-oidc`."""
    try:
        sealed = to_bytes(text)
    except ValueError:
        sealed = b""
    head, given = sealed[:-_TAG], sealed[-_TAG:]
    if len(head) < 8 + _RANDOM or not hmac.compare_digest(given, tag(context, kind, head)):
        raise bad_oidc("This sign-in was not begun here.")
    return head


def tag(context: Context, kind: str, head: bytes) -> bytes:
    return context.derive(f"oidc-{kind}-tag", head.hex())[:_TAG]


def bad_oidc(detail: str) -> Refusal:
    return Refusal(detail, "bad-oidc")
