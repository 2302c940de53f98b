"""An API whose limits are soon reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from service.quotas import parse_policies
from tests.equipment.memory_store.store import MemoryStore


@pytest.fixture
def app(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    """An application whose limits are soon reached."""
    return serve(store, limits=parse_policies("reads=6,writes=4,games=3,commands=4"))
