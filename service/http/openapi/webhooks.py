"""The callbacks of `createWebhook` and `createEventWebhook`: the service's requests to receivers.

Callbacks and not the contract's `webhooks`, for two reasons: their URL comes from a request, as the definition of callbacks has it; and
openapi-generator makes client operations of `webhooks`, in Python without the types of their parameters.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from service.answers.webhooks import MESSAGES as MESSAGE_TYPES
from service.app.webhooks.event_news import NEWS
from service.app.webhooks.messages import CHALLENGE, PING, TYPES
from service.http.openapi.components import ref, upper_first
from service.http.openapi.webhook_examples import LETTER_ID, MESSAGES

Shape = dict[str, Any]

OPERATIONS = (
    ("/v1/inbox/webhooks", "post", "on", (*TYPES.values(), CHALLENGE, PING)),
    ("/v1/events/{eventId}/webhooks", "post", "onEvent", (*NEWS.values(), CHALLENGE, PING)),
)
"""Operations whose requests name receivers: path, method, prefix of the callbacks' names, and the types of message that they are sent."""

RECEIVER = "{$request.body#/url}"

HEADERS: dict[str, tuple[str, str, str]] = {
    "webhook-id": ("MessageId", "The message's id: the same in every attempt, so that a receiver detects repeats.", LETTER_ID),
    "webhook-timestamp": ("MessageTimestamp", "Time of this attempt, in seconds since 1970.", "1936812600"),
    "webhook-signature": (
        "MessageSignature",
        "Signature of the message: `v1,` and base64 of HMAC-SHA-256 over `webhook-id`, `webhook-timestamp` and the body, joined by dots; after a rotation two signatures, with a space between them.",
        "v1,OwYm3r+jntbcDYi1uMD083MYPsXiGcEj+IAqfJyZKDM=",
    ),
}
"""Request headers: their components, descriptions and examples."""

SIGNED = "Sends a message, signed as specified by Standard Webhooks."
RETRIED = (
    "After any status but 2xx and 410, or no answer within 10 s, the message is retried after 5 s, 30 s, 2 min, 15 min, 1 h, 6 h and 24 h, "
    "or later if a 429 or 503 has `Retry-After` (at most 6 h). Then the message is a dead letter."
)
AFTER_FAILURE = {
    "webhook.challenge": "The challenge is repeated after 5 s, 30 s and 2 min, with a new value each time, until your receiver answers it.",
    "webhook.ping": "The ping is sent once; any answer is final.",
}
"""Retries of a message that failed, by type; `RETRIED` for all others."""


def parameter_components() -> Shape:
    """The headers as parameters."""
    return {
        name: {
            "name": header,
            "in": "header",
            "required": True,
            "description": description,
            "schema": {"type": "string"},
            "example": example,
        }
        for header, (name, description, example) in HEADERS.items()
    }


def describe_callbacks(prefix: str, kinds: Iterable[str]) -> Shape:
    """The requests to a receiver, by type of message."""
    return {kind: {RECEIVER: {"post": describe_message(prefix, kind)}} for kind in kinds}


def describe_message(prefix: str, kind: str) -> Shape:
    name, description = MESSAGE_TYPES[kind].__name__, MESSAGE_TYPES[kind].__doc__ or ""
    words = kind.removeprefix("event.").replace("_", ".").split(".")
    return {
        "operationId": prefix + "".join(upper_first(word) for word in words),
        "summary": description.removesuffix("."),
        "description": f"{SIGNED} {AFTER_FAILURE.get(kind, RETRIED)}",
        "security": [],
        "parameters": [ref("parameters", component) for component, _, _ in HEADERS.values()],
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": ref("schemas", name), "example": MESSAGES[kind]}},
        },
        "responses": describe_receiver_answers(kind),
    }


def describe_receiver_answers(kind: str) -> Shape:
    """The responses of a receiver, by status."""
    if kind == "webhook.challenge":
        content = {"schema": ref("schemas", "ChallengeAnswer"), "example": MESSAGES[kind]["data"]}
        met = {"description": "The challenge, echoed.", "content": {"application/json": content}}
        return {"200": met, "4XX": {"description": "The challenge failed."}}
    delivered = {"2XX": {"description": "The message is delivered. The answer's body is not read."}}
    if kind in AFTER_FAILURE:
        return {**delivered, "4XX": {"description": "The delivery failed."}}
    gone = {"410": {"description": "The webhook is disabled."}}
    return {**delivered, **gone, "4XX": {"description": "The delivery failed and is retried, as the operation describes."}}
