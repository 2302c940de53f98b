"""Entries that the logs of pages show as one line, with the lines before it on demand."""

from __future__ import annotations

from domain.game.events.luck_events import LUCK_EVENTS, TableCancelled

FOLDED = tuple(each for each in LUCK_EVENTS if each is not TableCancelled)
"""Events that only make the luck. The end of a table has its own line."""


def folded_types() -> str:
    """The types of folded entries, with spaces between them."""
    return " ".join(str(each.__struct_config__.tag) for each in FOLDED)
