"""Chat and presence; reports and moderation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta

from service.answers.values import (
    Absent,
    Count,
    GameId,
    JsonObject,
    NextCursor,
    OnlyPage,
    Ordinal,
    SeatNumber,
    Time,
    TokenText,
    TournamentId,
    words,
)

GuestId = Annotated[str, Meta(pattern="^[a-z2-7]{8}$", description="The guest's id, which distinguishes guests with the same name.")]
AuthorId = Annotated[str, Meta(pattern="^(seat-[0-9]{1,2}|guest-[a-z2-7]{8})$", description="The author: `seat-2`, or `guest-` and a guest's id.")]
MessageNumber = Annotated[Ordinal, Meta(description="Position of the message in its scope, from 1.")]


class ChatAuthor(JsonObject, frozen=True, kw_only=True):
    """The author of a message."""

    kind: Annotated[str, words("seat", "organiser", "guest", "moderator"), Meta(description="The kind of author.")]
    seat: Annotated[SeatNumber | None, Meta(description="The author's seat, for kind `seat`; else null.")]
    guest: Annotated[GuestId | None, Meta(description="The guest's id, for kind `guest`; else null.")]
    name: Annotated[str | None, Meta(description="The present name of the seat, or the guest's name; null for other kinds, and for a person whom a substitute replaced.")]


class SentChatMessage(JsonObject, frozen=True, kw_only=True):
    """A message, in the form for readers."""

    number: Annotated[Ordinal, Meta(description="Position of the message in its scope, from 1.")]
    at: Time
    author: ChatAuthor
    text: Annotated[str | None, Meta(description="The text, one line of plain text; null for an emote.")]
    emote: Annotated[str | None, words("hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow", None, name="ChatEmote"), Meta(description="The emote, one of a fixed set; null for a text.")]
    removed: Annotated[Sequence[Ordinal], Meta(description="Numbers of earlier messages that must no longer be shown; usually empty.")]


class CreatedChatMessage(SentChatMessage, frozen=True, kw_only=True):
    """The sent message in the form for readers, and its scope."""

    scope: Annotated[str, words("players", "spectators", name="ChatScope"), Meta(description="The scope of messages.")]


class SentChatPage(JsonObject, frozen=True, kw_only=True):
    """A page of messages."""

    messages: Annotated[Sequence[SentChatMessage], Meta(description="The messages, the lowest number first.")]
    next: Annotated[Count, Meta(description="The value of `after` for the next page.")]


class Chat(JsonObject, frozen=True, kw_only=True):
    """The chat of a table."""

    mode: Annotated[str, words("off", "players", "all"), Meta(description="The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own.")]
    reads: Annotated[Sequence[Annotated[str, words("players", "spectators"), Meta(description="The scope of messages.")]], Meta(description="Scopes that this token may read.")]
    writes: Annotated[Sequence[Annotated[str, words("players", "spectators"), Meta(description="The scope of messages.")]], Meta(description="Scopes that this token may write in now.")]


class SeatPresence(JsonObject, frozen=True, kw_only=True):
    """The presence of a seat's holder, by their own statement, in steps of half a minute."""

    seat: SeatNumber
    state: Annotated[str | None, words("online", "away", None), Meta(description="The presence that the holder stated: `online` within the last two minutes; `away` within ten; null: no statement.")]


class Presence(JsonObject, frozen=True, kw_only=True):
    """The presence of each seat."""

    items: Annotated[Sequence[SeatPresence], Meta(description="The presence of each seat, bots and free seats included, by seat.")]
    next: OnlyPage


class SeatReminder(JsonObject, frozen=True, kw_only=True):
    """A reminder, and the earliest time of the next one."""

    seat: SeatNumber
    at: Time
    again_at: Annotated[Time, Meta(description="The earliest time of the next reminder, in UTC (RFC 3339).")]


class ChatBlock(JsonObject, frozen=True, kw_only=True):
    """An author whose messages are left out for you."""

    author: AuthorId


class ChatBlocks(JsonObject, frozen=True, kw_only=True):
    """Authors whose messages are left out for you."""

    items: Annotated[Sequence[ChatBlock], Meta(description="The blocked authors, by name.")]
    next: OnlyPage


class CreatedGuest(JsonObject, frozen=True, kw_only=True):
    """A spectator with a name, and their token, which writes and reads in the scope `spectators` and allows nothing
    else.
    """

    id: GuestId
    name: Annotated[str, Meta(description="The guest's name.")]
    token: TokenText


ReportId = Annotated[GameId, Meta(description="The report's id.")]


class ModerationSubject(JsonObject, frozen=True, kw_only=True):
    """A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of a
    tournament (`tournament`, `place`), or a study (`study`).
    """

    kind: Annotated[str, words("message", "name", "player", "text", "study"), Meta(description="The kind of subject.")]
    game: Annotated[GameId | Absent, Meta(description="The game's id.")] = UNSET
    scope: Annotated[Annotated[str, words("players", "spectators", name="ChatScope")] | Absent, Meta(description="The scope of a message.")] = UNSET
    number: Annotated[Ordinal | Absent, Meta(description="The number of a message in its scope.")] = UNSET
    seat: Annotated[SeatNumber | Absent, Meta(description="A seat's number: from 0, clockwise.")] = UNSET
    player: Annotated[GameId | Absent, Meta(description="The player's id; absent once the player was forgotten.")] = UNSET
    tournament: Annotated[TournamentId | Absent, Meta(description="The tournament's id.")] = UNSET
    place: Annotated[str | Absent, Meta(description="The place of a text: the version of its fact, and its name in it.")] = UNSET
    study: Annotated[GameId | Absent, Meta(description="The study's id.")] = UNSET


class CreatedReport(JsonObject, frozen=True, kw_only=True):
    """A report, for its reporter."""

    id: ReportId
    at: Time
    subject: ModerationSubject
    ground: Annotated[str, words("abuse", "hate", "threat", "spam", "privacy", "cheating", "other", name="ReportGround"), Meta(description="The ground of the report.")]


class SentReport(CreatedReport, frozen=True, kw_only=True):
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
