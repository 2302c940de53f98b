"""One line of text per event, from templates.

A template is a format string whose format spec names a formatter: `{target:who}` is a seat's name. `{target:-takes}` is
a verb that agrees with that name, for positions not directly after it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

from domain.kernel.secrecy import Event, Known, Unknown, secret_fields
from domain.kernel.text.second_person import verb

Word = Callable[[Any, Sequence[str]], str]
"""Formats a value; the second argument holds the seats' names."""


Template = tuple[tuple[str, str, Word | None], ...]
"""Parts of a line: a text, and then a field with its formatter, or none."""


class Language:
    """Templates and formatters of one language.

    messages: templates by event tag; tag plus `.known` for audiences that know every hidden field.
    words: formatters by the name used in templates.
    """

    def __init__(self, messages: Mapping[str, str], words: Mapping[str, Word]) -> None:
        self.words = words
        self._templates = {key: tuple(Formatter().parse(message)) for key, message in messages.items()}
        self._by_type: dict[type[Event], tuple[Template, Template | None, tuple[str, ...]]] = {}

    def tell(self, event: Event, people: Sequence[str]) -> str:
        """One line for an event, as observed by its audience.  Raises LookupError if the messages have none, or if it names a
        field or a formatter that does not exist.
        """
        kind = type(event)
        public, known, hidden = self._by_type.get(kind) or self._prepare(kind)
        template = public
        if known is not None and not any(type(getattr(event, name)) is Unknown for name in hidden):
            template = known
        line = ""
        for literal, field, word in template:
            line += literal if word is None else literal + word(field_value(getattr(event, field)), people)
        return line

    def _prepare(self, kind: type[Event]) -> tuple[Template, Template | None, tuple[str, ...]]:
        """The templates of a type of event with their formatters, and its hidden fields; cached."""
        key = str(kind.__struct_config__.tag)
        if key not in self._templates:
            raise LookupError(f"Language has no line for {key}")
        known = self._template(f"{key}.known", kind) if f"{key}.known" in self._templates else None
        self._by_type[kind] = self._template(key, kind), known, secret_fields(kind)
        return self._by_type[kind]

    def _template(self, key: str, kind: type[Event]) -> Template:
        parts: list[tuple[str, str, Word | None]] = []
        for literal, field, word, _ in self._templates[key]:
            if field and field not in kind.__struct_fields__:
                raise LookupError(f"the line of {key} names the field {field!r}, which {kind.__name__} does not have")
            parts.append((literal, field or "", self._formatter(word or "", key) if field else None))
        return tuple(parts)

    def _formatter(self, word: str, key: str) -> Word:
        """The formatter with this name in the template of this key."""
        if not word.startswith("-") and word not in self.words:
            raise LookupError(f"the line of {key} names the formatter {word!r}, which Language does not have")
        return agreeing(word[1:]) if word.startswith("-") else self.words[word]


def agreeing(form: str) -> Word:
    """Formats a seat as a verb that agrees with its name."""
    return lambda seat, people: verb(form, people[seat])


def field_value(part: Any) -> Any:
    """A field's value, unwrapped from `Known`."""
    return part.value if isinstance(part, Known) else part


def and_list(parts: Sequence[str], nothing: str = "nothing") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if not parts:
        return nothing
    return " and ".join(part for part in (", ".join(parts[:-1]), parts[-1]) if part)


def count_text(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def plain_value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """Default label of a command field's value in a form: a seat by name, a code in words.

    >>> plain_value_text("target", 1, ("Anna", "Boris")), plain_value_text("pile", "DISCARD_PILE", ())
    ('Boris', 'Discard pile')
    >>> plain_value_text("accept", True, ())
    'Yes'
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
"""Formatters common to all games."""
