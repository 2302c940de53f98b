"""Field types of queries and bodies, parsed strictly."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from marshmallow import ValidationError, fields

from domain.kernel.text import written_text
from domain.kernel.validation.messages import MOST_FAULTS, within
from projections.timestamps import stamp
from service.app.core.cursors import Cursor
from service.http import validators as validate
from service.http.validators import Range

LONGEST_DELAY_S = 24 * 60 * 60
MOST_SEATS = 12
VIEWPOINT = r"^(seat:[0-9]{1,2}|public|all)$"
MOST_VERSIONS = 10**9

_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})")
_WHOLE = re.compile(r"[0-9]{1,4000}|-0*[1-9][0-9]{0,4000}")
HIGHEST = 10**15 - 1


class FlagField(fields.Boolean):
    """true or false; other values are refused, even ones that look like these."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if isinstance(value, bool):
            return value
        raise self.make_error("invalid", input=value)


class QueryInteger(fields.Integer):
    """A whole number in a query: decimal digits, and a minus only so that the refusal tells the range."""

    def __init__(self, *, validate: Range, **more: Any) -> None:
        super().__init__(validate=Range(validate.min, HIGHEST if validate.max is None else validate.max), **more)

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        if not _WHOLE.fullmatch(value):
            raise self.make_error("invalid", input=value)
        return int(value)


class QueryFlag(fields.Boolean):
    """`true` or `false` in a query."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if value not in ("true", "false"):
            raise self.make_error("invalid", input=value)
        return bool(value == "true")


def digest_field() -> fields.String:
    """A field that states which log a position is in."""
    text = (
        "The `digest` of the event `after`, if you hold it: should the log have another one there, or end before it, the answer is `reset`. "
        "It has no effect with `Last-Event-ID`."
    )
    return hex_field(32, metadata=says(text))


def words_field() -> QueryFlag:
    """A field that requests the ruleset's texts."""
    return QueryFlag(
        load_default=False,
        metadata=says("Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons."),
    )


def hex_field(count: int, **more: Any) -> fields.String:
    """A field for `count` bytes in lower-case hex. Its message quotes nothing."""
    error = f"{2 * count} lower-case hexadecimal digits."
    return fields.String(validate=validate.Regexp(rf"^[0-9a-f]{{{2 * count}}}$", error=error), **more)


def commit_field(**more: Any) -> fields.String:
    """A field for a commitment to a nonce."""
    text = "SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."
    return hex_field(32, metadata=says(text), **more)


def says(text: str) -> dict[str, str]:
    """Metadata: the field's description in the contract."""
    return {"description": text}


COMPONENT = "x-component"
"""Metadata: the name of a parameter's component in the contract."""


def named(component: str, text: str) -> dict[str, str]:
    """Metadata of a parameter: the name of its component in the contract, for one of several parameters with the same name; and its
    description.
    """
    return {COMPONENT: component, **says(text)}


UNREADABLE_LINE = f"One line of readable characters, not only spaces; marks stand on a character, at most {written_text.MOST_MARKS} on one."


PORTABLE_LINE = r"^ *[^ \x00-\x1f\x7f-\x9f][^\x00-\x1f\x7f-\x9f]*$"
"""A line that is not blank, without control characters."""


def require_line(text: str) -> None:
    """Validator: refuse text that is not one line of readable characters, or has marks on nothing or too many on one character."""
    if not written_text.LINE.match(text) or not written_text.has_fitting_marks(text):
        raise ValidationError(UNREADABLE_LINE)


class LineField(fields.String):
    """A line of text for people, normalised by `domain.kernel.text.written_text`. longest: in characters."""

    default_error_messages = {"unknown": "Every character must be one that Unicode knows."}  # noqa: RUF012

    def __init__(self, longest: int, **more: Any) -> None:
        # The contract's pattern is wider: a portable pattern can express neither NFC nor the set of assigned characters.
        metadata = {"pattern": PORTABLE_LINE, **more.pop("metadata", {})}
        super().__init__(validate=[validate.Length(1, longest), require_line], metadata=metadata, **more)
        self._longest = longest

    def _deserialize(self, value: Any, *args: Any, **more: Any) -> str:
        sent = super()._deserialize(value, *args, **more)
        text = written_text.to_canonical(sent)
        if max(len(sent), len(text)) > self._longest:
            raise ValidationError(within(1, self._longest, " characters"))
        if written_text.LINE.match(text) and written_text.has_fitting_marks(text) and not written_text.is_line(text, self._longest):
            raise self.make_error("unknown")
        return text


