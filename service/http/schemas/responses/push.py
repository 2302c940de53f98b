"""Answers about push subscriptions."""

from __future__ import annotations

from service.http.schemas.responses.webhooks import ATTEMPT
from service.http.schemas.responses.words import (
    GAME_ID,
    LAST_PAGE,
    TIME,
    Shape,
    array_of,
    object_shape,
    one_of,
    schema_ref,
    text,
    with_description,
)

SUBSCRIPTION: dict[str, Shape] = {
    "id": {**GAME_ID, "description": "The subscription's id, the same for the same endpoint."},
    "endpoint": text("The push service's URL for this subscription."),
    "state": one_of("The state of the subscription: `disabled` if all retries of a message failed.", "active", "disabled"),
    "created": with_description("Time at which the subscription was first stored, in UTC (RFC 3339).", TIME),
    "failures": {"type": "integer", "minimum": 0, "description": "Number of deliveries that failed in a row."},
}

SHAPES: dict[str, Shape] = {
    "PushKey": object_shape(
        "The key that browsers subscribe with.",
        {
            "public_key": {
                "type": "string",
                "pattern": "^B[A-Za-z0-9_-]{86}$",
                "description": "The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url.",
            }
        },
    ),
    "PushSubscription": object_shape("A push subscription of an inbox.", SUBSCRIPTION),
    "PushSubscriptionDetail": object_shape(
        "A push subscription, with its recent attempts.",
        {**SUBSCRIPTION, "attempts": array_of(ATTEMPT, "The last 10 attempts, newest first.")},
    ),
    "PushSubscriptions": object_shape(
        "The push subscriptions of an inbox.",
        {"items": array_of(schema_ref("PushSubscription"), "The subscriptions, oldest first."), "next": LAST_PAGE},
    ),
}
