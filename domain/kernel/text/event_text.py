"""One line of text per event, from templates.

An event's class has its English line. A template is a format string whose format spec names a formatter: `{target:who}`
is a seat's name. `{target:-takes}` is a verb that agrees with that name, for positions not directly after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from string import Formatter
from typing import Any

from domain.kernel.secrecy import Event, Known, Unknown, secret_fields
from domain.kernel.text.second_person import verb

Word = Callable[[Any, Sequence[str]], str]
"""Formats a value; the second argument holds the seats' names."""


Template = tuple[tuple[str, str, Word | None], ...]
"""Parts of a line: a text, and then a field with its formatter, or none."""


Line = Callable[[Event, Sequence[str]], str]
"""The line of an event as its audience observed it; the second argument holds the seats' names."""


class Language:
    """Lines of events in one language.

    words: formatters by the name used in templates.
    templates, or lines: by event tag; tag plus `.known` for audiences that know every hidden field; None: the lines of the
    events' classes, which are English.
    otherwise: the line of an event that has none.
    """

    def __init__(
        self, words: Mapping[str, Word], templates: Mapping[str, str | Line] | None = None, otherwise: Line | None = None
    ) -> None:
        self.words = words
        self._templates = templates
        self._otherwise = otherwise
        self._by_type: dict[type[Event], Line] = {}

    def line(self, event: Event, people: Sequence[str]) -> str:
        """One line for an event, as observed by its audience.  Raises LookupError if there is none, or if it names a field or
        a formatter that does not exist.
        """
        kind = type(event)
        return (self._by_type.get(kind) or self._prepare(kind))(event, people)

    def prepare(self, kinds: Iterable[type[Event]]) -> None:
        """Makes the lines of these types ready.  Raises LookupError as `line`."""
        for kind in kinds:
            self._prepare(kind)

    def _prepare(self, kind: type[Event]) -> Line:
        """The line of a type of event, its templates parsed; cached."""
        key = str(kind.__struct_config__.tag)
        public: str | Line | None
        known: str | Line | None
        if self._templates is None:
            public, known = kind.line, kind.line_known
        else:
            public, known = self._templates.get(key), self._templates.get(f"{key}.known")
        public = public or self._otherwise
        if public is None:
            raise LookupError(f"Language has no line for {key}")
        self._by_type[kind] = public if callable(public) else self._from_templates(kind, public, known)
        return self._by_type[kind]

    def _from_templates(self, kind: type[Event], template: str, template_known: str | Line | None) -> Line:
        """The line made from a template, or from the other one for those that know every hidden field."""
        public = self._parse(kind, template)
        if template_known is None or callable(template_known):
            return lambda event, people: line_text(public, event, people)
        known, hidden = self._parse(kind, template_known), secret_fields(kind)

        def line(event: Event, people: Sequence[str]) -> str:
            is_hidden = any(type(getattr(event, name)) is Unknown for name in hidden)
            return line_text(public if is_hidden else known, event, people)

        return line

    def _parse(self, kind: type[Event], template: str) -> Template:
        key, parts = kind.__struct_config__.tag, list[tuple[str, str, Word | None]]()
        for literal, field, word, _ in Formatter().parse(template):
            if field and field not in kind.__struct_fields__:
                raise LookupError(f"the line of {key} names the field {field!r}, which {kind.__name__} does not have")
            parts.append((literal, field or "", self._formatter(word or "", key) if field else None))
        return tuple(parts)

    def _formatter(self, word: str, key: Any) -> Word:
        """The formatter with this name in the template of this key."""
        if not word.startswith("-") and word not in self.words:
            raise LookupError(f"the line of {key} names the formatter {word!r}, which Language does not have")
        return agreeing(word[1:]) if word.startswith("-") else self.words[word]


def line_text(template: Template, event: Event, people: Sequence[str]) -> str:
    """A template with an event's values."""
    text = ""
    for literal, field, word in template:
        text += literal if word is None else literal + word(field_value(getattr(event, field)), people)
    return text


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


def with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def count_text(number: int, noun: str) -> str:
    """`1 card`, `2 cards`: all but one get an s."""
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
