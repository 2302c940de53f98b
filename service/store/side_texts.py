"""The store's protocol for logs that are no games: their list, and the texts that they commit to.

The texts are apart from the log, so that each can be deleted. The log itself is a stream like a game's; its id begins with a
letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from service.ids import letter_of

MOST_TEXTS, LARGEST_TEXT = 8_000, 8_192
"""Texts in one write, bytes of a text."""

_LETTER = re.compile(r"[a-z]?")
_PLACE = re.compile(r"[0-9]{1,15}\.[a-z0-9_.]{1,48}")


class SideTexts(Protocol):
    """Texts beside a log, by their place in it: `<version>.<name>`. They are written with the facts that commit
    to them (`Store.append`), or added without a commitment. Methods raise `Unavailable` when the store cannot be
    reached within its deadline.
    """

    def streams(self, letter: str = "") -> list[str]:
        """Every log that is no game, or those whose ids begin with a letter; unordered. Slow: for maintenance, never in a request."""

    def texts(self, stream: str) -> dict[str, str]:
        """The texts beside a log by place; deleted ones are absent."""

    def text(self, stream: str, place: str) -> str | None:
        """The text at a place; None if there never was one, or if it was deleted."""

    def add_text(self, stream: str, place: str, text: str) -> str:
        """Set a text without a commitment, if there is none at its place; returns the stored one."""

    def drop_texts(self, stream: str, places: Iterable[str]) -> None:
        """Delete texts."""


def check_texts(texts: Mapping[Any, str]) -> None:
    """Check texts before a write.  Raises ValueError."""
    if len(texts) > MOST_TEXTS or any(_PLACE.fullmatch(str(each)) is None for each in texts):
        raise ValueError("not places of texts")
    if any(len(each.encode()) > LARGEST_TEXT for each in texts.values()):
        raise ValueError(f"a text has at most {LARGEST_TEXT} bytes")


def check_stream(text: str) -> None:
    """Raises ValueError for a game: it has no texts."""
    if not letter_of(text):
        raise ValueError("not the id of a log with texts")


def check_letter(letter: str) -> None:
    """Raises ValueError for anything but a letter or nothing."""
    if _LETTER.fullmatch(letter) is None:
        raise ValueError("not a letter of ids")
