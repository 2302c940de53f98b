"""An offer in a line of words: what one may do, by which rule, and the values that each field may take."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from domain.kernel.offers import Between, Choice, Maybe, Offer, OneOf, Ordered, Some
from domain.kernel.ruleset import AnyRuleset

Word = Callable[[Any], str]


def told_offer(rules: AnyRuleset, offer: Offer, names: Sequence[str]) -> str:
    """`You may: Steal two francs from another player, with a Steal card (steal, rule MF-4.4). Target: Bert or Carl.`"""
    said = [f"You may: {offer.summary} ({offer.type}, rule {offer.rule})."]
    for field, choice in offer.choices.items():
        said.append(f"{in_words(field)}: {told_choice(choice, wording(rules, field, names))}.")
    if offer.ways:
        said.append("Not all of these go together.")
    return " ".join(said)


def wording(rules: AnyRuleset, field: str, names: Sequence[str]) -> Word:
    """What a value of a field is called; of a list, each of its values."""

    def word(value: Any) -> str:
        if isinstance(value, list) and value:
            return ", then ".join(map(word, value))
        return rules.worded(field, value, names)

    return lambda value: word(msgspec.to_builtins(value))


def told_choice(choice: Choice, word: Word) -> str:
    """The values of a choice: each by its name, or the first and the last number."""
    match choice:
        case Between(low, high):
            return f"{low} to {high}"
        case Maybe(inner):
            return f"{told_choice(inner, word)}; or leave it out"
        case Ordered(items, size):
            return f"{size} of {alternatives(list(map(word, sorted(items))), 'and')}, in an order of your choice"
        case Some(items):
            return f"any of {alternatives(list(map(word, items)), 'and')}"
        case OneOf(values):
            return alternatives(list(map(word, values)))
    return f"put together from {alternatives(list(map(word, listed(choice.schema()))), 'and')}"


def listed(schema: Any) -> Iterator[Any]:
    """The values that a schema lists, however deep."""
    if isinstance(schema, dict):
        yield from schema.get("enum", ())
        for part in schema.values():
            yield from listed(part)


def alternatives(said: Sequence[str], last: str = "or") -> str:
    """`Bert, Carl or Dora`."""
    head, tail = ", ".join(said[:-1]), said[-1] if said else "nothing"
    return f"{head} {last} {tail}" if head else tail


def in_words(field: str) -> str:
    return field.replace("_", " ").capitalize()
