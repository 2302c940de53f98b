"""Answers about studies."""

from __future__ import annotations

from service.app.core import cursors
from service.app.studies.study_rows import LONGEST_NOTE, LONGEST_TITLE, LONGEST_VARIATION, MOST_NOTES, MOST_VARIATIONS
from service.http.schemas.responses.words import (
    GAME_ID,
    STATUS,
    TIME,
    TOKEN,
    VERSION,
    Shape,
    array_of,
    object_shape,
    schema_ref,
    text,
    with_description,
)

STUDY_ID: Shape = {"type": "string", "pattern": cursors.STUDY.pattern, "description": "The study's id, which suffices to read it."}
AT: Shape = with_description("Version of the replay.", VERSION)
SUMMARY: dict[str, Shape] = {
    "id": STUDY_ID,
    "url": text("Address of the page that shows the study."),
    "title": {**text("The study's title."), "maxLength": LONGEST_TITLE},
    "version": {"type": "integer", "minimum": 1, "description": "Version of the study, which rises with each change, for `If-Match`."},
    "made": with_description("Time at which the study was started, in UTC (RFC 3339).", TIME),
    "changed": with_description("Time at which the study was changed last, in UTC (RFC 3339).", TIME),
}

SHAPES: dict[str, Shape] = {
    "StudyNote": object_shape(
        "A line at a version of the replay.", {"at": AT, "text": {**text("The text of the note."), "maxLength": LONGEST_NOTE}}
    ),
    "StudyVariation": object_shape(
        "A fork that continues from a version of the replay.",
        {
            "game": with_description("The fork, a game of its own.", GAME_ID),
            "at": AT,
            "text": {"type": ["string", "null"], "maxLength": LONGEST_VARIATION, "description": "The idea of the variation; null if none was given."},
            "status": {**STATUS, "type": ["string", "null"], "enum": [*STATUS["enum"], None], "description": "The fork's status; null if the fork is gone."},
            "url": text("Address of the fork's table."),
        },
    ),
    "Study": object_shape(
        "Notes on a replay, and variations.",
        {
            **SUMMARY,
            "expires": with_description("Time at which the study is deleted unless it is changed earlier, in UTC (RFC 3339).", TIME),
            "replay": schema_ref("Replay"),
            "notes": {**array_of(schema_ref("StudyNote"), "The notes by version; notes of one version in the author's order."), "maxItems": MOST_NOTES},
            "variations": {**array_of(schema_ref("StudyVariation"), "The variations, in the author's order."), "maxItems": MOST_VARIATIONS},
            "links": object_shape(
                "Links of the study.",
                {
                    "self": text("The URL of the study."),
                    "page": text("The URL of the page that shows the study."),
                    "replay": text("The URL of the study's replay."),
                    "variations": {"type": ["string", "null"], "description": "The URL to add variations; null if the replay has the public viewpoint."},
                },
                name="StudyLinks",
            ),
        },
    ),
    "StudyMade": object_shape(
        "A new study.",
        {"study": schema_ref("Study"), "token": with_description("The token that changes and deletes the study. Shown here and to a repeated request.", TOKEN)},
    ),
    "StudyVariationMade": object_shape(
        "A new variation.", {"study": schema_ref("Study"), "fork": schema_ref("GameMade")}
    ),
    "StudySummary": object_shape("A study in a list.", SUMMARY),
    "StudyPage": object_shape(
        "A page of studies.",
        {
            "items": array_of(schema_ref("StudySummary"), "The studies of the page, newest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
}
