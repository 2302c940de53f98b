"""Durable files: synced to disk before a call returns."""

from __future__ import annotations

import os
from pathlib import Path


class Disk:
    """Reads files, and replaces them as a whole. Methods raise OSError."""

    def read(self, path: Path) -> bytes | None:
        """The content; None if there is no such file."""
        try:
            return path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None

    def write(self, path: Path, content: bytes) -> None:
        """Replace a file. It is synced, and so is its name, before this returns. One writer at a time."""
        self.make_folder(path.parent)
        draft = path.with_name(".draft")
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        sync_folder(path.parent)

    def make_folder(self, path: Path) -> None:
        """Create a folder with its parents, synced."""
        if not path.is_dir():
            self.make_folder(path.parent)
            path.mkdir(mode=0o755, exist_ok=True)
            sync_folder(path.parent)


def sync_folder(path: Path) -> None:
    """Sync the names in a folder."""
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
