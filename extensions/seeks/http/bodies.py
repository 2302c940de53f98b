"""Schemas of request bodies of seeks; unknown fields are refused."""

from __future__ import annotations

from marshmallow import fields

from service.http import validators as validate
from service.http.schemas.fields import (
    MOST_SEATS,
    FlagField,
    commit_field,
    inbox_token_field,
    name_field,
    player_token_field,
    says,
)
from service.http.schemas.game_bodies import ClockBody
from service.http.validators import StrictSchema


class SeekerBody(StrictSchema):
    """A request to join a seek."""

    name = name_field(metadata=says("Your name at the table: 1 to 40 readable characters in one line."))
    commit = commit_field()
    inbox = inbox_token_field()
    player = player_token_field()


class SeekBody(SeekerBody):
    """A seek to make, with its maker's place."""

    ruleset = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("The name of one of the rulesets of `GET /v1/rulesets`."))
    options = fields.Dict(
        keys=fields.String(),
        metadata=says("Table options, by the ruleset's `options_schema`; defaults for the others."),
    )
    seats = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(2, MOST_SEATS),
        metadata=says("Number of people, you included; the automaton's seat is added if the rules have one."),
    )
    clock = fields.Nested(
        ClockBody, metadata=says("The table's clock; without one, the default, only the rules' own timers apply.")
    )
    rated = FlagField(
        metadata=says("Whether the result counts for ratings; false by default. If true, all people must join with `player`.")
    )


SEEK_BODIES: tuple[type[StrictSchema], ...] = (SeekerBody, SeekBody)
"""Every schema here; each is a component of the contract."""
