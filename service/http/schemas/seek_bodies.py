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
    """Joining a seek."""

    name = name_field(metadata=says("What you will be called: 1 to 40 readable characters in one line."))
    commit = commit_field()
    inbox = inbox_token_field()
    player = player_token_field()


class SeekBody(SeekerBody):
    """A table that is looked for, and who looks for it."""

    ruleset = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("One of GET /v1/rulesets."))
    options = fields.Dict(
        keys=fields.String(),
        metadata=says("Table options, by the ruleset's `options_schema`; defaults for the others."),
    )
    seats = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(2, MOST_SEATS),
        metadata=says("How many people play, you among them; an automaton comes by itself where the rules have one."),
    )
    clock = fields.Nested(
        ClockBody, metadata=says("None by default: the rules' own timers apply, and nobody else is hurried.")
    )
    rated = FlagField(
        metadata=says("Whether the result counts for ratings; false by default. Then everybody comes with `player`.")
    )


SEEK_BODIES: tuple[type[StrictSchema], ...] = (SeekerBody, SeekBody)
"""Every schema here: a component of the contract each."""
