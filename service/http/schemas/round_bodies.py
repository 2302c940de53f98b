"""Schemas of request bodies of an event's rounds and tables; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from domain.game.interventions.interventions import MOST_ADDED_S
from domain.kernel.written_text import LONGEST_REASON
from domain.tournament.decide.draft_faults import MOST_TABLES
from domain.tournament.regulations.terms import FRACTION, MOST_AT_TABLE
from domain.tournament.salted_text import LONGEST_TEXT
from service.app.interventions.official_interventions import POWERS
from service.http import validators as validate
from service.http.schemas.event_bodies import entry_field, reason_field
from service.http.schemas.fields import (
    FlagField,
    LineField,
    TimestampField,
    name_field,
    require_distinct,
    says,
)
from service.http.schemas.intervention_bodies import MEMBERS
from service.http.validators import StrictSchema

NUMBERS = r"^[0-9][0-9 ,;.:/+-]{0,199}$"


def fraction_field(**more: Any) -> fields.String:
    """A field for an exact number."""
    return fields.String(
        validate=validate.Regexp(FRACTION.replace(r"\Z", "$"), error="A number such as 3 or 3/2."), **more
    )


def points_field(text: str) -> fields.List[Any]:
    """A field for points by seat."""
    return fields.List(fraction_field(), validate=validate.Length(1, MOST_AT_TABLE), metadata=says(text))


def number_field(text: str, most: int = 1_000_000, **more: Any) -> fields.Integer:
    """A field for a number from 1."""
    return fields.Integer(strict=True, validate=validate.Range(1, most), metadata=says(text), **more)


class SeatedBody(StrictSchema):
    """Who sits on a seat."""

    entry = entry_field("The entry.", required=True)
    member = fields.Integer(
        load_default=0, strict=True, validate=validate.Range(0, MOST_AT_TABLE - 1), metadata=says("Which of its persons, from 0.")
    )


class DraftTableBody(StrictSchema):
    """A table of a draft."""

    seats = fields.List(
        fields.Nested(SeatedBody),
        required=True,
        validate=validate.Length(1, MOST_AT_TABLE),
        metadata=says("In the order of the game's seats."),
    )
    board = number_field("Tables of one board have the same deal.", MOST_TABLES)
    match = number_field("Tables of one match count together.", MOST_TABLES)


class DraftBody(StrictSchema):
    """A draft that an official states. Who asked for a bye, or is not checked in, stands in it by itself."""

    tables = fields.List(
        fields.Nested(DraftTableBody),
        required=True,
        validate=validate.Length(0, MOST_TABLES),
        metadata=says("Numbered from 1, in this order."),
    )
    byes = fields.List(
        entry_field("An entry."),
        load_default=[],
        validate=[validate.Length(0, MOST_TABLES), require_distinct],
        metadata={"uniqueItems": True, **says("Entries that are given a bye.")},
    )


class PublicationBody(StrictSchema):
    """How a draft is published."""

    starts_at = TimestampField(metadata=says("When clocks start, at most 60 days ahead. By default at once."))
    newest = number_field("The version of the last change since the draft was made, to publish it all the same.", 10**9)


class WithdrawalBody(StrictSchema):
    """Why a round is taken back."""

    reason = reason_field("Why, as everybody reads it.")


class UnfinishedBody(StrictSchema):
    """What a table counts as that still plays."""

    table = number_field("The table.", MOST_TABLES, required=True)
    how = fields.String(
        required=True,
        validate=validate.OneOfValues(("draw", "by_scores", "void", "points")),
        metadata=says("`draw`; `by_scores` as they are now; `void`: it counts for nobody; `points` as stated."),
    )
    points = points_field("With `points`: by seat.")


class CloseBody(StrictSchema):
    """How a round is closed."""

    unfinished = fields.List(
        fields.Nested(UnfinishedBody),
        load_default=[],
        validate=validate.Length(0, MOST_TABLES),
        metadata=says("What each table counts as that still plays."),
    )


class SpokenBody(StrictSchema):
    """What was thrown in public view."""

    numbers = fields.String(
        required=True, validate=validate.Regexp(NUMBERS, error="Digits, and what separates them."), metadata=says("As it was said.")
    )


class LotBody(StrictSchema):
    """Among whom the lot is drawn."""

    among = fields.List(
        entry_field("An entry."),
        required=True,
        validate=[validate.Length(2, 500), require_distinct],
        metadata={"uniqueItems": True, **says("Entries of which somebody must go on.")},
    )


class OwnTableBody(StrictSchema):
    """A table that people make by themselves."""

    seats = fields.List(
        fields.Nested(SeatedBody), required=True, validate=validate.Length(1, MOST_AT_TABLE), metadata=says("Who sits there.")
    )


class TableClockBody(StrictSchema):
    """What an official does at a table that is on."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(POWERS),
        metadata=says("As an organiser's intervention at a table without an event."),
    )
    reason = LineField(LONGEST_REASON, required=True, metadata=says("Why, as everybody reads it: 1 to 200 characters, one line."))
    seat = fields.Integer(strict=True, validate=validate.Range(0, 99), metadata=says("Whose seat."))
    until = TimestampField(metadata=says("With `pause`: when it ends by itself."))
    after_decisions = FlagField(metadata=says("With `pause`: it begins once what is open now is answered."))
    seconds = fields.Integer(strict=True, validate=validate.Range(1, MOST_ADDED_S), metadata=says("With `add_time`: how much."))
    name = name_field(metadata=says("With `substitute`: what the new person is called at the table."))

    @validates_schema
    def fits_kind(self, data: dict[str, Any], **_: Any) -> None:
        """Each kind has its own members."""
        members = MEMBERS[data["kind"]]
        for name in sorted(members.needed - set(data)):
            raise ValidationError(f"`{data['kind']}` needs it.", name)
        for name in sorted(set(data) - members.all - {"kind", "reason"}):
            raise ValidationError(f"`{data['kind']}` takes none.", name)


class EventMessageBody(StrictSchema):
    """A message to everybody at an event."""

    text = LineField(LONGEST_TEXT, required=True, metadata=says("What is said, as everybody reads it."))


ROUND_BODIES: tuple[type[StrictSchema], ...] = (
    SeatedBody, DraftTableBody, DraftBody, PublicationBody, WithdrawalBody, UnfinishedBody, CloseBody, SpokenBody, LotBody,
    OwnTableBody, TableClockBody, EventMessageBody,
)  # fmt: skip
"""Every schema here: a component of the contract each."""
