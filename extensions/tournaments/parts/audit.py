"""What tournaments bring to the process that works on foreign data."""

from __future__ import annotations

from service.app.audits.event_audit import GAME_VERDICT, LOG_VERDICT
from service.app.audits.round_draft import DRAFT

PARTS = (LOG_VERDICT, GAME_VERDICT, DRAFT)
