"""The rows of the table: each measures a floor and the product by turns, and gives their ratio."""

from __future__ import annotations

import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import redis

from tests.bench import load
from tests.bench.games import Table, answered, create, flooring, looking, playing
from tests.bench.load import http
from tests.bench.servers import free_port, process, web
from tests.redis_server import private_redis, stored

SECONDS = 1.0
ROUNDS = 9
SECRET = "5e" * 32


class Row(NamedTuple):
    """One line: what, the ratio's median and range, and what it must be and aims at."""

    number: int
    what: str
    value: float
    low: float
    high: float
    must: str
    aim: str
    note: str = ""


def row(number: int, what: str, ratios: list[float], must: str, aim: str, note: str = "") -> Row:
    return Row(number, what, statistics.median(ratios), min(ratios), max(ratios), must, aim, note)


@contextmanager
def product(fsync: str, **environ: str) -> Iterator[tuple[int, str]]:
    """The API on a Redis of its own; yields port and the Redis address. environ: other settings than usual."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(private_redis(Path(folder), fsync=fsync))  # type: ignore[arg-type]
        port = stack.enter_context(
            web("service.wsgi:app", DEADDROP_REDIS_URL=url, DEADDROP_DATA=folder, DEADDROP_SECRET=SECRET, **environ)
        )
        yield port, url


@contextmanager
def floor(fsync: str) -> Iterator[tuple[int, str]]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(private_redis(Path(folder), fsync=fsync))  # type: ignore[arg-type]
        port = stack.enter_context(web("tests.bench.floor:app", FLOOR_REDIS_URL=url))
        yield port, url


def alternating(one: Callable[[], float], other: Callable[[], float]) -> list[tuple[float, float]]:
    """Both, by turns; the first round warms up and does not count."""
    pairs = [(one(), other()) for _ in range(ROUNDS + 1)]
    return pairs[1:]


def commands(connections: int, games: int) -> Iterator[Row]:
    """Rows 1 to 3 and 16: accepted commands, against the floor and against everysec."""
    with product("everysec") as (quick_port, _), product("always") as (safe_port, _), floor("everysec") as (port, _):
        quick, safe = ([Table(each) for _ in range(games)] for each in (quick_port, safe_port))
        names = [f"g{number}" for number in range(games)]

        def product_rate(where: int, tables: list[Table], width: int, **headers: str) -> load.Measured:
            works = [playing(tables[number::width], **headers) for number in range(width)]
            return load.run(where, works, SECONDS)

        def floor_rate(width: int) -> load.Measured:
            return load.run(port, [flooring(names[number::width]) for number in range(width)], SECONDS)

        pairs = alternating(
            lambda: product_rate(quick_port, quick, connections).rate, lambda: floor_rate(connections).rate
        )
        note = f"{pairs[-1][0]:.0f}/s against {pairs[-1][1]:.0f}/s"
        what = f"accepted commands/s, {connections} connections, {games} games"
        yield row(1, what, [ours / theirs for ours, theirs in pairs], "≥ 0.60", "≥ 0.80", note)

        pairs = alternating(
            lambda: product_rate(safe_port, safe, connections).rate,
            lambda: product_rate(quick_port, quick, connections).rate,
        )
        note = f"{pairs[-1][0]:.0f}/s against {pairs[-1][1]:.0f}/s"
        yield row(2, "the same with fsync always, to everysec", [a / b for a, b in pairs], "≥ 0.60", "≥ 0.80", note)

        pairs = alternating(lambda: product_rate(quick_port, quick, 1).p50_ms, lambda: floor_rate(1).p50_ms)
        note = f"{pairs[-1][0]:.2f} ms against {pairs[-1][1]:.2f} ms"
        yield row(3, "command p50, 1 connection", [a / b for a, b in pairs], "≤ 1.5", "≤ 1.25", note)

        pairs = alternating(
            lambda: product_rate(quick_port, quick, connections, Prefer="return=minimal").rate,
            lambda: floor_rate(connections).rate,
        )
        note = f"{pairs[-1][0]:.0f}/s against {pairs[-1][1]:.0f}/s"
        yield row(
            16, "row 1 with Prefer: return=minimal", [ours / theirs for ours, theirs in pairs], "–", "≥ 0.75", note
        )


def views(connections: int) -> Iterator[Row]:
    """Row 4: the view of a 60-event game."""
    with product("everysec") as (port, _), floor("everysec") as (floor_port, url):
        table = Table(port)
        work = playing([table])
        connection = load.Connection(port)
        while table.version < 60:
            request = next(work)
            request.then(*connection.ask(request.data))
        ask = http("GET", f"/v1/games/{table.id}/view", Authorization=f"Bearer {table.tokens[table.turn % 3]}")
        body = connection.ask(ask)[1]
        redis.Redis.from_url(url).set("floor:view:one", body)
        floor_ask = http("GET", "/view/one", Authorization="Bearer x")
        pairs = alternating(
            lambda: load.run(port, [looking(ask) for _ in range(connections)], SECONDS).rate,
            lambda: load.run(floor_port, [looking(floor_ask) for _ in range(connections)], SECONDS).rate,
        )
        note = f"{pairs[-1][0]:.0f}/s against {pairs[-1][1]:.0f}/s, {len(body)} bytes"
        yield row(4, "view of a 60-event game", [a / b for a, b in pairs], "≥ 0.75", "≥ 0.90", note)


def memory(games: int) -> Iterator[Row]:
    """Row 7: memory of the streams of 40-event games, to the bytes of their events."""
    with product("everysec") as (port, url):
        client = redis.Redis.from_url(url)
        ratios = []
        for _ in range(games):
            table = Table(port)
            work, connection = playing([table]), load.Connection(port)
            while table.version < 40:
                request = next(work)
                request.then(*connection.ask(request.data))
            connection.close()
            (key,) = client.keys(f"es:*:g:{table.id}")
            payload = sum(len(fields[b"e"]) for _, fields in stored(client, key))
            ratios.append((client.memory_usage(key, samples=0) or 0) / payload)
        note = f"{payload / table.version:.0f} payload bytes per event"
        yield row(7, "bytes per event in Redis, 40-event games", ratios, "≤ 1.6", "≤ 1.3", note)


PACE_MS = 250
"""The default pace of bots, which their answers wait for."""


def answers() -> Iterator[Row]:
    """Row 9: from a person's command to the bot's answer, in an idle service, as a client sees it, without the pace that it waits for."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(private_redis(Path(folder), fsync="always"))
        jobs_folder = Path(folder, "jobs")
        jobs_folder.mkdir()
        jobs = stack.enter_context(private_redis(jobs_folder, fsync="no"))
        environ = {
            "DEADDROP_REDIS_URL": url, "DEADDROP_JOBS_URL": jobs, "DEADDROP_DATA": folder, "DEADDROP_SECRET": SECRET,
            "PORT": str(free_port()), "DEADDROP_PACE_MS": str(PACE_MS),
        }  # fmt: skip
        port = stack.enter_context(web("service.wsgi:app", **environ))
        stack.enter_context(process("service.cli", "worker", **environ))
        stack.enter_context(process("service.cli", "dispatcher", **environ))
        time.sleep(3)
        times = [1000 * each - PACE_MS for each in bot_answers(port, 60)]
        note = f"p99 {sorted(times)[-1]:.1f} ms over {len(times)}, after a pace of {PACE_MS} ms"
        yield row(
            9,
            "command → bot's answer visible, over the pace, idle, ms p50",
            [statistics.median(times)],
            "≤ 15",
            "≤ 8",
            note,
        )


