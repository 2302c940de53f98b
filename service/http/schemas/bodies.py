"""Schemas of request bodies for existing games, and for inboxes; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import INCLUDE, ValidationError, fields, validates_schema

from domain.kernel.text.written_text import LONGEST_REASON
from service.app.feeds.inboxes import MOST_SEATS as MOST_SEATS_HELD
from service.http import validators as validate
from service.http.schemas.fields import (
    MOST_SEATS,
    MOST_VERSIONS,
    VIEWPOINT,
    LineField,
    ListField,
    TimestampField,
    name_field,
    says,
)
from service.http.validators import StrictSchema
from service.outgoing.target import MOST_CHARACTERS


class CommandType(fields.String):
    """A command's type, unchecked here: the game's rules refuse an unknown type and list the known ones."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        return value


class Command(StrictSchema):
    """An instance of one of the schemas in the view's `offers`, or `resign`, or `abort` with a `reason`."""

    class Meta:
        unknown = INCLUDE

    type = CommandType(required=True, metadata=says("The command's `type`, as in its offer."))


class OutcomeBody(StrictSchema):
    """The outcome in a ruling."""

    winners = ListField(fields.Integer(strict=True, validate=validate.Range(0, MOST_SEATS - 1)), 0, MOST_SEATS, "Seats that won, each once; empty if there are none.", is_distinct=True, required=True)
    reason = LineField(64, required=True, metadata=says("The reason, in a few words: 1 to 64 characters, one line."))


class RulingBody(StrictSchema):
    """A ruling to make."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(("correct", "abort")),
        metadata=says("The kind of ruling: `correct` the outcome of a game that has ended, or `abort` a running one."),
    )
    author = name_field(
        required=True, metadata=says("The author's name, public: 1 to 40 readable characters in one line.")
    )
    reason = LineField(
        LONGEST_REASON, required=True, metadata=says("The reason, public: 1 to 200 characters, one line.")
    )
    outcome = fields.Nested(
        OutcomeBody,
        allow_none=True,
        metadata=says("The new outcome, with `correct` only; null for none."),
    )

    @validates_schema
    def fits_kind(self, data: dict[str, Any], **_: Any) -> None:
        """`outcome` comes with `correct`, and only then."""
        if (data["kind"] == "correct") != ("outcome" in data):
            raise ValidationError(
                "A ruling that corrects gives an outcome, or null for none, and only such a one.", "outcome"
            )


class ReplayBody(StrictSchema):
    """A link to a replay to make."""

    viewpoint = fields.String(
        load_default=None,
        validate=validate.Regexp(VIEWPOINT, error="seat:<number>, public or all."),
        metadata=says("Viewpoint: `seat:<number>`, `public` or `all`. Your own by default."),
    )
    first = fields.Integer(
        data_key="from",
        strict=True,
        load_default=1,
        validate=validate.Range(1, MOST_VERSIONS),
        metadata=says("The first version shown; 1 by default."),
    )
    last = fields.Integer(
        data_key="to",
        strict=True,
        load_default=None,
        allow_none=True,
        validate=validate.Range(1, MOST_VERSIONS),
        metadata=says(
            "The last version shown. `null`, the default, is the end: the version at which everything was revealed, or "
            "the newest version while the game runs."
        ),
    )
    spoilers = fields.String(
        load_default="none",
        validate=validate.OneOfValues(("none", "end", "all")),
        metadata=says(
            "Information that is revealed in advance: `none`; its `end`; or `all`, the outcome too. `none` by default."
        ),
    )
    names = fields.String(
        load_default="shown",
        validate=validate.OneOfValues(("shown", "masked")),
        metadata=says("Whether seats are called by their names, or Player 1, Player 2; `shown` by default."),
    )
    expires = TimestampField(
        load_default=None,
        allow_none=True,
        metadata={
            "format": "date-time",
            **says("Time at which the link expires; `null`, the default, is never."),
        },
    )

    @validates_schema
    def in_order(self, data: dict[str, Any], **_: Any) -> None:
        """A range does not end before it begins."""
        if data["last"] is not None and data["last"] < data["first"]:
            raise ValidationError("Not before `from`.", "to")


class InboxBody(StrictSchema):
    """The seats of a new inbox."""

    tokens = ListField(fields.String(validate=validate.Regexp(r"^dd_(seat|read)_[0-9a-z]+$", error="A seat's token.")), 0, MOST_SEATS_HELD, "Tokens of the seats that the inbox begins with.", load_default=[])


class SeatTokenBody(StrictSchema):
    """A seat, for an inbox."""

    token = fields.String(
        required=True,
        validate=validate.Regexp(r"^dd_(seat|read)_[0-9a-z]+$", error="A seat's token."),
        metadata=says("The seat's token, or a reader's token (`seat:read`) of the seat."),
    )


class WebhookBody(StrictSchema):
    """The receiver of a new webhook."""

    url = fields.String(
        required=True,
        validate=[
            validate.Length(1, MOST_CHARACTERS),
            validate.Regexp(r"^https?://[!-~]+$", error="A URL that begins with https://, in printable ASCII characters."),
        ],
        metadata={
            **says("Your receiver's URL: https, a name or a public address, and port 443 or one from 1024 on."),
            "format": "uri",
        },
    )


class TokenBody(StrictSchema):
    """A weaker token to mint."""

    scope = fields.String(
        required=True,
        validate=validate.OneOfValues(("seat:read", "spectator")),
        metadata=says("The scope of the new token: `seat:read` has the seat's view and cannot act; `spectator` has the public view."),
    )


BODIES: tuple[type[StrictSchema], ...] = (
    Command,
    OutcomeBody,
    RulingBody,
    ReplayBody,
    InboxBody,
    SeatTokenBody,
    TokenBody,
    WebhookBody,
)
"""Every schema here; each is a component of the contract."""
