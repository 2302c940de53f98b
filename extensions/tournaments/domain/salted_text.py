"""Names and free texts of a tournament: the log holds a salted commitment; text and salt are stored outside it and can
be deleted.

docs/tournaments.md defines the bytes. Only texts outside the log can be deleted without breaking its chain.
"""

from __future__ import annotations

from typing import NamedTuple

from domain.kernel import ledger
from domain.kernel.errors import Malformed
from domain.kernel.text.written_text import is_line
from extensions.tournaments.domain.facts.base import Committed

SALT_BYTES = 16
LONGEST_NAME, LONGEST_TEXT = 80, 2_000


class SaltedText(NamedTuple):
    """A text and the salt that opens its commitment, 16 random bytes in hex, which follow from no other secret."""

    text: str
    salt: str

    def __repr__(self) -> str:
        return "SaltedText(…)"

    @property
    def commitment(self) -> Committed:
        """The commitment in the log."""
        return ledger.commitment({"text": self.text}, bytes.fromhex(self.salt))


class PlacedText(NamedTuple):
    """A text and the place of its commitment: `reason`, or `names.1` for one of a list."""

    version: int
    place: str
    text: SaltedText

    @property
    def key(self) -> str:
        """Its place in the log: `12.reason`."""
        return f"{self.version}.{self.place}"


def commitment_of(text: SaltedText | None) -> Committed | None:
    """The commitment to an optional text."""
    return None if text is None else text.commitment


def is_text_of(commitment: Committed | None, text: SaltedText) -> bool:
    """Whether a text opens the commitment."""
    return text.commitment == commitment


def require_text(text: SaltedText | None, field: str, longest: int = LONGEST_TEXT) -> None:
    """Raises Malformed unless a text is readable, its paragraphs line by line; the message quotes no part of it."""
    if text is None:
        return
    lines = text.text.split("\n") if longest > LONGEST_NAME else [text.text]
    if len(text.text) > longest or not text.text.strip() or not all(not each or is_line(each, longest) for each in lines):
        message = f"Readable text of 1 to {longest} characters."
        raise Malformed(f"{field}: {message}", {field: [message]})
