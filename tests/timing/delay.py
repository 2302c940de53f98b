"""Thinking that is made longer by chance: what no board explains.

How long a bot thinks goes with what lies on the table, which everybody sees and which makes folding and reading slow as well. A delay that
is drawn for each decision goes with nothing, so an area above that of a coin is a leak, and not the table.
"""

from __future__ import annotations

import hashlib
import os
import time
from pathlib import Path
from typing import Any

from domain.game.aggregate import Game
from service.app.bots import automation

DELAY = "DEADDROP_TEST_DELAY_MS"
"""The environment variable that says how long the longest delay is."""


def delayed(most_ms: float) -> dict[str, str]:
    """The environment of a service whose bots are delayed; empty for 0."""
    here = Path(__file__).parent
    return (
        {DELAY: str(most_ms), "PYTHONPATH": os.pathsep.join((str(here / "delayed"), str(here.parents[1])))}
        if most_ms
        else {}
    )


def delay_ms(game: str, decision: str, most_ms: float) -> float:
    """How much longer a decision is thought about: evenly from 0 to most_ms."""
    drawn = hashlib.sha256(f"{game}/{decision}".encode()).digest()[:4]
    return most_ms * int.from_bytes(drawn, "big") / 2**32


def delay(most_ms: float) -> None:
    """Have every bot of this process compute for longer, by chance."""
    think = automation.ask_policy

    def slow(game: Game, *others: Any) -> Any:
        until = time.thread_time() + delay_ms(game.id, game.automatic_decisions()[0].id, most_ms) / 1000
        while time.thread_time() < until:
            pass
        return think(game, *others)

    vars(automation).update(ask_policy=slow)
