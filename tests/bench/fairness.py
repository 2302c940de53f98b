"""Row 17: how long somebody waits for a bot beside one who runs many games of slow bots, with one worker for both."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from tests.bench.rows import SECRET, Row, row
from tests.bench.servers import free_port, process, web
from tests.generous import QUICK
from tests.journeys.stranger import Stranger
from tests.redis_server import private_redis

GAMES = (0, 10, 40)
"""Games that the other one runs: five slow bots each, and no person."""
TURNS = 20
LONGEST_S = 45.0
"""Time for the turns of one measurement: fewer count where they take longer."""
LIMITS = f"bots={999_999}"
"""The usual limits, but no budget: the order alone keeps the promise."""
FLOODED = [{"kind": "bot", "bot": "house"}] * 5
OWN: list[dict[str, Any]] = [{"kind": "human", "claim": True}, *[{"kind": "bot", "bot": "house"}] * 2]
DISPATCHERS = {"fair": ("service.cli", "dispatcher"), "in turn": ("tests.bench.dispatch_in_turn",)}


def rows() -> Iterator[Row]:
    """The waits with the fair queue beside the most games, to the median without them."""
    waited = {(order, games): list(waits(order, games)) for games in GAMES for order in DISPATCHERS}
    note = "; ".join(
        f"{order}, {games} games: {statistics.median(each):.2f} s, at most {max(each):.2f}"
        for (order, games), each in waited.items()
    )
    alone = statistics.median(waited["fair", 0])
    ratios = [each / alone for each in waited["fair", GAMES[-1]]]
    yield row(17, f"bot's turn beside {GAMES[-1]} games of another's bots, to without", ratios, "≤ 10", "≤ 4", note)


def waits(order: str, games: int) -> Iterator[float]:
    """Seconds from a neighbour's move until it is his turn again, after two bots. order: of the dispatcher."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "jobs").mkdir()
        environ = {
            "DEADDROP_REDIS_URL": stack.enter_context(private_redis(folder)),
            "DEADDROP_JOBS_URL": stack.enter_context(private_redis(folder / "jobs", fsync="no")),
            "DEADDROP_DATA": str(folder), "DEADDROP_SECRET": SECRET, "DEADDROP_PACE_MS": QUICK, "PORT": str(free_port()),
        }  # fmt: skip
        port = stack.enter_context(web("service.wsgi:app", **environ))
        environ |= {"DEADDROP_LIMITS": LIMITS}
        stack.enter_context(process("service.cli", "worker", **environ))
        stack.enter_context(process(*DISPATCHERS[order], **environ))
        time.sleep(3)
        until = time.monotonic() + LONGEST_S
        for number, waited in enumerate(
            waits_at(f"http://127.0.0.1:{port}", min(games, 1), games, TURNS, Random(1))
        ):
            yield waited
            if time.monotonic() > until and number:
                return


def waits_at(url: str, others: int, games: int, turns: int, luck: Random) -> Iterator[float]:
    """Seconds that a neighbour waited after each of his moves until he was to move again. others: addresses that open so many games of bots each."""
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


def main() -> None:
    """Print the row alone."""
    for each in rows():
        print(f"{each.what}: {each.value:.1f} ({each.low:.1f} to {each.high:.1f}); {each.note}")


if __name__ == "__main__":
    main()
