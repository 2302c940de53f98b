"""Installed rulesets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from domain.kernel.words.guide import Guide
from domain.kernel.words.phrases import Kind, Term
from service.answers.values import JsonObject, OnlyPage, Ordinal, RuleNumber, RulesName, RulesVersion


class PlayerRange(JsonObject, frozen=True, kw_only=True):
    """Seats for people and bots."""

    min: Annotated[Ordinal, Meta(description="The fewest seats, over all options.")]
    max: Annotated[Ordinal, Meta(description="The most seats, over all options.")]


class SelfLink(JsonObject, frozen=True, kw_only=True):
    """Links of the ruleset."""

    self: Annotated[str, Meta(description="The URL of the ruleset with its schemas and rules.")]


class RulesetShort(JsonObject, frozen=True, kw_only=True):
    """A ruleset, in short."""

    name: RulesName
    version: RulesVersion
    title: Annotated[str, Meta(description="The game's title.")]
    blurb: Annotated[str, Meta(description="A description of the game in a sentence or two.")]
    players: PlayerRange
    links: SelfLink


class RulesetPage(JsonObject, frozen=True, kw_only=True):
    """The installed rulesets."""

    items: Annotated[Sequence[RulesetShort], Meta(description="The rulesets, by name.")]
    next: OnlyPage


class SentBot(JsonObject, frozen=True, kw_only=True):
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

    type: Annotated[str, Meta(description="The `type` of the event's entries.")]
    summary: Annotated[str, Meta(description="The meaning of the event, in a sentence.")]
    rule: RuleNumber
    data_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema of an entry's `data`.")]
    secret_fields: Annotated[Sequence[str], Meta(description="Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience.")]
    openings_schema: Annotated[Mapping[str, Any], Meta(description="The JSON Schema of the openings' values.")]


class SentRuleset(RulesetShort, frozen=True, kw_only=True):
    """A ruleset, in full."""

    versions: Annotated[Sequence[Ordinal], Meta(description="The installed versions, ascending. New games use the last; a game keeps the version that it was created with.")]
    automaton: Annotated[str, Meta(description="The name of the automaton, a seat that the rules play.")]
    bots: Annotated[Sequence[SentBot], Meta(description="The available bots.")]
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
