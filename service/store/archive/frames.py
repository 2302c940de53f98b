"""Archive frames: a packed game with a header of game id, length and checksum."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

import msgspec

from service.store.stored import ArbiterRead, Damaged, StreamHead

MAGIC = b"DDg1"
_FRAME = struct.Struct(">4s18sII")
NAME = 18
LARGEST = 256 * 1024 * 1024
"""Bytes of a packed game, at most; a larger length is damage."""


class RawEntry(NamedTuple):
    """One raw entry of a Redis stream. kind: `e`, an event, or `p`, a fork's pointer to its parent."""

    version: int
    kind: bytes
    value: bytes
    digest: bytes


class ArchivedGame(msgspec.Struct, frozen=True):
    """A game's own entries, its display names and recorded arbiter reads; or a tournament's facts and their texts."""

    game: str
    entries: tuple[RawEntry, ...]
    names: dict[int, str] = {}
    reads: tuple[ArbiterRead, ...] = ()
    texts: dict[str, str] = {}

    @property
    def head(self) -> StreamHead:
        return StreamHead(self.entries[-1].version, self.entries[-1].digest)


class Frame(NamedTuple):
    """Byte range of a packed game in a file, end exclusive."""

    game: str
    start: int
    end: int


def to_frame(name: str, packed: bytes) -> bytes:
    """Bytes in a frame. name: only its first 18 characters are used."""
    return _FRAME.pack(MAGIC, name.encode()[:NAME].ljust(NAME), len(packed), zlib.crc32(packed)) + packed


def pack(kept: ArchivedGame) -> bytes:
    """A game in its frame."""
    return to_frame(kept.game, zlib.compress(msgspec.msgpack.encode(kept), 9))


def unpack(frame: bytes) -> ArchivedGame:
    """The game in a frame.  Raises Damaged."""
    try:
        kept = msgspec.msgpack.decode(zlib.decompress(unwrap_frame(frame)), type=ArchivedGame)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise Damaged("an archived game cannot be read") from error
    if frame[4:22].rstrip() != kept.game.encode()[:NAME]:
        raise Damaged("an archived game is stored under another id")
    if not kept.entries:
        raise Damaged("an archived game has no entries")
    return kept


def unwrap_frame(frame: bytes) -> bytes:
    """Payload of a frame, checked against its header.  Raises Damaged."""
    packed = frame[_FRAME.size :]
    if len(frame) < _FRAME.size:
        raise Damaged("an archived game is cut short")
    magic, _, length, check = _FRAME.unpack_from(frame)
    if magic != MAGIC or len(packed) != length or zlib.crc32(packed) != check:
        raise Damaged("an archived game differs from the written one")
    return packed


def scan_frames(file: BinaryIO) -> Iterator[Frame]:
    """Complete frames of a file, in order; skips anything else."""
    size, at = file.seek(0, 2), 0
    while at + _FRAME.size <= size:
        file.seek(at)
        magic, name, length, _ = _FRAME.unpack(file.read(_FRAME.size))
        end = at + _FRAME.size + length
        if magic == MAGIC and length <= LARGEST and end <= size:
            yield Frame(name.decode("ascii", "replace").rstrip(), at, end)
            at = end
        else:
            at = _find_frame(file, at + 1, size)


def _find_frame(file: BinaryIO, at: int, size: int) -> int:
    """Offset of the next possible frame; the end of the file if there is none."""
    while at < size:
        file.seek(at)
        piece = file.read(1 << 20)
        found = piece.find(MAGIC)
        if found >= 0:
            return at + found
        at += max(1, len(piece) - len(MAGIC) + 1)
    return size
