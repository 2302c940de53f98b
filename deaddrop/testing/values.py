"""Random values of a declared type, as from a client that has the schema but not the rules."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, Any

import msgspec

from domain.kernel.errors import Malformed
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset

KEPT = 0.75
"""The share of random games that keep an option's default."""


def value(kind: Any, rng: Random) -> Any:
    """A JSON value that a type admits."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        return rng.randint(*bounds(arguments[1:])) if arguments[0] is int else value(arguments[0], rng)
    if origin is typing.Literal:
        return rng.choice(arguments)
    if origin in (typing.Union, types.UnionType):
        return value(rng.choice(arguments), rng)
    if origin is tuple and arguments[-1] is Ellipsis:
        return [value(arguments[0], rng) for _ in range(rng.randrange(4))]
    if origin is tuple:
        return [value(each, rng) for each in arguments]
    if kind is type(None):
        return None
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.randint(*bounds(()))
    if kind is str:
        return rng.choice(("", "x", "ACE"))
    return fields(kind, rng, kept=0.3)


def bounds(notes: Sequence[Any]) -> tuple[int, int]:
    """The least and the greatest whole number to draw: -1 and 7, or the limits that the notes of a type set."""
    limits = [each for each in notes if isinstance(each, msgspec.Meta)]
    lows = [each.ge for each in limits if each.ge is not None] + [each.gt + 1 for each in limits if each.gt is not None]
    highs = [each.le for each in limits if each.le is not None] + [each.lt - 1 for each in limits if each.lt is not None]
    low = int(max(lows, default=-1))
    return low, int(min(highs, default=low + 8))


def fields(kind: type[msgspec.Struct], rng: Random, *, kept: float) -> dict[str, Any]:
    """An object of a struct type. kept: the share of fields with a default that are left out."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {
        each.name: value(hints[each.name], rng)
        for each in msgspec.structs.fields(kind)
        if each.required or rng.random() >= kept
    }


def body(kind: type[Command], rng: Random) -> dict[str, Any]:
    """A random body for a command that fits its schema."""
    return {"type": kind.__struct_config__.tag, **fields(kind, rng, kept=0.5)}


def options(
    rules: AnyRuleset, players: int, rng: Random, drawn: Mapping[str, Sequence[Any]] | None = None
) -> msgspec.Struct:
    """Table options that seat this many players. drawn: values to draw from, for options that are always drawn."""
    while True:
        always = {name: rng.choice(possible) for name, possible in (drawn or {}).items()}
        made = msgspec.convert(fields(rules.options, rng, kept=KEPT) | always, rules.options)
        if seats(rules, made, players):
            return made


def seats(rules: AnyRuleset, made: msgspec.Struct, players: int) -> int:
    """Number of seats of the table, or 0 if these options do not seat that many players."""
    try:
        return players + rules.seating(made, players)
    except Malformed:
        return 0
