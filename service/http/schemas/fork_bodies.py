"""Schemas of request bodies that make forks; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from service.http import validators as validate
from service.http.schemas.fields import (
    MOST_SEATS,
    MOST_VERSIONS,
    says,
)
from service.http.schemas.game_bodies import SeatBody
from service.http.validators import StrictSchema


class ResampleBody(StrictSchema):
    """How a world is drawn for a fork."""

    seed = fields.String(
        required=True,
        validate=[validate.Length(1, 64), validate.Regexp(r"^[ -~]*$", error="Printable ASCII.")],
        metadata=says("1 to 64 printable ASCII characters; the same view and seed give the same world."),
    )


def seats_field(origin: str) -> fields.List[Any]:
    """A field for the seats of a fork."""
    return fields.List(
        fields.Nested(SeatBody),
        validate=validate.Length(1, MOST_SEATS),
        metadata=says(
            f"As in a new game, as many as {origin} has. By default you sit in the viewpoint's seat, among bots."
        ),
    )


def visibility_field(text: str) -> fields.String:
    """A field for a fork's visibility; unlisted by default."""
    return fields.String(
        load_default="unlisted", validate=validate.OneOfValues(("public", "unlisted")), metadata=says(text)
    )


class ForkBody(StrictSchema):
    """A fork as it is asked for."""

    at = fields.Integer(
        strict=True,
        validate=validate.Range(1, 10**9),
        metadata=says(
            "The version to go on from, the latest by default. A command is done whole or not at all: the fork goes on from the "
            "last version up to it at which none was half done, and the game was on."
        ),
    )
    viewpoint = fields.String(
        validate=validate.Regexp(r"^(seat:[0-9]{1,2}|all)$", error="seat:<number> or all."),
        metadata=says(
            "Viewpoint whose knowledge it starts from: your own while the game is on; `all` by default once it lies open."
        ),
    )
    resample = fields.Nested(
        ResampleBody,
        metadata=says(
            "Draw a world uniformly from those that look like the viewpoint's. Always so while the game is on, with a seed of "
            "our own if you give none."
        ),
    )
    luck = fields.String(
        validate=validate.OneOfValues(("same", "fresh")),
        metadata=says("`same` keeps the parent's luck to come (exact forks, their default); `fresh` is new."),
    )
    seats = seats_field("the parent")
    visibility = visibility_field("Whether the lobby, and the parent's list of forks, show it; unlisted by default.")


class ReplayForkBody(StrictSchema):
    """A fork of a replay as it is asked for."""

    at = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(1, MOST_VERSIONS),
        metadata=says(
            "The version of the replay to go on from: the last up to it at which no command was half done, and the game was on."
        ),
    )
    seats = seats_field("the replay")
    visibility = visibility_field("Whether the lobby shows it; unlisted by default.")


FORK_BODIES: tuple[type[StrictSchema], ...] = (ResampleBody, ForkBody, ReplayForkBody)
"""Every schema here: a component of the contract each."""
