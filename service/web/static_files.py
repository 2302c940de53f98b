"""Static files of the pages: styles, modules and pictures, read once, at addresses that name their bytes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from types import MappingProxyType

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


def load_files() -> Mapping[str, tuple[bytes, str]]:
    """Read every file: bytes and media type by name."""
    folder = resources.files("service.web").joinpath("static")
    found = {}
    for each in folder.iterdir():
        media = TYPES.get(f".{each.name.rpartition('.')[2]}")
        if media is not None:
            found[each.name] = (each.read_bytes(), media)
    return MappingProxyType(found)


FILES = load_files()


def folder_digest(files: Mapping[str, tuple[bytes, str]]) -> str:
    """Digest of all files with their names. One for all, since modules import each other by relative names.

    >>> folder_digest({"a.css": (b"x", "")}) == folder_digest({"a.css": (b"y", "")})
    False
    """
    parts = [sha256(part).digest() for name in sorted(files) for part in (name.encode(), files[name][0])]
    return sha256(b"".join(parts)).hexdigest()[:16]


DIGEST = folder_digest(FILES)


def static_url(name: str) -> str:
    """The address of a file, which changes with the files.  Raises KeyError."""
    FILES[name]
    return f"/static/{DIGEST}/{name}"


@cache
def module_imports(name: str) -> tuple[str, ...]:
    """Transitive imports of a module, for preloading."""
    found: dict[str, None] = {}
    for each in re.findall(r'^import .*? from "\./([\w.]+)";$', FILES[name][0].decode(), re.MULTILINE):
        found |= dict.fromkeys((each, *module_imports(each)))
    return tuple(sorted(found))
