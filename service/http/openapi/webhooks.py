"""The callbacks of operations that name receivers, such as `createWebhook`: the service's requests to these.

Callbacks and not the contract's `webhooks`, for two reasons: their URL comes from a request, as the definition of callbacks has it; and
openapi-generator makes client operations of `webhooks`, in Python without the types of their parameters.
"""

from __future__ import annotations

from typing import Any

from service.http.http_part import Callback
from service.http.openapi.components import ref, upper_first
from service.http.openapi.webhook_examples import LETTER_ID

Shape = dict[str, Any]

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


def describe_callback(each: Callback) -> Shape:
    """The requests to a receiver, by type of message."""
    return {kind: {RECEIVER: {"post": describe_message(each, kind)}} for kind in each.messages}


def describe_message(callback: Callback, kind: str) -> Shape:
    message, example = callback.messages[kind], callback.examples[kind]
    words = kind.removeprefix(callback.subject).replace("_", ".").split(".")
    return {
        "operationId": callback.prefix + "".join(upper_first(word) for word in words),
        "summary": (message.__doc__ or "").removesuffix("."),
        "description": f"{SIGNED} {AFTER_FAILURE.get(kind, RETRIED)}",
        "security": [],
        "parameters": [ref("parameters", component) for component, _, _ in HEADERS.values()],
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": ref("schemas", message.__name__), "example": example}},
        },
        "responses": describe_receiver_answers(kind, example),
    }


def describe_receiver_answers(kind: str, example: Any) -> Shape:
    """The responses of a receiver, by status. example: the message's body."""
    if kind == "webhook.challenge":
        content = {"schema": ref("schemas", "ChallengeAnswer"), "example": example["data"]}
        met = {"description": "The challenge, echoed.", "content": {"application/json": content}}
        return {"200": met, "4XX": {"description": "The challenge failed."}}
    delivered = {"2XX": {"description": "The message is delivered. The answer's body is not read."}}
    if kind in AFTER_FAILURE:
        return {**delivered, "4XX": {"description": "The delivery failed."}}
    gone = {"410": {"description": "The webhook is disabled."}}
    return {**delivered, **gone, "4XX": {"description": "The delivery failed and is retried, as the operation describes."}}
