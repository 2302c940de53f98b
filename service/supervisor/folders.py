"""The folders of an installation and their permissions."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path

from service.cannot_start import CannotStart


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
