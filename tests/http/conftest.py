"""The API on a store in memory, with a clock that the test moves and luck that repeats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from flask import Flask

from service.config import Config
from service.factory import create_app
from service.store import MemoryStore
from tests.http.guest import Guest

NOON_MS = 1_900_000_000_000


class Clock:
    """Milliseconds since the epoch; one passes with every look."""

    def __init__(self) -> None:
        self.ms = NOON_MS

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> MemoryStore:
    return MemoryStore(clock)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config.from_env({"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(tmp_path)})


@pytest.fixture
def serve(config: Config, clock: Clock) -> Callable[[MemoryStore], Flask]:
    """Makes an application on a store."""

    def make(store: MemoryStore) -> Flask:
        return create_app(config, store=store, now_ms=clock, entropy=Random(7).randbytes)

    return make


@pytest.fixture
def app(serve: Callable[[MemoryStore], Flask], store: MemoryStore) -> Flask:
    return serve(store)


@pytest.fixture
def anybody(app: Flask) -> Guest:
    return Guest(app)
