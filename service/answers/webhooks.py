"""Webhooks, push subscriptions and mail addresses, and the messages to receivers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta

from service.answers.values import (
    Count,
    GameId,
    JsonObject,
    OnlyPage,
    Ordinal,
    SeatNumber,
    Time,
    Version,
    words,
)

MessageId = Annotated[str, Meta(description="The message's id, the same in every attempt; for an item of the inbox, its `id` there.")]


class SentWebhook(JsonObject, frozen=True, kw_only=True):
    """A webhook of an inbox or a tournament."""

    id: Annotated[GameId, Meta(description="The webhook's id.")]
    url: Annotated[str, Meta(description="Your receiver's URL.")]
    state: Annotated[str, words("pending", "active", "disabled", name="WebhookState"), Meta(description="The state of the webhook: `pending` until the receiver has answered a challenge.")]
    reason: Annotated[str | None, words("challenge", "failing", "gone", None, name="WebhookReason"), Meta(description="The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.")]
    created: Annotated[Time, Meta(description="Time at which the webhook was registered, in UTC (RFC 3339).")]
    failures: Annotated[Count, Meta(description="Number of attempts that failed in a row.")]
    retry_at: Annotated[Time | None, Meta(description="Time of the next retry, before which only pings are sent; null if none is due.")]
    old_secret_until: Annotated[Time | None, Meta(description="Time until which the previous secret signs too.")]


class CreatedWebhook(SentWebhook, frozen=True, kw_only=True):
    """A webhook with its new secret."""

    secret: Annotated[str, Meta(pattern="^whsec_[A-Za-z0-9+/]{43}=$", description="The secret that signs every POST. Shown once.")]


class WebhookSecret(JsonObject, frozen=True, kw_only=True):
    """A webhook's new secret."""

    id: Annotated[GameId, Meta(description="The webhook's id.")]
    secret: Annotated[str, Meta(pattern="^whsec_[A-Za-z0-9+/]{43}=$", description="The secret that signs every POST. Shown once.")]


class WebhookAttempt(JsonObject, frozen=True, kw_only=True):
    """A POST to your receiver."""

    id: MessageId
    type: Annotated[str, Meta(description="The message's `type`.")]
    at: Annotated[Time, Meta(description="Time at which the message was sent, in UTC (RFC 3339).")]
    status: Annotated[int | None, Meta(description="The status of the answer; null without one.")]
    error: Annotated[str | None, words("address", "connect", "tls", "timeout", "answer", "redirect", "status", "challenge", None), Meta(description="The failure of the attempt; null: delivered. `address`: no such name, or a forbidden address; `connect`, `tls`, `timeout`, `answer`: no readable answer; `redirect`, `status`: not a 2xx; `challenge`: a wrong answer to the challenge.")]


class WebhookLetterData(JsonObject, frozen=True, kw_only=True):
    """The place of the news."""

    game: GameId
    seat: SeatNumber
    version: Version


class WebhookDeadLetter(WebhookLetterData, frozen=True, kw_only=True):
    """An item that was given up."""

    id: MessageId
    type: Annotated[str, words("table.opened", "decision.open", "decision.reminded", "nonce.awaited", "game.over", "ruling.made", "game.reset"), Meta(description="The `type` of the item's message.")]
    at: Annotated[Time, Meta(description="Time at which the item was given up, in UTC (RFC 3339).")]


class WebhookDetail(SentWebhook, frozen=True, kw_only=True):
    """A webhook, with its recent attempts and dead letters."""

    attempts: Annotated[Sequence[WebhookAttempt], Meta(description="The last 10 attempts, newest first.")]
    dead_letters: Annotated[Sequence[WebhookDeadLetter], Meta(description="The last 20 dead letters, newest first.")]


class SentWebhooks(JsonObject, frozen=True, kw_only=True):
    """The webhooks of an inbox, or of a token at a tournament."""

    items: Annotated[Sequence[SentWebhook], Meta(description="The webhooks, oldest first.")]
    next: OnlyPage


class WebhookPing(JsonObject, frozen=True, kw_only=True):
    """A ping that is sent."""

    id: MessageId


class ChallengeAnswer(JsonObject, frozen=True, kw_only=True):
    """A receiver's answer to a challenge."""

    challenge: Annotated[str, Meta(description="The challenge of the request.")]


class WebhookChallengeData(JsonObject, frozen=True, kw_only=True):
    """The challenge to echo."""

    challenge: Annotated[str, Meta(description="The challenge, a new text each time.")]


class WebhookPingData(JsonObject, frozen=True, kw_only=True):
    """The empty data of a ping."""


class AnyMessage(JsonObject, frozen=True, kw_only=True):
    """The body of a POST to a receiver, of any type."""

    type: str
    timestamp: str
    data: Mapping[str, Any]


def message(name: str, kind: str, description: str, data: type[JsonObject]) -> type[JsonObject]:
    """The type of an `AnyMessage` whose `type` is `kind`, for the contract."""
    fields = [
        ("type", Annotated[str, words(kind), Meta(description="The type of this message; later versions may add others.")]),
        ("timestamp", Annotated[Time, Meta(description="Time at which the message was made.")]),
        ("data", data),
    ]
    made = msgspec.defstruct(name, fields, bases=(JsonObject,), namespace={"__doc__": description}, module=__name__, frozen=True, kw_only=True)
    return cast("type[JsonObject]", made)


MESSAGES: dict[str, type[JsonObject]] = {
    "table.opened": message("TableOpenedMessage", "table.opened", "The seat's table of a tournament is open.", WebhookLetterData),
    "decision.open": message("DecisionOpenMessage", "decision.open", "A decision of the seat is open.", WebhookLetterData),
    "decision.reminded": message("DecisionRemindedMessage", "decision.reminded", "The table reminds the seat of its decision.", WebhookLetterData),
    "nonce.awaited": message("NonceAwaitedMessage", "nonce.awaited", "The nonce that the seat committed to is awaited.", WebhookLetterData),
    "game.over": message("GameOverMessage", "game.over", "The game is over.", WebhookLetterData),
    "ruling.made": message("RulingMadeMessage", "ruling.made", "A ruling was made.", WebhookLetterData),
    "game.reset": message("GameResetMessage", "game.reset", "The game was put back: versions that you have read are gone.", WebhookLetterData),
    "webhook.challenge": message("ChallengeMessage", "webhook.challenge", "A challenge to echo.", WebhookChallengeData),
    "webhook.ping": message("PingMessage", "webhook.ping", "A requested test message.", WebhookPingData),
}
"""The messages to receivers of an inbox, by type."""


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


class MailAddress(JsonObject, frozen=True, kw_only=True):
    """The mail address of an inbox."""

    address: Annotated[str, Meta(description="The mail address.")]
    every_minutes: Annotated[Ordinal, Meta(description="The least time between two mails, in minutes.")]
    state: Annotated[str, words("pending", "active", "disabled", name="WebhookState"), Meta(description="The state of the address: `pending` until it is confirmed; `disabled` if the mail server accepts no mail for it.")]
    created: Annotated[Time, Meta(description="Time at which the address was registered, in UTC (RFC 3339).")]
    failures: Annotated[Count, Meta(description="Number of deliveries that failed in a row.")]
