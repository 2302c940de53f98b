"""The entries of the log of games: 65 bytes that reveal nothing without the game's id.

docs/spec/games-log.md gives the bytes.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, NamedTuple, get_args

from domain.game.proofs.checkpoint import checkpoint_message

EntryKind = Literal["o", "h", "e"]
"""Opened, head, ended."""
ENTRY_BYTES = 65


class GamesLogEntry(NamedTuple):
    """One entry. label: of a game's version, 32 bytes; head: SHA-256 of the message of its checkpoint."""

    kind: EntryKind
    label: bytes
    head: bytes

    def to_bytes(self) -> bytes:
        """The entry's bytes."""
        return self.kind.encode() + self.label + self.head


def entry_label(game: str, version: int) -> bytes:
    """Label of the entries of a game's version."""
    return sha256(f"deaddrop-leaf/1\n{game}\n{version}\n".encode()).digest()


def entry_head(game: str, version: int, digest: str) -> bytes:
    """Hash that an entry holds of a head. digest: hex.  Raises ValueError for malformed parts."""
    return sha256(checkpoint_message(game, version, digest)).digest()


def games_log_entry(kind: EntryKind, game: str, version: int, digest: str) -> GamesLogEntry:
    """The entry of a head. digest: hex.  Raises ValueError for malformed parts."""
    return GamesLogEntry(kind, entry_label(game, version), entry_head(game, version, digest))


def parse_entry(raw: bytes) -> GamesLogEntry | None:
    """The entry of these bytes; None for any others."""
    kind = next((each for each in get_args(EntryKind) if raw[:1] == each.encode()), None)
    return GamesLogEntry(kind, raw[1:33], raw[33:]) if kind is not None and len(raw) == ENTRY_BYTES else None
