"""Logs in memory for tests: entries, their tree by the recursions of RFC 6962, and their files."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from domain.transparency.checkpoint import LogCheckpoint
from domain.transparency.merkle import leaf_hash
from domain.transparency.note import ED25519, NoteSignature, SignedNote, VerifierKey
from domain.transparency.tiles import BadLog, grown_bundles, grown_tiles
from tests.equipment.key_in_memory import KeyInMemory


def root_by_definition(entries: Sequence[bytes]) -> bytes:
    """MTH of RFC 6962, section 2.1, word for word."""
    if not entries:
        return sha256(b"").digest()
    if len(entries) == 1:
        return sha256(b"\0" + entries[0]).digest()
    k = 1
    while 2 * k < len(entries):
        k *= 2
    return sha256(b"\1" + root_by_definition(entries[:k]) + root_by_definition(entries[k:])).digest()


class LogInMemory:
    """A log whose files lie in a dict."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.entries: list[bytes] = []

    def read(self, path: str) -> bytes:
        if path not in self.files:
            raise BadLog(f"{path} is missing")
        return self.files[path]

    def add(self, entries: Sequence[bytes]) -> None:
        size = len(self.entries)
        self.files |= {tile.path: held for tile, held in grown_bundles(self.read, size, entries)}
        self.files |= {tile.path: held for tile, held in grown_tiles(self.read, size, list(map(leaf_hash, entries)))}
        self.entries.extend(entries)

    def checkpoint(self, origin: str = "games.example.org/log") -> LogCheckpoint:
        return LogCheckpoint(origin, len(self.entries), root_by_definition(self.entries))


class NoteSigner:
    """A key that signs notes."""

    def __init__(self, name: str, number: int, kind: int = ED25519) -> None:
        self._key = KeyInMemory(bytes([number]) * 32)
        self.key = VerifierKey(name, kind, self._key.public()[0].raw)

    def signature(self, message: bytes) -> bytes:
        return self._key.sign(message)[1]

    def sign(self, text: str) -> SignedNote:
        return SignedNote(text, (NoteSignature(self.key.name, self.key.id, self.signature(text.encode())),))
