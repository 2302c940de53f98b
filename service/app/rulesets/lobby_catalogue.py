"""The games on offer as a lobby shows them: for how many, with which options, and what their table looks like."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from domain.kernel.decider import decide_opening, fold
from domain.kernel.errors import Malformed
from domain.kernel.ruleset import AnyRuleset
from service.pictures.table_layout import wide_picture

T = TypeVar("T")
Json = dict[str, Any]

PEOPLE = ("You", "Boris", "Clara", "Dmitri", "Elena", "Felix", "Greta", "Hugo", "Ines", "Jakob")
"""What the seats of a sample table are called, and bots."""


class Size(NamedTuple):
    """A number of players, the options that it takes, and the automata that sit with them."""

    players: int
    options: Json
    automata: int


@cache
def table_sizes(rules: AnyRuleset) -> tuple[Size, ...]:
    """The tables that one can open, with as few options as they take."""
    low, high = rules.players
    return tuple(size for players in range(low, high + 1) for size in list(sizes_for(rules, players))[:1])


def sizes_for(rules: AnyRuleset, players: int) -> Iterator[Size]:
    """The tables for so many, by options."""
    for options in ({}, *single_options(rules)):
        try:
            yield Size(players, options, rules.seating(msgspec.convert(options, rules.options), players))
        except Malformed:
            continue


def single_options(rules: AnyRuleset) -> Iterator[Json]:
    """Every choice of one option that has a few values."""
    schema = msgspec.json.schema(rules.options)
    for name, field in schema["$defs"][rules.options.__name__]["properties"].items():
        for value in field.get("enum", ()):
            yield {name: value}


@cache
def draw_sample(rules: AnyRuleset) -> str:
    """A picture of the table after a deal, the same whenever it is drawn."""
    size = table_sizes(rules)[len(table_sizes(rules)) // 2]
    people = [*PEOPLE[: size.players], *[rules.automaton] * size.automata]
    start = rules.initial(msgspec.convert(size.options, rules.options), len(people))
    dealt = fold(rules, start, decide_opening(rules, start, fixed_chance))
    sketch = rules.sketch(dealt.table, dealt.minds[:1], people)
    awaited = tuple(rules.decisions(dealt.table))
    return wide_picture(replace(sketch, awaited=awaited), rules.title, "dealt", "You are in front", rules.blurb)


def fixed_chance(source: str, support: Sequence[T]) -> T:
    """Luck that hangs on the name of what is drawn alone."""
    return support[len(source) % len(support)]
