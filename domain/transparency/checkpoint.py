"""Checkpoints of a log (C2SP tlog-checkpoint): its size and root, as the text of a signed note."""

from __future__ import annotations

from base64 import b64encode
from typing import NamedTuple

from domain.transparency.note import BadNote, parse_count, parse_hash

SIZE_TYPE = "text/x.tlog.size"
"""Media type of a witness's answer that names the size it has seen (C2SP tlog-witness)."""


class LogCheckpoint(NamedTuple):
    """A log at a size. origin: which log; root: 32 bytes. Extension lines of foreign logs are left out."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """The text of its note."""
        return f"{self.origin}\n{self.size}\n{b64encode(self.root).decode()}\n"


def parse_checkpoint(text: str) -> LogCheckpoint:
    """The checkpoint in a note's text.  Raises BadNote."""
    lines = text.split("\n")
    if len(lines) < 4 or lines.pop() or not all(lines):
        raise BadNote("a note is not the checkpoint of a log")
    return LogCheckpoint(lines[0], parse_count(lines[1]), parse_hash(lines[2]))
