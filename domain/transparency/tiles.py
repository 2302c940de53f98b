"""The static files of a log (C2SP tlog-tiles): hashes in tiles of 256, entries in bundles of 256."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from domain.transparency.merkle import HASH_BYTES, SubtreeHash, complete_root

HEIGHT = 8
WIDTH = 1 << HEIGHT
ENTRIES = "entries"
"""Takes the place of a level in the path of a bundle."""
CHECKPOINT = "checkpoint"

ReadFile = Callable[[str], bytes]
"""The content of a log's file by its path below the log's prefix.  Raises BadLog if there is none."""

_PATH = re.compile(r"tile/(0|[1-9]|[1-5]\d|6[0-3]|entries)/((?:x\d{3}/){0,5}\d{3})(?:\.p/([1-9]\d{0,2}))?")


class BadLog(Exception):
    """A log whose files are missing, or contradict its checkpoint. The message is a sentence without a full stop."""


@dataclass(frozen=True)
class LogTile:
    """One file. level: 0 to 63, or `ENTRIES` for a bundle; width: 1 to 256, 256 for a full one."""

    level: int | str
    index: int
    width: int

    @property
    def path(self) -> str:
        """Below the log's prefix.

        >>> LogTile(0, 1234067, 256).path, LogTile("entries", 3, 7).path
        ('tile/0/x001/x234/067', 'tile/entries/003.p/7')
        """
        digits = str(self.index)
        digits = digits.zfill(-len(digits) % 3 + len(digits))
        groups = [digits[at : at + 3] for at in range(0, len(digits), 3)]
        name = "/".join([*(f"x{each}" for each in groups[:-1]), groups[-1]])
        return f"tile/{self.level}/{name}" + ("" if self.width == WIDTH else f".p/{self.width}")


def parse_tile_path(path: str) -> LogTile | None:
    """The tile of a path; None for any other text."""
    found = _PATH.fullmatch(path)
    if found is None:
        return None
    level, index, width = found.groups()
    tile = LogTile(level if level == ENTRIES else int(level), int(re.sub(r"[x/]", "", index)), int(width or WIDTH))
    return tile if tile.path == path else None


def tile_at(level: int | str, index: int, size: int) -> LogTile:
    """A tile of a log of this size.  Raises BadLog if it is empty."""
    hashes = size if level == ENTRIES else size >> HEIGHT * int(level)
    width = min(WIDTH, hashes - index * WIDTH)
    if width < 1:
        raise BadLog(f"a log of {size} entries has no tile {index} at level {level}")
    return LogTile(level, index, width)


def tile_hashes(read: ReadFile, size: int) -> SubtreeHash:
    """The tree of a log of this size, read tile by tile; the last tile of each level is cached.

    The hashes come from the files: check proofs made from them against the checkpoint's root.
    """
    kept: dict[int, tuple[LogTile, bytes]] = {}

    def subtree_hash(height: int, index: int) -> bytes:
        level, inner = divmod(height, HEIGHT)
        number, offset = divmod(index << inner, WIDTH)
        tile = tile_at(level, number, size)
        if level not in kept or kept[level][0] != tile:
            kept[level] = tile, read_tile(read, tile)
        hashes = split_hashes(kept[level][1])[offset : offset + (1 << inner)]
        if len(hashes) != 1 << inner:
            raise BadLog(f"a log of {size} entries has no subtree {index} of height {height}")
        return complete_root(hashes)

    return subtree_hash


def read_tile(read: ReadFile, tile: LogTile) -> bytes:
    """The hashes of a tile, in one piece.  Raises BadLog for another length."""
    found = read(tile.path)
    if len(found) != tile.width * HASH_BYTES:
        raise BadLog(f"{tile.path} holds {len(found)} bytes instead of {tile.width * HASH_BYTES}")
    return found


def split_hashes(tile: bytes) -> list[bytes]:
    """The hashes of a tile."""
    return [tile[at : at + HASH_BYTES] for at in range(0, len(tile), HASH_BYTES)]


def read_bundle(read: ReadFile, index: int, size: int) -> list[bytes]:
    """The entries of a bundle of a log of this size.  Raises BadLog."""
    tile = tile_at(ENTRIES, index, size)
    entries = parse_bundle(read(tile.path))
    if entries is None or len(entries) != tile.width:
        raise BadLog(f"{tile.path} is not a bundle of {tile.width} entries")
    return entries


def parse_bundle(raw: bytes) -> list[bytes] | None:
    """The entries of a bundle; None if it is cut off."""
    entries, at = list[bytes](), 0
    while at < len(raw):
        start = at + 2
        at = start + int.from_bytes(raw[at:start])
        if start > len(raw) or at > len(raw):
            return None
        entries.append(raw[start:at])
    return entries


def to_bundle(entries: Sequence[bytes]) -> bytes:
    """A bundle: each entry after its length in two bytes.  Raises OverflowError for 65,536 bytes or more."""
    return b"".join(len(each).to_bytes(2) + each for each in entries)


def grown_tiles(read: ReadFile, size: int, leaves: Sequence[bytes]) -> Iterator[tuple[LogTile, bytes]]:
    """The tiles that a log of this size changes or gains with further leaf hashes: each with its content."""
    level, new = 0, list(leaves)
    while new:
        before = size >> HEIGHT * level
        index, width = divmod(before, WIDTH)
        begun = split_hashes(read_tile(read, LogTile(level, index, width))) if width else []
        hashes, new = begun + new, []
        for at in range(0, len(hashes), WIDTH):
            part = hashes[at : at + WIDTH]
            yield LogTile(level, index + at // WIDTH, len(part)), b"".join(part)
            if len(part) == WIDTH:
                new.append(complete_root(part))
        level += 1


def grown_bundles(read: ReadFile, size: int, entries: Sequence[bytes]) -> Iterator[tuple[LogTile, bytes]]:
    """The bundles that a log of this size changes or gains with further entries: each with its content."""
    index, width = divmod(size, WIDTH)
    all_entries = [*(read_bundle(read, index, size) if width else ()), *entries]
    for at in range(0, len(all_entries), WIDTH):
        part = all_entries[at : at + WIDTH]
        yield LogTile(ENTRIES, index + at // WIDTH, len(part)), to_bundle(part)
