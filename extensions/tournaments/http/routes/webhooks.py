"""Webhooks of a tournament: an official, an entry or its player registers one; after a challenge it gets the tournament's news."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.webhooks import TournamentWebhookDeadLetter, TournamentWebhookDetail
from extensions.tournaments.app.news import load_tournament_owner
from extensions.tournaments.http.routes.asking import READ, TournamentBlueprint
from extensions.tournaments.http.webhook_examples import TOURNAMENT_DETAIL
from service.answers.webhooks import (
    CreatedWebhook,
    SentWebhook,
    SentWebhooks,
    WebhookPing,
    WebhookSecret,
)
from service.app.feeds.inbox_owners import InboxOwner
from service.app.webhooks import manage
from service.http.answer import Answer
from service.http.call import Call, TokenUse
from service.http.openapi import webhook_examples as examples
from service.http.operation import REPLAYED
from service.http.request_parsing import owners_of_client
from service.http.schemas.bodies import WebhookBody
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders

blueprint = TournamentBlueprint("tournament-webhooks", "Webhooks of tournaments: your receiver gets the news of a tournament.")


def load_owner(call: Call, tournament_id: str) -> InboxOwner:
    """The owner whose webhooks the caller's token manages.  Raises Missing, Unauthorised, Gone."""
    return load_tournament_owner(call.context, tournament_id, call.bearer)._replace(networks=owners_of_client(call.context))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/webhooks",
    Answer("The webhook, and its secret, shown once.", CreatedWebhook, examples.MADE, 201, header_names=(REPLAYED,)),
    ("webhooks-off", "too-many-webhooks", *READ),
    body=WebhookBody,
    example={"url": examples.URL},
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def create_tournament_webhook(call: Call, t: str) -> Any:
    """Register a webhook of a tournament

    Registers a receiver, with the token of an official or an entry, or of a player who has an entry. Your receiver gets a POST when a round is
    published, opened, closed or withdrawn, a table is finished, a ruling, penalty, appeal or announcement is made, and at
    the end: with the place, never the content. While tables share their deals, receivers other than officials' get results
    once the round is closed. Challenge, signatures, retries and URLs are as for an inbox's webhooks. A token has at most 5,
    which end with it.
    """
    return manage.register_webhook(call.context, load_owner(call, t), call.body["url"], call.request)


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/webhooks",
    Answer("The webhooks.", SentWebhooks, {"items": [examples.WEBHOOK], "next": None}),
    READ,
    token=TokenUse.MUST,
)
def list_tournament_webhooks(call: Call, t: str) -> Any:
    """List your webhooks of a tournament

    Lists your webhooks of the tournament, oldest first.
    """
    return manage.load_inbox_webhooks(call.context, load_owner(call, t))


@blueprint.operation(
    "GET",
    "/v1/tournaments/<t>/webhooks/<w>",
    Answer("The webhook, its recent attempts and its dead letters.", TournamentWebhookDetail, TOURNAMENT_DETAIL),
    READ,
    token=TokenUse.MUST,
    name="getTournamentWebhook",
)
def read_tournament_webhook(call: Call, t: str, w: str) -> Any:
    """Read a webhook of a tournament

    Returns the webhook with its last 10 attempts and its last 20 dead letters, newest first.
    """
    return manage.load_webhook_details(call.context, load_owner(call, t), w, TournamentWebhookDetail, TournamentWebhookDeadLetter)


@blueprint.operation(
    "DELETE",
    "/v1/tournaments/<t>/webhooks/<w>",
    Answer("Nothing more is sent, except a POST that is under way.", status=204),
    READ,
    token=TokenUse.MUST,
)
def delete_tournament_webhook(call: Call, t: str, w: str) -> None:
    """Delete a webhook of a tournament

    Deletes the webhook. The tournament is not affected.
    """
    manage.remove_webhook(call.context, load_owner(call, t), w)


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/webhooks/<w>/secret",
    Answer("The new secret, shown once.", WebhookSecret, examples.ROTATED, 201, header_names=(REPLAYED,)),
    ("busy", *READ),
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def rotate_tournament_webhook_secret(call: Call, t: str, w: str) -> Any:
    """Rotate the secret of a tournament's webhook

    Returns a new secret. For 24 hours every POST has two signatures, by the new secret and by the previous one.
    """
    return manage.rotate_secret(call.context, load_owner(call, t), w, call.request)


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/webhooks/<w>/ping",
    Answer("A ping is on its way.", WebhookPing, {"id": examples.PING_ID}, 202, header_names=(REPLAYED,)),
    ("webhook-not-active", "busy", *READ),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def ping_tournament_webhook(call: Call, t: str, w: str) -> Any:
    """Send a ping to your receiver of a tournament

    Sends a signed `webhook.ping`, once and without retries. Its result is in the webhook's `attempts`, under this `id`.
    """
    return manage.order_ping(call.context, load_owner(call, t), w, call.request)


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/webhooks/<w>/enable",
    Answer("The enabled webhook.", SentWebhook, examples.PENDING, header_names=(REPLAYED,)),
    ("busy", *READ),
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def enable_tournament_webhook(call: Call, t: str, w: str) -> Any:
    """Enable a webhook of a tournament, or retry now

    Enables a disabled webhook, which is challenged again, and then continues after the last delivered message. A message or
    challenge that waits for a retry (`retry_at`) is retried immediately.
    """
    return manage.challenge_again(call.context, load_owner(call, t), w, call.request)
