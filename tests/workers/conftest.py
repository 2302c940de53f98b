"""A context on a store in memory, and games in it."""

from __future__ import annotations

import os
import time
from typing import Any

import msgspec
import pytest

from domain.catalogue import discover
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.idempotent_requests import Request
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.factory import core_parts
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore


def now_ms() -> int:
    return int(time.time() * 1000)


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def context(store):
    catalogue = discover()
    return Context(
        store,
        catalogue,
        GameRepository(store, catalogue, now_ms),
        b"k" * 32,
        now_ms,
        os.urandom,
        core_parts(KeyInMemory(bytes(32))),
    )


@pytest.fixture
def new_game(context):
    """Create a game with these seats ("human", or a bot's name); its id."""

    def make(*kinds: str, tokens: list[str] | None = None, **options: Any) -> str:
        seats = [SeatRequest("human", claim=True) if kind == "human" else SeatRequest("bot", kind) for kind in kinds]
        wanted = Creation("microfilms", options, seats, "unlisted", 0, DealRequest(), analysis=False, arbiter=False)
        made, _ = create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))
        if tokens is not None:
            tokens += [each.token for each in made.seats if each.token]
        return str(made.id)

    return make


@pytest.fixture
def types_of(context):
    """The types of a game's events."""

    def read(game_id: str) -> list[str]:
        return [msgspec.json.decode(each.event)["event"]["type"] for each in context.store.read(game_id)]

    return read
