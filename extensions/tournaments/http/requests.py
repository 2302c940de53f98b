"""Example requests of tournaments for the contract."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

TOURNAMENT_BODY: Json = {
    "title": "Tuesday league",
    "ruleset": "microfilms",
    "preset": "league-evening",
    "regulations": {"pairing": {"rounds": 2}, "entries": {"check_in": "none"}},
}
AMENDMENT_BODY: Json = {"is_entering": True}
EXCHANGE_BODY: Json = {"slip": "dd_slip_t0442o773xhicrscfwrqz5t3h4g7b2ayfkdc6rnm4wxj8svpqle"}
CONSENT_BODY: Json = {"regulations": {"points": {"scheme": "win"}}}
OFFICIAL_BODY: Json = {"role": "arbiter", "name": "Greta"}
ENTRIES_BODY: Json = {
    "entries": [
        {"names": ["Anna Berg"], "club": "Riverside", "seed": 1},
        *({"names": [name]} for name in ("Boris Lund", "Clara Nagy", "Dan Ek", "Eva Roth", "Finn Moe", "Gus Hale")),
    ]
}
ENTRIES_CSV = "names,club,seed\r\nAnna Berg,Riverside,1\r\nBoris Lund,,\r\n"
ENTRIES_LINES = "Anna Berg\nLund, Boris\n"
ENTRY_PATCH_BODY: Json = {"state": "withdrawn", "reason": "Ill."}
CHECK_IN_BODY: Json = {"here": True}
CHECK_ALL_IN_BODY: Json = {"entries": [1, 2, 5]}
BYE_BODY: Json = {"round": 2}
DRAFT_BODY: Json = {
    "tables": [
        {"seats": [{"entry": each} for each in (1, 2, 3, 4)]},
        {"seats": [{"entry": each} for each in (5, 6, 7)]},
    ],
    "byes": [],
}
PUBLICATION_BODY: Json = {"starts_at": "2030-03-17T18:00:00Z"}
REASON_BODY: Json = {"reason": "The wrong list was drafted from."}
CLOSE_BODY: Json = {"unfinished": [{"table": 2, "how": "by_scores"}]}
SPOKEN_BODY: Json = {"numbers": "6 2 5 1"}
LOT_BODY: Json = {"among": [1, 5]}
OWN_TABLE_BODY: Json = {"seats": [{"entry": 1}, {"entry": 2}, {"entry": 3}]}
RULING_BODY: Json = {
    "kind": "correct",
    "reason": "The last trick was counted for the wrong seat.",
    "article": "7.2",
    "result": {"places": [2, 1, 3, 3], "winners": [1]},
}
HANDS_BODY: Json = {"reason": "Two seats name the same card."}
PENALTY_BODY: Json = {"entry": 3, "kind": "warning", "reason": "Telephone at the table."}
CLOCK_BODY: Json = {"kind": "add_time", "seconds": 120, "reason": "The light went out."}
APPEAL_BODY: Json = {"round": 1, "table": 1, "text": "The bid was heard otherwise by three of us."}
APPEAL_DECISION_BODY: Json = {"verdict": "dismissed", "reason": "What was heard is in the log."}
ANNOUNCEMENT_BODY: Json = {"text": "Round 2 begins at nine."}
