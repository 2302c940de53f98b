"""Views, feeds and answers to commands; the randomness protocol; replays and their frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, field

from domain.kernel.words.phrases import Advice, Field, Goal, Hint, Question, Threat, Told
from domain.kernel.words.scene import Scene
from service.answers.games import GameOutcome, PlannedClock, RulesetName, SentRuling, SentTournamentPlace
from service.answers.values import (
    Absent,
    Count,
    DecisionId,
    DecisionKind,
    Digest,
    GameId,
    JsonObject,
    Ordinal,
    ReplayId,
    RuleNumber,
    SeatKind,
    SeatName,
    SeatNumber,
    StatusWord,
    Time,
    Version,
    ViewpointText,
    component,
    words,
)


class LuckMoment(JsonObject, frozen=True, kw_only=True):
    """An event of the randomness protocol."""

    digest: Digest
    version: Version


class LuckRound(JsonObject, frozen=True, kw_only=True):
    """A round of public entropy."""

    chain: Digest
    round: Annotated[Ordinal, Meta(description="The round's number.")]


class SentLuck(JsonObject, frozen=True, kw_only=True):
    """The randomness protocol before the deal; null in games dealt from their seed alone."""

    awaits: Annotated[Sequence[SeatNumber], Meta(description="Seats whose nonces are awaited.")]
    closed: Annotated[LuckMoment | None, Meta(description="The event that closed the commitments.")]
    commits: Annotated[Sequence[Annotated[Digest | None, Meta(description="SHA-256 digest, hexadecimal.")]], Meta(description="The commitments to nonces, by seat: each the SHA-256 of a nonce.")]
    drawn: Annotated[LuckMoment | None, Meta(description="The event after which no nonce is accepted.")]
    given: Annotated[Sequence[bool], Meta(description="Whether the seat's nonce is revealed, by seat.")]
    nonces: Annotated[str, words("asked", "required", "none", name="LuckNonces"), Meta(description="Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.")]
    public: Annotated[str | None, words("drand", None, name="LuckPublic"), Meta(description="Public entropy after the last nonce.")]
    round: Annotated[LuckRound | None, Meta(description="The awaited round of public entropy.")]
    silent: Annotated[Sequence[SeatNumber], Meta(description="Seats that did not reveal their nonces.")]
    state: Annotated[str, words("open", "closed", "drawn", "playing", "cancelled"), Meta(description="The state of the randomness protocol.")]
    until: Annotated[Time | None, Meta(description="Deadline of the nonces; null if no time runs.")]
    wait_s: Annotated[Ordinal, Meta(description="Seconds to wait for the nonces.")]


class LuckResult(JsonObject, frozen=True, kw_only=True):
    """The randomness protocol after the request."""

    version: Version
    digest: Digest
    luck: Annotated[SentLuck | None, Meta(description="The randomness protocol, as in the view.")]


class OwnDecision(JsonObject, frozen=True, kw_only=True):
    """The decision that this seat owes."""

    deadline: Annotated[Time | None, Meta(description="Time of the rules or the table's clock after which an answer is too late; null if no time runs.")]
    default: Annotated[Mapping[str, Any], component("Command"), Meta(description="The answer that is given if this seat gives none.")]
    id: DecisionId
    kind: DecisionKind


class SentOffer(JsonObject, frozen=True, kw_only=True):
    """A form of command that is legal now."""

    at: Annotated[str | Absent | None, Meta(description="The zone, or the thing in a zone, that stands for the command, with `words` only; null: none.")] = UNSET
    consequence: Annotated[str | Absent, Meta(description="The command's effect in a sentence, with `words` only.")] = UNSET
    exact: Annotated[bool, Meta(description="Whether every instance of the schema will be accepted.")]
    fields: Annotated[Mapping[str, Field] | Absent, Meta(description="The fields of the command by name, with `words` only.")] = UNSET
    grave: Annotated[bool | Absent, Meta(description="Whether to ask for confirmation before the command is sent, with `words` only.")] = UNSET
    rule: Annotated[str, Meta(description="The rule that allows the command.")]
    schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.")]
    summary: Annotated[str, Meta(description="The command's effect, in a sentence.")]
    title: Annotated[str, Meta(description="The label of the command's button.")]
    type: Annotated[str, Meta(description="The command's `type`, to send.")]


class SentWithheld(JsonObject, frozen=True, kw_only=True):
    """An answer to the seat's decision that cannot be given now, or one value of it, with the reason."""

    field: Annotated[str | None, Meta(description="The field whose value cannot be given; null: the whole command cannot be given.")]
    reason: Annotated[str, Meta(description="The reason, as a clause without a full stop; a refusal of the command says the same.")]
    rule: Annotated[str, Meta(description="The rule that the reason follows from.")]
    title: Annotated[str, Meta(description="The label of the command's button, or of the value.")]
    type: Annotated[str, Meta(description="The command's `type`.")]
    value: Annotated[Any, Meta(description="The field's value, any JSON value; null for the whole command.")]


