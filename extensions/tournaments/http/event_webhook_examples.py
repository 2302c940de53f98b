"""Examples of webhooks of events."""

from __future__ import annotations

from typing import Any

from service.http.openapi.webhook_examples import ATTEMPT, TIME, WEBHOOK

EVENT = "e0442o773xhicrscfwr"
EVENT_DATA: dict[str, Any] = {"event": EVENT, "version": 57, "round": 2, "table": None, "number": None}
EVENT_DEAD: dict[str, Any] = {"id": f"{EVENT}-57", "type": "event.round_opened", **EVENT_DATA, "at": TIME}
EVENT_DETAIL: dict[str, Any] = {
    **WEBHOOK,
    "attempts": [{**ATTEMPT, "id": f"{EVENT}-61", "type": "event.table_finished"}],
    "dead_letters": [EVENT_DEAD],
}
EVENT_WHERE: dict[str, dict[str, Any]] = {
    "event.round_published": {"version": 31, "round": 2},
    "event.round_opened": {"version": 32, "round": 2},
    "event.round_closed": {"version": 57, "round": 2},
    "event.round_withdrawn": {"version": 58, "round": 3},
    "event.table_finished": {"version": 47, "round": 2, "table": 3},
    "event.ruling_made": {"version": 48, "round": 2, "table": 3, "number": 1},
    "event.penalty_given": {"version": 49, "round": 2, "table": 3, "number": 2},
    "event.appeal_made": {"version": 50, "round": 2, "table": 3, "number": 1},
    "event.appeal_decided": {"version": 51, "round": None, "number": 1},
    "event.announced": {"version": 30, "round": None, "number": 4},
    "event.confirmed": {"version": 90, "round": None},
    "event.restored": {"version": 41, "round": None},
    "event.cancelled": {"version": 12, "round": None},
}
EVENT_MESSAGES: dict[str, dict[str, Any]] = {
    kind: {"type": kind, "timestamp": TIME, "data": {**EVENT_DATA, **where}} for kind, where in EVENT_WHERE.items()
}
"""Bodies of the messages to receivers of an event, by type."""
