"""How cost grows: with the events of a game, with the games that are stored, and with those who look at one game."""

from __future__ import annotations

import statistics
import threading
from collections.abc import Callable, Iterator, Sequence
from random import Random

from domain.catalogue import discover
from service.ids import RANDOM_BYTES
from service.store import RedisStore, StoredEntry, connect, game_id
from tests.bench import load
from tests.bench.games import Table, looking, playing
from tests.bench.load import Request, http
from tests.bench.rows import Row, product
from tests.laws.plays import play

ROUNDS = 3
BURST = 150
"""Commands of one measurement."""

LONG = (50, 500, 5_000)
STORED = (100, 1_000, 10_000, 100_000)
SHORT_LOG = 10
"""Events of each stored game: enough to fill the keyspace, few enough to fit into the memory of a small machine."""

LOOKERS = (1, 7, 31)


def rows() -> Iterator[Row]:
    """A command's median time, as a ratio to what it took while there was little."""
    with product("everysec") as (port, url):
        yield from by_events(port)
        yield from by_lookers(port)
        yield from by_games(port, url)


def burst(port: int, table: Table) -> float:
    """Milliseconds that a command takes; the median."""
    work = playing([table])
    return load.run(port, [(next(work) for _ in range(BURST))], 60).p50_ms


def grown(what: str, steps: Sequence[int], measure: Callable[[int], float]) -> Row:
    """One line: the last step to the first, the range of every step to it, and their milliseconds."""
    measures = [measure(step) for step in steps]
    ratios = [each / measures[0] for each in measures[1:]]
    note = ", ".join(f"{step:,}: {each:.2f} ms" for step, each in zip(steps, measures, strict=True))
    what = f"command p50, {steps[-1]:,} {what} to {steps[0]:,}"
    return Row(13, what, ratios[-1], min(ratios), max(ratios), "–", "–", note)


def by_events(port: int) -> Iterator[Row]:
    """Games of 50 to 5,000 events."""
    tables = [Table(port) for _ in range(ROUNDS)]

    def at(events: int) -> float:
        for table in tables:
            work, connection = playing([table]), load.Connection(port)
            while table.version < events:
                request = next(work)
                request.then(*connection.ask(request.data))
            connection.close()
        return statistics.median(burst(port, table) for table in tables)

    yield grown("events in the game", LONG, at)


def by_lookers(port: int) -> Iterator[Row]:
    """A game that others look at all the time, each on a connection of his own."""

    def at(lookers: int) -> float:
        table, done = Table(port), threading.Event()
        ask = http("GET", f"/v1/games/{table.id}/view")

        def work() -> Iterator[Request]:
            for request in looking(ask):
                if done.wait(0.05):
                    return
                yield request

        crowd = threading.Thread(target=load.run, args=(port, [work() for _ in range(lookers)], 60))
        crowd.start()
        try:
            return statistics.median(burst(port, table) for _ in range(ROUNDS))
        finally:
            done.set()
            crowd.join()

    yield grown("clients looking 20 times a second", LOOKERS, at)


def by_games(port: int, url: str) -> Iterator[Row]:
    """A store with a hundred games to a hundred thousand."""
    rules, luck, stored = discover()["microfilms"], Random(0), 0
    log = play(rules, 4, luck, rules.options()).stream[:SHORT_LOG]
    entries = [StoredEntry(version, *pair) for version, pair in enumerate(log, 1)]
    with connect(url) as client:
        store = RedisStore(client)

        def at(games: int) -> float:
            nonlocal stored
            while stored < games:
                store.plant(game_id(luck.randbytes(RANDOM_BYTES)), entries, kinds=())
                stored += 1
            return statistics.median(burst(port, Table(port)) for _ in range(ROUNDS))

        yield grown("games stored", STORED, at)
