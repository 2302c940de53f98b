"""Webhooks of tournaments, and the messages to their receivers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.values import JsonObject, Ordinal, Time, TournamentId, words
from service.answers.webhooks import MessageId, SentWebhook, WebhookAttempt, message


class TournamentWebhookData(JsonObject, frozen=True, kw_only=True):
    """The place of the news in a tournament."""

    tournament: TournamentId
    version: Annotated[Ordinal, Meta(description="Version of the tournament's log.")]
    round: Annotated[Ordinal | None, Meta(description="Number of the round; null if no round is concerned.")]
    table: Annotated[Ordinal | None, Meta(description="Number of the table; null if no table is concerned.")]
    number: Annotated[Ordinal | None, Meta(description="Number of the ruling, penalty, appeal or announcement; null for other news.")]


class TournamentWebhookDeadLetter(TournamentWebhookData, frozen=True, kw_only=True):
    """A message of a tournament that was given up."""

    id: MessageId
    type: Annotated[str, words("tournament.round_published", "tournament.round_opened", "tournament.round_closed", "tournament.round_withdrawn", "tournament.table_finished", "tournament.ruling_made", "tournament.penalty_given", "tournament.appeal_made", "tournament.appeal_decided", "tournament.announced", "tournament.confirmed", "tournament.restored", "tournament.cancelled"), Meta(description="The message's `type`.")]
    at: Annotated[Time, Meta(description="Time at which the message was given up, in UTC (RFC 3339).")]


class TournamentWebhookDetail(SentWebhook, frozen=True, kw_only=True):
    """A webhook of a tournament, with its recent attempts and dead letters."""

    attempts: Annotated[Sequence[WebhookAttempt], Meta(description="The last 10 attempts, newest first.")]
    dead_letters: Annotated[Sequence[TournamentWebhookDeadLetter], Meta(description="The last 20 dead letters, newest first.")]


TOURNAMENT_MESSAGES: dict[str, type[JsonObject]] = {
    "tournament.round_published": message("TournamentRoundPublishedMessage", "tournament.round_published", "The pairings of a round are public.", TournamentWebhookData),
    "tournament.round_opened": message("TournamentRoundOpenedMessage", "tournament.round_opened", "All tables of a round are open.", TournamentWebhookData),
    "tournament.round_closed": message("TournamentRoundClosedMessage", "tournament.round_closed", "A round is over.", TournamentWebhookData),
    "tournament.round_withdrawn": message("TournamentRoundWithdrawnMessage", "tournament.round_withdrawn", "A published round was withdrawn.", TournamentWebhookData),
    "tournament.table_finished": message("TournamentTableFinishedMessage", "tournament.table_finished", "The game of a table is over.", TournamentWebhookData),
    "tournament.ruling_made": message("TournamentRulingMadeMessage", "tournament.ruling_made", "An arbiter ruled on a table.", TournamentWebhookData),
    "tournament.penalty_given": message("TournamentPenaltyGivenMessage", "tournament.penalty_given", "An entry got a penalty.", TournamentWebhookData),
    "tournament.appeal_made": message("TournamentAppealMadeMessage", "tournament.appeal_made", "An entry appeals.", TournamentWebhookData),
    "tournament.appeal_decided": message("TournamentAppealDecidedMessage", "tournament.appeal_decided", "An appeal was decided.", TournamentWebhookData),
    "tournament.announced": message("TournamentAnnouncedMessage", "tournament.announced", "An announcement was made.", TournamentWebhookData),
    "tournament.confirmed": message("TournamentConfirmedMessage", "tournament.confirmed", "The standings are final.", TournamentWebhookData),
    "tournament.restored": message("TournamentRestoredMessage", "tournament.restored", "The tournament was put back: versions that you have read are gone.", TournamentWebhookData),
    "tournament.cancelled": message("TournamentCancelledMessage", "tournament.cancelled", "The tournament was cancelled.", TournamentWebhookData),
}
"""The messages to receivers of a tournament, by type."""
