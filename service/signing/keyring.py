"""The keys of an installation: a folder of files, which processes and machines may share. The newest key signs."""

from __future__ import annotations

import fcntl
import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from service.config import CannotStart
from service.signing.key_file import SUFFIX, KeyFile, generate_key, read_key_file, write_key_file
from service.signing.signer import PublicKey


class NotRetired(CannotStart):
    """A key that cannot be retired."""

    status = 2


class LoadedKeys(NamedTuple):
    """The keys as they were read. names: of their files then; public: newest first."""

    names: tuple[str, ...]
    active: KeyFile
    public: tuple[PublicKey, ...]


def wall_clock_ms() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class KeyFolder:
    """A signer with the keys of a folder; the first question makes the first key.

    Every question looks at the names in the folder, so that a new key signs at once, in every process. Methods raise
    CannotStart where the folder or a key in it cannot be used.
    """

    def __init__(self, path: Path, now_ms: Callable[[], int] = wall_clock_ms) -> None:
        self._path = path
        self._now_ms = now_ms
        self._known: LoadedKeys | None = None

    def sign(self, message: bytes) -> tuple[str, bytes]:
        active = self._ring().active
        assert active.private is not None
        return active.id, active.private.sign(message)

    def public(self) -> tuple[PublicKey, ...]:
        return self._ring().public

    def kept(self) -> tuple[KeyFile, ...]:
        """Every key, newest first; makes none."""
        return self._read(self._names())

    def add(self) -> KeyFile:
        """Make a new key, which signs from now on."""
        with self._locked():
            return self._made(self.kept())

    def retire(self, key_id: str) -> None:
        """Put the public half of a key in the place of the private one.  Raises NotRetired for the one that signs."""
        with self._locked():
            keys = self.kept()
            key = next((each for each in keys if each.id == key_id), None)
            if key is None:
                raise NotRetired(f"There is no key {key_id} in {self._path}.")
            if key == active_key(keys):
                raise NotRetired(f"The key {key_id} is the one that signs; make a new one first: deaddrop keys new")
            write_key_file(self._path / key.name, replace(key, private=None).pem)

    def _ring(self) -> LoadedKeys:
        names = self._names() or self._first()
        if self._known is None or self._known.names != names:
            self._known = self._load(names)
        return self._known

    def _load(self, names: tuple[str, ...]) -> LoadedKeys:
        keys = self._read(names)
        signs = active_key(keys)
        if signs is None:
            newer = self._names()
            if newer != names:  # a key was added, and these retired, while they were read
                return self._load(newer)
            raise CannotStart(f"No key in {self._path} can sign; make one: deaddrop keys new")
        public = tuple(PublicKey(each.id, each.created, each.raw, each == signs) for each in keys)
        return LoadedKeys(names, signs, public)

    def _first(self) -> tuple[str, ...]:
        """Make the first key, unless another process was faster; the names then."""
        with self._locked():
            if not self._names():
                self._made(())
        return self._names()

    def _made(self, keys: tuple[KeyFile, ...]) -> KeyFile:
        """A key after these, newer than they are whatever the clock says; in a folder that is locked."""
        key = generate_key(max(self._now_ms(), *(each.created_ms + 1 for each in keys[:1]), 0))
        write_key_file(self._path / key.name, key.pem)
        return key

    def _read(self, names: tuple[str, ...]) -> tuple[KeyFile, ...]:
        return tuple(read_key_file(self._path / name) for name in reversed(names))

    def _names(self) -> tuple[str, ...]:
        """The names of the keys' files, oldest first; none where there is no folder yet."""
        try:
            mode = stat.S_IMODE(self._path.stat().st_mode)
            names = os.listdir(self._path)
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise self._useless(error) from error
        if mode & 0o077:
            raise CannotStart(
                f"The key folder {self._path} is open to others (mode {mode:o}); run: chmod 700 {self._path}"
            )
        return tuple(sorted(name for name in names if name.endswith(SUFFIX)))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Create the folder and hold its lock; the kernel releases it if this process ends."""
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._path.mkdir(mode=0o700, exist_ok=True)
            with open(os.open(self._path / ".lock", os.O_WRONLY | os.O_CREAT, 0o600), "wb") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                yield
        except OSError as error:
            raise self._useless(error) from error

    def _useless(self, error: OSError) -> CannotStart:
        return CannotStart(f"The key folder {self._path} cannot be used: {error.strerror}.")


def active_key(keys: tuple[KeyFile, ...]) -> KeyFile | None:
    """The key that signs: the newest of these that can."""
    return next((each for each in keys if each.private is not None), None)
