"""Schema of the request for an intervention."""

from __future__ import annotations

from typing import Any, NamedTuple

from marshmallow import ValidationError, fields, validates_schema

from domain.game.interventions.interventions import MOST_ADDED_S
from domain.kernel.text.written_text import LONGEST_REASON
from service.http import validators as validate
from service.http.schemas.fields import FlagField, LineField, TimestampField, name_field, says
from service.http.validators import StrictSchema


class Members(NamedTuple):
    """Members of a request in addition to kind, author and reason: needed and optional ones."""

    needed: frozenset[str] = frozenset()
    optional: frozenset[str] = frozenset()

    @property
    def all(self) -> frozenset[str]:
        return self.needed | self.optional


MEMBERS = {
    "pause": Members(frozenset({"until"}), frozenset({"after_decisions"})),
    "resume": Members(),
    "add_time": Members(frozenset({"seconds"}), frozenset({"seat"})),
    "strike": Members(frozenset(), frozenset({"seat"})),
    "hand_to_bot": Members(frozenset({"seat"})),
    "return": Members(frozenset({"seat"})),
    "fill_with_bot": Members(frozenset({"seat"})),
    "start_smaller": Members(),
    "reissue": Members(frozenset({"seat"})),
    "substitute": Members(frozenset({"seat", "name"})),
}
"""Members by kind."""
SHARED = frozenset({"kind", "author", "reason"})


class InterventionBody(StrictSchema):
    """An intervention to make."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(tuple(MEMBERS)),
        metadata=says(
            "The kind of intervention: `pause` the table, or `resume` it; `add_time`; `strike`: give the default answers now; `hand_to_bot` a seat, or let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. `reissue` and `substitute` answer a slip to hand on. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones."
        ),
    )
    author = name_field(
        required=True, metadata=says("The author's name, public: 1 to 40 readable characters in one line.")
    )
    reason = LineField(
        LONGEST_REASON, required=True, metadata=says("The reason, public: 1 to 200 characters, one line.")
    )
    seat = fields.Integer(
        strict=True,
        validate=validate.Range(0, 99),
        metadata=says("The seat that the intervention concerns. Absent with `add_time` and `strike`: all seats."),
    )
    until = TimestampField(
        metadata=says(
            "Time at which a pause ends at the latest, with `pause`: at most a day ahead, or 14 days if the clock gives a day or more for a decision."
        )
    )
    after_decisions = FlagField(
        metadata=says("Whether a pause waits until the decisions that are open now are answered, instead of beginning immediately; with `pause`.")
    )
    seconds = fields.Integer(
        strict=True, validate=validate.Range(1, MOST_ADDED_S), metadata=says("Seconds to add, with `add_time`.")
    )
    name = name_field(metadata=says("The new person's name at the table, with `substitute`."))

    @validates_schema
    def fits_kind(self, data: dict[str, Any], **_: Any) -> None:
        """The members of its kind, and no others."""
        members = MEMBERS[data["kind"]]
        for name in sorted(members.needed - set(data)):
            raise ValidationError(f"`{data['kind']}` needs it.", name)
        for name in sorted(set(data) - members.all - SHARED):
            raise ValidationError(f"`{data['kind']}` takes none.", name)


class SlipExchangeBody(StrictSchema):
    """A slip, to exchange for a token."""

    slip = fields.String(
        required=True, validate=validate.Regexp(r"^dd_slip_[0-9a-z]+$", error="A slip."), metadata=says("The slip, as the link holds it.")
    )


class SeatAskBody(StrictSchema):
    """A seat that a person asks for."""

    seat = fields.Integer(required=True, strict=True, validate=validate.Range(0, 99), metadata=says("The seat that is the asker's."))


class SeatAsksBody(StrictSchema):
    """Whether a table allows asks."""

    allowed = FlagField(required=True, metadata=says("Whether people may ask for a seat at this table."))


class SeatAskAnswerBody(StrictSchema):
    """An answer to an ask."""

    ask = fields.String(required=True, validate=validate.Regexp(r"^[0-9a-f]{16}$", error="The id of an ask."), metadata=says("The ask's id."))
    agree = FlagField(required=True, metadata=says("Whether the asker is the seat's person. False refuses the ask."))


INTERVENTION_BODIES: tuple[type[StrictSchema], ...] = (InterventionBody, SlipExchangeBody, SeatAskBody, SeatAsksBody, SeatAskAnswerBody)
"""Every schema here; each is a component of the contract."""
