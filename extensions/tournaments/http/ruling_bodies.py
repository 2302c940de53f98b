"""Schemas of request bodies of rulings, penalties and appeals; unknown fields are refused."""

from __future__ import annotations

from typing import Any, get_args

from marshmallow import ValidationError, fields, validates_schema

from extensions.tournaments.domain.decide.draft_faults import MOST_TABLES
from extensions.tournaments.domain.decide.rulings import MOST_TIME_MS
from extensions.tournaments.domain.facts.ruling_facts import PenaltyKind
from extensions.tournaments.domain.regulations.terms import MOST_AT_TABLE, MOST_ROUNDS
from extensions.tournaments.domain.salted_text import LONGEST_TEXT
from extensions.tournaments.http.bodies import entry_field, reason_field
from extensions.tournaments.http.round_bodies import fraction_field, number_field, points_field
from service.http import validators as validate
from service.http.schemas.fields import (
    LineField,
    ListField,
    says,
)
from service.http.validators import StrictSchema

ARTICLE = r"^[0-9A-Za-z§. -]{0,40}$"


def seat_numbers(text: str) -> fields.List[Any]:
    """A field for seats of a table."""
    return ListField(fields.Integer(strict=True, validate=validate.Range(0, MOST_AT_TABLE - 1)), 0, MOST_AT_TABLE, text, is_distinct=True)


class TableResultBody(StrictSchema):
    """A corrected result."""

    places = ListField(fields.Integer(strict=True, validate=validate.Range(1, MOST_AT_TABLE)), 1, MOST_AT_TABLE, "Places by seat: 1 plus the number of better seats.", required=True)
    winners = seat_numbers("Seats that won, ascending; empty if there are none.")
    scores = ListField(fields.Integer(strict=True, validate=validate.Range(-1_000_000, 1_000_000)), 1, MOST_AT_TABLE, "Scores by seat, if the rules count scores.")


class AddedTimeBody(StrictSchema):
    """Time that a ruling adds."""

    seconds = fields.Integer(
        required=True, strict=True, validate=validate.Range(1, MOST_TIME_MS // 1000), metadata=says("Seconds to add.")
    )
    seat = fields.Integer(strict=True, validate=validate.Range(0, 99), metadata=says("The seat that gets the time; absent: all seats."))


class TableHandsBody(StrictSchema):
    """An arbiter's read of hidden state."""

    reason = reason_field("The reason, public.", required=True)


class TableRulingBody(StrictSchema):
    """A ruling on a table."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(("correct", "adjust", "forfeit", "void", "replay", "time")),
        metadata=says(
            "The kind of ruling: `correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get 0; `void`: each seat has the mean; `replay`: another game with another deal; `time` for a running table."
        ),
    )
    reason = reason_field("The reason, public.", required=True)
    article = fields.String(
        load_default="",
        validate=validate.Regexp(ARTICLE, error="Up to 40 letters, digits and points."),
        metadata=says("The article of the regulations or rules, without names of people."),
    )
    result = fields.Nested(TableResultBody, metadata=says("The corrected result, with `correct`."))
    points = points_field("Points by seat, with `adjust`.")
    seats = seat_numbers("Seats that get no points, ascending, with `forfeit`.")
    time = fields.Nested(AddedTimeBody, metadata=says("Time that the ruling adds, with `time`."))
    replaces = number_field("The number of the ruling whose result counts at the table now; not needed for a ruling that follows from an appeal.")


class PenaltyBody(StrictSchema):
    """A penalty of an entry."""

    entry = entry_field("Number of the penalised entry.", required=True)
    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(get_args(PenaltyKind)),
        metadata=says("The kind of penalty: a `warning`; `points` off the entry's sum, without gain for others; `disqualification`."),
    )
    reason = reason_field("The reason, public.", required=True)
    article = fields.String(
        load_default="", validate=validate.Regexp(ARTICLE, error="Up to 40 letters, digits and points."), metadata=says("The article of the regulations or rules, without names of people.")
    )
    points = fraction_field(metadata=says("Points of the penalty, with `points`; by default from the regulations."))
    round = number_field("The round of the offence.", MOST_ROUNDS)
    table = number_field("The table of the offence.", MOST_TABLES)
    replaces = number_field("The number of an earlier penalty that this penalty replaces.")


class AppealBody(StrictSchema):
    """An appeal about a table, a ruling or a penalty."""

    round = number_field("The round of the table, ruling or penalty.", MOST_ROUNDS, required=True)
    table = number_field("Number of the table.", MOST_TABLES)
    ruling = number_field("The number of the ruling or penalty.")
    text = LineField(LONGEST_TEXT, required=True, metadata=says("The request of the appeal, and its reason."))
    entry = entry_field("Number of the entry that an official appeals for; by default your own.")


class AppealDecisionBody(StrictSchema):
    """The end of an appeal."""

    verdict = fields.String(
        required=True,
        validate=validate.OneOfValues(("upheld", "dismissed", "withdrawn")),
        metadata=says("The verdict, given by an official who may rule; `withdrawn` by the entry that appealed."),
    )
    reason = reason_field("The reason, public; needed unless the appeal is withdrawn.")
    ruling = fields.Nested(TableRulingBody, metadata=says("The ruling that follows, if the appeal is upheld."))
    penalty = fields.Nested(PenaltyBody, metadata=says("The penalty that follows, if the appeal is upheld."))

    @validates_schema
    def fits_verdict(self, data: dict[str, Any], **_: Any) -> None:
        """A decision has a reason, and one consequence at most."""
        if (data["verdict"] == "withdrawn") == ("reason" in data):
            raise ValidationError("Of a decision, and only of one.", "reason")
        if {"ruling", "penalty"} <= set(data):
            raise ValidationError("A ruling or a penalty.", "penalty")


RULING_BODIES: tuple[type[StrictSchema], ...] = (
    TableResultBody, AddedTimeBody, TableHandsBody, TableRulingBody, PenaltyBody, AppealBody, AppealDecisionBody,
)  # fmt: skip
"""Every schema here; each is a component of the contract."""
