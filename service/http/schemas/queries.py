"""Schemas of query parameters; unknown ones are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from service.app import cursors
from service.http import validators as validate
from service.http.schemas.fields import QueryInteger, cursor_field, replay_viewpoint_field, says, viewpoint_field
from service.http.validators import StrictSchema

SHAPES = ("wide", "tall")
"""A table is drawn for wide screens or for narrow ones."""


class ForksQuery(StrictSchema):
    """Which of a game's forks."""

    cursor = cursor_field(cursors.GAME)
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Games at most."))


class TokensQuery(StrictSchema):
    """Which of one's tokens and links."""

    cursor = cursor_field(cursors.TOKEN)
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 100), metadata=says("Tokens and links at most."))


class InboxQuery(StrictSchema):
    """Which part of an inbox."""

    after = cursor_field(cursors.INBOX, "The last `cursor` that you got.")
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Entries at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first entry.")
    )


class RecordQuery(StrictSchema):
    """Query of GET …/record."""

    viewpoint = viewpoint_field()


class HeadQuery(StrictSchema):
    """Which version."""

    at = QueryInteger(
        validate=validate.Range(1), metadata=says("A version that you may read; the present one by default.")
    )


class ViewQuery(HeadQuery):
    """Query of GET …/view."""

    viewpoint = viewpoint_field()


class FeedQuery(StrictSchema):
    """Which page of the feed."""

    after = QueryInteger(load_default=0, validate=validate.Range(0), metadata=says("The last version you know."))
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Entries at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first entry.")
    )
    viewpoint = viewpoint_field()


class RulesetQuery(StrictSchema):
    """Which version of a ruleset."""

    version = QueryInteger(
        validate=validate.Range(1),
        metadata=says("A version of the rules, as on a game's card; the newest by default."),
    )


class ContractQuery(StrictSchema):
    """Whose types the contract has."""

    ruleset = fields.String(
        validate=validate.Length(1, 64), metadata=says("A ruleset, for a contract with its types; without it they are plain objects.")
    )  # fmt: skip
    version = QueryInteger(
        validate=validate.Range(1), metadata=says("A version of the ruleset's rules; the newest by default.")
    )

    @validates_schema
    def names_ruleset(self, data: dict[str, Any], **_: Any) -> None:
        """A version is one of a ruleset."""
        if "version" in data and "ruleset" not in data:
            raise ValidationError("A version is one of a `ruleset`.", "version")


class ReadsQuery(StrictSchema):
    """Which of an arbiter's reads."""

    cursor = cursor_field(cursors.ARBITER_READ)
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Reads at most."))


class LobbyQuery(StrictSchema):
    """Which public games."""

    ruleset = fields.String(validate=validate.Length(1, 64), metadata=says("Games of this ruleset only."))
    status = fields.String(
        validate=validate.OneOfValues(("seating", "playing", "over", "aborted")),
        metadata=says("Games in this status only."),
    )
    cursor = cursor_field(cursors.GAME)
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Games at most."))


class FramesQuery(StrictSchema):
    """Which frames."""

    first = QueryInteger(
        data_key="from", load_default=1, validate=validate.Range(1), metadata=says("From this version on; `next` of the page before.")
    )  # fmt: skip
    last = QueryInteger(
        data_key="to", validate=validate.Range(1), metadata=says("Up to this version; the end by default.")
    )
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 200), metadata=says("Frames at most."))
    as_ = replay_viewpoint_field()


class MomentQuery(StrictSchema):
    """Which moment, and how it is drawn."""

    v = QueryInteger(
        validate=validate.Range(1),
        metadata=says("A version of the replay; by default when the first decision is open, or the end where `spoilers` are `all`."),
    )  # fmt: skip
    as_ = replay_viewpoint_field()
    shape = fields.String(
        load_default="wide", validate=validate.OneOfValues(SHAPES), metadata=says("`wide`, 1200 by 630, or `tall`, for narrow screens.")
    )  # fmt: skip


class NoQuery(StrictSchema):
    """No parameters."""
