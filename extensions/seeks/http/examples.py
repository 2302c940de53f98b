"""Examples of seeks for the contract."""

from __future__ import annotations

from typing import Any

from service.http.openapi.examples import GAME, SEAT_TOKEN

Json = dict[str, Any]

SEEK_ID = "1fk3m7q2xabcdefgh2"
SEEK_BODY: Json = {"ruleset": "microfilms", "seats": 3, "clock": {"decision_s": 60}, "name": "Anna"}
SEEKER_BODY: Json = {"name": "Boris"}
SEEK: Json = {
    "id": SEEK_ID, "ruleset": "microfilms", "options": {}, "seats": 3, "people": 1, "at": "2026-11-23T12:00:00.000Z", "rated": False,
    "clock": {"decision_s": 60, "bank_s": 0, "increment_s": 0, "absent_after": 3, "on_absence": "default"},
}  # fmt: skip
TOKEN = f"dd_seek_{SEEK_ID}k3m7q2xabcdefgh2k3m7q2xabcdefghijklmnopqrstuvw23"
PLACE: Json = {"seek": SEEK, "token": TOKEN, "game": None, "seat": None, "seat_token": None}
TAKEN_PLACE: Json = {
    "seek": {**SEEK, "people": 3}, "token": TOKEN, "game": GAME, "seat": 0, "seat_token": SEAT_TOKEN,
}  # fmt: skip
