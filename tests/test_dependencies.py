"""What the program imports is brought by its own dependencies: a container has nothing that only tests bring."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
SHIPPED = ("deaddrop", "domain", "extensions", "projections", "service", "workers")


OWN = "deaddrop-games"
SERVED = ("drand", "server", "verify")
"""The extras that the server brings, itself among them."""
OPTIONAL = {"authlib": "oidc", "highspy": "tournaments", "joserfc": "oidc", "numpy": "tournaments", "rustworkx": "tournaments", "webauthn": "signin"}
"""Packages that the program does without, and the extra that brings each."""
ELSEWHERE = {"_typeshed", "deaddrop_client", "drand_verify"}
"""What lists need not bring: a package of type checkers, the client, which commands that need it tell how to install, and what has no wheel for every
Python.
"""
FOR_TESTS = ("deaddrop/testing", "deaddrop/pytest_plugin.py")
"""What authors of games import in their tests; the extra `testing` brings what that needs."""
ENVIRONMENT = "deaddrop/pettingzoo.py"
"""What trainers import; the extra `pettingzoo` brings what that needs."""


def test_the_program_imports_nothing_that_only_tests_bring() -> None:
    """What an installation brings only where it asks for it is imported inside of functions."""
    files = program()
    assert {path.relative_to(ROOT).parts[0] for path in files} == set(SHIPPED)
    assert ROOT / "extensions/tournaments/app/owed_steps/no_shows.py" in files
    assert set(missing(files, "dependencies", "server")) <= OPTIONAL.keys() | ELSEWHERE
    for package, extra in OPTIONAL.items():
        assert package in {canonicalize_name(Requirement(line).name) for line in lists()[extra]}
    assert [str(path) for path in files if imported_at_once(path) & OPTIONAL.keys()] == []


def test_the_rules_import_what_is_always_brought() -> None:
    """Else an author of a game, or a researcher who plays in one process, would need the packages of the server."""
    rules = list((ROOT / "domain").rglob("*.py"))
    views = [ROOT / "service/ids.py", *(ROOT / "service/answers").rglob("*.py"), *(ROOT / "projections").rglob("*.py")]
    assert set(missing([*rules, *views, ROOT / "deaddrop/rules.py", ROOT / "deaddrop/games.py"], "dependencies")) <= ELSEWHERE
    assert set(missing([*rules, *(ROOT / "extensions/tournaments/domain").rglob("*.py")], "dependencies")) <= OPTIONAL.keys() | ELSEWHERE


def test_the_laws_import_what_their_extra_brings() -> None:
    assert missing(set(shipped()) - set(program()) - {ROOT / ENVIRONMENT}, "dependencies", "testing") == []


def test_the_environment_for_trainers_imports_what_its_extra_brings() -> None:
    assert missing([ROOT / "deaddrop/games.py", ROOT / ENVIRONMENT], "dependencies", "pettingzoo") == []


@pytest.mark.parametrize(
    ("text", "at_once"),
    [
        ("import pytest, msgspec\n", True),
        ("import msgspec\ntry:\n    from pytest import fixture\nexcept ImportError:\n    pass\n", True),
        ("import msgspec\nclass Some:\n    import pytest\n", True),
        ("import msgspec\ndef some():\n    import pytest.mark\n", False),
        ("import msgspec\nif TYPE_CHECKING:\n    import pytest\n", False),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, text: str, at_once: bool) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(text)
    assert missing([planted], "dependencies") == ["pytest"]
    assert missing([planted], "dependencies", "testing") == []
    assert ("pytest" in imported_at_once(planted)) == at_once


def test_a_planted_package_that_is_not_installed_is_found(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text("import msgspec, no_such_package.part\n")
    assert missing([planted], "dependencies", "server") == ["no_such_package"]


def test_the_service_runs_with_the_versions_that_the_tests_ran_with() -> None:
    to_run, all_of_them = (pins(ROOT / name) for name in ("requirements-run.lock", "requirements.lock"))
    assert to_run <= all_of_them
    lists = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = {canonicalize_name(Requirement(line).name) for extra in (*SERVED, "tournaments") for line in lists[extra]}
    assert wanted - {"deaddrop-games"} <= {each.partition("==")[0] for each in to_run}


def pins(lock: Path) -> set[str]:
    """Each `name==version` of a lock."""
    return {line.split()[0] for line in lock.read_text().splitlines() if "==" in line and not line.startswith(" ")}


def lists() -> dict[str, list[str]]:
    """The project's lists of requirements: its dependencies, and its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
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
    foreign = {name for name in imported(paths) if name not in sys.stdlib_module_names and name not in SHIPPED}
    assert foreign & {"flask", "redis", "pytest", "msgspec"}
    return [name for name in sorted(foreign) if there.isdisjoint(map(canonicalize_name, homes.get(name, ())))]


def bring(lines: Iterable[str], there: set[str]) -> None:
    """Add what these requirements name, and what that needs itself."""
    for wanted in map(Requirement, lines):
        name = canonicalize_name(wanted.name)
        if name not in there and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            there.add(name)
            bring(requires(name) or (), there)


def shipped() -> Iterator[Path]:
    for folder in SHIPPED:
        yield from (ROOT / folder).rglob("*.py")


def program() -> list[Path]:
    """What is shipped, without what only tests and trainers import."""
    others = [ROOT / each for each in (*FOR_TESTS, ENVIRONMENT)]
    return [path for path in shipped() if not any(map(path.is_relative_to, others))]


def imported(paths: Iterable[Path]) -> Iterator[str]:
    """The outermost packages that these files import, anywhere in them."""
    for path in paths:
        yield from imports_of(path)[1]


@cache
def imports_of(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """The outermost packages that a module imports when it is loaded, and those that it imports anywhere."""
    module = ast.parse(path.read_text())
    at_once, anywhere = (
        frozenset(name for node in nodes for name in names_of(node)) for nodes in (loaded(module), ast.walk(module))
    )
    return at_once, anywhere


def loaded(node: ast.AST) -> Iterator[ast.AST]:
    """What is below a node and carried out when its module is loaded: not functions, nor what is only for types."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if isinstance(each, ast.If) and ast.unparse(each.test).endswith("TYPE_CHECKING"):
            continue
        yield each
        yield from loaded(each)


def names_of(node: ast.AST) -> Iterator[str]:
    """The outermost packages that a statement imports."""
    if isinstance(node, ast.Import):
        yield from (each.name.partition(".")[0] for each in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        yield node.module.partition(".")[0]
