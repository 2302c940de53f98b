"""Sentences on verdicts, made from facts by a table that the JavaScript verifier reads too.

The table (`service/web/static/verify/sentences.mjs`) has for each kind of file and each verdict its groups of
sentences. A sentence has the tests that must hold, a template, and the path of a list if it is repeated for each of its
items. A test is a path, true unless its value is empty; or `path=text`, or `path=~path`; `!` before it negates it. In a
template `{path|filter:with}` is a value, and `{@phrase}` the first template of that name whose tests hold.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from typing import Any

from domain.kernel.ledger import canonical
from domain.kernel.text.event_text import and_list
from domain.kernel.text.written_text import LONGEST_NAME, to_escaped

Facts = dict[str, Any]
FIELD = re.compile(r"\{([^}]*)\}")


@cache
def sentence_table() -> dict[str, Any]:
    """The table, which is JSON between the words of a module."""
    held = resources.files("service.web").joinpath("static/verify/sentences.mjs").read_text(encoding="utf-8")
    table: dict[str, Any] = json.loads(held.removeprefix("export default").rstrip().removesuffix(";"))
    return table


def sentences(kind: str, facts: Facts) -> Iterator[str]:
    """The sentences on facts with a `verdict`. kind: `game`, `event` or `series`; facts: JSON values."""
    table = sentence_table()
    for group in table["groups"][kind][facts["verdict"]]:
        for tests, template, *each in table["sentences"][group]:
            for scope in items_of(each[0], facts) if each else (facts,):
                if holds(tests, scope):
                    yield fill(template, scope)


def items_of(path: str, facts: Facts) -> Iterator[Facts]:
    """The facts with each item of a list as `each`."""
    for each in as_list(look_up(path, facts)):
        yield {**facts, "each": each}


def holds(tests: str, facts: Facts) -> bool:
    return all(holds_one(each, facts) for each in tests.split(", ") if each)


def holds_one(test: str, facts: Facts) -> bool:
    asked = test.removeprefix("!")
    path, compared, wanted = (asked, "", "") if "|" in asked else asked.partition("=")
    value = value_of(path, facts)
    if wanted.startswith("~"):
        wanted = to_text(look_up(wanted[1:], facts))
    return (to_text(value) == wanted if compared else bool(value)) == (asked == test)


def fill(template: str, facts: Facts) -> str:
    return FIELD.sub(lambda field: to_text(value_of(field[1], facts)), template)


def value_of(field: str, facts: Facts) -> Any:
    """The value of a field, a phrase or a path with filters."""
    if field.startswith("@"):
        return phrase(field[1:], facts)
    path, *filters = field.split("|")
    value = look_up(path, facts)
    for each in filters:
        name, _, more = each.partition(":")
        value = FILTERS[name](value, more, facts)
    return value


def phrase(name: str, facts: Facts) -> str:
    """The first template of a phrase whose tests hold, filled in; empty if none does."""
    found = (template for tests, template in sentence_table()["phrases"][name] if holds(tests, facts))
    return fill(next(found, ""), facts)


def look_up(path: str, facts: Facts) -> Any:
    """The value at a path; None if there is none."""
    value: Any = facts
    for name in path.split("."):
        if name == "length":
            value = len(value) if isinstance(value, list | dict) else None
        else:
            value = value.get(name) if isinstance(value, dict) else None
    return value


def as_list(value: Any) -> list[Any]:
    """A list; an object as a list of its `key`s and `value`s."""
    if isinstance(value, dict):
        return [{"key": key, "value": each} for key, each in value.items()]
    return value if isinstance(value, list) else []


def to_text(value: Any) -> str:
    """A text as it is, anything else as JSON."""
    return value if isinstance(value, str) else canonical(value).decode()


def pluck(value: Any, more: str, _: Facts) -> list[Any]:
    """Of the items with these values one member: `key=value,…:member`."""
    tests, member = more.rsplit(":", 1)
    wanted = [each.split("=") for each in tests.split(",")]
    return [each[member] for each in as_list(value) if all(to_text(each[key]) == text for key, text in wanted)]


def count(value: Any, words: str, _: Facts) -> str:
    """A number and its noun: `word`, or `word:words`."""
    one, *more = words.split(":")
    return f"{value} {one if value == 1 else more[0] if more else f'{one}s'}"


def name_seat(seat: Any, facts: Facts) -> str:
    """A seat, with the name that the log committed to or the file gives."""
    names = facts.get("names")
    if names is None or not (type(seat) is int and 0 <= seat < len(names["called"])):
        return f"seat {to_text(seat)}"
    name = names["called"][seat]
    return f"seat {seat}" if name is None else f"seat {seat} “{to_escaped(name, LONGEST_NAME)}”"


def say_result(value: Any, _: str, facts: Facts) -> str:
    """A result; anything else as JSON, since an incomplete record may hold any value."""
    if value is None:
        return "it ended without a result"
    if (
        not isinstance(value, dict)
        or not isinstance(value.get("winners"), list)
        or not isinstance(value.get("reason"), str)
    ):
        return to_text(value)
    committed = look_up("names.committed", facts) or []
    winners = ", ".join(
        name_seat(seat, facts if type(seat) is int and seat in committed else {}) for seat in value["winners"]
    )
    return f"won by {winners} ({value['reason']})" if winners else f"nobody won ({value['reason']})"


def say_side(entry: int, _: str, facts: Facts) -> str:
    """An entry of an event, with its names if the record shows them."""
    names = facts["shown"]["names"].get(str(entry))
    return f"{' / '.join(names)} (entry {entry})" if names else f"entry {entry}"


FILTERS: dict[str, Callable[[Any, str, Facts], Any]] = {
    "before": lambda value, _, __: value - 1,
    "count": count,
    "each": lambda value, word, _: and_list([f"{word} {to_text(each)}" for each in value]),
    "first": lambda value, _, __: next(iter(value), None),
    "join": lambda value, between, _: between.join(map(to_text, value)),
    "last": lambda value, name, _: value[-1][name],
    "list": lambda value, _, __: and_list([to_text(each) for each in value]),
    "named": lambda value, _, facts: ", ".join(name_seat(seat, facts) for seat in value),
    "of": pluck,
    "result": say_result,
    "say": lambda value, name, facts: [phrase(name, {**facts, "each": each}) for each in value],
    "short": lambda value, _, __: value[:16],
    "side": say_side,
    "utc": lambda value, _, __: f"{datetime.fromtimestamp(value, UTC):%Y-%m-%dT%H:%M:%SZ}",
}