def bot_answers(port: int, count: int) -> Iterator[float]:
    """Seconds from sending a pass to reading what the next seat, a bot, did; the reader waits already."""
    seats = [{"kind": "human", "claim": True}, *[{"kind": "bot", "bot": "random"}] * 2]
    acting, watching = load.Connection(port), load.Connection(port)
    for _ in range(count):
        made = create(port, {"ruleset": "microfilms", "options": {"start": "host", "first_seat": 0}, "seats": seats})
        game, token, version = made["game"]["id"], made["seats"][0]["token"], made["game"]["version"]
        ask = http(
            "POST", f"/v1/games/{game}/commands", b'{"type":"pass"}', Authorization=f"Bearer {token}",
            Idempotency_Key="first", If_Match=f'"d{version}.0"',
        )  # fmt: skip
        # The pass and the turn that begins are two events; what comes after them a bot has done.
        feeds = [
            http("GET", f"/v1/games/{game}/events?after={after}&wait=10", Authorization=f"Bearer {token}")
            for after in (version, version + 2)
        ]
        read: list[float] = []
        reader = threading.Thread(target=lambda seen=read, waits=feeds: seen.extend(answered_at(watching, each) for each in waits))
        reader.start()
        time.sleep(0.05)
        started = time.perf_counter()
        acting.ask(ask)
        reader.join()
        yield read[-1] - started
    acting.close()
    watching.close()


def answered_at(connection: load.Connection, request: bytes) -> float:
    """When the answer to a request was there."""
    answered(*connection.ask(request))
    return time.perf_counter()


def all_rows() -> Iterator[Row]:
    """Every row, as it is measured."""
    from tests.bench import jobs, pairing, playouts, processor, standings, tournament_rounds

    yield from commands(connections=16, games=200)
    yield from views(connections=16)
    yield from memory(games=20)
    yield from jobs.rows()
    yield from answers()
    yield from playouts.rows()
    yield from standings.rows()
    yield from tournament_rounds.rows()
    yield from pairing.rows()
    yield from processor.rows()
