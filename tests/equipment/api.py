"""The API on a store in memory, with a clock that the test moves and luck that repeats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask

from domain.catalogue import Catalogue
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.core.context import Context
from service.app.due.log_letters import list_letters
from service.config import Config
from service.extensions import NONE, Extensions
from service.factory import create_app, load_rulesets
from service.http.hot_path import HotPathFlask
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.generous import GENEROUS
from tests.http.beginnings import LUCK, Beginnings, Clock, Play, to_the_end
from tests.http.conformance import HoldingClient
from tests.http.following import FOLLOWED
from tests.http.guest import Guest, Round, opened
from tests.http.held_back import HeldBack
from tests.http.luck_tables import context_of
from tests.http.replay_links import on_for_a_while, over_with_names
from tests.restorable import RestorableStore


class Stopwatch:
    """Seconds of a clock that nobody sets."""

    def __init__(self) -> None:
        self.s = 4_000.5

    def __call__(self) -> float:
        return self.s


@pytest.fixture(autouse=True)
def hold_every_answer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every answer that a test here gets must be one that the contract describes; streams end with it."""
    monkeypatch.setattr(HotPathFlask, "test_client_class", HoldingClient)
    yield
    while FOLLOWED:
        FOLLOWED.pop().close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> RestorableStore:
    return RestorableStore(clock)


def configured(folder: Path) -> Config:
    told = {
        "DEADDROP_SECRET": "5e" * 32,
        "DEADDROP_DATA": str(folder),
        "DEADDROP_LIMITS": GENEROUS,
        "DEADDROP_PACE_MS": "0",
        "DEADDROP_DRAND_RELAYS": "http://127.0.0.1:9",
        "DEADDROP_PUSH": "mailto:operator@example.org",
        "DEADDROP_PUSH_SERVICES": "127.0.0.1",
        "DEADDROP_SMTP": "smtp://127.0.0.1:9",
        "DEADDROP_MAIL_FROM": "games@example.org",
        "DEADDROP_URL": "https://games.example.org",
    }
    return Config.from_env(told)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return configured(tmp_path)


@pytest.fixture
def signer() -> KeyInMemory:
    return KeyInMemory(bytes(32))


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture(scope="session")
def every_ruleset() -> Catalogue:
    """What is installed: looked for once, as a process of the service does."""
    return load_rulesets(Config.from_env({"DEADDROP_SECRET": "5e" * 32}))


def application(config: Config, store: MemoryStore, clock: Clock, catalogue: Catalogue | None, **more: Any) -> Flask:
    """An application whose luck repeats, and which can be asked for it."""
    luck = Random(7)
    made = create_app(config, store=store, catalogue=catalogue, now_ms=clock, entropy=luck.randbytes, **more)
    made.extensions[LUCK] = luck
    if context_of(made).extensions.left_out:
        list_letters(store)  # as the dispatcher does
    return made


@pytest.fixture
def serve(
    config: Config, clock: Clock, stopwatch: Stopwatch, signer: KeyInMemory, every_ruleset: Catalogue | None
) -> Callable[..., Flask]:
    """Makes an application on a store, with every ruleset or with these, and with these settings instead of the usual."""

    def make(
        store: MemoryStore,
        *rulesets: AnyRuleset,
        jobs: Callable[[], bool] = lambda: True,
        extensions: Extensions | None = None,
        **settings: Any,
    ) -> Flask:
        catalogue = Catalogue(*rulesets) if rulesets else every_ruleset
        more = {"signer": signer, "clock_s": stopwatch, "jobs": jobs, "extensions": extensions}
        return application(replace(config, **settings), store, clock, catalogue, **more)

    return make


@pytest.fixture
def app(serve: Callable[[MemoryStore], Flask], store: MemoryStore) -> Flask:
    return serve(store)


@pytest.fixture
def core_only(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    """An application without extensions."""
    return serve(store, extensions=NONE)


@pytest.fixture(scope="session")
def beginnings(tmp_path_factory: pytest.TempPathFactory, every_ruleset: Catalogue) -> Beginnings:
    """The games that tests begin with, played in installations like a test's own."""

    def serve(store: MemoryStore, clock: Clock) -> Flask:
        more = {"signer": KeyInMemory(bytes(32)), "clock_s": Stopwatch(), "jobs": lambda: True}
        return application(configured(tmp_path_factory.mktemp("played")), store, clock, every_ruleset, **more)

    return Beginnings(serve)


@pytest.fixture
def begin(app: Flask, store: RestorableStore, clock: Clock, beginnings: Beginnings) -> Callable[[Play], Round]:
    """Has a test begin with a game that was played once."""
    return lambda play: beginnings.begin(app, store, clock, play)


@pytest.fixture
def under_way(begin: Callable[[Play], Round]) -> Round:
    """A game that has been on for a while."""
    return begin(on_for_a_while)


@pytest.fixture
def anybody(app: Flask) -> Guest:
    return Guest(app)


@pytest.fixture
def held_back(monkeypatch: pytest.MonkeyPatch) -> HeldBack:
    return HeldBack(monkeypatch)


@pytest.fixture
def table(app: Flask) -> Round:
    """A game that has begun, whose seats are all the test's."""
    return opened(app)


@pytest.fixture
def over(begin: Callable[[Play], Round]) -> Round:
    """A game that somebody won."""
    return begin(to_the_end)


@pytest.fixture
def finished(begin: Callable[[Play], Round]) -> Round:
    """A game of people with names that somebody won."""
    return begin(over_with_names)


@pytest.fixture
def context(app: Flask) -> Context:
    return context_of(app)
