"""Events told in one line each: a message key leads to a template, and words say its fields.

A template is a format string. What stands after a field's colon names the word that says it: `{target:who}` is a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

from domain.kernel.secrecy import Event, Known, Unknown

Word = Callable[[Any, Sequence[str]], str]
"""How a value is said; the second argument is what each seat is called."""


class Language:
    """All it takes to tell events.

    messages: templates by key, which is an event's stored name; with `.known` after it, for those who know what it hides.
    words: by the name that templates use.
    """

    def __init__(self, messages: Mapping[str, str], words: Mapping[str, Word]) -> None:
        self.words = words
        self._templates = {key: tuple(Formatter().parse(message)) for key, message in messages.items()}

    def tell(self, event: Event, people: Sequence[str]) -> str:
        """One line for an event as an audience may see it."""
        said = []
        for literal, field, word, _ in self._templates[self._key(event)]:
            said.append(literal)
            if field:
                said.append(self.words[word or ""](field_value(getattr(event, field)), people))
        return "".join(said)

    def _key(self, event: Event) -> str:
        key = str(event.__struct_config__.tag)
        known = f"{key}.known"
        if known not in self._templates:
            return key
        return key if any(isinstance(getattr(event, name), Unknown) for name in event.__struct_fields__) else known


def field_value(part: Any) -> Any:
    """A field's value, out of its envelope."""
    return part.value if isinstance(part, Known) else part


def and_list(parts: Sequence[str], nothing: str = "nothing") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if not parts:
        return nothing
    return " and ".join(part for part in (", ".join(parts[:-1]), parts[-1]) if part)


def count_text(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """A value of a command's field as a form shows it, where a game has no better words: a seat by name, a code in words.

    >>> value_text("target", 1, ("Anna", "Boris")), value_text("pile", "DISCARD_PILE", ()), value_text("accept", True, ())
    ('Boris', 'Discard pile', 'Yes')
    """
    if isinstance(value, bool):
        return "Yes" if value else "No"
    if field == "target" and isinstance(value, int) and value < len(people):
        return people[value]
    return str(value).replace("_", " ").capitalize() if isinstance(value, str) else str(value)


PEOPLE: Mapping[str, Word] = {
    "plain": lambda part, _: and_list([str(each) for each in part]) if isinstance(part, tuple) else str(part),
    "who": lambda seat, people: people[seat],
    "all": lambda seats, people: and_list([people[seat] for seat in seats], "nobody"),
}
"""Words of every game: a number or a code as it is, and who is meant."""
