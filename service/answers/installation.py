"""The installation: rulesets, keys, signed heads and statements, health."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from domain.kernel.words.guide import Guide
from domain.kernel.words.phrases import Kind, Term
from service.answers.values import (
    Digest,
    GameId,
    JsonObject,
    KeyId,
    NextCursor,
    OnlyPage,
    Ordinal,
    RuleNumber,
    RulesName,
    RulesVersion,
    SignatureText,
    Time,
    Version,
    ViewpointText,
    words,
)


class PlayerRange(JsonObject, frozen=True, kw_only=True):
    """Seats for people and bots."""

    min: Annotated[Ordinal, Meta(description="The fewest seats, over all options.")]
    max: Annotated[Ordinal, Meta(description="The most seats, over all options.")]


class SelfLink(JsonObject, frozen=True, kw_only=True):
    """Links of the ruleset."""

    self: Annotated[str, Meta(description="The URL of the ruleset with its schemas and rules.")]


class RulesetSummary(JsonObject, frozen=True, kw_only=True):
    """A ruleset, in short."""

    name: RulesName
    version: RulesVersion
    title: Annotated[str, Meta(description="The game's title.")]
    blurb: Annotated[str, Meta(description="A description of the game in a sentence or two.")]
    players: PlayerRange
    links: SelfLink


class RulesetPage(JsonObject, frozen=True, kw_only=True):
    """The installed rulesets."""

    items: Annotated[Sequence[RulesetSummary], Meta(description="The rulesets, by name.")]
    next: OnlyPage


class RulesetBot(JsonObject, frozen=True, kw_only=True):
    """A bot that plays this game."""

    name: Annotated[str, Meta(description="The value for `bot` of a seat in a new game.")]
    summary: Annotated[str, Meta(description="A description of the bot's play, in a sentence.")]


class CommandKind(JsonObject, frozen=True, kw_only=True):
    """A command of this game."""

    type: Annotated[str, Meta(description="The command's `type` in a request.")]
    title: Annotated[str, Meta(description="The label of the command's button.")]
    summary: Annotated[str, Meta(description="The command's effect, in a sentence.")]
    answers_decision: Annotated[bool, Meta(description="Whether the command needs `If-Match`.")]
    schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema (2020-12) of the command.")]


class EventKind(JsonObject, frozen=True, kw_only=True):
    """An event of this game."""

    type: Annotated[str, Meta(description="The event's `type`.")]
    summary: Annotated[str, Meta(description="The meaning of the event, in a sentence.")]
    rule: RuleNumber
    data_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema of the event's `data`.")]
    secret_fields: Annotated[Sequence[str], Meta(description="Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience.")]
    openings_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema of the openings' values.")]


class SentRuleset(RulesetSummary, frozen=True, kw_only=True):
    """A ruleset, in full."""

    versions: Annotated[Sequence[Ordinal], Meta(description="The installed versions, ascending. New games use the last; a game keeps the version that it was created with.")]
    automaton: Annotated[str, Meta(description="The name of the automaton, a seat that the rules play.")]
    bots: Annotated[Sequence[RulesetBot], Meta(description="The available bots.")]
    options_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema (2020-12) of the table options.")]
    deal_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema (2020-12) of stated deals.")]
    table_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema of a view's `table`.")]
    mind_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema of a view's `mind`, and of each of its `minds`.")]
    house_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema of a view's `house`.")]
    commands: Annotated[Sequence[CommandKind], Meta(description="All commands; a view's `offers` list the legal ones.")]
    events: Annotated[Sequence[EventKind], Meta(description="All events, including those common to all games.")]
    components: Annotated[Mapping[str, Any], Meta(description="The game's components as data: boards, cards, charts, glossaries. Its members are the ruleset's own; empty if views and schemas suffice. A table's options may add components, which its views hold in `table.options`.")]
    kinds: Annotated[Mapping[str, Kind], Meta(description="The kinds of cards and pieces in scenes, by name; empty if their names suffice.")]
    terms: Annotated[Mapping[str, Term], Meta(description="Terms of the game, with their definitions.")]
    guide: Annotated[Guide | None, Meta(description="An introduction to the game: a primer, its options in sentences, and a lesson with a stated deal; null if the ruleset has none.")]
    rules: Annotated[str | None, Meta(description="The rules, in Markdown.")]


class SentEvidence(JsonObject, frozen=True, kw_only=True):
    """A signed statement of the view that an audience was shown."""

    game: GameId
    viewpoint: ViewpointText
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the event of this version.")]
    view_sha256: Annotated[Digest, Meta(description="SHA-256 of the bytes of the view, hexadecimal.")]
    key: KeyId
    signature: SignatureText


class SentArbiterRead(JsonObject, frozen=True, kw_only=True):
    """A version that the arbiter read from another viewpoint than the public's."""

    version: Version
    viewpoint: ViewpointText
    at: Annotated[Time, Meta(description="Time at which the version was first read, in UTC (RFC 3339).")]


class ArbiterReadPage(JsonObject, frozen=True, kw_only=True):
    """A page of an arbiter's reads."""

    items: Annotated[Sequence[SentArbiterRead], Meta(description="The reads of the page by version, lowest first.")]
    next: NextCursor


class SentCheckpoint(JsonObject, frozen=True, kw_only=True):
    """The signed head of a game."""

    game: GameId
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the event of this version.")]
    key: KeyId
    signature: SignatureText


class SigningKey(JsonObject, frozen=True, kw_only=True):
    """A public key that verifies checkpoints."""

    id: KeyId
    algorithm: Annotated[str, words("Ed25519"), Meta(description="The signature algorithm.")]
    public_key: Annotated[str, Meta(pattern="^[A-Za-z0-9+/]{43}=$", description="The public key: 32 bytes, base64.")]
    vkey: Annotated[str, Meta(pattern=r"^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$", description="The key in the format of signed notes (C2SP).")]
    created: Annotated[Time, Meta(description="Time at which the key was made, in UTC (RFC 3339).")]
    active: Annotated[bool, Meta(description="Whether the key signs now.")]


class SigningKeyPage(JsonObject, frozen=True, kw_only=True):
    """The public keys of this installation."""

    items: Annotated[Sequence[SigningKey], Meta(description="The keys, newest first.")]
    next: OnlyPage


class SentHealth(JsonObject, frozen=True, kw_only=True):
    """The answer of a process that is alive."""

    status: Annotated[str, words("ok"), Meta(description="The state of the process, always `ok`: an unhealthy process does not answer.")]


class Readiness(JsonObject, frozen=True, kw_only=True):
    """The state of the service, if games can be read and written."""

    status: Annotated[str, words("ok", "degraded"), Meta(description="The state of the service: `ok` if all is well; `degraded` if people can play, but a part is late.")]
    store: Annotated[str, words("ok"), Meta(description="The state of the store, always `ok`: without its store the service answers with a problem.")]
    jobs: Annotated[str, words("ok", "down"), Meta(description="Whether the jobs server answers; without it, people can play, bots cannot.")]
    automation: Annotated[str, words("ok", "late"), Meta(description="The state of bots' turns: `late` if a bot's turn has been due for more than 30 s.")]
    lobby: Annotated[str, words("ok", "late"), Meta(description="The state of the lobby: `late` if it is more than 30 s behind the feeds.")]
    reveals: Annotated[str, words("ok", "missing"), Meta(description="The state of revealed seeds: `missing` if a game has been over for a minute and its seed was not revealed.")]
    games_log: Annotated[str, words("ok", "late", "none"), Meta(description="The state of the log of games: `late` if a head has waited for more than a minute to be logged; `none` without a log.")]
