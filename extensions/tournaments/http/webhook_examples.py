"""Examples of webhooks of tournaments."""

from __future__ import annotations

from typing import Any

from service.http.openapi.webhook_examples import ATTEMPT, TIME, WEBHOOK

TOURNAMENT = "t0442o773xhicrscfwr"
TOURNAMENT_DATA: dict[str, Any] = {"tournament": TOURNAMENT, "version": 57, "round": 2, "table": None, "number": None}
TOURNAMENT_DEAD: dict[str, Any] = {"id": f"{TOURNAMENT}-57", "type": "tournament.round_opened", **TOURNAMENT_DATA, "at": TIME}
TOURNAMENT_DETAIL: dict[str, Any] = {
    **WEBHOOK,
    "attempts": [{**ATTEMPT, "id": f"{TOURNAMENT}-61", "type": "tournament.table_finished"}],
    "dead_letters": [TOURNAMENT_DEAD],
}
TOURNAMENT_WHERE: dict[str, dict[str, Any]] = {
    "tournament.round_published": {"version": 31, "round": 2},
    "tournament.round_opened": {"version": 32, "round": 2},
    "tournament.round_closed": {"version": 57, "round": 2},
    "tournament.round_withdrawn": {"version": 58, "round": 3},
    "tournament.table_finished": {"version": 47, "round": 2, "table": 3},
    "tournament.ruling_made": {"version": 48, "round": 2, "table": 3, "number": 1},
    "tournament.penalty_given": {"version": 49, "round": 2, "table": 3, "number": 2},
    "tournament.appeal_made": {"version": 50, "round": 2, "table": 3, "number": 1},
    "tournament.appeal_decided": {"version": 51, "round": None, "number": 1},
    "tournament.announced": {"version": 30, "round": None, "number": 4},
    "tournament.confirmed": {"version": 90, "round": None},
    "tournament.restored": {"version": 41, "round": None},
    "tournament.cancelled": {"version": 12, "round": None},
}
TOURNAMENT_MESSAGES: dict[str, dict[str, Any]] = {
    kind: {"type": kind, "timestamp": TIME, "data": {**TOURNAMENT_DATA, **where}} for kind, where in TOURNAMENT_WHERE.items()
}
"""Bodies of the messages to receivers of a tournament, by type."""
