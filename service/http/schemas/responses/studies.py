"""Studies."""

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

STUDY_ID: Shape = {"type": "string", "pattern": cursors.STUDY.pattern, "description": "Opens the study to read."}
AT: Shape = with_description("Version of the replay.", VERSION)
SUMMARY: dict[str, Shape] = {
    "id": STUDY_ID,
    "url": text("Address of the page that shows it."),
    "title": {**text("What it is called."), "maxLength": LONGEST_TITLE},
    "version": {"type": "integer", "minimum": 1, "description": "Rises with each change; for `If-Match`."},
    "made": with_description("When it was started, in UTC (RFC 3339).", TIME),
    "changed": with_description("When it was changed last, in UTC (RFC 3339).", TIME),
}

SHAPES: dict[str, Shape] = {
    "StudyNote": object_shape(
        "A line at a version of the replay.", {"at": AT, "text": {**text("What it says."), "maxLength": LONGEST_NOTE}}
    ),
    "StudyVariation": object_shape(
        "A fork that goes on from a version of the replay.",
        {
            "game": with_description("The fork, a game of its own.", GAME_ID),
            "at": AT,
            "text": {"type": ["string", "null"], "maxLength": LONGEST_VARIATION, "description": "What it tries; null where nothing is said."},
            "status": {**STATUS, "type": ["string", "null"], "enum": [*STATUS["enum"], None], "description": "How far the fork is; null where it is gone."},
            "url": text("Address of its table."),
        },
    ),
    "Study": object_shape(
        "Notes and variations beside a replay.",
        {
            **SUMMARY,
            "expires": with_description("When it is deleted unless it is changed before, in UTC (RFC 3339).", TIME),
            "replay": schema_ref("Replay"),
            "notes": {**array_of(schema_ref("StudyNote"), "By version; of one version as the author has them."), "maxItems": MOST_NOTES},
            "variations": {**array_of(schema_ref("StudyVariation"), "As the author has them."), "maxItems": MOST_VARIATIONS},
            "links": object_shape(
                "Where to go on.",
                {
                    "self": text("This."),
                    "page": text("The page that shows it."),
                    "replay": text("What it belongs to."),
                    "variations": {"type": ["string", "null"], "description": "Where variations are added; null where the replay shows nobody's cards."},
                },
                name="StudyLinks",
            ),
        },
    ),
    "StudyMade": object_shape(
        "A new study.",
        {"study": schema_ref("Study"), "token": with_description("Changes and deletes the study. Shown here and to a repeated request.", TOKEN)},
    ),
    "StudyVariationMade": object_shape(
        "A new variation.", {"study": schema_ref("Study"), "fork": schema_ref("GameMade")}
    ),
    "StudySummary": object_shape("A study in a list.", SUMMARY),
    "StudyPage": object_shape(
        "A page of studies.",
        {
            "items": array_of(schema_ref("StudySummary"), "The newest first."),
            "next": {"type": ["string", "null"], "description": "`cursor` of the next page."},
        },
    ),
}
