"""Examples of moderation for the contract."""

from __future__ import annotations

from typing import Any

from service.http.openapi.examples import GAME, TIME

Json = dict[str, Any]

SUBJECT: Json = {"kind": "message", "game": GAME, "scope": "players", "number": 1}
REPORT_BODY: Json = {"subject": SUBJECT, "ground": "abuse", "note": "Three times in a row."}
ACT_BODY: Json = {"act": "hide", "subject": SUBJECT, "reason": "An insult."}
REPORT_ID, ACT_ID = "1fk3m7q2xabcdefgh2", "2fk3m7q2xabcdefgh2"
REPORTED: Json = {"id": REPORT_ID, "at": TIME, "subject": SUBJECT, "ground": "abuse"}
REPORT: Json = {
    **REPORTED, "shown": "You fool.", "author": "seat-0", "note": "Three times in a row.", "by": "seat-1", "act": None,
}  # fmt: skip
ACT: Json = {
    "id": ACT_ID, "at": TIME, "moderator": "Greta", "act": "hide", "subject": SUBJECT, "reason": "An insult.", "until": None, "reports": [REPORT_ID],
}  # fmt: skip
