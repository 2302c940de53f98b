"""Schemas of requests about moderation; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from domain.kernel.text.written_text import LONGEST_REASON
from service.app.chat.speakers import SCOPES
from service.app.core import cursors
from service.app.moderation.acts import ACTS
from service.app.moderation.reports import GROUNDS, LONGEST_NOTE
from service.app.moderation.subjects import KINDS
from service.http import validators as validate
from service.http.schemas.fields import LineField, QueryInteger, TimestampField, cursor_field, named, says
from service.http.validators import StrictSchema

STATES = ("open", "closed", "all")
MEMBERS: dict[str, tuple[str, ...]] = {
    "message": ("game", "scope", "number"), "name": ("game", "seat"), "player": ("player",), "text": ("tournament", "place"), "study": ("study",),
}  # fmt: skip
"""Members of a subject, by kind."""


SUBJECT_FIELDS = tuple(dict.fromkeys(name for names in MEMBERS.values() for name in names))


class ModerationSubjectBody(StrictSchema):
    """The subject of a report or an act: a message, the name at a seat, a player, a text of a tournament, or a study."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(KINDS),
        metadata=says("The kind of subject: `message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of a tournament with `tournament` and `place`; `study` with `study`."),
    )
    game = fields.String(validate=validate.Length(1, 64), metadata=says("The game's id."))
    scope = fields.String(validate=validate.OneOfValues(SCOPES), metadata=says("The scope of a message."))
    number = fields.Integer(strict=True, validate=validate.Range(1, 2**53), metadata=says("The number of a message in its scope."))
    seat = fields.Integer(strict=True, validate=validate.Range(0, 99), metadata=says("The seat whose name is the subject."))
    player = fields.String(validate=validate.Length(1, 64), metadata=says("The player's id."))
    tournament = fields.String(validate=validate.Length(1, 64), metadata=says("The tournament's id."))
    place = fields.String(
        validate=validate.Regexp(r"^[0-9]{1,15}\.[a-z0-9_.]{1,48}$", error="A place of a text."),
        metadata=says("The place of a text: the version of its fact and its name there, such as `12.names.0`."),
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
    """A report to make."""

    subject = fields.Nested(ModerationSubjectBody, required=True)
    ground = fields.String(required=True, validate=validate.OneOfValues(GROUNDS), metadata=says("The ground of the report."))
    note = LineField(LONGEST_NOTE, metadata=says("A note for moderators: 1 to 300 readable characters in one line."))


class ModerationActBody(StrictSchema):
    """An act of a moderator."""

    act = fields.String(
        required=True,
        validate=validate.OneOfValues(ACTS),
        metadata=says("The act: `hide`, `show` a name at a seat, a text of a tournament or a study again, `suspend` the player, `lift` a suspension, or `dismiss` the reports."),
    )
    subject = fields.Nested(ModerationSubjectBody, required=True)
    reason = LineField(LONGEST_REASON, required=True, metadata=says("The reason, for the log of moderation: readable characters in one line."))
    until = TimestampField(metadata=says("Time at which a suspension ends, in UTC (RFC 3339); without it, when it is lifted."))


class ReportsQuery(StrictSchema):
    """A page of reports."""

    state = fields.String(load_default="open", validate=validate.OneOfValues(STATES), metadata=says("The state of the reports: `open`, `closed`, or `all`."))
    cursor = cursor_field(cursors.REPORT, "CursorOfReports")
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 100), metadata=named("LimitOfReports", "Number of reports at most."))


class ActsQuery(StrictSchema):
    """A page of acts."""

    cursor = cursor_field(cursors.REPORT, "CursorOfActs")
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 100), metadata=named("LimitOfActs", "Number of acts at most."))


MODERATION_BODIES: tuple[type[StrictSchema], ...] = (ModerationSubjectBody, ReportBody, ModerationActBody)
"""Every body here; each is a component of the contract."""
