"""Views, feeds and answers to commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta

from domain.kernel.words.phrases import Field, Goal, Hint, Question, Threat, Told
from domain.kernel.words.scene import Scene
from service.answers.games import GameOutcome, RulesetName, SentRuling
from service.answers.luck import SentLuck
from service.answers.values import (
    Absent,
    Count,
    DecisionId,
    DecisionKind,
    Digest,
    GameId,
    JsonObject,
    Ordinal,
    RuleNumber,
    SeatNumber,
    StatusWord,
    Time,
    Version,
    ViewpointText,
    component,
    words,
)


class OwnDecision(JsonObject, frozen=True, kw_only=True):
    """The decision that this seat owes."""

    id: DecisionId
    kind: DecisionKind
    deadline: Annotated[Time | None, Meta(description="Time of the rules or the table's clock after which an answer is too late; null if no time runs.")]
    default: Annotated[Mapping[str, Any], component("Command"), Meta(description="The answer that is given if this seat gives none.")]


class SentOffer(JsonObject, frozen=True, kw_only=True):
    """A form of command that is legal now."""

    type: Annotated[str, Meta(description="The command's `type`, to send.")]
    exact: Annotated[bool, Meta(description="Whether every instance of the schema will be accepted.")]
    title: Annotated[str, Meta(description="The label of the command's button.")]
    summary: Annotated[str, Meta(description="The command's effect, in a sentence.")]
    rule: Annotated[str, Meta(description="The rule that allows the command.")]
    schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.")]
    consequence: Annotated[str | Absent, Meta(description="The command's effect in a sentence, with `words` only.")] = UNSET
    grave: Annotated[bool | Absent, Meta(description="Whether to ask for confirmation before the command is sent, with `words` only.")] = UNSET
    at: Annotated[str | Absent | None, Meta(description="The zone, or the thing in a zone, that stands for the command, with `words` only; null: none.")] = UNSET
    fields: Annotated[Mapping[str, Field] | Absent, Meta(description="The fields of the command by name, with `words` only.")] = UNSET


class SeatClock(JsonObject, frozen=True, kw_only=True):
    """The time of one seat."""

    seat: SeatNumber
    bank_ms: Annotated[Count, Meta(description="Milliseconds in the seat's bank when its open decision opened.")]
    strikes: Annotated[Count, Meta(description="Number of strikes of the clock in a row.")]
    absent: Annotated[bool, Meta(description="Whether the seat's player is absent; the command `return` ends the absence.")]
    since: Annotated[Time | None, Meta(description="Time at which the clock of the seat's open decision started; null if no time runs.")]
    deadline: Annotated[Time | None, Meta(description="Time at which the seat's time, bank included, is used up and the default is played.")]


class SentClock(JsonObject, frozen=True, kw_only=True):
    """The clock of a table: its plan, and the time of each seat."""

    decision_s: Annotated[Ordinal, Meta(description="Seconds for each decision of a person.")]
    bank_s: Annotated[Count, Meta(description="Additional seconds of each seat at first, used after a decision's own.")]
    increment_s: Annotated[Count, Meta(description="Seconds that an answer adds to the bank, up to `bank_s`.")]
    absent_after: Annotated[Ordinal, Meta(description="Number of strikes in a row that make a seat absent.")]
    on_absence: Annotated[str, words("default", "bot", "forfeit"), Meta(description="The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).")]
    seats: Annotated[Sequence[SeatClock], Meta(description="The clock of each seat, by seat.")]


class SentPause(JsonObject, frozen=True, kw_only=True):
    """The pause of the table; absent without one. No move is accepted from `since` to `until`."""

    since: Annotated[Time | None, Meta(description="Time at which the pause began; null while it waits for the decisions in `after`.")]
    until: Annotated[Time, Meta(description="Time at which the pause ends at the latest, in UTC (RFC 3339).")]
    after: Annotated[Sequence[str], Meta(description="Ids of the decisions that must be answered before the pause begins.")]


class OpenDecision(JsonObject, frozen=True, kw_only=True):
    """A decision that is open."""

    seat: SeatNumber
    kind: DecisionKind


class View(JsonObject, frozen=True, kw_only=True):
    """The game's state as one audience may see it."""

    format: Annotated[Ordinal, Meta(description="Version of the format of views, which rises when their content or text changes.")]
    game: GameId
    ruleset: RulesetName
    viewpoint: ViewpointText
    version: Version
    status: StatusWord
    table: Annotated[Mapping[str, Any] | None, Meta(description="The public state, in the ruleset's own terms; null until the deal.")]
    mind: Annotated[Mapping[str, Any] | None, Meta(description="The seat's knowledge beyond the table.")]
    minds: Annotated[Sequence[Mapping[str, Any]] | Absent, Meta(description="The knowledge of each seat, with the viewpoint `all` only.")] = UNSET
    house: Annotated[Mapping[str, Any] | Absent, Meta(description="The state that no seat knows, with the viewpoint `all` only.")] = UNSET
    luck: Annotated[SentLuck | None, Meta(description="The randomness protocol before the deal; null in games dealt from their seed alone.")]
    clock: Annotated[SentClock | Absent, Meta(description="The table's clock; absent without one.")] = UNSET
    pause: SentPause | Absent = UNSET
    decisions: Annotated[Sequence[OpenDecision], Meta(description="The open decisions of all seats.")]
    decision: Annotated[OwnDecision | None, Meta(description="The decision that this seat owes; null for none.")]
    offers: Annotated[Sequence[SentOffer], Meta(description="The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.")]
    outcome: Annotated[GameOutcome | None, Meta(description="The outcome of the game, rulings included; null while it runs or if it was aborted.")]
    rulings: Annotated[Sequence[SentRuling], Meta(description="The organiser's rulings, oldest first.")]
    server_time: Annotated[Time, Meta(description="The service's clock at this answer, to count deadlines by.")]
    text: Annotated[str, Meta(description="The view as plain text.")]
    asked: Annotated[Question | Absent | None, Meta(description="The question to this seat, with `words` only; null without a decision.")] = UNSET
    goal: Annotated[Sequence[Goal] | Absent, Meta(description="The goals of the game, with `words` only.")] = UNSET
    danger: Annotated[Sequence[Threat] | Absent, Meta(description="The dangers that end the game badly, and their progress, with `words` only.")] = UNSET
    hints: Annotated[Sequence[Hint] | Absent, Meta(description="Deductions from this seat's knowledge, with `words` only, at a table with hints.")] = UNSET
    scene: Annotated[Scene | Absent, Meta(description="The zones and their things, to draw the table, with `words` only.")] = UNSET


