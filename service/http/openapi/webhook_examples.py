"""Examples of webhooks. The secret is not valid anywhere. Game and time differ from the recorded examples: docs/webhooks.md signs them."""

from __future__ import annotations

from typing import Any

GAME = "0442o773xhicrscfwr"
TIME = "2030-03-17T17:46:40.020Z"
NAME = "2ak4wq7d2m5xn6rbjz"
URL = "https://example.org/dead-drop"
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0vUZ5Xb1CkE="
PING_ID = f"{NAME}-5d41402abc4b2a76"
LETTER_ID = f"{GAME}-0-17"

WEBHOOK: dict[str, Any] = {
    "id": NAME,
    "url": URL,
    "state": "active",
    "reason": None,
    "created": TIME,
    "failures": 0,
    "retry_at": None,
    "old_secret_until": None,
}
PENDING: dict[str, Any] = {**WEBHOOK, "state": "pending"}
MADE: dict[str, Any] = {**PENDING, "secret": SECRET}
ROTATED: dict[str, Any] = {"id": NAME, "secret": SECRET}
ATTEMPT: dict[str, Any] = {"id": LETTER_ID, "type": "decision.open", "at": TIME, "status": 204, "error": None}
FAILED: dict[str, Any] = {"id": PING_ID, "type": "webhook.ping", "at": TIME, "status": None, "error": "timeout"}
DEAD: dict[str, Any] = {"id": LETTER_ID, "type": "game.over", "game": GAME, "seat": 0, "version": 17, "at": TIME}
DETAIL: dict[str, Any] = {**WEBHOOK, "attempts": [ATTEMPT, FAILED], "dead_letters": [DEAD]}

DATA: dict[str, Any] = {"game": GAME, "seat": 0, "version": 17}
MESSAGES: dict[str, dict[str, Any]] = {
    "table.opened": {"type": "table.opened", "timestamp": TIME, "data": {**DATA, "version": 2}},
    "decision.open": {"type": "decision.open", "timestamp": TIME, "data": DATA},
    "decision.reminded": {"type": "decision.reminded", "timestamp": TIME, "data": DATA},
    "nonce.awaited": {"type": "nonce.awaited", "timestamp": TIME, "data": {**DATA, "version": 6}},
    "game.over": {"type": "game.over", "timestamp": TIME, "data": {**DATA, "version": 207}},
    "ruling.made": {"type": "ruling.made", "timestamp": TIME, "data": {**DATA, "version": 208}},
    "game.reset": {"type": "game.reset", "timestamp": TIME, "data": {**DATA, "version": 13}},
    "webhook.challenge": {
        "type": "webhook.challenge",
        "timestamp": TIME,
        "data": {"challenge": "5feceb66ffc86f38d952786c6d696c79"},
    },
    "webhook.ping": {"type": "webhook.ping", "timestamp": TIME, "data": {}},
}
"""Bodies of the messages to receivers of an inbox, by type."""
