"""What the program imports is brought by its own dependencies: a container has nothing that only tests bring."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SHIPPED = ("deaddrop", "domain", "projections", "service", "workers")


OWN = "deaddrop-games"
SERVED = ("drand", "server", "verify")
"""The extras that the server brings, itself among them."""
OPTIONAL = {"authlib": "oidc", "highspy": "events", "joserfc": "oidc", "numpy": "events", "rustworkx": "events", "webauthn": "signin"}
"""Packages that the program does without, and the extra that brings each."""
FOR_TESTS = ("deaddrop/testing/*", "deaddrop/testing/*/*", "deaddrop/pytest_plugin.py")
"""What authors of games import in their tests; the extra `testing` brings what that needs."""


def test_the_program_imports_nothing_that_only_tests_bring() -> None:
    """What an installation brings only where it asks for it is imported inside of functions."""
    assert set(missing(program(), "dependencies", "server")) <= set(OPTIONAL)
    for package, extra in OPTIONAL.items():
        assert package in {canonicalize_name(Requirement(line).name) for line in lists()[extra]}
        assert not any(package in imported_at_once(path) for path in program())


def test_the_rules_import_what_is_always_brought() -> None:
    """Else an author of a game would need the packages of the server."""
    rules = [path for path in Path("domain").rglob("*.py") if not path.is_relative_to("domain/tournament")]
    assert missing([*rules, Path("deaddrop/rules.py")], "dependencies") == []
    assert set(missing([*rules, *Path("domain/tournament").rglob("*.py")], "dependencies")) <= set(OPTIONAL)


def test_the_laws_import_what_their_extra_brings() -> None:
    assert missing(set(shipped()) - set(program()), "dependencies", "testing") == []


def test_the_service_runs_with_the_versions_that_the_tests_ran_with() -> None:
    to_run, all_of_them = (pins(Path(name)) for name in ("requirements-run.lock", "requirements.lock"))
    assert to_run <= all_of_them
    lists = tomllib.loads(Path("pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = {canonicalize_name(Requirement(line).name) for extra in SERVED for line in lists[extra]}
    assert wanted - {"deaddrop-games"} <= {each.partition("==")[0] for each in to_run}


def pins(lock: Path) -> set[str]:
    """Each `name==version` of a lock."""
    return {line.split()[0] for line in lock.read_text().splitlines() if "==" in line and not line.startswith(" ")}


def lists() -> dict[str, list[str]]:
    """The project's lists of requirements: its dependencies, and its extras."""
    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    return {"dependencies": project["dependencies"], **project["optional-dependencies"]}


def imported_at_once(path: Path) -> frozenset[str]:
    """The outermost packages that a module imports when it is loaded."""
    return imports_of(path)[0]


def missing(paths: Iterable[Path], *of: str) -> list[str]:
    """Packages that these files import and these lists of requirements do not bring."""
    there: set[str] = set()
    held = lists()
    wanted = [line for each in of for line in held[each]]
    own = [
        line
        for each in map(Requirement, wanted)
        if each.name == OWN
        for extra in each.extras
        for line in held[extra]
    ]
    bring((line for line in (*wanted, *own) if Requirement(line).name != OWN), there)
    homes = packages_distributions()
    foreign = {name for name in imported(paths) if name in homes and name not in SHIPPED}
    assert foreign & {"flask", "redis", "pytest", "msgspec"}
    return [name for name in sorted(foreign) if there.isdisjoint(map(canonicalize_name, homes[name]))]


def bring(lines: Iterable[str], there: set[str]) -> None:
    """Add what these requirements name, and what that needs itself."""
    for wanted in map(Requirement, lines):
        name = canonicalize_name(wanted.name)
        if name not in there and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            there.add(name)
            bring(requires(name) or (), there)


def shipped() -> Iterator[Path]:
    for folder in SHIPPED:
        yield from Path(folder).rglob("*.py")


def program() -> list[Path]:
    """What is shipped, without what only tests import."""
    return [path for path in shipped() if not any(path.match(each) for each in FOR_TESTS)]


def imported(paths: Iterable[Path]) -> Iterator[str]:
    """The outermost packages that these files import, anywhere in them."""
    for path in paths:
        yield from imports_of(path)[1]


@cache
def imports_of(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """The outermost packages that a module imports when it is loaded, and those that it imports anywhere."""
    module = ast.parse(path.read_text())
    at_once, anywhere = (
        frozenset(name for node in nodes for name in names_of(node)) for nodes in (module.body, ast.walk(module))
    )
    return at_once, anywhere


def names_of(node: ast.AST) -> Iterator[str]:
    """The outermost packages that a statement imports."""
    if isinstance(node, ast.Import):
        yield from (each.name.partition(".")[0] for each in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        yield node.module.partition(".")[0]
