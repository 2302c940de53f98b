"""JSON Schemas of a ruleset's table, mind and house: the ruleset's own parts of a view."""

from __future__ import annotations

from functools import cache
from threading import RLock
from typing import Any, NamedTuple

import msgspec

from domain.kernel.reflection.type_schemas import DRAFT, Naming, answer_schemas
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.lobby_catalogue import table_sizes

Json = dict[str, Any]

RESOLVING = RLock()
"""Held while schemas are made: msgspec resolves their types, and doing so in two threads at once crashes the process."""


class StatePart(NamedTuple):
    """A part of a game's state. name: of its component; kind: its type; fault: why its schema cannot be derived."""

    name: str
    kind: Any
    fault: str | None = None


@cache
def state_parts(rules: AnyRuleset) -> tuple[StatePart, StatePart, StatePart]:
    """Table, mind and house of a ruleset, from its smallest table. Never raises, even if a ruleset's own code does."""
    names = ("Table", "Mind", "House")
    try:
        size = table_sizes(rules)[0]
        state = rules.initial(msgspec.convert(size.options, rules.options), size.players + size.automata)
        kinds = (type(state.table), type(state.minds[0]), type(state.house))
    except Exception as error:
        table, mind, house = (StatePart(name, None, reason(error)) for name in names)
    else:
        table, mind, house = (part_or_fault(name, kind) for name, kind in zip(names, kinds, strict=True))
    return table, mind, house


def part_or_fault(name: str, kind: type[Any]) -> StatePart:
    """A part of this type, with the fault if it cannot be described."""
    try:
        answer_schemas([kind])
    except Exception as error:
        return StatePart(name, kind, reason(error))
    return StatePart(name, kind)


def reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def state_schema(part: StatePart) -> Json:
    """The JSON Schema of a part; of any object if it cannot be derived."""
    if part.fault is not None:
        return {"$schema": DRAFT, "type": "object", "description": "Its schema cannot be derived from its type."}
    return answer_schemas([part.kind], Naming({part.kind: part.name})).document


def faults_of_state(rules: AnyRuleset) -> list[str]:
    """Reasons why parts of a ruleset's views have no schema of their own, in clauses."""
    return [
        f"the schema of its {each.name.lower()} cannot be derived: {each.fault}"
        for each in state_parts(rules)
        if each.fault
    ]
