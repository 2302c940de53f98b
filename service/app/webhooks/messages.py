"""Messages to receivers: thin bodies with the headers of Standard Webhooks (standardwebhooks.com).

A body holds only data from the inbox's own stream, reduced to the identity of the game and the decision.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from projections.rendered_view import encode_json
from projections.timestamps import stamp
from service.answers.webhooks import AnyMessage
from service.app.core.context import Context
from service.app.webhook_state.webhook_record import Notification

CHALLENGE, PING = "webhook.challenge", "webhook.ping"
TYPES = {
    "table-open": "table.opened",
    "decision-open": "decision.open",
    "reminded": "decision.reminded",
    "nonce-awaited": "nonce.awaited",
    "game-over": "game.over",
    "ruling": "ruling.made",
    "reset": "game.reset",
}
"""Types of messages by the kinds of inbox entries."""
SECRET_PREFIX = "whsec_"


class Message(NamedTuple):
    """One message. body: the signed bytes."""

    id: str
    type: str
    body: bytes

    def __repr__(self) -> str:
        """Without the body, which may hold a challenge."""
        return f"Message({self.type})"


def notification_message(notification: Notification) -> Message:
    """The message of an inbox entry: the same bytes in every attempt."""
    return to_message(notification.id, notification.type, notification.made_ms, notification.data)


def to_message(message_id: str, kind: str, made_ms: int, data: Mapping[str, Any]) -> Message:
    """A message. made_ms: when it was made, by this host's clock."""
    return Message(message_id, kind, encode_json(AnyMessage(type=kind, timestamp=stamp(made_ms), data=data)))


def derive_secret(context: Context, webhook: str, secret: str) -> bytes:
    """The signing secret with this id, 32 bytes. Derived from the server key, so it is not stored."""
    return context.derive("webhook-secret", webhook, secret)


def secret_text(secret: bytes) -> str:
    """A signing secret as its owner gets it.

    >>> secret_text(bytes(3))
    'whsec_AAAA'
    """
    return SECRET_PREFIX + b64encode(secret).decode()


def signature_headers(message: Message, secrets: Sequence[bytes], now_s: int) -> dict[str, str]:
    """Headers of one attempt, signed with each of the secrets.

    >>> signature_headers(Message("m1", "t", b"{}"), [b"key"], 7)["webhook-signature"]
    'v1,Zj92eGPPU8d49wgX65CMqZdneiy9tOSqUgqxcQD18x4='
    """
    signed = b".".join((message.id.encode(), str(now_s).encode(), message.body))
    signatures = [b64encode(hmac.digest(each, signed, hashlib.sha256)).decode() for each in secrets]
    return {
        "Content-Type": "application/json",
        "webhook-id": message.id,
        "webhook-timestamp": str(now_s),
        "webhook-signature": " ".join(f"v1,{each}" for each in signatures),
    }
