"""Disks that are full or broken: recognised in errors and by a probe, and reported as one outage."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from service.outage_reports import OutageCause

ROOM = "make room on its disk (old backups first); it goes on by itself once there is room. People play on"
DISK_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
PROBE = bytes(64 * 1024)
"""Written to a disk to find out whether it has room."""


def to_disk_fault(error: Exception) -> str:
    """What a full or broken disk answered, in a few words; empty for another error."""
    if isinstance(error, OSError) and error.errno in DISK_ERRORS:
        return os.strerror(error.errno)
    code = to_sqlite_code(error)
    if code == sqlite3.SQLITE_FULL:
        return os.strerror(errno.ENOSPC)
    return str(error) if code == sqlite3.SQLITE_IOERR else ""


def to_sqlite_code(error: Exception) -> int:
    """SQLite's code of an error, without its further bits; 0 for other errors."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def to_disk_cause(error: Exception) -> OutageCause | None:
    """The cause of what the service writes beside the games, and a full or broken disk refused; None for another error."""
    fault = to_disk_fault(error)
    return OutageCause("disk", f"cannot be written: {fault}", ROOM) if fault else None


def find_disk_fault(folder: Path) -> str:
    """Why nothing can be written in `folder`; empty if it can."""
    probe = folder / f"probe.{os.getpid()}"
    try:
        with probe.open("wb", buffering=0) as file:
            if file.write(PROBE) < len(PROBE):
                return os.strerror(errno.ENOSPC)
            os.fsync(file.fileno())
    except OSError as error:
        return error.strerror or type(error).__name__
    finally:
        with suppress(OSError):
            probe.unlink(missing_ok=True)
    return ""
