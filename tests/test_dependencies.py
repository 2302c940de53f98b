"""What the program imports is brought by its own dependencies: a container has nothing that only tests bring."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SHIPPED = ("deaddrop", "domain", "projections", "service", "workers")


def test_the_program_imports_nothing_that_only_tests_bring() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    there: set[str] = set()
    bring(project["dependencies"], there)
    homes = packages_distributions()
    foreign = {name for name in imported() if name in homes and name not in SHIPPED}
    assert {"flask", "redis"} <= foreign
    assert [name for name in sorted(foreign) if there.isdisjoint(map(canonicalize_name, homes[name]))] == []


def bring(lines: Iterable[str], there: set[str]) -> None:
    """Add what these requirements name, and what that needs itself."""
    for wanted in map(Requirement, lines):
        name = canonicalize_name(wanted.name)
        if name not in there and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            there.add(name)
            bring(requires(name) or (), there)


def imported() -> Iterator[str]:
    """The outermost packages that the program imports, anywhere in it."""
    for path in (path for folder in SHIPPED for path in Path(folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                yield from (each.name.partition(".")[0] for each in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                yield node.module.partition(".")[0]
