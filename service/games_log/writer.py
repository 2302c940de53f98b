"""The one writer of a log. It never signs two histories, even after a crash, a disk fault or a restore.

A batch goes through these files, each on disk before the next: `private/batch`, bundles and tiles, `private/signed`;
`public/checkpoint` comes last. After a crash the batch is written again, with the same bytes, so no file below
`public/tile` ever has two contents.
"""

from __future__ import annotations

import shutil
from base64 import b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from domain.transparency.checkpoint import LogCheckpoint, parse_checkpoint
from domain.transparency.merkle import EMPTY_ROOT, SubtreeHash, leaf_hash, tree_root
from domain.transparency.note import BadNote, NoteSignature, SignedNote, is_signed, parse_count, parse_hash, parse_note
from domain.transparency.tiles import (
    WIDTH,
    BadLog,
    LogTile,
    grown_bundles,
    grown_tiles,
    parse_bundle,
    read_bundle,
    read_tile,
    split_hashes,
    tile_at,
    tile_hashes,
    to_bundle,
)
from service.games_log.disk import Disk
from service.games_log.files import LogFiles, file_reader
from service.signing.ed25519 import verify_ed25519
from service.signing.note_key import NoteKey, load_note_key, make_note_key

BATCH = b"deaddrop-log-batch/1"


class LogHalted(Exception):
    """The log must not sign any more: its files differ from its last signature, or a longer log was published. The message is
    a sentence for the operator, without a full stop.
    """


class LogBatch(NamedTuple):
    """Entries to append to the log of this size and root."""

    size: int
    root: bytes
    entries: Sequence[bytes]

    def to_bytes(self) -> bytes:
        """The file's content."""
        body = to_bundle(self.entries)
        rows = (BATCH, str(self.size).encode(), b64encode(self.root), b64encode(sha256(body).digest()))
        return b"\n".join([*rows, body])


