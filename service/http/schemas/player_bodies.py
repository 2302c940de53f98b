"""Schemas of request bodies about players; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from domain.players.recovery_code import LONGEST
from domain.tournament.regulations.terms import MOST_AT_TABLE
from service.http import validators as validate
from service.http.schemas.fields import FlagField, name_field, says
from service.http.validators import StrictSchema


class NewPlayerBody(StrictSchema):
    """A new player."""

    name = name_field(
        required=True,
        metadata=says("What the player is called, at tables too where nothing else is said: 1 to 40 readable characters in one line."),
    )


class ConsentsBody(StrictSchema):
    """What a player allows; what is not named stays as it is."""

    profile = FlagField(metadata=says("Whether everybody may read the player's name by the id; false at first."))
    ratings = FlagField(metadata=says("Whether lists of ratings show the player, with the name; false at first."))


class PlayerChangesBody(StrictSchema):
    """What changes of a player; what is not named stays as it is."""

    name = name_field(metadata=says("The new name: 1 to 40 readable characters in one line. Names at tables stay."))
    consents = fields.Nested(ConsentsBody)

    @validates_schema
    def changes_something(self, data: dict[str, Any], **_: Any) -> None:
        """Something is named."""
        if not data:
            raise ValidationError("`name` or `consents`.", "name")


class RecoveryBody(StrictSchema):
    """A recovery code."""

    recovery_code = fields.String(
        required=True,
        validate=validate.Length(1, LONGEST),
        metadata=says("As it was shown; in either case, with or without dashes."),
    )


class LinkBody(StrictSchema):
    """A link from another device of the player."""

    link = fields.String(
        required=True,
        validate=validate.Regexp(r"^dd_link_[0-9a-z]+$", error="A link of a player."),
        metadata=says("The link, as the other device shows it."),
    )


class PlayerSeatBody(StrictSchema):
    """A seat, for its player."""

    token = fields.String(
        required=True,
        validate=validate.Regexp(r"^dd_seat_[0-9a-z]+$", error="A seat's token."),
        metadata=says("The seat's own token."),
    )


class PlayerEntryBody(StrictSchema):
    """An entry of an event, for its player."""

    token = fields.String(
        required=True,
        validate=validate.Regexp(r"^dd_entry_[0-9a-z]+$", error="An entry's token."),
        metadata=says("The entry's own token."),
    )
    member = fields.Integer(
        strict=True,
        load_default=0,
        validate=validate.Range(0, MOST_AT_TABLE - 1),
        metadata=says("Which person of the entry the player is, from 0."),
    )


PLAYER_BODIES: tuple[type[StrictSchema], ...] = (
    NewPlayerBody,
    ConsentsBody,
    PlayerChangesBody,
    RecoveryBody,
    LinkBody,
    PlayerSeatBody,
    PlayerEntryBody,
)
"""Every schema here: a component of the contract each."""
