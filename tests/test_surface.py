"""What extensions use of the core: `extensions/surface.txt` lists the modules, and a new one needs a line there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tests.test_import_contracts import CONTRACTS

ROOT = Path(__file__).parent.parent
SURFACE = ROOT / "extensions" / "surface.txt"
CORE = tuple(CONTRACTS["The core imports no extension"]["source_modules"])
WIDER = """extensions import modules of the core that extensions/surface.txt does not list:
  {}
Each ties extensions closer to the core. Use a module that is listed, or move the code; if neither can be done, add a line and say why in the commit."""
NARROWER = """extensions/surface.txt lists modules that no extension imports any more:
  {}
Delete these lines: the list only shrinks by itself if it stays true."""


@cache
def is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def imported_modules(source: str) -> Iterator[str]:
    """The modules of the core that a module's source imports, for types too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{each.name}" for each in node.names]
            names = [name if is_module(name) else node.module for name in inner]
        else:
            continue
        yield from (each for each in names if each.partition(".")[0] in CORE)


def surface() -> set[str]:
    """The modules of the core that extensions import now."""
    return {name for path in (ROOT / "extensions").rglob("*.py") for name in imported_modules(path.read_text()) if path.is_file()}


def test_extensions_import_the_listed_modules_and_no_others() -> None:
    lines = SURFACE.read_text().splitlines()
    assert lines == sorted(set(lines)), "one module a line, sorted"
    now, listed = surface(), set(lines)
    assert now <= listed, WIDER.format("\n  ".join(sorted(now - listed)))
    assert listed <= now, NARROWER.format("\n  ".join(sorted(listed - now)))


def test_a_planted_import_is_found() -> None:
    source = "import service.ids\nfrom service import config\nfrom service.app.core.context import Context\nfrom extensions.tournaments import domain\nimport os"
    assert [*imported_modules(source)] == ["service.ids", "service.config", "service.app.core.context"]
