"""Webhooks of events, and the messages to their receivers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.values import EventId, JsonObject, Ordinal, Time, words
from service.answers.webhooks import MessageId, SentWebhook, WebhookAttempt, message


class EventWebhookData(JsonObject, frozen=True, kw_only=True):
    """The place of the news in an event."""

    event: EventId
    version: Annotated[Ordinal, Meta(description="Version of the event's log.")]
    round: Annotated[Ordinal | None, Meta(description="Number of the round; null if no round is concerned.")]
    table: Annotated[Ordinal | None, Meta(description="Number of the table; null if no table is concerned.")]
    number: Annotated[Ordinal | None, Meta(description="Number of the ruling, penalty, appeal or announcement; null for other news.")]


class EventWebhookDeadLetter(EventWebhookData, frozen=True, kw_only=True):
    """A message of an event that was given up."""

    id: MessageId
    type: Annotated[str, words("event.round_published", "event.round_opened", "event.round_closed", "event.round_withdrawn", "event.table_finished", "event.ruling_made", "event.penalty_given", "event.appeal_made", "event.appeal_decided", "event.announced", "event.confirmed", "event.restored", "event.cancelled"), Meta(description="The message's `type`.")]
    at: Annotated[Time, Meta(description="Time at which the message was given up, in UTC (RFC 3339).")]


class EventWebhookDetail(SentWebhook, frozen=True, kw_only=True):
    """A webhook of an event, with its recent attempts and dead letters."""

    attempts: Annotated[Sequence[WebhookAttempt], Meta(description="The last 10 attempts, newest first.")]
    dead_letters: Annotated[Sequence[EventWebhookDeadLetter], Meta(description="The last 20 dead letters, newest first.")]


EVENT_MESSAGES: dict[str, type[JsonObject]] = {
    "event.round_published": message("EventRoundPublishedMessage", "event.round_published", "The pairings of a round are public.", EventWebhookData),
    "event.round_opened": message("EventRoundOpenedMessage", "event.round_opened", "All tables of a round are open.", EventWebhookData),
    "event.round_closed": message("EventRoundClosedMessage", "event.round_closed", "A round is over.", EventWebhookData),
    "event.round_withdrawn": message("EventRoundWithdrawnMessage", "event.round_withdrawn", "A published round was withdrawn.", EventWebhookData),
    "event.table_finished": message("EventTableFinishedMessage", "event.table_finished", "The game of a table is over.", EventWebhookData),
    "event.ruling_made": message("EventRulingMadeMessage", "event.ruling_made", "An arbiter ruled on a table.", EventWebhookData),
    "event.penalty_given": message("EventPenaltyGivenMessage", "event.penalty_given", "An entry got a penalty.", EventWebhookData),
    "event.appeal_made": message("EventAppealMadeMessage", "event.appeal_made", "An entry appeals.", EventWebhookData),
    "event.appeal_decided": message("EventAppealDecidedMessage", "event.appeal_decided", "An appeal was decided.", EventWebhookData),
    "event.announced": message("EventAnnouncedMessage", "event.announced", "An announcement was made.", EventWebhookData),
    "event.confirmed": message("EventConfirmedMessage", "event.confirmed", "The standings are final.", EventWebhookData),
    "event.restored": message("EventRestoredMessage", "event.restored", "The event was put back: versions that you have read are gone.", EventWebhookData),
    "event.cancelled": message("EventCancelledMessage", "event.cancelled", "The event was cancelled.", EventWebhookData),
}
"""The messages to receivers of an event, by type."""
