"""Archive of finished games: append-only segments of packed games on disk.

The first three characters of a game id select one of 2,048 segments, so there is no index to maintain. Writes are
synced and read back before the store deletes a game from Redis.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import BinaryIO

import msgspec

from service.ids import partition_of
from service.store.archive.frames import ArchivedGame, Frame, pack, scan_frames, unpack
from service.store.stored import Damaged


class Archive:
    """Segments in a folder; a missing folder is an empty archive."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def holds(self, game: str) -> bool:
        """Whether the archive has any version of this game."""
        return game in _index(self._segment(game))

    def find(self, game: str) -> ArchivedGame | None:
        """Latest archived copy; None without one.  Raises Damaged."""
        segment = self._segment(game)
        frame = _index(segment).get(game)
        if frame is None:
            return None
        with segment.open("rb") as file:
            file.seek(frame.start)
            return unpack(file.read(frame.end - frame.start))

    def games(self) -> Iterator[str]:
        """Ids of all archived games."""
        for segment in sorted(self.folder.glob("??/?.games")):
            yield from _index(segment)

    def stray(self) -> Iterator[tuple[str, int]]:
        """Segments with bytes outside of any valid frame, and their number."""
        for segment in sorted(self.folder.glob("??/?.games")):
            with segment.open("rb") as file:
                framed = sum(each.end - each.start for each in scan_frames(file))
            if count := segment.stat().st_size - framed:
                yield str(segment), count

    @contextmanager
    def writing(self) -> Iterator[Callable[[Iterable[ArchivedGame]], None]]:
        """Hold the writer lock; yields a function that archives games, and returns once they are synced and read back.

        It raises Damaged, OSError.
        """
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (self.folder / "lock").open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield self._put

    def _put(self, games: Iterable[ArchivedGame]) -> None:
        for segment, group in groupby(sorted(games, key=lambda each: each.game), lambda each: self._segment(each.game)):
            kept = list(group)
            _append_to_segment(segment, b"".join(pack(each) for each in kept))
            for each in kept:
                if self.find(each.game) != each:
                    raise Damaged(f"{segment} differs from the written data")

    def remove(self, game: str) -> None:
        """Rewrite the game's segment without it. Needs the writer lock."""
        if self.holds(game):
            self._replace(game, b"")

    def drop_name(self, game: str, seat: int) -> bool:
        """Rewrite the game's segment without the name of a seat; False if it had none. Needs the writer lock."""
        kept = self.find(game)
        if kept is None or seat not in kept.names:
            return False
        names = {other: name for other, name in kept.names.items() if other != seat}
        self._replace(game, pack(msgspec.structs.replace(kept, names=names)))
        return True

    def _replace(self, game: str, frame: bytes) -> None:
        """Rewrite the game's segment, replacing all frames of the game by this one."""
        segment = self._segment(game)
        draft = segment.with_suffix(".draft")
        with (
            segment.open("rb") as file,
            open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as rest,
        ):
            for each in list(scan_frames(file)):
                if each.game != game:
                    file.seek(each.start)
                    rest.write(file.read(each.end - each.start))
            rest.write(frame)
            rest.flush()
            os.fsync(rest.fileno())
        draft.replace(segment)
        _sync_folder(segment.parent)

    def _segment(self, game: str) -> Path:
        partition_of(game)
        return self.folder / game[:2] / f"{game[2]}.games"


def _append_to_segment(segment: Path, more: bytes) -> None:
    """Append after the last complete frame; truncates a partial one left by a crash."""
    if not segment.parent.exists():
        segment.parent.mkdir(mode=0o700)
        _sync_folder(segment.parent.parent)
    with open(os.open(segment, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
        file.truncate(max((each.end for each in scan_frames(file)), default=0))
        file.seek(0, os.SEEK_END)
        file.write(more)
        file.flush()
        os.fsync(file.fileno())
    _sync_folder(segment.parent)


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _index(segment: Path) -> Mapping[str, Frame]:
    """Frames of a segment by game; the latest of several copies."""
    try:
        found = segment.stat()
    except FileNotFoundError:
        return {}
    return _load_index(segment, found.st_ino, found.st_size, found.st_mtime_ns)


@lru_cache(512)
def _load_index(segment: Path, *_state: int) -> Mapping[str, Frame]:
    with segment.open("rb") as file:
        return _by_game(file)


def _by_game(file: BinaryIO) -> Mapping[str, Frame]:
    return {each.game: each for each in scan_frames(file)}
