"""Schemas of request bodies that make forks; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from service.http import validators as validate
from service.http.schemas.fields import (
    MOST_SEATS,
    MOST_VERSIONS,
    ListField,
    says,
)
from service.http.schemas.game_bodies import SeatBody
from service.http.validators import StrictSchema


class ResampleBody(StrictSchema):
    """The sampling of a world for a fork."""

    seed = fields.String(
        required=True,
        validate=[validate.Length(1, 64), validate.Regexp(r"^[ -~]*$", error="Printable ASCII.")],
        metadata=says("A seed of 1 to 64 printable ASCII characters; the same view and seed give the same world."),
    )


def seats_field(origin: str) -> fields.List[Any]:
    """A field for the seats of a fork."""
    return ListField(fields.Nested(SeatBody), 1, MOST_SEATS, f"The seats, as in a new game, the same number as {origin}. By default you have the viewpoint's seat, and bots the others.")


def visibility_field(text: str) -> fields.String:
    """A field for a fork's visibility; unlisted by default."""
    return fields.String(
        load_default="unlisted", validate=validate.OneOfValues(("public", "unlisted")), metadata=says(text)
    )


class ForkBody(StrictSchema):
    """A fork to make."""

    at = fields.Integer(
        strict=True,
        validate=validate.Range(1, 10**9),
        metadata=says(
            "The version to continue from, the latest by default. The fork continues from the last version up to it at which "
            "no command was partly applied and the game was running."
        ),
    )
    viewpoint = fields.String(
        validate=validate.Regexp(r"^(seat:[0-9]{1,2}|all)$", error="seat:<number> or all."),
        metadata=says(
            "Viewpoint whose knowledge the fork starts from: your own while the game runs; `all` by default once it lies open."
        ),
    )
    resample = fields.Nested(
        ResampleBody,
        metadata=says(
            "A sampled world: drawn uniformly from all that match the viewpoint's view. Always done while the game runs, with a random seed by default."
        ),
    )
    luck = fields.String(
        validate=validate.OneOfValues(("same", "fresh")),
        metadata=says("The luck of the fork: `same` keeps the parent's remaining luck (exact forks, their default); `fresh` is new."),
    )
    seats = seats_field("the parent")
    visibility = visibility_field("Whether the lobby and the parent's list of forks show the fork; unlisted by default.")


class ReplayForkBody(StrictSchema):
    """A fork of a replay to make."""

    at = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(1, MOST_VERSIONS),
        metadata=says(
            "The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running."
        ),
    )
    seats = seats_field("the replay")
    visibility = visibility_field("Whether the lobby shows the fork; unlisted by default.")


FORK_BODIES: tuple[type[StrictSchema], ...] = (ResampleBody, ForkBody, ReplayForkBody)
"""Every schema here; each is a component of the contract."""
