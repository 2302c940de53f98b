"""Where a client keeps what it must not lose: nonces until they are given, heads of games, pinned keys, tokens of
players."""

from __future__ import annotations

import os
import re
from collections import UserDict
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from tempfile import mkstemp
from typing import TypeAlias

Store: TypeAlias = MutableMapping[str, str]
"""Texts by name. Names are of small letters, digits and hyphens. A nonce in it is a secret until it is given, a token always."""
NAME = re.compile(r"[0-9a-z-]{1,128}")


class TransientStore(UserDict[str, str]):
    """Kept until the process ends. Its text form shows nothing of it."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class FolderStore(MutableMapping[str, str]):
    """A folder with a file for each name, readable for this user alone. What was set is on disk, whole or not at all."""

    def __init__(self, folder: str | Path) -> None:
        self._folder = Path(folder)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._folder}>"

    def __getitem__(self, name: str) -> str:
        try:
            return self._file(name).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise KeyError(name) from None

    def __setitem__(self, name: str, text: str) -> None:
        write_private(self._file(name), text.encode())

    def __delitem__(self, name: str) -> None:
        try:
            self._file(name).unlink()
        except FileNotFoundError:
            raise KeyError(name) from None

    def __iter__(self) -> Iterator[str]:
        return (each.name for each in self._folder.iterdir() if NAME.fullmatch(each.name))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _file(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise KeyError(name)
        return self._folder / name


def write_private(file: Path, content: bytes) -> None:
    """Write a file whole or not at all, on disk when this returns, readable for this user alone."""
    descriptor, name = mkstemp(dir=file.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(descriptor, "wb") as made:
            made.write(content)
            made.flush()
            os.fsync(made.fileno())
        Path(name).replace(file)
        sync_folder(file.parent)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Make the names in a folder outlast a power failure; Windows has no such call, and needs none."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
