"""Proofs that an entry is in a log, as a file (C2SP tlog-proof)."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass

from domain.transparency.checkpoint import LogCheckpoint, parse_checkpoint
from domain.transparency.merkle import is_included, leaf_hash
from domain.transparency.note import BadNote, SignedNote, decode_base64, parse_count, parse_hash, parse_note

FIRST_LINE = "c2sp.org/tlog-proof@v1"
MOST_HASHES = 63


@dataclass(frozen=True)
class LogProof:
    """A proof for the entry at `index`. note: the checkpoint, as its log and witnesses signed it; extra: not covered by
    the proof.
    """

    index: int
    hashes: tuple[bytes, ...]
    note: SignedNote
    extra: bytes | None = None

    def to_text(self) -> str:
        """The file."""
        extra = [] if self.extra is None else [f"extra {b64encode(self.extra).decode()}"]
        rows = [FIRST_LINE, *extra, f"index {self.index}", *(b64encode(each).decode() for each in self.hashes)]
        return "\n".join(rows) + "\n\n" + self.note.to_text()

    @property
    def checkpoint(self) -> LogCheckpoint:
        """The checkpoint that it leads to.  Raises BadNote."""
        return parse_checkpoint(self.note.text)

    def includes(self, entry: bytes) -> bool:
        """Whether it shows that the entry is in the log of its checkpoint, whose signatures are checked elsewhere.

        Raises BadNote.
        """
        checkpoint = self.checkpoint
        return is_included(leaf_hash(entry), self.index, checkpoint.size, self.hashes, checkpoint.root)


def parse_proof(raw: bytes) -> LogProof:
    """The proof in a file, unchecked.  Raises BadNote."""
    head, blank, note = raw.partition(b"\n\n")
    try:
        rows = head.decode("ascii").split("\n")
    except UnicodeDecodeError:
        rows = []
    if not blank or rows[:1] != [FIRST_LINE]:
        raise BadNote("a file is not a proof of inclusion in a log")
    rest = rows[1:]
    extra = decode_base64(rest.pop(0).removeprefix("extra ")) if rest and rest[0].startswith("extra ") else None
    if not rest or not rest[0].startswith("index ") or len(rest) > 1 + MOST_HASHES:
        raise BadNote("a proof has no index, or too many hashes")
    hashes = tuple(map(parse_hash, rest[1:]))
    return LogProof(parse_count(rest[0].removeprefix("index ")), hashes, parse_note(note), extra)
