"""Answers about reports and acts of moderation."""

from __future__ import annotations

from service.app.chat.speakers import SCOPES
from service.app.core import cursors
from service.app.moderation.acts import ACTS
from service.app.moderation.reports import GROUNDS
from service.app.moderation.subjects import KINDS
from service.http.schemas.responses.words import (
    GAME_ID,
    SEAT,
    TIME,
    Shape,
    array_of,
    object_shape,
    one_of,
    schema_ref,
    text,
)

NEXT: Shape = {"type": ["string", "null"], "description": "The cursor of the next page."}
REPORT_ID: Shape = {"type": "string", "pattern": cursors.REPORT.pattern, "description": "The report's id."}
RECEIPT: dict[str, Shape] = {
    "id": REPORT_ID,
    "at": TIME,
    "subject": schema_ref("ModerationSubject"),
    "ground": one_of("The ground of the report.", *GROUNDS),
}

SHAPES: dict[str, Shape] = {
    "ModerationSubject": object_shape(
        "A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of an event (`event`, `place`), or a study (`study`).",
        {
            "kind": one_of("The kind of subject.", *KINDS),
            "game": GAME_ID,
            "scope": one_of("The scope of a message.", *SCOPES),
            "number": {"type": "integer", "minimum": 1, "description": "The number of a message in its scope."},
            "seat": SEAT,
            "player": {"type": "string", "pattern": cursors.GAME.pattern, "description": "The player's id; absent once the player was forgotten."},
            "event": {"type": "string", "pattern": cursors.EVENT.pattern, "description": "The event's id."},
            "place": text("The place of a text: the version of its fact, and its name in it."),
            "study": {"type": "string", "pattern": cursors.STUDY.pattern, "description": "The study's id."},
        },
        optional=("game", "scope", "number", "seat", "player", "event", "place", "study"),
    ),
    "Reported": object_shape("A report, for its reporter.", RECEIPT),
    "Report": object_shape(
        "A report, for moderators.",
        {
            **RECEIPT,
            "shown": {"type": ["string", "null"], "description": "The present text, hidden or not; null if the text is gone."},
            "author": {"type": ["string", "null"], "description": "The author of a message: `seat-2`, `organiser`, or a guest with the name; null if it is gone, and for other subjects."},
            "note": {"type": ["string", "null"], "description": "The reporter's note."},
            "by": {"type": ["string", "null"], "description": "The reporter: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token."},
            "act": {"type": ["string", "null"], "description": "The act that closed the report; null while it is open."},
        },
    ),
    "ReportPage": object_shape(
        "A page of reports.", {"items": array_of(schema_ref("Report"), "The reports of the page, newest first."), "next": NEXT}
    ),
    "ModerationAct": object_shape(
        "An act of a moderator.",
        {
            "id": {**REPORT_ID, "description": "The act's id."},
            "at": TIME,
            "moderator": text("The moderator's name."),
            "act": one_of("The kind of act.", *ACTS),
            "subject": schema_ref("ModerationSubject"),
            "reason": {"type": ["string", "null"], "description": "The reason; null once the person was forgotten."},
            "until": {**TIME, "type": ["string", "null"], "description": "Time at which a suspension ends, in UTC (RFC 3339); null: when it is lifted."},
            "reports": array_of(REPORT_ID, "The ids of the reports that the act closed."),
        },
    ),
    "ModerationActPage": object_shape(
        "A page of the log of moderation.", {"items": array_of(schema_ref("ModerationAct"), "The acts of the page, newest first."), "next": NEXT}
    ),
}
