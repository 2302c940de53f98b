"""Static files of the pages: styles, modules and pictures, read once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
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


@cache
def module_imports(name: str) -> tuple[str, ...]:
    """Transitive imports of a module, for preloading."""
    found: dict[str, None] = {}
    for each in re.findall(r'^import .*? from "\./([\w.]+)";$', FILES[name][0].decode(), re.MULTILINE):
        found |= dict.fromkeys((each, *module_imports(each)))
    return tuple(sorted(found))
