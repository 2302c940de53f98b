"""How long a bot's turn waits beside others who run as many games of bots as the limits allow."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

from tests.faults.installation import Installation
from tests.journeys.stranger import Stranger

LONGEST_WAIT_S = 5.0
"""What a bot's turn may wait for the games of others."""
ALLOWED = 60
"""Games that one address may open in a minute."""
LIMITS = f"bots={999_999}"
"""The usual limits, but no budget: the order alone keeps the promise."""
FLOODED = [{"kind": "bot", "bot": "house"}] * 5
OWN: list[dict[str, Any]] = [{"kind": "human", "claim": True}, *[{"kind": "bot", "bot": "house"}] * 2]


def waits(here: Installation, others: int, games: int, turns: int, luck: Random) -> Iterator[float]:
    """Seconds that a neighbour waited after each of his moves until he was to move again, while others' games are played.

    others: addresses that open so many games of bots each, in as little time as they can; nobody before them.
    """
    return waits_at(here.url, others, games, turns, luck)


def waits_at(url: str, others: int, games: int, turns: int, luck: Random) -> Iterator[float]:
    """As `waits`, of the service at an address."""
    with ExitStack() as stack:
        for number in range(others):
            flood = stack.enter_context(Stranger(url, source=f"127.0.1.{number + 1}"))
            for _ in range(games):
                flood.create(FLOODED, "casino-incognito")
        neighbour = stack.enter_context(Stranger(url, source="127.0.2.1"))
        while turns > 0:
            made = neighbour.create(OWN)
            game, token = made["game"]["id"], made["seats"][0]["token"]
            began = time.monotonic()
            while (view := awaited(neighbour, game, token))["status"] != "over" and turns > 0:
                yield time.monotonic() - began
                turns -= 1
                neighbour.answer(game, token, view, luck)
                began = time.monotonic()


def awaited(stranger: Stranger, game: str, token: str) -> dict[str, object]:
    """The view once the seat is to move, or the game is over."""
    while True:
        view = stranger.look(game, token)
        if view["status"] == "over" or view["decision"] is not None:
            return view
        stranger.ask("GET", f"/v1/games/{game}/events?after={view['version']}&limit=1&wait=10")
