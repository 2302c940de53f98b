"""Answers about reports and acts of moderation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta

from service.answers.values import Absent, EventId, GameId, JsonObject, NextCursor, Ordinal, SeatNumber, Time, words

ReportId = Annotated[GameId, Meta(description="The report's id.")]


class ModerationSubject(JsonObject, frozen=True, kw_only=True):
    """A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of an
    event (`event`, `place`), or a study (`study`).
    """

    kind: Annotated[str, words("message", "name", "player", "text", "study"), Meta(description="The kind of subject.")]
    game: Annotated[GameId | Absent, Meta(description="The game's id.")] = UNSET
    scope: Annotated[Annotated[str, words("players", "spectators")] | Absent, Meta(description="The scope of a message.")] = UNSET
    number: Annotated[Ordinal | Absent, Meta(description="The number of a message in its scope.")] = UNSET
    seat: Annotated[SeatNumber | Absent, Meta(description="A seat's number: from 0, clockwise.")] = UNSET
    player: Annotated[GameId | Absent, Meta(description="The player's id; absent once the player was forgotten.")] = UNSET
    event: Annotated[EventId | Absent, Meta(description="The event's id.")] = UNSET
    place: Annotated[str | Absent, Meta(description="The place of a text: the version of its fact, and its name in it.")] = UNSET
    study: Annotated[GameId | Absent, Meta(description="The study's id.")] = UNSET


class SentReported(JsonObject, frozen=True, kw_only=True):
    """A report, for its reporter."""

    id: ReportId
    at: Time
    subject: ModerationSubject
    ground: Annotated[str, words("abuse", "hate", "threat", "spam", "privacy", "cheating", "other"), Meta(description="The ground of the report.")]


class SentReport(SentReported, frozen=True, kw_only=True):
    """A report, for moderators."""

    shown: Annotated[str | None, Meta(description="The present text, hidden or not; null if the text is gone.")]
    author: Annotated[str | None, Meta(description="The author of a message: `seat-2`, `organiser`, or a guest with the name; null if it is gone, and for other subjects.")]
    note: Annotated[str | None, Meta(description="The reporter's note.")]
    by: Annotated[str | None, Meta(description="The reporter: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token.")]
    act: Annotated[str | None, Meta(description="The act that closed the report; null while it is open.")]


class ReportPage(JsonObject, frozen=True, kw_only=True):
    """A page of reports."""

    items: Annotated[Sequence[SentReport], Meta(description="The reports of the page, newest first.")]
    next: NextCursor


class SentModerationAct(JsonObject, frozen=True, kw_only=True):
    """An act of a moderator."""

    id: Annotated[GameId, Meta(description="The act's id.")]
    at: Time
    moderator: Annotated[str, Meta(description="The moderator's name.")]
    act: Annotated[str, words("hide", "show", "suspend", "lift", "dismiss"), Meta(description="The kind of act.")]
    subject: ModerationSubject
    reason: Annotated[str | None, Meta(description="The reason; null once the person was forgotten.")]
    until: Annotated[Time | None, Meta(description="Time at which a suspension ends, in UTC (RFC 3339); null: when it is lifted.")]
    reports: Annotated[Sequence[ReportId], Meta(description="The ids of the reports that the act closed.")]


class ModerationActPage(JsonObject, frozen=True, kw_only=True):
    """A page of the log of moderation."""

    items: Annotated[Sequence[SentModerationAct], Meta(description="The acts of the page, newest first.")]
    next: NextCursor
