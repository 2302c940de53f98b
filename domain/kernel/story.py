"""Events told in one line each: a message key leads to a template, and words say its fields.

A template is a format string. What stands after a field's colon names the word that says it: `{target:who}` is a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any

from domain.kernel.secrecy import Event, Known, Unknown

Word = Callable[[Any, Sequence[str]], str]
"""How a value is said; the second argument is what each seat is called."""


@dataclass(frozen=True, eq=False, repr=False)
class Language:
    """All it takes to tell events.

    messages: templates by key, which is an event's stored name; with `.known` after it, for those who know what it hides.
    words: by the name that templates use.
    """

    messages: Mapping[str, str]
    words: Mapping[str, Word]

    def tell(self, event: Event, people: Sequence[str]) -> str:
        """One line for an event as an audience may see it."""
        fields = {name: plain(getattr(event, name)) for name in event.__struct_fields__}
        return _Line(self.words, people).vformat(self.messages[self._key(event)], (), fields)

    def _key(self, event: Event) -> str:
        key = str(event.__struct_config__.tag)
        is_known = not any(isinstance(getattr(event, name), Unknown) for name in event.__struct_fields__)
        return f"{key}.known" if is_known and f"{key}.known" in self.messages else key


class _Line(Formatter):
    """A template as it is filled in."""

    def __init__(self, words: Mapping[str, Word], people: Sequence[str]) -> None:
        self._words, self._people = words, people

    def format_field(self, value: Any, format_spec: str) -> str:
        return self._words[format_spec](value, self._people)


def plain(part: Any) -> Any:
    """A field's value, out of its envelope."""
    return part.value if isinstance(part, Known) else part


def listed(parts: Sequence[str], nothing: str = "nothing") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if not parts:
        return nothing
    return " and ".join(part for part in (", ".join(parts[:-1]), parts[-1]) if part)


def count(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


PEOPLE: Mapping[str, Word] = {
    "plain": lambda part, _: listed([str(each) for each in part]) if isinstance(part, tuple) else str(part),
    "who": lambda seat, people: people[seat],
    "all": lambda seats, people: listed([people[seat] for seat in seats], "nobody"),
}
"""Words of every game: a number or a code as it is, and who is meant."""
