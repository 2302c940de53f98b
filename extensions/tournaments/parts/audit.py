"""What tournaments bring to the process that works on foreign data."""

from __future__ import annotations

from extensions.tournaments.audit.round_draft import DRAFT
from extensions.tournaments.audit.tasks import GAME_VERDICT, LOG_VERDICT

PARTS = (LOG_VERDICT, GAME_VERDICT, DRAFT)
