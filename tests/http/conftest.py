"""The API on a store in memory, with a clock that the test moves and luck that repeats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask

from domain.catalogue import Catalogue
from domain.kernel.ruleset import AnyRuleset
from service.config import Config
from service.factory import create_app
from service.signing.ed25519 import KeyInMemory
from service.store import MemoryStore
from tests.generous import GENEROUS
from tests.http.guest import Guest

NOON_MS = 1_900_000_000_000


class Clock:
    """Milliseconds since the epoch; one passes with every look."""

    def __init__(self) -> None:
        self.ms = NOON_MS

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


class Stopwatch:
    """Seconds of a clock that nobody sets."""

    def __init__(self) -> None:
        self.s = 4_000.5

    def __call__(self) -> float:
        return self.s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> MemoryStore:
    return MemoryStore(clock)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    told = {
        "DEADDROP_SECRET": "5e" * 32,
        "DEADDROP_DATA": str(tmp_path),
        "DEADDROP_LIMITS": GENEROUS,
        "DEADDROP_PACE_MS": "0",
    }
    return Config.from_env(told)


@pytest.fixture
def signer() -> KeyInMemory:
    return KeyInMemory(bytes(32))


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
def serve(config: Config, clock: Clock, stopwatch: Stopwatch, signer: KeyInMemory) -> Callable[..., Flask]:
    """Makes an application on a store, with every ruleset or with these, and with these settings instead of the usual."""

    def make(
        store: MemoryStore, *rulesets: AnyRuleset, jobs: Callable[[], bool] = lambda: True, **settings: Any
    ) -> Flask:
        return create_app(
            replace(config, **settings),
            store=store,
            catalogue=Catalogue(*rulesets) if rulesets else None,
            now_ms=clock,
            entropy=Random(7).randbytes,
            signer=signer,
            clock_s=stopwatch,
            jobs=jobs,
        )

    return make


@pytest.fixture
def app(serve: Callable[[MemoryStore], Flask], store: MemoryStore) -> Flask:
    return serve(store)


@pytest.fixture
def anybody(app: Flask) -> Guest:
    return Guest(app)
