"""Examples of mail."""

from __future__ import annotations

from typing import Any

from service.http.openapi.webhook_examples import TIME

BODY: dict[str, Any] = {"address": "anna@example.org", "every_minutes": 60}
CODE: dict[str, Any] = {"code": "40711815"}
ACTIVE: dict[str, Any] = {**BODY, "state": "active", "created": TIME, "failures": 0}
PENDING: dict[str, Any] = {**ACTIVE, "state": "pending"}
