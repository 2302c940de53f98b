"""An offer as one line of text: command, rule, and the legal values of each field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from domain.kernel.choices import Between, Choice, Maybe, OneOf, Ordered, Some
from domain.kernel.offers import Offer
from domain.kernel.ruleset.ruleset import AnyRuleset

Word = Callable[[Any], str]
Order = Callable[[Iterable[Any]], list[Any]]

MOST_WAYS = 16
"""Bound on the ways listed one by one."""


def offer_line(rules: AnyRuleset, offer: Offer, names: Sequence[str]) -> str:
    """`You may: Steal two francs from another player, with a Steal card (steal, rule MF-4.4). Target: Bert or Carl.`"""
    sentences = [f"You may: {offer.summary} ({offer.type}, rule {offer.rule})."]
    for field, choice in offer.choices.items():
        values = choice_text(choice, value_namer(rules, field, names), reading_order(rules, field))
        sentences.append(f"{offer.label(field)}: {values}.")
    if offer.ways:
        sentences.append(ways_text(rules, offer, names))
    return " ".join(sentences)


def value_namer(rules: AnyRuleset, field: str, names: Sequence[str]) -> Word:
    """Formats the values of a field; lists item by item."""

    def word(value: Any) -> str:
        if isinstance(value, list) and value:
            return ", then ".join(map(word, value))
        return rules.words.value_text(field, value, names)

    return lambda value: word(msgspec.to_builtins(value))


def reading_order(rules: AnyRuleset, field: str) -> Order:
    """Sorts the values of a field for display."""
    return lambda values: sorted(values, key=lambda value: rules.words.value_order(field, value))


def choice_text(choice: Choice, word: Word, order: Order = list) -> str:
    """The values of a choice, by name, or a range of numbers."""
    match choice:
        case Between(low, high):
            return f"{low} to {high}" if low != high else str(low)
        case Maybe(inner):
            return f"{choice_text(inner, word, order)}; or leave it out"
        case Ordered(_, 0):
            return "nothing"
        case Ordered(items, size):
            stock = Counter(items)
            labels = [word(item) + often(stock[item]) for item in order(sorted(stock))]
            return f"{size} of {alternatives(labels, 'and')}" + (", in an order of your choice" if size > 1 else "")
        case Some(items):
            return f"any of {alternatives(list(map(word, order(items))), 'and')}"
        case OneOf(values):
            return alternatives(list(map(word, order(values))))
    return f"put together from {alternatives(list(map(word, enum_values(choice.schema()))), 'and')}"


def often(times: int) -> str:
    """Suffix for items that may be chosen more than once."""
    return f" (up to {times} times)" if times > 2 else " (up to twice)" if times == 2 else ""


def ways_text(rules: AnyRuleset, offer: Offer, names: Sequence[str]) -> str:
    """The allowed combinations of values, if there are at most MOST_WAYS."""
    listed = [
        ", ".join(
            f"{offer.label(field)} {choice_text(choice, value_namer(rules, field, names), reading_order(rules, field))}"
            for field, choice in way.items()
        )
        for way in offer.ways[: MOST_WAYS + 1]
    ]
    return "Not all of these go together." if len(listed) > MOST_WAYS else f"These go together: {'; '.join(listed)}."


def enum_values(schema: Any) -> Iterator[Any]:
    """All enum values in a schema, at any depth."""
    if isinstance(schema, dict):
        yield from schema.get("enum", ())
        for part in schema.values():
            yield from enum_values(part)


def alternatives(parts: Sequence[str], last: str = "or") -> str:
    """`Bert, Carl or Dora`."""
    head, tail = ", ".join(parts[:-1]), parts[-1] if parts else "nothing"
    return f"{head} {last} {tail}" if head else tail
