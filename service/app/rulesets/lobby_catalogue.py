"""Rulesets as the lobby shows them: table sizes with their options, and a sample table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from domain.kernel.errors import Malformed
from domain.kernel.ruleset.decider import decide_opening, fold
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, observe
from domain.kernel.state import AnyState

T = TypeVar("T")
Json = dict[str, Any]

PEOPLE = ("You", "Boris", "Clara", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Ines", "Jakob")
"""Names of a sample table's seats, and of bots."""


class Size(NamedTuple):
    """A number of players with the options it needs, and its automata."""

    players: int
    options: Json
    automata: int


@cache
def table_sizes(rules: AnyRuleset) -> tuple[Size, ...]:
    """The possible table sizes, each with as few options as needed."""
    low, high = rules.players
    return tuple(size for players in range(low, high + 1) for size in list(sizes_for(rules, players))[:1])


def sizes_for(rules: AnyRuleset, players: int) -> Iterator[Size]:
    """The sizes for this number of players, one per set of options."""
    for options in ({}, *single_options(rules)):
        try:
            yield Size(players, options, rules.seating(msgspec.convert(options, rules.options), players))
        except Malformed:
            continue


def single_options(rules: AnyRuleset) -> Iterator[Json]:
    """Each value of each enumerable option, in a set of its own."""
    schema = msgspec.json.schema(rules.options)
    for name, field in schema["$defs"][rules.options.__name__]["properties"].items():
        for value in field.get("enum", ()):
            yield {name: value}


class Sample(NamedTuple):
    """A table after a deal. events: of the deal; people: names by seat."""

    people: tuple[str, ...]
    events: tuple[Event, ...]
    state: AnyState


def deal_sample(rules: AnyRuleset) -> Sample:
    """A table of medium size after a deal. Deterministic."""
    size = table_sizes(rules)[len(table_sizes(rules)) // 2]
    people = (*PEOPLE[: size.players], *[rules.automaton] * size.automata)
    start = rules.initial(msgspec.convert(size.options, rules.options), len(people))
    events = decide_opening(rules, start, chance_by_name)
    return Sample(people, events, fold(rules, start, events))


def describe_sample(rules: AnyRuleset) -> list[str]:
    """The texts of a table after a deal, public and for its first seat, the titles of its scenes, and the line of each event of the deal."""
    people, events, dealt = deal_sample(rules)
    views = [line for mind in (None, dealt.minds[0]) for line in rules.words.describe(dealt.table, mind, people)]
    scenes = [rules.words.scene(dealt.table, minds, people) for minds in ((), dealt.minds[:1])]
    titles = [zone.title for scene in scenes for zone in scene.zones]
    return views + titles + [rules.words.line(observe(event, by).event, people) for event in events for by in (None, 0)]


def chance_by_name(source: str, support: Sequence[T]) -> T:
    """A `Chance` determined only by the source's name."""
    return support[len(source) % len(support)]