class SeatClock(JsonObject, frozen=True, kw_only=True):
    """The time of one seat."""

    absent: Annotated[bool, Meta(description="Whether the seat's player is absent; the command `return` ends the absence.")]
    bank_ms: Annotated[Count, Meta(description="Milliseconds in the seat's bank when its open decision opened.")]
    deadline: Annotated[Time | None, Meta(description="Time at which the seat's time, bank included, is used up and the default is played.")]
    seat: SeatNumber
    since: Annotated[Time | None, Meta(description="Time at which the clock of the seat's open decision started; null if no time runs.")]
    strikes: Annotated[Count, Meta(description="Number of strikes of the clock in a row.")]


class SentTableClock(PlannedClock, frozen=True, kw_only=True):
    """The clock of a table: its plan, and the time of each seat."""

    seats: Annotated[Sequence[SeatClock], Meta(description="The clock of each seat, by seat.")]


class TablePause(JsonObject, frozen=True, kw_only=True):
    """The pause of the table; absent without one. No move is accepted from `since` to `until`."""

    after: Annotated[Sequence[str], Meta(description="Ids of the decisions that must be answered before the pause begins.")]
    since: Annotated[Time | None, Meta(description="Time at which the pause began; null while it waits for the decisions in `after`.")]
    until: Annotated[Time, Meta(description="Time at which the pause ends at the latest, in UTC (RFC 3339).")]


class OpenDecision(JsonObject, frozen=True, kw_only=True):
    """A decision that is open."""

    kind: DecisionKind
    seat: SeatNumber


class TimelessView(JsonObject, frozen=True, kw_only=True):
    """A view without the service's clock. Its bytes are signed: members by name, as those of all objects in it."""

    advice: Annotated[Sequence[Advice] | Absent, Meta(description="Sentences that help this seat to answer its question, with `words` only.")] = UNSET
    asked: Annotated[Question | Absent | None, Meta(description="The question to this seat, with `words` only; null without a decision.")] = UNSET
    clock: Annotated[SentTableClock | Absent, Meta(description="The table's clock; absent without one.")] = UNSET
    danger: Annotated[Sequence[Threat] | Absent, Meta(description="The dangers that end the game badly, and their progress, with `words` only.")] = UNSET
    decision: Annotated[OwnDecision | None, Meta(description="The decision that this seat owes; null for none.")]
    decisions: Annotated[Sequence[OpenDecision], Meta(description="The open decisions of all seats.")]
    format: Annotated[Ordinal, Meta(description="Version of the format of views, which rises when their content or text changes.")]
    game: GameId
    goal: Annotated[Sequence[Goal] | Absent, Meta(description="The goals of the game, with `words` only.")] = UNSET
    hints: Annotated[Sequence[Hint] | Absent, Meta(description="Deductions from this seat's knowledge, with `words` only, at a table with hints.")] = UNSET
    house: Annotated[Mapping[str, Any] | Absent, Meta(description="The state that no seat knows, with the viewpoint `all` only.")] = UNSET
    luck: Annotated[SentLuck | None, Meta(description="The randomness protocol before the deal; null in games dealt from their seed alone.")]
    mind: Annotated[Mapping[str, Any] | None, Meta(description="The seat's knowledge beyond the table.")]
    minds: Annotated[Sequence[Mapping[str, Any]] | Absent, Meta(description="The knowledge of each seat, with the viewpoint `all` only.")] = UNSET
    offers: Annotated[Sequence[SentOffer], Meta(description="The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.")]
    outcome: Annotated[GameOutcome | None, Meta(description="The outcome of the game, rulings included; null while it runs or if it was aborted.")]
    pause: TablePause | Absent = UNSET
    ruleset: RulesetName
    rulings: Annotated[Sequence[SentRuling], Meta(description="The organiser's rulings, oldest first.")]
    scene: Annotated[Scene | Absent, Meta(description="The zones and their things, to draw the table, with `words` only.")] = UNSET
    status: StatusWord
    table: Annotated[Mapping[str, Any] | None, Meta(description="The public state, in the ruleset's own terms; null until the deal.")]
    text: Annotated[str, Meta(description="The view as plain text.")]
    version: Version
    viewpoint: ViewpointText
    withheld: Annotated[Sequence[SentWithheld] | Absent, Meta(description="The answers to this seat's decision that cannot be given now, each with its reason, with `words` only.")] = UNSET


