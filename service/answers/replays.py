"""Replays and their frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, field

from domain.kernel.words.phrases import Goal, Hint, Question, Threat, Told
from domain.kernel.words.scene import Scene
from service.answers.games import GameOutcome, RulesetName, SentEventPlace, SentRuling
from service.answers.luck import SentLuck
from service.answers.play import OpenDecision, OwnDecision, SentClock, SentOffer, SentOpening, SentPause
from service.answers.values import (
    Absent,
    Count,
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
    words,
)

Pixels = Annotated[Ordinal, Meta(description="Size in pixels.")]


class Embedded(JsonObject, frozen=True, kw_only=True):
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


class SentReplayShared(JsonObject, frozen=True, kw_only=True):
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
    event_table: Annotated[SentEventPlace | None, Meta(description="The place of the game in an event, if names are shown and the table is public; else null.")]
    links: ReplayLinks


class FrameEvent(JsonObject, frozen=True, kw_only=True):
    """The entry of this version in the log, with the information that the viewpoint may have."""

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
    withheld: Annotated[bool, Meta(description="Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this entry: the id of another game; the seed, unless everything is shown to the end; with masked names, texts of people.")]
    turning: Annotated[bool, Meta(description="Whether the event is a turning point.")]
    knew: Annotated[Sequence[str] | Absent, Meta(description="The field `learnt` as text, with the viewpoint `all` only.")] = UNSET


class SentFrame(JsonObject, frozen=True, kw_only=True):
    """The view at one version, and the event that led to it."""

    format: Annotated[Ordinal, Meta(description="Version of the format of views, which rises when their content or text changes.")]
    game: Annotated[ReplayId, Meta(description="The replay's id, which does not reveal the game.")]
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
    drawn: Annotated[Sequence[str] | Absent, Meta(description="The possessions of each seat as text, with the viewpoint `all` only.")] = UNSET
    event: FrameEvent


class FramePage(JsonObject, frozen=True, kw_only=True):
    """A page of frames."""

    items: Annotated[Sequence[SentFrame], Meta(description="The frames of the page by version, oldest first.")]
    next: Annotated[Annotated[str, Meta(pattern="^[0-9]+$")] | None, Meta(description="The value of `from` for the next page.")]
