"""Schemas of request bodies of rulings, penalties and appeals; unknown fields are refused."""

from __future__ import annotations

from typing import Any, get_args

from marshmallow import ValidationError, fields, validates_schema

from domain.tournament.decide.draft_faults import MOST_TABLES
from domain.tournament.decide.rulings import MOST_TIME_MS
from domain.tournament.facts.ruling_facts import PenaltyKind
from domain.tournament.regulations.terms import MOST_AT_TABLE, MOST_ROUNDS
from domain.tournament.salted_text import LONGEST_TEXT
from service.http import validators as validate
from service.http.schemas.event_bodies import entry_field, reason_field
from service.http.schemas.fields import LineField, require_distinct, says
from service.http.schemas.round_bodies import fraction_field, number_field, points_field
from service.http.validators import StrictSchema

ARTICLE = r"^[0-9A-Za-z§. -]{0,40}$"


def seat_numbers(text: str) -> fields.List[Any]:
    """A field for seats of a table."""
    return fields.List(
        fields.Integer(strict=True, validate=validate.Range(0, MOST_AT_TABLE - 1)),
        validate=[validate.Length(0, MOST_AT_TABLE), require_distinct],
        metadata={"uniqueItems": True, **says(text)},
    )


class ResultBody(StrictSchema):
    """A result as an arbiter corrects it."""

    places = fields.List(
        fields.Integer(strict=True, validate=validate.Range(1, MOST_AT_TABLE)),
        required=True,
        validate=validate.Length(1, MOST_AT_TABLE),
        metadata=says("By seat: one more than the seats that did better."),
    )
    winners = seat_numbers("Seats that won, ascending; empty where nobody did.")
    scores = fields.List(
        fields.Integer(strict=True, validate=validate.Range(-1_000_000, 1_000_000)),
        validate=validate.Length(1, MOST_AT_TABLE),
        metadata=says("By seat, where the rules count."),
    )


class AddedTimeBody(StrictSchema):
    """Time that a ruling gives."""

    seconds = fields.Integer(
        required=True, strict=True, validate=validate.Range(1, MOST_TIME_MS // 1000), metadata=says("How much.")
    )
    seat = fields.Integer(strict=True, validate=validate.Range(0, 99), metadata=says("Whose; absent: everybody's."))


class HandsBody(StrictSchema):
    """Why an arbiter looks at what lies hidden."""

    reason = reason_field("Why, as everybody reads it.", required=True)


class TableRulingBody(StrictSchema):
    """A ruling on a table."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(("correct", "adjust", "forfeit", "void", "replay", "time")),
        metadata=says(
            "`correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get nothing; `void`: it counts for nobody; "
            "`replay`: another game with another deal; `time` for a table that plays."
        ),
    )
    reason = reason_field("Why, as everybody reads it.", required=True)
    article = fields.String(
        load_default="",
        validate=validate.Regexp(ARTICLE, error="Up to 40 letters, digits and points."),
        metadata=says("Of the regulations or rules; it names nobody."),
    )
    result = fields.Nested(ResultBody, metadata=says("Of `correct`."))
    points = points_field("Of `adjust`: by seat.")
    seats = seat_numbers("Of `forfeit`, ascending.")
    time = fields.Nested(AddedTimeBody, metadata=says("Of `time`."))


class PenaltyBody(StrictSchema):
    """A penalty of an entry."""

    entry = entry_field("Whose.", required=True)
    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(get_args(PenaltyKind)),
        metadata=says("A `warning`; `points` off its sum, never to others' favour; `disqualification`."),
    )
    reason = reason_field("Why, as everybody reads it.", required=True)
    article = fields.String(
        load_default="", validate=validate.Regexp(ARTICLE, error="Up to 40 letters, digits and points."), metadata=says("As of a ruling.")
    )
    points = fraction_field(metadata=says("Of `points`; by default what the regulations say."))
    round = number_field("Where it was earned.", MOST_ROUNDS)
    table = number_field("Where it was earned.", MOST_TABLES)
    replaces = number_field("The number of a penalty that this one stands for.")


class AppealBody(StrictSchema):
    """An appeal about a table, a ruling or a penalty."""

    round = number_field("Of the table, or in which the ruling was made.", MOST_ROUNDS, required=True)
    table = number_field("The table.", MOST_TABLES)
    ruling = number_field("The number of the ruling or penalty.")
    text = LineField(LONGEST_TEXT, required=True, metadata=says("What is asked for, and why."))
    entry = entry_field("For whom an official appeals; by default your own.")


class AppealDecisionBody(StrictSchema):
    """How an appeal ends."""

    verdict = fields.String(
        required=True,
        validate=validate.OneOfValues(("upheld", "dismissed", "withdrawn")),
        metadata=says("By an official who may rule; `withdrawn` by its entry."),
    )
    reason = reason_field("Why, as everybody reads it. Needed unless it is withdrawn.")
    ruling = fields.Nested(TableRulingBody, metadata=says("What follows for the table, where it is upheld."))
    penalty = fields.Nested(PenaltyBody, metadata=says("What follows for an entry, where it is upheld."))

    @validates_schema
    def fits_verdict(self, data: dict[str, Any], **_: Any) -> None:
        """A decision has a reason, and one consequence at most."""
        if (data["verdict"] == "withdrawn") == ("reason" in data):
            raise ValidationError("Of a decision, and only of one.", "reason")
        if {"ruling", "penalty"} <= set(data):
            raise ValidationError("A ruling or a penalty.", "penalty")


RULING_BODIES: tuple[type[StrictSchema], ...] = (
    ResultBody, AddedTimeBody, HandsBody, TableRulingBody, PenaltyBody, AppealBody, AppealDecisionBody,
)  # fmt: skip
"""Every schema here: a component of the contract each."""
