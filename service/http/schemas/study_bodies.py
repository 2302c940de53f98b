"""Schemas of request bodies of studies; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from service.app.core import cursors
from service.app.studies.study_rows import LONGEST_NOTE, LONGEST_TITLE, LONGEST_VARIATION, MOST_NOTES, MOST_VARIATIONS
from service.http import validators as validate
from service.http.schemas.fields import (
    MOST_VERSIONS,
    LineField,
    ListField,
    QueryInteger,
    cursor_field,
    named,
    says,
)
from service.http.schemas.fork_bodies import ReplayForkBody
from service.http.validators import StrictSchema


def title_field() -> LineField:
    """A field for a study's title."""
    return LineField(LONGEST_TITLE, required=True, metadata=says(f"The study's title: 1 to {LONGEST_TITLE} readable characters in one line."))


class StudyNoteBody(StrictSchema):
    """A line at a version of the replay."""

    at = fields.Integer(required=True, strict=True, validate=validate.Range(1, MOST_VERSIONS), metadata=says("Version of the replay."))
    text = LineField(LONGEST_NOTE, required=True, metadata=says(f"The text of the note: 1 to {LONGEST_NOTE} readable characters in one line."))


def notes_field(**more: Any) -> fields.List[Any]:
    """A field for a study's notes."""
    return ListField(fields.Nested(StudyNoteBody), 0, MOST_NOTES, "The notes in any order; notes of one version keep this order.", **more)


class StudyBody(StrictSchema):
    """A study to start."""

    title = title_field()
    notes = notes_field(load_default=[])
    player = fields.String(
        validate=validate.Regexp(r"^dd_player_[0-9a-z]+$", error="A player's token."),
        metadata=says("The token of a player, whose list then has the study and whose tokens may change it."),
    )


class KeptVariationBody(StrictSchema):
    """A variation to keep."""

    game = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("The fork's id."))
    text = LineField(LONGEST_VARIATION, load_default=None, allow_none=True, metadata=says("The idea of the variation, in one line; null for none."))


class StudyContentBody(StrictSchema):
    """The new content of a study."""

    title = title_field()
    notes = notes_field(required=True)
    variations = ListField(fields.Nested(KeptVariationBody), 0, MOST_VARIATIONS, "The variations to keep, in this order.", required=True)


class StudyVariationBody(ReplayForkBody):
    """A variation to add: a fork of the study's replay."""

    text = LineField(LONGEST_VARIATION, metadata=says(f"The idea of the variation: 1 to {LONGEST_VARIATION} readable characters in one line."))


class MyStudiesQuery(StrictSchema):
    """A page of the caller's studies."""

    cursor = cursor_field(cursors.STUDY, "CursorOfStudies")
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=named("LimitOfStudies", "Number of studies at most."))


STUDY_BODIES: tuple[type[StrictSchema], ...] = (StudyNoteBody, StudyBody, KeptVariationBody, StudyContentBody, StudyVariationBody)
"""Every body here; each is a component of the contract."""
