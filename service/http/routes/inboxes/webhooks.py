"""Webhooks of an inbox: receivers that get the inbox's items after a challenge."""

from __future__ import annotations

from typing import Any

from service.answers.webhooks import (
    CreatedWebhook,
    SentWebhook,
    SentWebhooks,
    WebhookDeadLetter,
    WebhookDetail,
    WebhookPing,
    WebhookSecret,
)
from service.app.webhooks import manage
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import webhook_examples as examples
from service.http.operation import REPLAYED
from service.http.routes.inboxes.inbox import load_owner
from service.http.schemas.bodies import WebhookBody
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders

blueprint = Blueprint("webhooks", "Webhooks: your receiver gets the items of your inbox.")


@blueprint.operation(
    "POST",
    "/v1/inbox/webhooks",
    Answer("The webhook, and its secret, shown once.", CreatedWebhook, examples.MADE, 201, header_names=(REPLAYED,)),
    ("webhooks-off", "too-many-webhooks", "gone", "unavailable"),
    body=WebhookBody,
    example={"url": examples.URL},
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def create_webhook(call: Call) -> Any:
    """Register a webhook

    Registers a receiver, which gets a POST for every item of the inbox, with game, seat and version only. First your receiver gets a
    `webhook.challenge`, and nothing else until it has answered one, with `{"challenge": "…"}`; a challenge is repeated
    after 5 s, 30 s and 2 min. Then it gets the items of a new reader of the inbox: the open decisions, and then new
    items. Every POST is signed with the `secret`, as specified by Standard Webhooks. The URL is https, and its name
    resolves to public addresses; redirects are not followed. An inbox, or a player, has at most 5 webhooks, which end with it.
    """
    return manage.register_webhook(call.context, load_owner(call), call.body["url"], call.request)


@blueprint.operation(
    "GET",
    "/v1/inbox/webhooks",
    Answer("The webhooks.", SentWebhooks, {"items": [examples.WEBHOOK], "next": None}),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
)
def list_webhooks(call: Call) -> Any:
    """List the webhooks of your inbox

    Lists the webhooks, oldest first.
    """
    return manage.load_inbox_webhooks(call.context, load_owner(call))


@blueprint.operation(
    "GET",
    "/v1/inbox/webhooks/<w>",
    Answer("The webhook, its recent attempts and its dead letters.", WebhookDetail, examples.DETAIL),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="getWebhook",
)
def read_webhook(call: Call, w: str) -> Any:
    """Read a webhook

    Returns the webhook with its last 10 attempts and its last 20 dead letters, newest first: the result of each POST, and the items
    that were given up.
    """
    return manage.load_webhook_details(call.context, load_owner(call), w, WebhookDetail, WebhookDeadLetter)


@blueprint.operation(
    "DELETE",
    "/v1/inbox/webhooks/<w>",
    Answer("Nothing more is sent, except a POST that is under way.", status=204),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
)
def delete_webhook(call: Call, w: str) -> None:
    """Delete a webhook

    Deletes the webhook. The inbox does not change.
    """
    manage.remove_webhook(call.context, load_owner(call), w)


@blueprint.operation(
    "POST",
    "/v1/inbox/webhooks/<w>/secret",
    Answer("The new secret, shown once.", WebhookSecret, examples.ROTATED, 201, header_names=(REPLAYED,)),
    ("not-found", "busy", "gone", "unavailable"),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def rotate_webhook_secret(call: Call, w: str) -> Any:
    """Rotate a webhook's secret

    Returns a new secret. For 24 hours every POST has two signatures, by the new secret and by the previous one.
    """
    return manage.rotate_secret(call.context, load_owner(call), w, call.request)


@blueprint.operation(
    "POST",
    "/v1/inbox/webhooks/<w>/ping",
    Answer("A ping is on its way.", WebhookPing, {"id": examples.PING_ID}, 202, header_names=(REPLAYED,)),
    ("not-found", "webhook-not-active", "busy", "gone", "unavailable"),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def ping_webhook(call: Call, w: str) -> Any:
    """Send a ping to your receiver

    Sends a signed `webhook.ping`, once and without retries. Its result is in the webhook's `attempts`, under this `id`.
    """
    return manage.order_ping(call.context, load_owner(call), w, call.request)


@blueprint.operation(
    "POST",
    "/v1/inbox/webhooks/<w>/enable",
    Answer("The enabled webhook.", SentWebhook, examples.PENDING, header_names=(REPLAYED,)),
    ("not-found", "busy", "gone", "unavailable"),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def enable_webhook(call: Call, w: str) -> Any:
    """Enable a webhook, or retry now

    Enables a disabled webhook, which is challenged again, and then continues after the last delivered item. A message or
    challenge that waits for a retry (`retry_at`) is retried immediately; `failures` is not reset.
    """
    return manage.challenge_again(call.context, load_owner(call), w, call.request)