class View(TimelessView, frozen=True, kw_only=True):
    """The game's state as one audience may see it."""

    server_time: Annotated[Time, Meta(description="The service's clock at this answer, to count deadlines by.")]


class CommitmentOpening(JsonObject, frozen=True, kw_only=True):
    """A value, and the salt that opens its commitment."""

    value: Annotated[Any, Meta(description="The field's value, any JSON value.")]
    salt: Annotated[str, Meta(pattern="^([0-9a-f]{2})+$", description="The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.")]


class SeenEvent(JsonObject, frozen=True, kw_only=True):
    """What feeds and frames show of an event."""

    at: Annotated[Time, Meta(description="Time at which the event happened, in UTC (RFC 3339).")]
    by: Annotated[SeatNumber | None, Meta(description="The seat whose command caused the event; null for none.")]
    data: Annotated[Mapping[str, Any], Meta(description="The public fields of the event.")]
    digest: Annotated[Digest, Meta(description="Digest over this event and the previous digest: the chain of the log.")]
    hidden: Annotated[Mapping[str, Digest], Meta(description="The commitments to all other fields of the event, by field.")]
    learnt: Annotated[Mapping[str, Sequence[SeatNumber]] | Absent, Meta(description="The seats that know each hidden field, by field, with the viewpoint `all` only.")] = UNSET
    openings: Annotated[Mapping[str, CommitmentOpening], Meta(description="The hidden fields that this audience may know, opened.")]
    rule: RuleNumber
    text: Annotated[str, Meta(description="The event as one line of text; the digest does not cover it.")]
    told: Annotated[Told | Absent, Meta(description="The event as a sentence for its reader, and the moves on the table, with `words` only.")] = UNSET
    type: Annotated[str, Meta(pattern=r"^[a-z_-]+\.[a-z_]+$", description="The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games.")]


class SentEvent(SeenEvent, frozen=True, kw_only=True):
    """An event, with the information that one audience may have."""

    version: Version


class DecisionRef(JsonObject, frozen=True, kw_only=True):
    """The decision that is open, as in the view."""

    id: DecisionId
    kind: DecisionKind


class DecisionOpen(JsonObject, frozen=True, kw_only=True):
    """The reader's own seat has to decide: its view has the decision and its offers. Streams of a running game send it for a seat's token, to its
    own viewpoint, after all events so far: as the data of `event: decision.open` (SSE), or as a line (NDJSON). It is no event of the
    log, and has no version and no id.
    """

    type: Annotated[str, words("decision.open"), Meta(description="The kind of item.")]
    seat: SeatNumber
    decision: DecisionRef


class EventPage(JsonObject, frozen=True, kw_only=True):
    """A page of a game's events, with the information that one audience may have."""

    events: Annotated[Sequence[SentEvent], Meta(description="The events of the page by version, oldest first.")]
    after: Annotated[Count, Meta(description="The value of `after` in the request.")]
    head: Annotated[Count, Meta(description="The last version that this audience may read now.")]


class SentCommandResult(JsonObject, frozen=True, kw_only=True):
    """The events of a command, and the view after them."""

    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the last event, which covers the log up to it.")]
    events: Annotated[Sequence[SentEvent] | Absent, Meta(description="The events as this seat may know them. Not with `Prefer: return=minimal`.")] = UNSET
    view: Annotated[View | Absent, Meta(description="The view after the events. Not with `Prefer: return=minimal`.")] = UNSET


class CommandCheck(JsonObject, frozen=True, kw_only=True):
    """A command that was checked."""

    accepted: Annotated[bool, Meta(description="Whether the command would be accepted, always true: a refusal is a problem.")]
    title: Annotated[str, Meta(description="The label of the command's button.")]
    consequence: Annotated[str, Meta(description="The command's effect, in a sentence.")]
    grave: Annotated[bool, Meta(description="Whether to ask for confirmation before the command is sent.")]


Pixels = Annotated[Ordinal, Meta(description="Size in pixels.")]


