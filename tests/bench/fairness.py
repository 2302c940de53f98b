"""Row 17: how long somebody waits for a bot beside one who runs many games of slow bots, with one worker for both."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

from tests.bench.rows import SECRET, Row, row
from tests.bench.servers import free_port, process, web
from tests.faults import neighbours
from tests.generous import QUICK
from tests.redis_server import private_redis

GAMES = (0, 10, 40)
"""Games that the other one runs: five slow bots each, and no person."""
TURNS = 20
LONGEST_S = 45.0
"""Time for the turns of one measurement: fewer count where they take longer."""
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
        environ |= {"DEADDROP_LIMITS": neighbours.LIMITS}
        stack.enter_context(process("service.cli", "worker", **environ))
        stack.enter_context(process(*DISPATCHERS[order], **environ))
        time.sleep(3)
        until = time.monotonic() + LONGEST_S
        for number, waited in enumerate(
            neighbours.waits_at(f"http://127.0.0.1:{port}", min(games, 1), games, TURNS, Random(1))
        ):
            yield waited
            if time.monotonic() > until and number:
                return


def main() -> None:
    """Print the row alone."""
    for each in rows():
        print(f"{each.what}: {each.value:.1f} ({each.low:.1f} to {each.high:.1f}); {each.note}")


if __name__ == "__main__":
    main()
