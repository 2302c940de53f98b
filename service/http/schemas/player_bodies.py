"""Schemas of request bodies about players; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from domain.players.recovery_code import LONGEST
from service.http import validators as validate
from service.http.schemas.fields import FlagField, name_field, says
from service.http.validators import StrictSchema


class NewPlayerBody(StrictSchema):
    """A new player."""

    name = name_field(
        required=True,
        metadata=says("The player's name, by default also at tables: 1 to 40 readable characters in one line."),
    )


class PlayerConsentsBody(StrictSchema):
    """Consents of a player; absent ones do not change."""

    profile = FlagField(metadata=says("Whether all callers may read the player's name by the id; false at first."))
    ratings = FlagField(metadata=says("Whether lists of ratings show the player, with the name; false at first."))


class PlayerChangesBody(StrictSchema):
    """Changes of a player; absent fields do not change."""

    name = name_field(metadata=says("The new name: 1 to 40 readable characters in one line. Names at tables stay."))
    consents = fields.Nested(PlayerConsentsBody)

    @validates_schema
    def changes_something(self, data: dict[str, Any], **_: Any) -> None:
        """At least one field is present."""
        if not data:
            raise ValidationError("`name` or `consents`.", "name")


class RecoveryCodeBody(StrictSchema):
    """A recovery code."""

    recovery_code = fields.String(
        required=True,
        validate=validate.Length(1, LONGEST),
        metadata=says("The code as shown; in either case, with or without dashes."),
    )


class PlayerLinkBody(StrictSchema):
    """A link from another device of the player."""

    link = fields.String(
        required=True,
        validate=validate.Regexp(r"^dd_link_[0-9a-z]+$", error="A link of a player."),
        metadata=says("The link, as the other device shows it."),
    )


class PlayerSeatBody(StrictSchema):
    """A seat to bind to the calling player."""

    token = fields.String(
        required=True,
        validate=validate.Regexp(r"^dd_seat_[0-9a-z]+$", error="A seat's token."),
        metadata=says("The seat's own token."),
    )


PLAYER_BODIES: tuple[type[StrictSchema], ...] = (
    NewPlayerBody,
    PlayerConsentsBody,
    PlayerChangesBody,
    RecoveryCodeBody,
    PlayerLinkBody,
    PlayerSeatBody,
)
"""Every schema here; each is a component of the contract."""