class PageEmbed(JsonObject, frozen=True, kw_only=True):
    """The embedding of a page (oEmbed 1.0)."""

    type: Annotated[str, words("rich", "link"), Meta(description="The type of embedding: `rich`: as a frame; `link`: by its title.")]
    version: Annotated[str, words("1.0"), Meta(description="The version of oEmbed.")]
    title: Annotated[str, Meta(description="The page's title.")]
    provider_name: Annotated[str, Meta(description="The name of this service.")]
    provider_url: Annotated[str, Meta(description="Address of this service.")]
    cache_age: Annotated[Count, Meta(description="Seconds for which this answer may be cached.")]
    html: Annotated[str | Absent, Meta(description="The HTML of the frame, for type `rich`.")] = UNSET
    width: Annotated[Ordinal | Absent, Meta(description="Size in pixels.")] = UNSET
    height: Annotated[Ordinal | Absent, Meta(description="Size in pixels.")] = UNSET
    thumbnail_url: Annotated[str | Absent, Meta(description="URL of a picture, if it fits the requested size.")] = UNSET
    thumbnail_width: Annotated[Ordinal | Absent, Meta(description="Size in pixels.")] = UNSET
    thumbnail_height: Annotated[Ordinal | Absent, Meta(description="Size in pixels.")] = UNSET


class CreatedReplay(JsonObject, frozen=True, kw_only=True):
    """A link to a replay."""

    id: ReplayId
    url: Annotated[str, Meta(description="Address of the page that shows the replay.")]


class ReplaySeat(JsonObject, frozen=True, kw_only=True):
    """A seat of the replay."""

    seat: SeatNumber
    kind: SeatKind
    name: SeatName


class ReplayViewpoint(JsonObject, frozen=True, kw_only=True):
    """A viewpoint from which the replay may be seen."""

    viewpoint: ViewpointText
    name: Annotated[str, Meta(description="The viewpoint's label, for a list of choices.")]


class ReplayLinks(JsonObject, frozen=True, kw_only=True):
    """Links of the replay."""

    self: Annotated[str, Meta(description="The URL of the replay.")]
    frames: Annotated[str, Meta(description="The URL of the replay's frames, version by version.")]
    card: Annotated[str, Meta(description="The URL of the poster of the link's preview; with `v` the poster of a version.")]
    page: Annotated[str, Meta(description="The URL of the page that shows the replay.")]
    forks: Annotated[str | None, Meta(description="The URL to post a fork from one of its versions; null if there is none.")]


class SentReplay(JsonObject, frozen=True, kw_only=True):
    """A replay's description."""

    id: ReplayId
    url: Annotated[str, Meta(description="Address of the page that shows the replay.")]
    ruleset: RulesetName
    title: Annotated[str, Meta(description="The game's title.")]
    viewpoint: ViewpointText
    from_: Version = field(name="from")
    to: Annotated[Ordinal | None, Meta(description="The last version; null if spoilers hide it.")]
    length: Annotated[Count | None, Meta(description="Number of frames; null if spoilers hide it.")]
    spoilers: Annotated[str, words("none", "end", "all"), Meta(description="Information that is revealed in advance.")]
    names: Annotated[str, words("shown", "masked"), Meta(description="Whether seats' names are shown.")]
    expires: Annotated[Time | None, Meta(description="Time at which the link expires, in UTC (RFC 3339); null: never.")]
    seats: Annotated[Sequence[ReplaySeat], Meta(description="The seats in playing order.")]
    outcome: Annotated[GameOutcome | None, Meta(description="The outcome at the last version; null if spoilers hide it.")]
    viewpoints: Annotated[Sequence[ReplayViewpoint], Meta(description="The viewpoints that the link allows, its own first. A link that shows everything allows every viewpoint.")]
    game: Annotated[GameId | None, Meta(description="The game's id, if the link shows all of it and the lobby lists it; else null.")]
    tournament_table: Annotated[SentTournamentPlace | None, Meta(description="The place of the game in a tournament, if names are shown and the table is public; else null.")]
    links: ReplayLinks


class ReplayFrameEvent(SeenEvent, frozen=True, kw_only=True):
    """The event of this version, with the information that the viewpoint may have."""

    withheld: Annotated[bool, Meta(description="Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this event: the id of another game; the seed, unless everything is shown to the end; with masked names, texts of people.")]
    turning: Annotated[bool, Meta(description="Whether the event is a turning point.")]
    knew: Annotated[Sequence[str] | Absent, Meta(description="The field `learnt` as text, with the viewpoint `all` only.")] = UNSET


class ReplayFrame(View, frozen=True, kw_only=True):
    """The view at one version, and the event that led to it."""

    game: Annotated[ReplayId, Meta(description="The replay's id, which does not reveal the game.")]
    drawn: Annotated[Sequence[str] | Absent, Meta(description="The possessions of each seat as text, with the viewpoint `all` only.")] = UNSET
    event: ReplayFrameEvent


class ReplayFramePage(JsonObject, frozen=True, kw_only=True):
    """A page of frames."""

    items: Annotated[Sequence[ReplayFrame], Meta(description="The frames of the page by version, oldest first.")]
    next: Annotated[Annotated[str, Meta(pattern="^[0-9]+$")] | None, Meta(description="The value of `from` for the next page.")]
