"""Examples of chat for the contract."""

from __future__ import annotations

from typing import Any

from service.http.openapi.examples import GAME, TIME, line_of

Json = dict[str, Any]

CHAT: Json = {"mode": "players", "reads": ["players", "spectators"], "writes": ["players"]}
MESSAGE: Json = {
    "number": 1,
    "at": TIME,
    "author": {"kind": "seat", "seat": 0, "guest": None, "name": "Anna"},
    "text": "Well met, agents.",
    "emote": None,
    "removed": [],
}
SENT: Json = {"scope": "players", **MESSAGE}
PRESENCE: Json = {"items": [{"seat": 0, "state": "online"}, {"seat": 1, "state": None}], "next": None}
REMINDED: Json = {"seat": 1, "at": TIME, "again_at": f"{TIME[:11]}{int(TIME[11:13]) + 1:02d}{TIME[13:]}"}
LINES = f"{line_of(MESSAGE)}\n\n"
EVENTS = f"retry: 2000\n\nid: 1\ndata: {line_of(MESSAGE)}\n\nid: 1\n\n"
GUEST: Json = {"id": "k3m7q2xa", "name": "Carla", "token": f"dd_guest_{GAME}k3m7q2xainqxe3dbabcdefghijklmnopqrstuvwxyz234567"}
