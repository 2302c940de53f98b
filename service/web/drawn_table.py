"""A table for templates, drawn from its scene."""

from __future__ import annotations

from typing import Any

from service.app.play.table_page import TablePage
from service.web.looks import look_of
from service.web.table_scene import to_shown_table


def to_drawn_table(seen: TablePage) -> dict[str, Any]:
    """Variables of the templates of board and rail."""
    return {
        "seen": seen,
        "look": look_of(seen.rules) if seen.rules.is_installed else None,
        "shown": to_shown_table(seen),
        "view": seen.view,
        "caption": seen.caption,
    }
