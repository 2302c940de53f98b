"""Examples of tournaments for the contract: answers recorded from a played tournament."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from service.http.openapi.examples import VIEW, line_of

Json = dict[str, Any]

TOURNAMENT_PLAYED: Json = msgspec.json.decode(files(__package__).joinpath("data/examples.json").read_bytes())
TOURNAMENT_MADE: Json = TOURNAMENT_PLAYED["made"]
TOURNAMENT_ID: str = TOURNAMENT_MADE["tournament"]["id"]
HEAD: Json = {name: TOURNAMENT_MADE[name] for name in ("version", "digest")}
TOURNAMENT: Json = TOURNAMENT_PLAYED["card"]
TOURNAMENT_PAGE: Json = TOURNAMENT_PLAYED["list"]
TOURNAMENT_CHANGED: Json = TOURNAMENT_PLAYED["opened"]
ANNOUNCEMENT_MADE: Json = TOURNAMENT_PLAYED["announcement"]
OFFICIAL_GRANTED: Json = TOURNAMENT_PLAYED["official"]
ENTRIES_MADE: Json = TOURNAMENT_PLAYED["entries"]
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
ENTRY_PAGE: Json = TOURNAMENT_PLAYED["entry_list"]
ENTRIES_LIST_CSV: str = TOURNAMENT_PLAYED["entries_csv"]
ENTRY_CHANGED: Json = TOURNAMENT_PLAYED["bye"]
ENTRY_SLIP: Json = TOURNAMENT_PLAYED["slip"]
CONSENT_GIVEN: Json = TOURNAMENT_PLAYED["consent"]
SLIP_EXCHANGED: Json = TOURNAMENT_PLAYED["exchanged"]
DRAFT_MADE: Json = TOURNAMENT_PLAYED["draft"]
ROUND: Json = TOURNAMENT_PLAYED["round"]
TABLE: Json = TOURNAMENT_PLAYED["table"]
RULING_MADE: Json = TOURNAMENT_PLAYED["ruling"]
APPEAL: Json = TOURNAMENT_PLAYED["appeal"]
APPEAL_DECIDED: Json = TOURNAMENT_PLAYED["appeal_decided"]
DECISIONS: Json = TOURNAMENT_PLAYED["decisions"]
ROUND_CSV = (
    "round,table,section,board,match,state,seat,entry,name,place,won,score,points,points_decimal,played_by\r\n"
    "1,1,all,,,finished,1,4,Dan Ek,1,1,,1,1.0000,entry\r\n"
)
STANDINGS: Json = TOURNAMENT_PLAYED["standings"]
STANDINGS_CSV: str = TOURNAMENT_PLAYED["standings_csv"]
FACT_PAGE: Json = TOURNAMENT_PLAYED["facts"]
FACT: Json = FACT_PAGE["facts"][0]
FACT_LINES = f"{line_of(FACT)}\n\n"
FACT_EVENTS = f"retry: 2000\n: head 19\n\nid: {FACT['version']}\ndata: {line_of(FACT)}\n\n: head 20\n\n"
MY_TOURNAMENTS: Json = TOURNAMENT_PLAYED["my_tournaments"]
PLAYER_ENTRY: Json = TOURNAMENT_PLAYED["player_entry"]
PLAYER_ENTRY_BODY: Json = {"token": SLIP_EXCHANGED["token"], "member": 0}
CHECKPOINT: Json = TOURNAMENT_PLAYED["checkpoint"]
CHECKPOINT_NOTE: str = TOURNAMENT_PLAYED["note"]
RECORD: str = TOURNAMENT_PLAYED["record"]
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

FIRST_TOURNAMENT, SECOND_TOURNAMENT = "t0442o773xhicrscfwr", "t0a7q2m5xn6rbjzwq7d"
SERIES_DIGEST = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"


def tournament_of(tournament_id: str, title: str, version: int, *, counts: bool) -> dict[str, Any]:
    """A tournament of the example."""
    return {"tournament": tournament_id, "title": title, "version": version, "digest": SERIES_DIGEST, "counts": counts}


SERIES: dict[str, Any] = {
    "series": {"tournaments": [FIRST_TOURNAMENT, SECOND_TOURNAMENT], "best": 1, "row": ["10", "5"], "section": None, "same": []},
    "tournaments": [tournament_of(FIRST_TOURNAMENT, "Spring", 57, counts=True), tournament_of(SECOND_TOURNAMENT, "Summer", 31, counts=False)],
    "rows": [
        {
            "place": 1,
            "sharing": 1,
            "names": [name],
            "points": "15/2",
            "results": [{"tournament": 1, "entry": entry, "place": 1, "points": "15/2", "counts": True}],
        }
        for entry, name in ((1, "Anna Berg"), (2, "Boris Lund"))
    ],
}
