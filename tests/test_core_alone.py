"""With no extension installed the core is whole: its contract names none, and its tests say which of them need one."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from service.http.app_factory import build_contract
from service.http.core_part import CORE
from service.http.http_part import joined
from tests.conftest import EXTENSION, OFF, leave_out_what_is_off

ROOT = Path(__file__).parent
RUN = ("http",)
"""The folders that `make core` runs."""
EXTENSIONS = re.compile(r"(extensions|tests\.tournaments)\b(?!\.http\.added$)")
"""`added` adds nothing where tournaments are off."""
HELPERS = {
    "http/forgetting/everything.py", "http/played_examples.py", "http/reads/bounds.py", "http/reads/counted.py", "http/reads/stored.py", "http/webhooks/hooks.py",
}  # fmt: skip
"""Modules without tests that serve tests with and without an extension."""
READ = {"http/test_messages.py"}
"""Tests that read the code of extensions, on or off."""
STATED = {
    "#/components/schemas/TournamentPlace", "TournamentPlace", "tournament", "tournament_table", "The tournament's id.",
    "The place of a game in its tournament.", "The place of the game in a tournament,", "The place of the game in a tournament;", "null for a game outside tournaments.",
    "belongs-to-tournament", "`belongs-to-tournament` (403),", "`belongs-to-tournament`:",
}  # fmt: skip
"""What the contract of the core says of tournaments since the record of a game states where its table belongs."""
SHARED = {
    "A webhook of an inbox or a tournament.", "or of a token at a tournament.", "The seat's table of a tournament is open", "The seat's table of a tournament is open.",
    "a text of a tournament or a study again,", "The table belongs to a tournament.", "a tournament provides a round for its deals.",
    "the seat's table of a tournament is open,", "of a duplicate deal or of a tournament take no asks;",
}  # fmt: skip
"""What it says in descriptions of components that serve both."""


def imports_an_extension(source: str) -> bool:
    """Whether a module imports an extension, or tests of one."""
    for node in ast.walk(ast.parse(source)):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{each.name}" for each in node.names]
        if any(EXTENSIONS.match(each) for each in names):
            return True
    return False


def unmarked(folder: Path) -> set[str]:
    """Modules that import an extension and mark no test."""
    return {
        path.relative_to(ROOT).as_posix()
        for path in folder.rglob("*.py")
        if imports_an_extension(source := path.read_text()) and f"mark.{EXTENSION}(" not in source
    }


def test_a_test_of_the_core_that_needs_an_extension_says_so() -> None:
    assert set().union(*(unmarked(ROOT / each) for each in RUN)) == HELPERS | READ
    assert not any(Path(each).name.startswith("test_") for each in HELPERS)


def test_an_import_of_an_extension_is_found() -> None:
    lines = ("from tests.tournaments.http.evening import evening", "import extensions.tournaments", "from extensions import tournaments", "from tests.tournaments.http import added")
    assert [imports_an_extension(each) for each in lines] == [True, True, True, False]


class Item:
    """What is asked of a test here."""

    def __init__(self, path: str, *needed: str) -> None:
        self.path, self.config = ROOT / path, SimpleNamespace(rootpath=ROOT.parent)
        self.needed = needed

    def iter_markers(self, name: str) -> list[Any]:
        return [pytest.mark.extension(each).mark for each in self.needed if name == EXTENSION]


@pytest.mark.parametrize(("off", "left", "counted"), [((), 4, {}), (("seeks",), 3, {"seeks": 1}), (("seeks", "tournaments"), 1, {"seeks": 1, "tournaments": 2})])
def test_only_tests_of_an_extension_that_is_off_are_left_out(off: tuple[str, ...], left: int, counted: dict[str, int]) -> None:
    items: list[Any] = [Item("http/test_a.py"), Item("http/test_b.py", "tournaments"), Item("http/test_c.py", "seeks"), Item("tournaments/test_d.py")]
    deselected = list[Any]()
    config: Any = SimpleNamespace(stash=pytest.Stash(), hook=SimpleNamespace(pytest_deselected=lambda items: deselected.extend(items)))
    leave_out_what_is_off(config, items, off)
    assert (len(items), config.stash[OFF], len(deselected)) == (left, Counter(counted), sum(counted.values()))


def sayings(contract: Any) -> Iterator[str]:
    """The keys and the parts of sentences of a contract."""
    if isinstance(contract, dict):
        yield from contract
        contract = [*contract.values()]
    if isinstance(contract, list):
        for each in contract:
            yield from sayings(each)
    else:
        yield from re.split(r"(?<=[.:;,]) |\n", str(contract))


def test_the_contract_of_the_core_names_tournaments_only_where_a_record_states_one() -> None:
    assert {each for each in sayings(build_contract(api=joined([CORE]))) if "tournament" in each.lower()} == STATED | SHARED
