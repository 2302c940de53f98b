"""The store's protocol for tournaments: their list, and the texts that their logs commit to.

Separate from the logs, so that each can be deleted. The log itself is a stream like a game's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from service.ids import is_tournament_id

MOST_TEXTS, LARGEST_TEXT = 8_000, 8_192
"""Texts in one write, bytes of a text."""

_PLACE = re.compile(r"[0-9]{1,15}\.[a-z0-9_.]{1,48}")


class TournamentTexts(Protocol):
    """Texts of tournaments, by their place in the log: `<version>.<name>`. They are written with the facts that commit
    to them (`Store.append`), or added without a commitment. Methods raise `Unavailable` when the store cannot be
    reached within its deadline.
    """

    def tournaments(self) -> list[str]:
        """Every tournament's id, unordered. Slow: for maintenance, never in a request."""

    def texts(self, tournament: str) -> dict[str, str]:
        """The texts of a tournament by place; deleted ones are absent."""

    def text(self, tournament: str, place: str) -> str | None:
        """The text at a place; None if there never was one, or if it was deleted."""

    def add_text(self, tournament: str, place: str, text: str) -> str:
        """Set a text without a commitment, if there is none at its place; returns the stored one."""

    def drop_texts(self, tournament: str, places: Iterable[str]) -> None:
        """Delete texts."""


def check_texts(texts: Mapping[Any, str]) -> None:
    """Check texts before a write.  Raises ValueError."""
    if len(texts) > MOST_TEXTS or any(_PLACE.fullmatch(str(each)) is None for each in texts):
        raise ValueError("not places of texts")
    if any(len(each.encode()) > LARGEST_TEXT for each in texts.values()):
        raise ValueError(f"a text has at most {LARGEST_TEXT} bytes")


def check_tournament(text: str) -> None:
    """Raises ValueError."""
    if not is_tournament_id(text):
        raise ValueError("not a tournament id")
