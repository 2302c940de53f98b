"""The examples in docstrings are true, a folder lists its files, a class has its name for itself, and
more than five parameters are named.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("deaddrop", "domain", "extensions", "projections", "service", "workers")


def with_examples(root: Path) -> list[str]:
    """The modules of the packages that have examples, in whatever room."""
    return sorted(
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        for package in PACKAGES
        for path in (root / package).rglob("*.py")
        if ">>>" in path.read_text()
    )


@pytest.mark.parametrize("name", with_examples(ROOT))
def test_examples_are_true(name: str) -> None:
    failed, attempted = doctest.testmod(importlib.import_module(name))
    assert attempted
    assert not failed


def test_every_package_is_looked_through() -> None:
    seen = with_examples(ROOT)
    assert {"domain.kernel.timestamps", "projections.people_panel", "service.app.core.idempotent_requests"} <= set(seen)
    assert len(seen) > 80


def unlisted(root: Path) -> list[str]:
    """The files and folders that the docstring of their folder does not list, below a folder."""
    return sorted(
        path.relative_to(root).as_posix()
        for path in (each.parent if each.stem == "__init__" else each for each in root.rglob("*.py"))
        if path != root and f"* `{path.stem}`: " not in (path.parent / "__init__.py").read_text()
    )


LISTED = ("service/app", "extensions/tournaments/app", "extensions/tournaments/audit", "extensions/tournaments/domain/pairing")
"""Folders whose docstrings list their files."""


@pytest.mark.parametrize("folder", LISTED)
def test_a_folder_lists_its_files(folder: str) -> None:
    assert unlisted(ROOT / folder) == []


def test_no_use_case_lies_beside_the_rooms() -> None:
    assert [path.name for path in (ROOT / "service/app").glob("*.py")] == ["__init__.py"]


def test_a_planted_file_that_is_not_listed_is_found(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    (tmp_path / "__init__.py").write_text('"""\n* `room`: A room.\n"""')
    (tmp_path / "room/__init__.py").write_text('"""A room.\n\n* `listed`: A file.\n"""')
    (tmp_path / "room/listed.py").touch()
    (tmp_path / "room/planted.py").touch()
    assert unlisted(tmp_path) == ["room/planted.py"]


def test_a_planted_example_that_is_wrong_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = tmp_path / "workers" / "room" / "planted_example.py"
    planted.parent.mkdir(parents=True)
    planted.write_text('"""Adds.\n\n>>> 1 + 1\n3\n"""\n')
    assert with_examples(tmp_path) == ["workers.room.planted_example"]
    monkeypatch.syspath_prepend(str(planted.parent))
    assert doctest.testmod(importlib.import_module("planted_example")).failed == 1


def classes_of_one_name(root: Path) -> list[str]:
    """Names of several classes of the packages. Each game has a vocabulary of its own; classes of requests bear the
    contract's names.
    """
    names = Counter(
        node.name
        for package in PACKAGES
        for path in (root / package).rglob("*.py")
        if not path.is_relative_to(root / "domain/rulesets") and not path.is_relative_to(root / "service/http/schemas")
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef)
    )
    return sorted(name for name, count in names.items() if count > 1)


def test_a_name_is_one_class() -> None:
    assert classes_of_one_name(ROOT) == []


def test_a_planted_second_class_of_a_name_is_found(tmp_path: Path) -> None:
    for path in ("domain/one.py", "service/two.py", "domain/rulesets/bluff/three.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(f"class Lot: ...\nclass {Path(path).stem.title()}: ...\n")
    (tmp_path / "domain/rulesets/bluff/one.py").write_text("class One: ...\n")
    assert classes_of_one_name(tmp_path) == ["Lot"]


MOST_POSITIONAL = 5


def with_many_positional(root: Path) -> list[str]:
    """Functions that take more parameters by their place than anybody reads, by module."""
    return sorted(
        f"{path.relative_to(root)}: {node.name}"
        for package in PACKAGES
        for path in (root / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef)
        and len([each for each in (*node.args.posonlyargs, *node.args.args) if each.arg not in ("self", "cls")]) > MOST_POSITIONAL
    )


def test_a_function_takes_five_parameters_by_their_place_at_most() -> None:
    assert with_many_positional(ROOT) == []


def test_a_planted_function_of_six_is_found(tmp_path: Path) -> None:
    (tmp_path / "domain").mkdir()
    (tmp_path / "domain/planted.py").write_text("def five(a, b, c, d, e, *, f): ...\nclass A:\n    def six(self, a, b, c, d, e, f): ...\n")
    assert with_many_positional(tmp_path) == ["domain/planted.py: six"]
