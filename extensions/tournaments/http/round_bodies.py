"""Schemas of request bodies of a tournament's rounds and tables; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from domain.game.interventions.interventions import MOST_ADDED_S
from domain.kernel.text.written_text import LONGEST_REASON
from extensions.tournaments.app.official_interventions import POWERS
from extensions.tournaments.domain.decide.draft_faults import MOST_TABLES
from extensions.tournaments.domain.regulations.terms import FRACTION, MOST_AT_TABLE
from extensions.tournaments.domain.salted_text import LONGEST_TEXT
from extensions.tournaments.http.bodies import entry_field, reason_field
from service.http import validators as validate
from service.http.schemas.fields import (
    FlagField,
    LineField,
    ListField,
    TimestampField,
    name_field,
    says,
)
from service.http.schemas.intervention_bodies import MEMBERS
from service.http.validators import StrictSchema

NUMBERS = r"^[0-9][0-9 ,;.:/+-]{0,199}$"


def fraction_field(**more: Any) -> fields.String:
    """A field for an exact number."""
    return fields.String(
        validate=validate.Regexp(FRACTION.replace(r"\Z", "$"), error="An exact number such as 3 or 3/2; 0.25 and 0,25 are written 1/4."), **more
    )


def points_field(text: str) -> fields.List[Any]:
    """A field for points by seat."""
    return ListField(fraction_field(), 1, MOST_AT_TABLE, text)


def number_field(text: str, most: int = 1_000_000, **more: Any) -> fields.Integer:
    """A field for a number from 1."""
    return fields.Integer(strict=True, validate=validate.Range(1, most), metadata=says(text), **more)


class TableSeatBody(StrictSchema):
    """The holder of a seat."""

    entry = entry_field("Number of the entry.", required=True)
    member = fields.Integer(
        load_default=0, strict=True, validate=validate.Range(0, MOST_AT_TABLE - 1), metadata=says("Index of the person in the entry, from 0.")
    )


class DraftTableBody(StrictSchema):
    """A table of a draft."""

    seats = ListField(fields.Nested(TableSeatBody), 1, MOST_AT_TABLE, "The holders of the seats, in the order of the game's seats.", required=True)
    board = number_field("Number of the board; tables of one board have the same deal.", MOST_TABLES)
    match = number_field("Number of the match; tables of one match count together.", MOST_TABLES)


class DraftBody(StrictSchema):
    """A draft that an official states. Requested byes and entries that are not checked in are added automatically."""

    tables = ListField(fields.Nested(DraftTableBody), 0, MOST_TABLES, "The tables in order, which are numbered from 1.", required=True)
    byes = ListField(entry_field("The number of an entry."), 0, MOST_TABLES, "Numbers of the entries that get a bye.", is_distinct=True, load_default=[])


class RoundPublicationBody(StrictSchema):
    """A publication of a draft."""

    starts_at = TimestampField(metadata=says("Time at which clocks start, at most 60 days ahead; immediately by default."))
    newest = number_field("The version of the last change since the draft was made, to publish it nevertheless.", 10**9)


class RoundWithdrawalBody(StrictSchema):
    """A withdrawal of a round."""

    reason = reason_field("The reason, public.")


class UnfinishedBody(StrictSchema):
    """A decision on the way in which an unfinished table counts."""

    table = number_field("Number of the table.", MOST_TABLES, required=True)
    how = fields.String(
        required=True,
        validate=validate.OneOfValues(("draw", "by_scores", "void", "points")),
        metadata=says("The way in which the table counts: `draw`; `by_scores`: by the present scores; `void`: each seat has the mean; `points`: as stated."),
    )
    points = points_field("Points by seat, with `points`.")


class RoundCloseBody(StrictSchema):
    """A close of a round."""

    unfinished = ListField(fields.Nested(UnfinishedBody), 0, MOST_TABLES, "Decisions on the unfinished tables, one for each.", load_default=[])


class SpokenLuckBody(StrictSchema):
    """The numbers of a public throw."""

    numbers = fields.String(
        required=True, validate=validate.Regexp(NUMBERS, error="Digits and separators."), metadata=says("The numbers of the throw, as announced.")
    )


class EntryLotBody(StrictSchema):
    """The entries of a lot."""

    among = ListField(entry_field("The number of an entry."), 2, 500, "Numbers of the entries that are tied, one of which must advance.", is_distinct=True, required=True)


class OwnTableBody(StrictSchema):
    """A table that its own people make."""

    seats = ListField(fields.Nested(TableSeatBody), 1, MOST_AT_TABLE, "The table's seats, with their holders.", required=True)


class TableInterventionBody(StrictSchema):
    """An official's intervention at a running table."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(POWERS),
        metadata=says("The kind of intervention, as at a table without a tournament."),
    )
    reason = LineField(LONGEST_REASON, required=True, metadata=says("The reason, public: 1 to 200 characters, one line."))
    seat = fields.Integer(strict=True, validate=validate.Range(0, 99), metadata=says("Number of the seat."))
    until = TimestampField(metadata=says("Time at which a pause ends at the latest, with `pause`."))
    after_decisions = FlagField(metadata=says("Whether a pause waits until the decisions that are open now are answered, with `pause`."))
    seconds = fields.Integer(strict=True, validate=validate.Range(1, MOST_ADDED_S), metadata=says("Seconds to add, with `add_time`."))
    name = name_field(metadata=says("The new person's name at the table, with `substitute`."))

    @validates_schema
    def fits_kind(self, data: dict[str, Any], **_: Any) -> None:
        """The members of its kind, and no others."""
        members = MEMBERS[data["kind"]]
        for name in sorted(members.needed - set(data)):
            raise ValidationError(f"`{data['kind']}` needs it.", name)
        for name in sorted(set(data) - members.all - {"kind", "reason"}):
            raise ValidationError(f"`{data['kind']}` takes none.", name)


class AnnouncementBody(StrictSchema):
    """An announcement at a tournament."""

    text = LineField(LONGEST_TEXT, required=True, metadata=says("The announcement's text, public."))


ROUND_BODIES: tuple[type[StrictSchema], ...] = (
    TableSeatBody, DraftTableBody, DraftBody, RoundPublicationBody, RoundWithdrawalBody, UnfinishedBody, RoundCloseBody, SpokenLuckBody, EntryLotBody,
    OwnTableBody, TableInterventionBody, AnnouncementBody,
)  # fmt: skip
"""Every schema here; each is a component of the contract."""