class SentOpening(JsonObject, frozen=True, kw_only=True):
    """A value, and the salt that opens its commitment."""

    value: Annotated[Any, Meta(description="The field's value, any JSON value.")]
    salt: Annotated[str, Meta(pattern="^([0-9a-f]{2})+$", description="The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.")]


class SentEntry(JsonObject, frozen=True, kw_only=True):
    """An event, with the information that one audience may have."""

    version: Version
    type: Annotated[str, Meta(pattern=r"^[a-z_-]+\.[a-z_]+$", description="The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games.")]
    at: Annotated[Time, Meta(description="Time at which the event happened, in UTC (RFC 3339).")]
    by: Annotated[SeatNumber | None, Meta(description="The seat whose command caused the event; null for none.")]
    data: Annotated[Mapping[str, Any], Meta(description="The public fields of the event.")]
    hidden: Annotated[Mapping[str, Digest], Meta(description="The commitments to all other fields of the event, by field.")]
    openings: Annotated[Mapping[str, SentOpening], Meta(description="The hidden fields that this audience may know, opened.")]
    digest: Annotated[Digest, Meta(description="Digest over this entry and the previous digest: the chain of the log.")]
    text: Annotated[str, Meta(description="The event as one line of text; the digest does not cover it.")]
    rule: RuleNumber
    learnt: Annotated[Mapping[str, Sequence[SeatNumber]] | Absent, Meta(description="The seats that know each hidden field, by field, with the viewpoint `all` only.")] = UNSET
    told: Annotated[Told | Absent, Meta(description="The event as a sentence for its reader, and the moves on the table, with `words` only.")] = UNSET


class FeedPage(JsonObject, frozen=True, kw_only=True):
    """A page of a game's events, with the information that one audience may have."""

    entries: Annotated[Sequence[SentEntry], Meta(description="The entries of the page by version, oldest first.")]
    after: Annotated[Count, Meta(description="The value of `after` in the request.")]
    head: Annotated[Count, Meta(description="The last version that this audience may read now.")]


class Acted(JsonObject, frozen=True, kw_only=True):
    """The events of a command, and the view after them."""

    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the last entry, which covers the log up to it.")]
    events: Annotated[Sequence[SentEntry] | Absent, Meta(description="The events as this seat may know them. Not with `Prefer: return=minimal`.")] = UNSET
    view: Annotated[View | Absent, Meta(description="The view after the events. Not with `Prefer: return=minimal`.")] = UNSET


class Checked(JsonObject, frozen=True, kw_only=True):
    """A command that was checked."""

    accepted: Annotated[bool, Meta(description="Whether the command would be accepted, always true: a refusal is a problem.")]
    title: Annotated[str, Meta(description="The label of the command's button.")]
    consequence: Annotated[str, Meta(description="The command's effect, in a sentence.")]
    grave: Annotated[bool, Meta(description="Whether to ask for confirmation before the command is sent.")]
