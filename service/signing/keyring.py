"""The keys of an installation: a folder of files, shared by processes and machines. The newest key signs."""

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

from service.cannot_start import CannotStart
from service.signing.key_file import SUFFIX, KeyFile, generate_key, read_key_file, write_key_file
from service.signing.signer import PublicKey


class NotRetired(CannotStart):
    """A key that cannot be retired."""

    status = 2


class LoadedKeys(NamedTuple):
    """A snapshot of the keys. names: of their files; public: newest first."""

    names: tuple[str, ...]
    active: KeyFile
    public: tuple[PublicKey, ...]


def wall_clock_ms() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class KeyFolder:
    """A signer with the keys of a folder; the first use makes the first key.

    Every call lists the folder, so that every process uses a new key immediately. Methods raise CannotStart if the
    folder or a key in it cannot be used.
    """

    def __init__(self, path: Path, now_ms: Callable[[], int] = wall_clock_ms) -> None:
        self._path = path
        self._now_ms = now_ms
        self._known: LoadedKeys | None = None

    def sign(self, message: bytes) -> tuple[str, bytes]:
        active = self._refresh().active
        assert active.private is not None
        return active.id, active.private.sign(message)

    def public(self) -> tuple[PublicKey, ...]:
        return self._refresh().public

    def load_all(self) -> tuple[KeyFile, ...]:
        """Every key, newest first; makes none."""
        return self._read_keys(self._list_names())

    def add(self) -> KeyFile:
        """Make a key, which signs from now on."""
        with self._hold_lock():
            return self._make_key(self.load_all())

    def retire(self, key_id: str) -> None:
        """Replace the private half of a key by its public half.  Raises NotRetired for the active key."""
        with self._hold_lock():
            keys = self.load_all()
            key = next((each for each in keys if each.id == key_id), None)
            if key is None:
                raise NotRetired(f"There is no key {key_id} in {self._path}.")
            if key == active_key(keys):
                raise NotRetired(f"The key {key_id} is the active key; make a new one first: deaddrop keys new")
            write_key_file(self._path / key.name, replace(key, private=None).pem)

    def _refresh(self) -> LoadedKeys:
        names = self._list_names() or self._make_first_key()
        if self._known is None or self._known.names != names:
            self._known = self._load(names)
        return self._known

    def _load(self, names: tuple[str, ...]) -> LoadedKeys:
        keys = self._read_keys(names)
        signs = active_key(keys)
        if signs is None:
            newer = self._list_names()
            if newer != names:  # a key was added, and these retired, while they were read
                return self._load(newer)
            raise CannotStart(f"No key in {self._path} can sign; make one: deaddrop keys new")
        public = tuple(PublicKey(each.id, each.created, each.raw, each == signs) for each in keys)
        return LoadedKeys(names, signs, public)

    def _make_first_key(self) -> tuple[str, ...]:
        """Make the first key, unless another process was faster; returns the file names."""
        with self._hold_lock():
            if not self._list_names():
                self._make_key(())
        return self._list_names()

    def _make_key(self, keys: tuple[KeyFile, ...]) -> KeyFile:
        """Make a key newer than these, even if the clock went back. The folder must be locked."""
        key = generate_key(max(self._now_ms(), *(each.created_ms + 1 for each in keys[:1]), 0))
        write_key_file(self._path / key.name, key.pem)
        return key

    def _read_keys(self, names: tuple[str, ...]) -> tuple[KeyFile, ...]:
        return tuple(read_key_file(self._path / name) for name in reversed(names))

    def _list_names(self) -> tuple[str, ...]:
        """File names of the keys, oldest first; empty without a folder."""
        try:
            mode = stat.S_IMODE(self._path.stat().st_mode)
            names = os.listdir(self._path)
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise self._unusable(error) from error
        if mode & 0o077:
            raise CannotStart(
                f"The key folder {self._path} is open to others (mode {mode:o}); run: chmod 700 {self._path}"
            )
        return tuple(sorted(name for name in names if name.endswith(SUFFIX)))

    @contextmanager
    def _hold_lock(self) -> Iterator[None]:
        """Create the folder and hold its lock; the kernel releases it if this process ends."""
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._path.mkdir(mode=0o700, exist_ok=True)
            with open(os.open(self._path / ".lock", os.O_WRONLY | os.O_CREAT, 0o600), "wb") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                yield
        except OSError as error:
            raise self._unusable(error) from error

    def _unusable(self, error: OSError) -> CannotStart:
        return CannotStart(f"The key folder {self._path} cannot be used: {error.strerror}.")


def active_key(keys: tuple[KeyFile, ...]) -> KeyFile | None:
    """The key that signs: the newest with a private half."""
    return next((each for each in keys if each.private is not None), None)
