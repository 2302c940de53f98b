"""A table as templates draw it: from its scene, or as a picture where its ruleset has a board and no look."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from service.app.table_page import TablePage
from service.web.looks import look_of
from service.web.table_scene import to_shown_table


def to_drawn_table(seen: TablePage) -> dict[str, Any]:
    """Variables of the templates of board and rail. drawn: None if the board is a picture."""
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
