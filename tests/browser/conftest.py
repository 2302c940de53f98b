"""One whole service and one Chromium for all tests of pages, and visitors who note what goes wrong."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from tests.browser.positions import RULES, Games, Positions
from tests.browser.toybox import toybox
from tests.browser.visitor import Visit, Visitor
from tests.golden.games import golden
from tests.journeys.service import whole_service

WINDOWED = ("chromium", "chromium-browser", "google-chrome", "chrome")
"""Names of Chromium with all that it has."""
NAMES = ("chromium-headless-shell", *WINDOWED)
"""The same, after Chromium without windows, which opens a page in a third of the time and shows no notices."""


@pytest.fixture(scope="session")
def drivers() -> Iterator[Any]:
    """What drives browsers; where it is not installed, the tests are skipped and say so."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(drivers: Any) -> Iterator[Any]:
    """The first Chromium that is on PATH; without one, the tests are skipped and say so."""
    yield from launched(drivers, NAMES)


@pytest.fixture(scope="session")
def windowed(drivers: Any) -> Iterator[Any]:
    """A Chromium that shows notices too."""
    yield from launched(drivers, WINDOWED)


def launched(drivers: Any, names: Sequence[str]) -> Iterator[Any]:
    """A browser by the first of the names that is on PATH."""
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        pytest.skip(f"There is no Chromium on PATH (looked for {', '.join(names)}).")
    browser = drivers.chromium.launch(executable_path=path, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the service answers."""
    with whole_service(tmp_path_factory.mktemp("service")) as address:
        yield address


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a service answers that offers every game, the toys too."""
    with toybox(tmp_path_factory.mktemp("toys")) as address:
        yield address


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a service answers whose lobby may list tournaments."""
    with toybox(tmp_path_factory.mktemp("hall"), None) as address:
        yield address


@pytest.fixture(scope="session")
def positions(toys: str) -> Games:
    """Golden games in the service that offers every game, each played and imported once."""
    return cache(lambda ruleset, name: Positions(golden(RULES[ruleset], name), toys))


@pytest.fixture
def visit(chromium: Any, url: str) -> Iterator[Visit]:
    """Opens a browser of its own, with nothing kept in it; at the end nothing may have gone wrong in any.

    Nothing moves in it unless its settings say so: a page that moves is drawn sixty times a second, and clicks wait.
    """
    visitors: list[Visitor] = []

    def opened(where: str = url, *, wait_ms: int = 0, pace: float = 0, takes: bool = True, **settings: Any) -> Visitor:
        visitors.append(Visitor(chromium.new_context(**{"reduced_motion": "reduce", **settings}), where, wait_ms, pace, takes=takes))
        return visitors[-1]

    yield opened
    for each in visitors:
        each.context.close()
    assert [wrong for each in visitors for wrong in each.wrong] == []
