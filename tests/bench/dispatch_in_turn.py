"""A dispatcher that serves waiting games in the order in which they came, whoever opened them: the floor of row 17."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from unittest.mock import patch

from service.config import Config
from workers import dispatcher, queue_feeder
from workers.fair_order import WaitingTurn


class InTurn:
    """As the fair queue, but first come, first served."""

    def __init__(self, _: Sequence[tuple[float, float]], __: Callable[[], float]) -> None:
        self._waiting: OrderedDict[str, WaitingTurn] = OrderedDict()

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, game: str) -> bool:
        return game in self._waiting

    def ask(self, turn: WaitingTurn, *, is_begun: bool = False) -> bool:
        return self._waiting.setdefault(turn.game, turn) is turn

    def take(self) -> WaitingTurn | None:
        return self._waiting.popitem(last=False)[1] if self._waiting else None

    def charge(self, game: str, owner: str, took_s: float) -> None:
        """Nobody pays."""


if __name__ == "__main__":
    with patch.object(queue_feeder, "FairQueue", InTurn):
        dispatcher.dispatch_until_stopped(Config.from_env(os.environ))
