"""A table for templates: drawn from its scene, or as a picture if its ruleset has no style of its own."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from service.app.play.table_page import TablePage
from service.web.looks import look_of
from service.web.table_scene import to_shown_table


def to_drawn_table(seen: TablePage) -> dict[str, Any]:
    """Variables of the templates of board and rail. drawn: None if the table is a picture."""
    look = look_of(seen.rules) if seen.rules.is_installed else None
    shown, picture = to_shown_table(seen), "" if look and look.has_style else seen.picture()
    return {
        "seen": seen,
        "look": look,
        "shown": shown,
        "drawn": shown if not picture else None,
        "view": seen.view,
        "picture": Markup(picture),
        "caption": seen.caption,
    }
