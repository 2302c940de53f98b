"""Examples of events for the contract: answers recorded from a played event."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from service.http.openapi.examples import VIEW, line_of

Json = dict[str, Any]

EVENT_PLAYED: Json = msgspec.json.decode(files(__package__).joinpath("data/event_examples.json").read_bytes())
EVENT_MADE: Json = EVENT_PLAYED["made"]
EVENT_ID: str = EVENT_MADE["event"]["id"]
HEAD: Json = {name: EVENT_MADE[name] for name in ("version", "digest")}
EVENT: Json = EVENT_PLAYED["card"]
EVENT_PAGE: Json = EVENT_PLAYED["list"]
EVENT_CHANGED: Json = EVENT_PLAYED["opened"]
MESSAGE_SENT: Json = EVENT_PLAYED["message"]
OFFICIAL_GRANTED: Json = EVENT_PLAYED["official"]
ENTRIES_MADE: Json = EVENT_PLAYED["entries"]
ENTRIES_PREVIEW: Json = {
    "version": ENTRIES_MADE["version"],
    "digest": ENTRIES_MADE["digest"],
    "encoding": "windows-1252",
    "unread": ["Telefon"],
    "entered": 1,
    "waiting": 0,
    "refused": 1,
    "rows": [
        {
            "line": 2,
            "entry": {"names": ["Lund, Boris"]},
            "outcome": "entered",
            "problems": [],
            "alike": [{"name": "Boris Lund", "entry": 2, "line": None, "is_same": True}],
        },
        {"line": 3, "entry": {"seed": 1}, "outcome": "refused", "problems": ["No name stands in this line."], "alike": []},
    ],
}
ENTRY_PAGE: Json = EVENT_PLAYED["entry_list"]
ENTRIES_LIST_CSV: str = EVENT_PLAYED["entries_csv"]
ENTRY_CHANGED: Json = EVENT_PLAYED["bye"]
ENTRY_SLIP: Json = EVENT_PLAYED["slip"]
CONSENT_GIVEN: Json = EVENT_PLAYED["consent"]
SLIP_EXCHANGED: Json = EVENT_PLAYED["exchanged"]
DRAFT_MADE: Json = EVENT_PLAYED["draft"]
ROUND: Json = EVENT_PLAYED["round"]
TABLE: Json = EVENT_PLAYED["table"]
RULING_MADE: Json = EVENT_PLAYED["ruling"]
APPEAL: Json = EVENT_PLAYED["appeal"]
APPEAL_DECIDED: Json = EVENT_PLAYED["appeal_decided"]
DECISIONS: Json = EVENT_PLAYED["decisions"]
ROUND_CSV = (
    "round,table,section,board,match,state,seat,entry,name,place,won,score,points,points_decimal,played_by\r\n"
    "1,1,all,,,finished,1,4,Dan Ek,1,1,,1,1.0000,entry\r\n"
)
STANDINGS: Json = EVENT_PLAYED["standings"]
STANDINGS_CSV: str = EVENT_PLAYED["standings_csv"]
FACT_PAGE: Json = EVENT_PLAYED["facts"]
FACT: Json = FACT_PAGE["entries"][0]
FACT_LINES = f"{line_of(FACT)}\n\n"
FACT_EVENTS = f"retry: 2000\n: head 19\n\nid: {FACT['version']}\ndata: {line_of(FACT)}\n\n: head 20\n\n"
MY_EVENTS: Json = EVENT_PLAYED["my_events"]
PLAYER_ENTRY: Json = EVENT_PLAYED["player_entry"]
PLAYER_ENTRY_BODY: Json = {"token": SLIP_EXCHANGED["token"], "member": 0}
CHECKPOINT: Json = EVENT_PLAYED["checkpoint"]
CHECKPOINT_NOTE: str = EVENT_PLAYED["note"]
RECORD: str = EVENT_PLAYED["record"]
ENTRIES_HERE: Json = {**HEAD, "entries": [1, 2, 5]}
LOT_DRAWN: Json = {**HEAD, "lot": {"number": 1, "round": 1, "order": [5, 1]}}
PROGRESS: Json = {
    **HEAD,
    "round": 1,
    "server_time": "2030-03-17T18:31:00.000Z",
    "tables": [
        {
            "table": 1, "game": TABLE["table"]["game"], "version": 12, "status": "playing", "changed": "2030-03-17T18:30:00.000Z",
            "awaited": [{"seat": 2, "since": "2030-03-17T18:30:00.000Z", "deadline": None}],
            "away": [], "no_shows": [], "counts_scores": True, "paused_until": None, "is_pause_ahead": False,
        }
    ],
}  # fmt: skip
HANDS_READ: Json = {
    **HEAD, "round": 1, "table": 1, "game": TABLE["table"]["game"], "hands": ["Anna Berg: an agent of the UK."], "view": VIEW,
}  # fmt: skip
CLOCK_ACTED: Json = {
    "table": 1, "game": TABLE["table"]["game"], "version": 12, "digest": HEAD["digest"], "slip": None,
}  # fmt: skip
TRF = "012 Tuesday league\n042 2026/10/03\n062 2\nXXR 1\n001    1      Anna Berg                            0                              1.0    1     2 w 1\n"

FIRST_EVENT, SECOND_EVENT = "e0442o773xhicrscfwr", "e0a7q2m5xn6rbjzwq7d"
SERIES_DIGEST = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"


def event_of(event: str, title: str, version: int, *, counts: bool) -> dict[str, Any]:
    """An event of the example."""
    return {"event": event, "title": title, "version": version, "digest": SERIES_DIGEST, "counts": counts}


SERIES: dict[str, Any] = {
    "series": {"events": [FIRST_EVENT, SECOND_EVENT], "best": 1, "row": ["10", "5"], "section": None, "same": []},
    "events": [event_of(FIRST_EVENT, "Spring", 57, counts=True), event_of(SECOND_EVENT, "Summer", 31, counts=False)],
    "rows": [
        {
            "place": 1,
            "sharing": 1,
            "names": [name],
            "points": "15/2",
            "results": [{"event": 1, "entry": entry, "place": 1, "points": "15/2", "counts": True}],
        }
        for entry, name in ((1, "Anna Berg"), (2, "Boris Lund"))
    ],
}
