"""The data directory: permissions, free space, and the disk's sync time."""

from __future__ import annotations

import os
import shutil
import stat
import time
from pathlib import Path
from statistics import median

from service.cannot_start import CannotStart

NEEDED_MB = 64
"""Free space needed to start: an events server with a full disk can only stop."""


def ensure_folder(folder: Path) -> None:
    """Create `folder` if it is missing, with mode 700.  Raises CannotStart."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotStart(f"The directory {folder} cannot be made: {error.strerror}.") from error


def ensure_private_folder(folder: Path) -> None:
    """Create `folder`, owned by this user with mode 700: access to its sockets is access to every game.  Raises CannotStart."""
    ensure_folder(folder)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
        raise CannotStart(f"{folder} is not a directory of this user; remove it.")
    folder.chmod(0o700)


def empty_folder(folder: Path) -> Path:
    """Create `folder`, or delete its content; for the metric files of one run."""
    shutil.rmtree(folder, ignore_errors=True)
    ensure_folder(folder)
    return folder


def check_free_space(folder: Path) -> None:
    """Raises CannotStart when the disk is nearly full."""
    free_mb = shutil.disk_usage(folder).free // 2**20
    if free_mb < NEEDED_MB:
        raise CannotStart(f"Only {free_mb} MB are free for {folder}; Dead Drop needs {NEEDED_MB} MB to start.")


def measure_sync_ms(folder: Path, *, times: int = 15) -> float:
    """Median milliseconds of a small write with fsync on this disk.  Raises CannotStart."""
    probe = folder / "sync-probe"
    try:
        with probe.open("wb", buffering=0) as file:
            return median(_measure_one_sync_ms(file.fileno()) for _ in range(times))
    except OSError as error:
        raise CannotStart(f"Nothing can be written in {folder}: {error.strerror}.") from error
    finally:
        probe.unlink(missing_ok=True)


def _measure_one_sync_ms(file: int) -> float:
    began = time.perf_counter()
    os.write(file, bytes(512))
    os.fsync(file)
    return (time.perf_counter() - began) * 1000


def write_durably(path: Path, text: str) -> None:
    """Replace a small file atomically; it is synced before this returns.  Raises CannotStart."""
    draft = path.with_name(f"{path.name}.draft")
    try:
        with draft.open("w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise CannotStart(f"{path} cannot be written: {error.strerror}.") from error
