"""marshmallow validators and the base schema, with the messages of `domain.kernel.validation`."""

from __future__ import annotations

import re
from collections.abc import Sized
from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate

from domain.kernel.validation.messages import (
    NULL,
    REQUIRED,
    WRONG,
    at_least,
    at_most,
    must_be,
    not_one_of,
    unknown_field,
    within,
)


class Regexp(validate.Regexp):
    """A pattern of the complete text, with the same meaning in RE2 and JavaScript. Each use has its own message."""

    def __call__(self, value: Any) -> Any:
        # Python's `$` lets a last line break pass, which `fullmatch` does not.
        if re.fullmatch(self.regex, value) is None:
            raise ValidationError(self._format_error(value))
        return value


KINDS: tuple[tuple[type[fields.Field[Any]], str], ...] = (
    (fields.Boolean, "boolean"),
    (fields.Integer, "integer"),
    (fields.Number, "number"),
    (fields.List, "array"),
    (fields.Nested, "object"),
    (fields.Mapping, "object"),
    (fields.String, "string"),
)
"""Field classes by JSON Schema type."""


class StrictSchema(Schema):
    """Base schema: refuses unknown fields, with our messages."""

    class Meta:
        unknown = RAISE

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        known = [each.data_key or name for name, each in self.load_fields.items()]
        self.error_messages |= {"unknown": unknown_field(known), "type": must_be("object")}

    def on_bind_field(self, _field_name: str, field_obj: fields.Field[Any]) -> None:
        """Set our messages on the field."""
        kind = next(name for its, name in KINDS if isinstance(field_obj, its))
        ours = dict.fromkeys(("invalid", "type", "invalid_utf8", "too_large"), must_be(kind))
        field_obj.error_messages |= {**ours, "required": REQUIRED, "null": NULL, "validator_failed": WRONG}
        if isinstance(field_obj, fields.List):
            self.on_bind_field("", field_obj.inner)


class OneOfValues(validate.OneOf):
    """Like marshmallow's; the message lists the values."""

    def __call__(self, value: Any) -> Any:
        known = tuple(self.choices)
        if value not in known:
            raise ValidationError(not_one_of(value, known))
        return value


class Range(validate.Range):
    """A number from one to another, both included."""

    def __call__(self, value: Any) -> Any:
        if (self.min is not None and value < self.min) or (self.max is not None and value > self.max):
            raise ValidationError(bounds_text(self.min, self.max, ""))
        return value


class Length(validate.Length):
    """A length in characters, or in values of a list."""

    def __call__(self, value: Any) -> Any:
        low, high = self.min, self.max
        if (low is not None and len(value) < low) or (high is not None and len(value) > high):
            raise ValidationError(bounds_text(low, high, noun_of(value)))
        return value


def noun_of(value: Sized) -> str:
    return " characters" if isinstance(value, str) else " values"


def bounds_text(low: Any, high: Any, noun: str) -> str:
    """`Must be from 1 to 40 characters.`"""
    if low is None:
        return at_most(high, noun)
    return within(low, high, noun) if high is not None else at_least(low, noun)
