"""Finds the extensions of an installation: packages of `extensions`, each with a folder `parts`.

A module of `parts` lists in `PARTS` what the extension brings to one floor of the core, and is imported when a process asks for
that floor. They are found as packages, so missing or stale metadata cannot hide them. This module knows no hook: each stands in
the room that asks for it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Literal, TypeVar

from service.cannot_start import BadSetting

SETTING = "DEADDROP_EXTENSIONS"
Floor = Literal["app", "audit", "http", "pages", "cli", "always"]
"""`always`: what an extension brings even while it is switched off. It needs nothing that other floors bring."""
T = TypeVar("T")


@dataclass(frozen=True)
class Extension:
    """One subject beside the core. package: its dotted name."""

    name: str
    package: str

    def parts(self, floor: Floor) -> tuple[object, ...]:
        """What it brings to a floor; nothing without such a module."""
        return load_parts(f"{self.package}.parts", floor)

    def has_floor(self, floor: Floor) -> bool:
        """Whether there is such a module, which is not imported."""
        return find_spec(f"{self.package}.parts.{floor}") is not None


@dataclass(frozen=True)
class Extensions:
    """The extensions of a process, sorted by name."""

    found: tuple[Extension, ...] = ()

    def of(self, floor: Floor, kind: type[T]) -> tuple[T, ...]:
        """All their parts that are of one kind."""
        return tuple(part for each in self.found for part in each.parts(floor) if isinstance(part, kind))

    def always(self, kind: type[T]) -> tuple[T, ...]:
        """The parts of one kind that are asked whether their extension is on or off."""
        return Extensions((*self.found, *self.left_out)).of("always", kind)

    @property
    def left_out(self) -> tuple[Extension, ...]:
        """The built-in ones that are not among them."""
        return tuple(each for each in built_in_extensions() if each not in self.found)


NONE = Extensions()
"""The core alone."""


@cache
def installed_extensions() -> Extensions:
    """Those that this process was started with.  Raises BadSetting."""
    return find_extensions(os.environ)


def find_extensions(environ: Mapping[str, str]) -> Extensions:
    """Those that the setting names: `all`, also if it is not set; `none`, also if it is empty; else names.  Raises BadSetting."""
    value = environ.get(SETTING, "all")
    if value in ("", "none"):
        return NONE
    built_in = {each.name: each for each in built_in_extensions()}
    if value == "all":
        return Extensions(tuple(built_in.values()))
    names = {each.strip() for each in value.split(",")}
    if not names <= built_in.keys():
        raise BadSetting(f"{SETTING} must be all, none, or names out of {', '.join(built_in)}, not {value!r}.")
    return Extensions(tuple(each for name, each in built_in.items() if name in names))


def built_in_extensions() -> list[Extension]:
    """The packages of `extensions`, by name."""
    folders = find_spec("extensions")
    assert folders is not None
    found = sorted(each.name for each in iter_modules(folders.submodule_search_locations) if each.ispkg)
    return [Extension(name, f"extensions.{name}") for name in found]


@cache
def load_parts(package: str, floor: Floor) -> tuple[object, ...]:
    """`PARTS` of a floor's module."""
    if find_spec(f"{package}.{floor}") is None:
        return ()
    found: tuple[object, ...] = import_module(f"{package}.{floor}").PARTS
    return found