def name_field(**more: Any) -> fields.String:
    """A field for a name."""
    return LineField(written_text.LONGEST_NAME, **more)


def cursor_field(cursor: Cursor[Any], component: str, description: str = "The cursor of the page: `next` of the previous page.") -> fields.String:
    """A field for a page cursor. component: its name in the contract. Its form is documented but not checked: an unknown cursor has its own problem."""
    return fields.String(
        metadata={"minLength": 1, "maxLength": cursor.longest, "pattern": cursor.pattern, **named(component, description)}
    )


def inbox_token_field() -> fields.String:
    """A field for the token of an inbox that gets the new seats."""
    return fields.String(
        validate=validate.Regexp(r"^dd_inbox_[0-9a-z]+$", error="An inbox's token."),
        metadata=says("The token of an inbox to add your seats of this request to."),
    )


def player_token_field() -> fields.String:
    """A field for the token of a player who gets the new seats."""
    return fields.String(
        validate=validate.Regexp(r"^dd_player_[0-9a-z]+$", error="A player's token."),
        metadata=says("The token of a player to bind your seats of this request to; a seat without a name gets the player's."),
    )


def require_distinct(values: list[Any]) -> None:
    """Validator: refuse a list with duplicates."""
    if len(set(values)) != len(values):
        raise ValidationError("Each once.")


class ListField(fields.List[Any]):
    """A list of `least` to `most` values, each once if `is_distinct`. Refuses by length before it loads a value, and stops at the most
    faults that a refusal names.
    """

    def __init__(
        self, inner: fields.Field[Any], least: int, most: int, text: str, *, is_distinct: bool = False, **more: Any
    ) -> None:
        self._length = validate.Length(least or None, most)
        distinct = [require_distinct] if is_distinct else []
        metadata = {"uniqueItems": True, **says(text)} if is_distinct else says(text)
        super().__init__(inner, validate=[self._length, *distinct], metadata=metadata, **more)

    def _deserialize(self, value: Any, *_: Any, **more: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self.make_error("invalid")
        self._length(value)
        loaded, faults = list[Any](), dict[int, Any]()
        for number, each in enumerate(value):
            try:
                loaded.append(self.inner.deserialize(each, **more))
            except ValidationError as error:
                faults[number] = error.messages
                if len(faults) == MOST_FAULTS:
                    break
        if faults:
            raise ValidationError(faults)
        return loaded


class TimestampField(fields.String):
    """A time, RFC 3339 with any offset, read as UTC with milliseconds."""

    default_error_messages = {"time": "A time as in RFC 3339, with its offset."}  # noqa: RUF012

    def _deserialize(self, value: Any, *args: Any, **more: Any) -> str:
        text = super()._deserialize(value, *args, **more)
        if not _TIME.fullmatch(text):
            raise self.make_error("time")
        try:
            return stamp(round(datetime.fromisoformat(text).timestamp() * 1000))
        except (ValueError, OverflowError):
            raise self.make_error("time") from None


def viewpoint_field() -> fields.String:
    """A field for a viewpoint."""
    return fields.String(
        data_key="viewpoint",
        validate=validate.Regexp(VIEWPOINT, error="seat:<number>, public or all."),
        metadata=named(
            "ViewpointOfGame", "Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over."
        ),
    )


def replay_viewpoint_field() -> fields.String:
    """A field for a replay's viewpoint."""
    return fields.String(
        data_key="viewpoint",
        validate=validate.Regexp(VIEWPOINT, error="seat:<number>, public or all."),
        metadata=named("ViewpointOfReplay", "One of the replay's `viewpoints`; by default its `viewpoint`."),
    )
