"""The Python client before a service in memory: nothing waits, and what would be waited is noted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from flask import Flask

from deaddrop_client import Client
from domain.catalogue import Catalogue
from service.config import Config
from service.factory import create_app, load_rulesets
from service.http.app_services import NAME
from tests.clients_python.faults import Network
from tests.equipment.memory_store.store import MemoryStore
from tests.generous import GENEROUS
from tests.http.beginnings import Clock


@pytest.fixture(scope="session")
def every_ruleset() -> Catalogue:
    return load_rulesets(Config.from_env({"DEADDROP_SECRET": "5e" * 32}))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> MemoryStore:
    return MemoryStore(clock)


@pytest.fixture
def app(store: MemoryStore, every_ruleset: Catalogue, tmp_path: Path) -> Flask:
    return serve(store, every_ruleset, tmp_path)


def serve(store: MemoryStore, every_ruleset: Catalogue, folder: Path, **more: Any) -> Flask:
    """The service in memory. more: other parts of it, such as its clock."""
    told = {"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(folder), "DEADDROP_LIMITS": GENEROUS}
    mail = {"DEADDROP_SMTP": "smtp://127.0.0.1:9", "DEADDROP_MAIL_FROM": "games@example.org", "DEADDROP_URL": "https://games.example.org"}
    config = Config.from_env({**told, **mail, "DEADDROP_PACE_MS": "0"})
    made = create_app(config, store=store, catalogue=every_ruleset, jobs=lambda: True, **more)
    made.extensions[NAME].streams.beat_s = 0.05
    return made


@pytest.fixture
def network(app: Flask) -> Network:
    return Network(httpx.WSGITransport(app=app))


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Every pause that a client made, in seconds; it takes no time."""
    noted: list[float] = []

    async def pause(seconds: float) -> None:
        noted.append(seconds)

    monkeypatch.setattr("deaddrop_client.aio.driver.sleep", pause)
    monkeypatch.setattr("deaddrop_client.sync.driver.sleep", noted.append)
    return noted


@pytest.fixture
def client(network: Network, pauses: list[float]) -> Iterator[Client]:
    with Client("http://service", transport=network) as made:
        yield made