class GamesLogWriter:
    """Appends to one log, for the holder of its lock. Single-threaded. note: the last checkpoint that was signed.

    known: the last checkpoint stored elsewhere. now_ms: for the name of a new key.

    Raises LogHalted if the log must sign no more, CannotStart if its key cannot be used, OSError.
    """

    def __init__(self, files: LogFiles, known: SignedNote | None, now_ms: int, disk: Disk | None = None) -> None:
        self._files, self._disk = files, disk or Disk()
        self.read = file_reader(files.public, self._disk)
        self.key = self._load_key(known, now_ms)
        self.note = self._load_signed()
        self.checkpoint = parse_checkpoint(self.note.text)
        self._check_files()
        self._check_known(known)
        self._redo_batch()

    def append(self, entries: Sequence[bytes]) -> None:
        """Append entries and sign the log with them. All of it is on disk when this returns; nothing is published yet."""
        batch = LogBatch(self.checkpoint.size, self.checkpoint.root, entries)
        self._disk.write(self._files.batch, batch.to_bytes())
        self._write_batch(batch)

    def hashes(self) -> SubtreeHash:
        """The tree of the signed log, for proofs; use it in one thread."""
        return tile_hashes(self.read, self.checkpoint.size)

    def publish(self, cosignatures: Iterable[NoteSignature] = ()) -> SignedNote:
        """Publish the signed checkpoint, with these cosignatures."""
        shown = self.note.with_signatures(cosignatures)
        vkey = f"{self.key.public.text}\n".encode()
        if self._disk.read(self._files.vkey) != vkey:
            self._disk.write(self._files.vkey, vkey)
        self._disk.write(self._files.checkpoint, shown.to_text().encode())
        return shown

    def _load_key(self, known: SignedNote | None, now_ms: int) -> NoteKey:
        """The log's key; made for a new log only. A log never gets another key."""
        self._files.private.mkdir(mode=0o700, parents=True, exist_ok=True)
        key = load_note_key(self._files.private, self._files.origin)
        if key is None and (known is not None or self._has_begun()):
            raise LogHalted(f"the key of the log {self._files.origin} is missing in {self._files.private}")
        return key or make_note_key(self._files.private, self._files.origin, now_ms)

    def _has_begun(self) -> bool:
        files = self._files
        return any(each.exists() for each in (files.signed, files.batch, files.checkpoint, files.public / "tile"))

    def _load_signed(self) -> SignedNote:
        """The last signed checkpoint; a new log signs the empty one."""
        raw = self._disk.read(self._files.signed)
        if raw is None and self._has_begun():
            raise LogHalted(f"{self._files.signed}, the log's last signature, is missing")
        if raw is None:
            return self._sign(LogCheckpoint(self._files.origin, 0, EMPTY_ROOT))
        try:
            note = parse_note(raw)
            if self._is_ours(note):
                return note
        except BadNote:
            pass
        raise LogHalted(f"{self._files.signed}, the log's last signature, is damaged")

    def _is_ours(self, note: SignedNote) -> bool:
        """Whether this log's key has signed a note."""
        return is_signed(note, [self.key.public], verify_ed25519)

    def _check_files(self) -> None:
        """Recompute the root from the last tile of each level and the last bundle."""
        size = self.checkpoint.size
        try:
            if tree_root(tile_hashes(self.read, size), size) != self.checkpoint.root:
                raise BadLog("the tiles differ from the signed ones")
            if size:
                last = (size - 1) // WIDTH
                leaves = [leaf_hash(each) for each in read_bundle(self.read, last, size)]
                if leaves != split_hashes(read_tile(self.read, tile_at(0, last, size))):
                    raise BadLog("the entries differ from the signed ones")
        except BadLog as wrong:
            raise LogHalted(
                f"the log was signed with {size} entries, and its files do not hold them: {wrong}"
            ) from None

    def _check_known(self, known: SignedNote | None) -> None:
        """Compare the files with a checkpoint of this log from elsewhere."""
        if known is None:
            return
        if not self._is_ours(known):
            raise LogHalted(f"another key has signed as {self._files.origin}: a log never gets another key")
        published = parse_checkpoint(known.text)
        if published.size > self.checkpoint.size:
            raise LogHalted(
                f"{published.size} entries of the log were shown, and its files hold {self.checkpoint.size}: "
                "they are a copy from before"
            )
        if tree_root(tile_hashes(self.read, self.checkpoint.size), published.size) != published.root:
            raise LogHalted("another history of the log was shown than its files hold")

    def _redo_batch(self) -> None:
        """Finish an interrupted batch: it was not published, but clients may have read files of it."""
        raw = self._disk.read(self._files.batch)
        batch = None if raw is None else parse_batch(raw)
        if batch is None:
            return
        size, end = self.checkpoint.size, batch.size + len(batch.entries)
        if batch.size > size or (batch.size < size < end):
            raise LogHalted(
                f"{self._files.signed} holds {size} entries, and the log was signed with {batch.size}: it is a copy from before"
            )
        if batch.size == size:
            if batch.root != self.checkpoint.root:
                raise LogHalted(f"{self._files.batch} continues another history of the log")
            self._write_batch(batch)

    def _write_batch(self, batch: LogBatch) -> None:
        size, leaves = batch.size, [leaf_hash(each) for each in batch.entries]
        try:
            grown = [
                *grown_bundles(self.read, size, batch.entries),
                *grown_tiles(self.read, size, leaves),
            ]
            for tile, content in grown:
                self._write_tile(tile, content)
            new = size + len(leaves)
            root = tree_root(tile_hashes(self.read, new), new)
        except BadLog as wrong:
            raise LogHalted(f"the files of the log do not go with its {size} entries: {wrong}") from None
        self.note = self._sign(LogCheckpoint(self._files.origin, new, root))
        self.checkpoint = parse_checkpoint(self.note.text)
        for tile, _ in grown:
            if tile.width == WIDTH:
                shutil.rmtree(self._files.public / f"{tile.path}.p", ignore_errors=True)

    def _write_tile(self, tile: LogTile, content: bytes) -> None:
        """Write a tile or bundle unless it exists. Clients may have read it, so its content never changes.  Raises BadLog."""
        path = self._files.public / tile.path
        held = self._disk.read(path)
        if held is None:
            self._disk.write(path, content)
        elif held != content:
            raise BadLog(f"{tile.path} is there with another content")

    def _sign(self, checkpoint: LogCheckpoint) -> SignedNote:
        note = self.key.sign(checkpoint.text)
        self._disk.write(self._files.signed, note.to_text().encode())
        return note


def parse_batch(raw: bytes) -> LogBatch | None:
    """Parse a batch file's content; None if it is damaged."""
    rows = raw.split(b"\n", 4)
    if len(rows) != 5 or rows[0] != BATCH or rows[3] != b64encode(sha256(rows[4]).digest()):
        return None
    entries = parse_bundle(rows[4])
    try:
        root, size = parse_hash(rows[2].decode()), parse_count(rows[1].decode())
    except (BadNote, UnicodeDecodeError):
        return None
    return None if not entries else LogBatch(size, root, entries)
