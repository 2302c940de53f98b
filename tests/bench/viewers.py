"""`make viewers`: how soon viewers of live games have what happened, what a viewer costs, and what players feel of it."""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.bench.games import Table
from tests.bench.load import Connection
from tests.bench.servers import free_port, process, reached
from tests.bench.watchers import Arrival, watch
from tests.generous import GENEROUS
from tests.redis_server import private_redis


class Acknowledged(NamedTuple):
    """A command's 201: of which game, up to which version, when, and how long it took."""

    game: int
    version: int
    at_s: float
    took_s: float


def main() -> None:
    """Measure once, as the command line says, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--viewers", type=int, default=300)
    parser.add_argument("--games", type=int, default=1, help="that the viewers are spread over")
    parser.add_argument("--commands", type=float, default=20, help="a second, over all games")
    parser.add_argument("--seconds", type=float, default=10)
    wanted = parser.parse_args()
    with served() as (port, pid):
        tables = [Table(port) for _ in range(wanted.games)]
        alone = list(acting(port, tables, wanted.commands, 3))
        before = memory_kb(pid)
        with watched(port, tables, wanted.viewers) as arrived:
            acknowledged = list(acting(port, tables, wanted.commands, wanted.seconds))
            each_kb = (memory_kb(pid) - before) / wanted.viewers
            time.sleep(1)
    delays = list(delivered(acknowledged, arrived, wanted.viewers, wanted.games))
    print(f"{wanted.viewers} viewers of {wanted.games} games, {len(acknowledged) / wanted.seconds:.0f} commands/s")
    print("201 to the viewer's socket, ms   ", told([at for at, _ in delays]))
    print("201 until this client had read, ms", told([read for _, read in delays]))
    print("command, ms                      ", told([each.took_s for each in acknowledged]))
    print("command without viewers, ms      ", told([each.took_s for each in alone]))
    print(f"memory per viewer, kB             {each_kb:.1f}")


@contextmanager
def served() -> Iterator[tuple[int, int]]:
    """The API with its own settings, on a Redis of its own; yields its port and its process."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(private_redis(Path(folder), fsync="always"))
        port = free_port()
        environ = {
            "DEADDROP_REDIS_URL": url, "DEADDROP_DATA": folder, "PORT": str(port), "DEADDROP_LIMITS": GENEROUS,
        }  # fmt: skip
        api = stack.enter_context(process("service.cli", "api", **environ))
        reached(port)
        yield port, api.pid


def acting(port: int, tables: list[Table], rate: float, seconds: float) -> Iterator[Acknowledged]:
    """Commands at an even pace, to each table in turn."""
    connection, began = Connection(port), time.monotonic()
    for count in range(int(rate * seconds)):
        time.sleep(max(0.0, began + count / rate - time.monotonic()))
        game = count % len(tables)
        request = tables[game].command()
        sent = time.time()
        status, body = connection.ask(request.data)
        at = time.time()
        request.then(status, body)
        yield Acknowledged(game, tables[game].version, at, at - sent)
    connection.close()


@contextmanager
def watched(port: int, tables: list[Table], viewers: int) -> Iterator[list[Arrival]]:
    """Viewers in a process of their own; after the block the list holds what arrived."""
    arrived: list[Arrival] = []
    here, there = multiprocessing.get_context("spawn").Pipe()
    games = [table.id for table in tables]
    child = multiprocessing.get_context("spawn").Process(target=watch, args=(port, games, viewers, there))
    child.start()
    assert here.recv() == "following"
    yield arrived
    here.send("enough")
    arrived += here.recv()
    child.join()


def delivered(
    acknowledged: list[Acknowledged], arrived: list[Arrival], viewers: int, games: int
) -> Iterator[tuple[float, float]]:
    """Seconds from each 201 until it was at each viewer of its game, and until he had read it."""
    by_viewer: dict[int, list[Arrival]] = {number: [] for number in range(viewers)}
    for arrival in arrived:
        by_viewer[arrival.viewer].append(arrival)
    for number, arrivals in by_viewer.items():
        coming = iter(arrivals)
        latest = next(coming)
        for each in (each for each in acknowledged if each.game == number % games):
            while latest.version < each.version:
                latest = next(coming)
            yield latest.at_s - each.at_s, latest.read_s - each.at_s


def told(times_s: list[float]) -> str:
    every = sorted(times_s)
    p50, p99 = 1000 * median(every), 1000 * every[int(len(every) * 0.99)]
    return f"p50 {p50:6.1f}   p99 {p99:6.1f}   most {1000 * every[-1]:6.1f}   of {len(every)}"


def memory_kb(master: int) -> int:
    """Resident memory of a process and its children."""
    return sum(resident_kb(pid) for pid in itertools.chain([master], children(master)))


def children(master: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{master}/task/{master}/children").read_text().split()]


def resident_kb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    main()
