"""An installation that lets one address open as much as it likes: what is read here is of that one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from tests.equipment.memory_store.store import MemoryStore


@pytest.fixture
def app(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    return serve(store, open_limits=None)
