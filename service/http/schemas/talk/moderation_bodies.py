"""Schemas of requests about moderation; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from domain.kernel.written_text import LONGEST_REASON
from service.app.chat.speakers import SCOPES
from service.app.core import cursors
from service.app.moderation.acts import ACTS
from service.app.moderation.reports import GROUNDS, LONGEST_NOTE
from service.app.moderation.subjects import KINDS
from service.http import validators as validate
from service.http.schemas.fields import LineField, QueryInteger, TimestampField, cursor_field, says
from service.http.validators import StrictSchema

STATES = ("open", "closed", "all")
MEMBERS: dict[str, tuple[str, ...]] = {
    "message": ("game", "scope", "number"), "name": ("game", "seat"), "player": ("player",), "text": ("event", "place"), "study": ("study",),
}  # fmt: skip
"""What a subject of a kind has besides."""


SUBJECT_FIELDS = tuple(dict.fromkeys(name for names in MEMBERS.values() for name in names))


class SubjectBody(StrictSchema):
    """What a report or an act is about: a message, the name at a seat, a player, a text of an event, or a study."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(KINDS),
        metadata=says("`message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of an event with `event` and `place`; `study` with `study`."),
    )
    game = fields.String(validate=validate.Length(1, 64), metadata=says("The game's id."))
    scope = fields.String(validate=validate.OneOfValues(SCOPES), metadata=says("Of a message."))
    number = fields.Integer(strict=True, validate=validate.Range(1, 2**53), metadata=says("Of a message, in its scope."))
    seat = fields.Integer(strict=True, validate=validate.Range(0, 99), metadata=says("Whose name it is."))
    player = fields.String(validate=validate.Length(1, 64), metadata=says("The player's id."))
    event = fields.String(validate=validate.Length(1, 64), metadata=says("The event's id."))
    place = fields.String(
        validate=validate.Regexp(r"^[0-9]{1,15}\.[a-z0-9_.]{1,48}$", error="A place of a text."),
        metadata=says("Of a text: the version of its fact and its name there, such as `12.names.0`."),
    )

    study = fields.String(validate=validate.Length(1, 64), metadata=says("The study's id."))

    @validates_schema
    def has_members_of_its_kind(self, data: dict[str, Any], **_: Any) -> None:
        """The members of its kind, and no others."""
        wanted = MEMBERS.get(data.get("kind", ""), ())
        for name in SUBJECT_FIELDS:
            if (name in data) != (name in wanted):
                raise ValidationError("Needed here." if name in wanted else "Not of this kind.", name)


class ReportBody(StrictSchema):
    """A report of something that is wrong."""

    subject = fields.Nested(SubjectBody, required=True)
    ground = fields.String(required=True, validate=validate.OneOfValues(GROUNDS), metadata=says("What is wrong with it."))
    note = LineField(LONGEST_NOTE, metadata=says("What a moderator should know: 1 to 300 readable characters in one line."))


class ActBody(StrictSchema):
    """What a moderator does."""

    act = fields.String(
        required=True,
        validate=validate.OneOfValues(ACTS),
        metadata=says("`hide`, `show` a name at a seat, a text of an event or a study again, `suspend` the player, `lift` that, or `dismiss` the reports."),
    )
    subject = fields.Nested(SubjectBody, required=True)
    reason = LineField(LONGEST_REASON, required=True, metadata=says("For the log of moderation: readable characters in one line."))
    until = TimestampField(metadata=says("When a suspension ends by itself, in UTC (RFC 3339); without it, not."))


class ReportsQuery(StrictSchema):
    """Which reports."""

    state = fields.String(load_default="open", validate=validate.OneOfValues(STATES), metadata=says("Those that wait, those that are closed, or all."))
    cursor = cursor_field(cursors.REPORT)
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 100), metadata=says("Reports at most."))


class ActsQuery(StrictSchema):
    """Which acts."""

    cursor = cursor_field(cursors.REPORT)
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 100), metadata=says("Acts at most."))


MODERATION_BODIES: tuple[type[StrictSchema], ...] = (SubjectBody, ReportBody, ActBody)
"""Every body here: a component of the contract each."""
