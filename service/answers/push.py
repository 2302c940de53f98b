"""Answers about push subscriptions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.values import Count, GameId, JsonObject, OnlyPage, Time, words
from service.answers.webhooks import WebhookAttempt


class PushKey(JsonObject, frozen=True, kw_only=True):
    """The key that browsers subscribe with."""

    public_key: Annotated[str, Meta(pattern="^B[A-Za-z0-9_-]{86}$", description="The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url.")]


class PushSubscription(JsonObject, frozen=True, kw_only=True):
    """A push subscription of an inbox."""

    id: Annotated[GameId, Meta(description="The subscription's id, the same for the same endpoint.")]
    endpoint: Annotated[str, Meta(description="The push service's URL for this subscription.")]
    state: Annotated[str, words("active", "disabled"), Meta(description="The state of the subscription: `disabled` if all retries of a message failed.")]
    created: Annotated[Time, Meta(description="Time at which the subscription was first stored, in UTC (RFC 3339).")]
    failures: Annotated[Count, Meta(description="Number of deliveries that failed in a row.")]


class PushSubscriptionDetail(PushSubscription, frozen=True, kw_only=True):
    """A push subscription, with its recent attempts."""

    attempts: Annotated[Sequence[WebhookAttempt], Meta(description="The last 10 attempts, newest first.")]


class PushSubscriptions(JsonObject, frozen=True, kw_only=True):
    """The push subscriptions of an inbox."""

    items: Annotated[Sequence[PushSubscription], Meta(description="The subscriptions, oldest first.")]
    next: OnlyPage
