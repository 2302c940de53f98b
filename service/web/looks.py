"""The look of a ruleset's tables: the files of the folder `look` in its package, as served to pages."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import NamedTuple

from domain.kernel.ruleset.ruleset import AnyRuleset
from service.web.static_files import File, folder_digest, load_files

SYMBOL = re.compile(r'<symbol id="([^"]+)"')
FOLDER, STYLE, SYMBOLS, LAYOUT = "look", "table.css", "faces.svg", "layout.json"


class LookLayout(NamedTuple):
    """The file `layout.json`. on_table: roles of zones that lie on the table for their own seat too, instead of in its rail.

    has_tabs: whether small windows show one seat of the table at a time; panels: groups of roles of zones in the middle, of
    which small windows show one at a time, each with its button's label.
    kits: roles of zones that list all pieces of their seat from all zones, each with texts by the role of a piece's zone
    (`{at}`: its cell, `{name}`: its captor); pieces in other zones are left out. tells: zones that show their last arrival.
    with_automaton: words for the lobby about tables with the automaton, which then have a card of their own there.
    """

    on_table: Sequence[str] = ()
    has_tabs: bool = False
    panels: Mapping[str, str] = MappingProxyType({})
    kits: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    tells: Sequence[str] = ()
    with_automaton: str = ""


@dataclass(frozen=True)
class Look:
    """The files of a ruleset's folder, by name; none without such a folder. digest: of their bytes; layout: placement of zones."""

    ruleset: str
    files: Mapping[str, File]
    digest: str
    layout: LookLayout

    def url(self, name: str) -> str | None:
        """The address of a file, which changes with the files; None if there is no such file."""
        return f"/looks/{self.ruleset}/{self.digest}/{name}" if name in self.files else None

    @cached_property
    def symbols(self) -> frozenset[str]:
        """The names of the sprite's symbols."""
        sprite = self.files.get(SYMBOLS)
        return frozenset(SYMBOL.findall(sprite[0].decode())) if sprite else frozenset()


@cache
def look_of(rules: AnyRuleset) -> Look:
    """The look of a ruleset: the folder of its package, or of the nearest one around it."""
    package = sys.modules[rules.initial.__module__].__package__
    while package:
        folder = resources.files(package).joinpath(FOLDER)
        if folder.is_dir():
            files = load_files(folder)
            return Look(rules.name, files, folder_digest(files), layout_in(folder))
        package = package.rpartition(".")[0]
    return Look(rules.name, {}, "", LookLayout())


def layout_in(folder: Traversable) -> LookLayout:
    """The layout in a folder's `layout.json`; the default one without it."""
    file = folder.joinpath(LAYOUT)
    return LookLayout(**json.loads(file.read_bytes())) if file.is_file() else LookLayout()
