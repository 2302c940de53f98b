"""Table options with a single value as form fields."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.text.written_text import in_words
from domain.kernel.words.guide import Guide, OptionWords
from service.web.offer_forms import FormValue

Json = dict[str, Any]


class Option(NamedTuple):
    """A table option. default: as JSON; values: choices; low, high: bounds of a number; hint: the schema's description,
    if any; is_sentence: whether its label is a sentence.
    """

    name: str
    label: str
    kind: Literal["choice", "tick", "number"]
    default: str
    values: tuple[FormValue, ...] = ()
    low: int | None = None
    high: int | None = None
    hint: str = ""
    is_sentence: bool = False


def in_sentences(options: list[Option], guide: Guide | None) -> list[Option]:
    """The options, in the sentences of a guide if it has them."""
    words = {} if guide is None else guide.options
    return [to_sentence(each, words[each.name]) if each.name in words else each for each in options]


def to_sentence(option: Option, words: OptionWords) -> Option:
    """An option in sentences."""
    values = tuple(each._replace(label=words.values.get(each.json, each.label)) for each in option.values)
    return option._replace(label=words.ask, values=values, is_sentence=True)


def to_options(rules: AnyRuleset, decided: frozenset[str]) -> list[Option]:
    """The options that a form can offer. decided: names of the options that the number of players determines."""
    schema = msgspec.json.schema(rules.options)
    properties: dict[str, Json] = schema["$defs"][rules.options.__name__]["properties"]
    return [each for name, field in properties.items() if name not in decided for each in to_option(name, field)]


def to_option(name: str, field: Json) -> Iterator[Option]:
    """The form field of a schema property; none if its value is not simple.

    >>> [each.kind for each in to_option("cap", {"type": "integer", "default": 60})]
    ['number']
    >>> list(to_option("deck", {"type": "array"}))
    []
    """
    label = field.get("title", in_words(name))
    default, hint = json.dumps(field.get("default")), field.get("description", "")
    match field:
        case {"anyOf": [inner, {"type": "null"}]}:
            yield from (each._replace(default="null") for each in to_option(name, inner) if each.kind != "tick")
        case {"enum": values}:
            shown = tuple(FormValue(json.dumps(each), in_words(str(each))) for each in values if each is not None)
            yield Option(name, label, "choice", default, shown, hint=hint)
        case {"type": "boolean"}:
            yield Option(name, label, "tick", default, hint=hint)
        case {"type": "integer"}:
            low, high = field.get("minimum"), field.get("maximum")
            yield Option(name, label, "number", default, low=low, high=high, hint=hint)
