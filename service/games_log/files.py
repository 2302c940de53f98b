"""Paths of the files of a log, and the lock of its writer.

A folder for each log, named by its origin: `private` is for its writer alone, `public` for everyone, under the
paths of C2SP tlog-tiles.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from domain.transparency.tiles import CHECKPOINT, BadLog, ReadFile
from service.games_log.disk import Disk

VKEY = "vkey"
"""File of the log's public key, in the folder of its checkpoint."""
LARGEST_FILE = 256 * (2 + 65535)
"""Bytes of a full bundle, at most."""


class LogFiles:
    """The paths of one log. origin: of the log."""

    def __init__(self, logs: Path, origin: str) -> None:
        self.origin = origin
        self.folder = logs / quote(origin, safe="")
        self.private = self.folder / "private"
        self.public = self.folder / "public"
        self.signed = self.private / "signed"
        self.batch = self.private / "batch"
        self.halted = self.private / "halted"
        self.index = self.private / "index.sqlite"
        self.checkpoint = self.public / CHECKPOINT
        self.vkey = self.public / VKEY

    @contextmanager
    def hold_lock(self) -> Iterator[bool]:
        """Whether this process is the log's writer in the block; the kernel releases the lock if it ends."""
        self.private.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (self.private / "lock").open("ab") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield False
                return
            yield True


def file_reader(public: Path, disk: Disk | None = None) -> ReadFile:
    """Reads the files of a log from a folder.  The reader raises BadLog for a missing file."""
    reads = disk or Disk()

    def read(path: str) -> bytes:
        found = reads.read(public / path)
        if found is None:
            raise BadLog(f"{path} is missing")
        return found

    return read
