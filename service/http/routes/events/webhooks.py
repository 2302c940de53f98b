"""Webhooks of an event: registered by an official, an entry or its player, challenged, and then told what befalls the event."""

from __future__ import annotations

from typing import Any

from service.app.core.cursors import complete_page
from service.app.feeds.inbox_owners import InboxOwner
from service.app.webhooks import manage
from service.app.webhooks.event_news import load_event_owner
from service.http.answer import Answer
from service.http.call import Call, TokenUse
from service.http.openapi import webhook_examples as examples
from service.http.operation import REPLAYED
from service.http.routes.events.asking import READ, EventBlueprint
from service.http.schemas.bodies import WebhookBody
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders

blueprint = EventBlueprint("event-webhooks", "Webhooks of events: your receiver is told what befalls an event.")


def load_owner(call: Call, event: str) -> InboxOwner:
    """Whose webhooks the caller's token opens.  Raises Missing, Unauthorised, Gone."""
    return load_event_owner(call.context, event, call.bearer)


@blueprint.operation(
    "POST",
    "/v1/events/<e>/webhooks",
    Answer("The webhook, and its secret, shown once.", "WebhookMade", examples.MADE, 201, header_names=(REPLAYED,)),
    ("webhooks-off", "too-many-webhooks", *READ),
    body=WebhookBody,
    example={"url": examples.URL},
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def create_event_webhook(call: Call, e: str) -> Any:
    """Register a webhook of an event

    With the token of an official or an entry, or of a player who has an entry. Your receiver is told of rounds that are
    published, opened, closed or withdrawn, tables that are finished, rulings, penalties, appeals, messages, and of the
    end: where it happened, never what. While tables share their deals, everybody but officials is told what was played
    once the round is closed. Challenge, signatures, retries and URLs are as of an inbox's webhooks. A token has 5, which
    end with it.
    """
    return manage.register_webhook(call.context, load_owner(call, e), call.body["url"], call.request)


@blueprint.operation(
    "GET",
    "/v1/events/<e>/webhooks",
    Answer("The webhooks.", "Webhooks", {"items": [examples.WEBHOOK], "next": None}),
    READ,
    token=TokenUse.MUST,
)
def list_event_webhooks(call: Call, e: str) -> Any:
    """List your webhooks of an event

    Oldest first.
    """
    return complete_page(manage.load_inbox_webhooks(call.context, load_owner(call, e)))


@blueprint.operation(
    "GET",
    "/v1/events/<e>/webhooks/<w>",
    Answer("The webhook, its recent attempts and its dead letters.", "EventWebhookDetail", examples.EVENT_DETAIL),
    READ,
    token=TokenUse.MUST,
    name="getEventWebhook",
)
def read_event_webhook(call: Call, e: str, w: str) -> Any:
    """Read a webhook of an event

    With its last 10 attempts and its last 20 dead letters, newest first.
    """
    return manage.load_webhook_details(call.context, load_owner(call, e), w)


@blueprint.operation(
    "DELETE",
    "/v1/events/<e>/webhooks/<w>",
    Answer("Nothing more is sent, but for a POST that is under way.", status=204),
    READ,
    token=TokenUse.MUST,
)
def delete_event_webhook(call: Call, e: str, w: str) -> None:
    """Delete a webhook of an event

    The event does not notice.
    """
    manage.remove_webhook(call.context, load_owner(call, e), w)


@blueprint.operation(
    "POST",
    "/v1/events/<e>/webhooks/<w>/secret",
    Answer("The new secret, shown once.", "WebhookSecret", examples.ROTATED, 201, header_names=(REPLAYED,)),
    ("busy", *READ),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def rotate_event_webhook_secret(call: Call, e: str, w: str) -> Any:
    """Rotate the secret of an event's webhook

    For 24 hours every POST has two signatures, by the new secret and by the one before it.
    """
    return manage.rotate_secret(call.context, load_owner(call, e), w, call.request)


@blueprint.operation(
    "POST",
    "/v1/events/<e>/webhooks/<w>/ping",
    Answer("A ping is on its way.", "WebhookPing", {"id": examples.PING_ID}, 202, header_names=(REPLAYED,)),
    ("webhook-not-active", "busy", *READ),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def ping_event_webhook(call: Call, e: str, w: str) -> Any:
    """Send a ping to your receiver of an event

    A signed `webhook.ping`, once and without retries. What became of it is in the webhook's `attempts`, by this `id`.
    """
    return manage.order_ping(call.context, load_owner(call, e), w, call.request)


@blueprint.operation(
    "POST",
    "/v1/events/<e>/webhooks/<w>/enable",
    Answer("The webhook as it is now.", "Webhook", examples.PENDING, header_names=(REPLAYED,)),
    ("busy", *READ),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def enable_event_webhook(call: Call, e: str, w: str) -> Any:
    """Enable a webhook of an event, or retry now

    A disabled one is challenged again, and then goes on after the last message that was delivered. One whose message or
    challenge waits for a retry (`retry_at`) tries at once.
    """
    return manage.challenge_again(call.context, load_owner(call, e), w, call.request)
