"""Examples of push subscriptions. The key belongs to no installation, the browser's keys to no browser (RFC 8291, appendix A)."""

from __future__ import annotations

from typing import Any

from service.http.openapi.webhook_examples import ATTEMPT, NAME, TIME

KEY: dict[str, Any] = {
    "public_key": "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
}
BODY: dict[str, Any] = {
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
SUBSCRIPTION: dict[str, Any] = {
    "id": NAME,
    "endpoint": BODY["endpoint"],
    "state": "active",
    "created": TIME,
    "failures": 0,
}
DETAIL: dict[str, Any] = {**SUBSCRIPTION, "attempts": [{**ATTEMPT, "status": 201}]}
