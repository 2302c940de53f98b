"""Row 21: milliseconds of processor of every part, for a command of random games over HTTP, and for a turn of random bots.

The kernel's accounting is asked, so that neighbours on the machine hardly show: they make a part wait, and not work. A command is counted
with what follows it: the other seats read their views. What a part does while nothing happens is measured first and taken off.
A service is started as operators do, part by part, from any checkout, so that `make bench BASE=<commit>` measures both with this code.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec
import redis

from tests.bench.floor_parts import OWED
from tests.bench.games import answered
from tests.bench.load import Connection, http
from tests.bench.rows import SECRET, Row, row
from tests.bench.servers import free_port
from tests.equipment.schema_sampler import sample_instance
from tests.faults.installation import children
from tests.generous import QUICK
from tests.programs import end
from tests.redis_server import private_redis, stored

ROOT = Path(__file__).parents[2]
SEATS = {"casino-incognito": 4, "infiltrators": 5, "microdot": 2, "microfilms": 4}
COMMANDS = 100
"""Commands of one burst."""
ROUNDS = 5
QUIET_S, IDLE_S = 6.0, 5.0
"""How long nothing is asked before idling is measured, since some work follows seconds later, and how long that takes."""
LOADING_S = 120.0
SETTLE_S = 0.3
OF_COMMAND = ("api", "redis", "dispatcher")
OF_TURN = ("worker", "redis", "dispatcher")

Costs = dict[str, float]
"""Milliseconds by part."""


class Side(Protocol):
    """What is measured in bursts."""

    def measure(self, ruleset: str, what: str) -> Costs:
        """What a command or a bot's turn costs each part."""


class Figure(NamedTuple):
    """What one figure is of. what: "command" or "turn"."""

    ruleset: str
    what: str
    part: str

    def __str__(self) -> str:
        of = "bot's turn" if self.what == "turn" else "command"
        return f"{self.part}: ms of a {of}, [{self.ruleset}]"


class Parts:
    """Processes whose time is counted, by part, and what each uses while nothing is asked of it."""

    def __init__(self, pids: Mapping[str, int]) -> None:
        self._pids = pids
        self._idle: Costs = {}
        time.sleep(QUIET_S)
        before, started = self._used_ms(), time.monotonic()
        time.sleep(IDLE_S)
        took_s = time.monotonic() - started
        self._idle = {part: (used - before[part]) / took_s for part, used in self._used_ms().items()}

    def start(self) -> Callable[[], Costs]:
        """Begins to count; the function says what was used since, without what idling takes."""
        before, started = self._used_ms(), time.monotonic()

        def stop() -> Costs:
            time.sleep(SETTLE_S)  # Who follows the feed is a little behind.
            used, took_s = self._used_ms(), time.monotonic() - started
            return {part: used[part] - before[part] - took_s * self._idle[part] for part in used}

        return stop

    def _used_ms(self) -> Costs:
        used: Costs = {}
        for name, pid in self._pids.items():
            part = name.partition(" ")[0]
            used[part] = used.get(part, 0) + sum(map(used_ms, (pid, *children(pid))))
        return used


def used_ms(pid: int) -> float:
    """Milliseconds of processor that all threads of a process have used, to the microsecond."""
    return 1000 * time.clock_gettime((~pid << 3) | 2)  # clock_getcpuclockid, which Python has not


class Client:
    """Plays random games, all seats in one hand."""

    def __init__(self, port: int, luck: Random) -> None:
        self._luck, self._connection = luck, Connection(port)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def ask(self, method: str, path: str, token: str = "", body: Any = None, **headers: str) -> Any:
        """One request that must succeed; its answer."""
        if token:
            headers["Authorization"] = f"Bearer {token}"
        content = b"" if body is None else msgspec.json.encode(body)
        if content:
            headers["Idempotency_Key"] = uuid.uuid4().hex
        status, answer = self._connection.ask(http(method, path, content, **headers))
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {answer.decode()}")
        return msgspec.json.decode(answer)

    def create(self, ruleset: str, seat: dict[str, Any]) -> Any:
        """A game of such seats."""
        return self.ask("POST", "/v1/games", body={"ruleset": ruleset, "seats": [seat] * SEATS[ruleset]})

    def play(self, made: Any, most: int) -> int:
        """At most so many commands of a game, each followed by the views of the other seats. Returns their number."""
        game, tokens = made["game"]["id"], {each["seat"]: each["token"] for each in made["seats"]}
        views = {seat: self._look(game, token) for seat, token in tokens.items()}
        for count in range(most):
            able = [seat for seat, view in views.items() if view["decision"] and not view["outcome"]]
            if not able:
                return count
            seat = self._luck.choice(able)
            offer = self._luck.choice([each for each in views[seat]["offers"] if each["exact"]])
            command = sample_instance(offer["schema"], self._luck)
            head = {"If_Match": f'"{views[seat]["decision"]["id"]}"'}
            views[seat] = self.ask("POST", f"/v1/games/{game}/commands", tokens[seat], command, **head)["view"]
            views |= {each: self._look(game, token) for each, token in tokens.items() if each != seat}
        return most

    def _look(self, game: str, token: str) -> Any:
        return self.ask("GET", f"/v1/games/{game}/view", token)

    def await_end(self, game: str) -> None:
        """Wait until bots have played a game."""
        while self.ask("GET", f"/v1/games/{game}/view")["status"] != "over":
            time.sleep(0.1)


class Service:
    """A running service, which is measured in bursts."""

    def __init__(self, port: int, parts: Parts, events: redis.Redis, seed: int = 1) -> None:
        self._port, self._parts, self._events, self._luck = port, parts, events, Random(seed)

    def measure(self, ruleset: str, what: str) -> Costs:
        """What a command or a bot's turn costs each part."""
        with Client(self._port, self._luck) as client:  # An idle connection would be closed until it is used again.
            return self.commands(client, ruleset) if what == "command" else self.turns(client, ruleset)

    def commands(self, client: Client, ruleset: str) -> Costs:
        """One burst of commands. Opening the games is not counted."""
        total: Costs = dict.fromkeys(OF_COMMAND, 0.0)
        done = 0
        while done < COMMANDS:
            made = client.create(ruleset, {"kind": "human", "claim": True})
            time.sleep(SETTLE_S)
            stop = self._parts.start()
            done += client.play(made, COMMANDS - done)
            costs = stop()
            total = {part: total[part] + costs[part] for part in total}
        return {part: used / done for part, used in total.items()}

    def turns(self, client: Client, ruleset: str) -> Costs:
        """One game of bots."""
        stop = self._parts.start()
        game = client.create(ruleset, {"kind": "bot", "bot": "random"})["game"]["id"]
        client.await_end(game)
        costs, (key,) = stop(), self._events.keys(f"es:*:g:{game}")
        keys = {msgspec.json.decode(fields[b"e"]).get("key") for _, fields in stored(self._events, key)}
        return {part: costs[part] / len(keys - {None}) for part in OF_TURN}


@contextmanager
def whole_service(checkout: Path = ROOT) -> Iterator[Service]:
    """The service of a checkout, each part a process: one of the API, two Redis servers, a dispatcher, a worker."""
    python = (sys.executable, "-c", "from tests.generous import GENEROUS as quotas; print(quotas)")
    place = {**os.environ, "PYTHONPATH": str(checkout)}
    quotas = subprocess.run(python, cwd=checkout, env=place, check=True, capture_output=True, text=True).stdout.strip()
    with two_redis() as (folder, events, jobs), ExitStack() as stack:
        port = free_port()
        environ = place | {
            "DEADDROP_REDIS_URL": events, "DEADDROP_JOBS_URL": jobs, "DEADDROP_DATA": str(folder), "DEADDROP_SECRET": SECRET,
            "DEADDROP_LIMITS": quotas, "DEADDROP_OPEN": "off", "DEADDROP_PACE_MS": QUICK, "DEADDROP_WEB_WORKERS": "1", "PORT": str(port),
        }  # fmt: skip
        pids = {
            name: stack.enter_context(running(checkout, environ, "service.cli", name))
            for name in ("api", "dispatcher", "worker")
        }
        await_answer(f"http://127.0.0.1:{port}/readyz")
        client, jobs_client = (stack.enter_context(redis.Redis.from_url(url)) for url in (events, jobs))
        pids |= {"redis of events": server_pid(client), "redis of jobs": server_pid(jobs_client)}
        warm_up(port)
        yield Service(port, Parts(pids), client)


def warm_up(port: int) -> None:
    """Play a little of each ruleset."""
    with Client(port, Random(0)) as client:
        for ruleset in SEATS:
            client.play(client.create(ruleset, {"kind": "human", "claim": True}), 20)
            client.await_end(client.create(ruleset, {"kind": "bot", "bot": "random"})["game"]["id"])


class Floor:
    """What does the least real work of each kind, measured in bursts."""

    def __init__(self, port: int, parts: Parts, events: redis.Redis, jobs: redis.Redis) -> None:
        self._port, self._parts, self._events, self._jobs = port, parts, events, jobs

    def measure(self, ruleset: str, what: str) -> Costs:
        """An append and so many views that hold nothing; or a job that does nothing."""
        stop = self._parts.start()
        if what == "command":
            self._commands(SEATS[ruleset] - 1)
        else:
            self._turns()
        return {part: used / COMMANDS for part, used in stop().items()}

    def _commands(self, views: int) -> None:
        append = http("POST", "/append/one", b'{"type":"pass"}', Authorization="Bearer x", Idempotency_Key="x")
        view = http("GET", "/view/one", Authorization="Bearer x")
        connection = Connection(self._port)
        for request in [append, *[view] * views] * COMMANDS:
            answered(*connection.ask(request))
        connection.close()

    def _turns(self) -> None:
        for _ in range(COMMANDS):
            self._events.xadd(OWED, {"e": "owed"})
        time.sleep(SETTLE_S)
        while self._jobs.keys("rq:job:*"):
            time.sleep(0.1)


@contextmanager
def floor() -> Iterator[Floor]:
    """The floor's processes: a bare Flask route, one that follows a stream and asks for jobs, and RQ's worker."""
    with two_redis() as (_, events, jobs), ExitStack() as stack:
        port = free_port()
        environ = {**os.environ, "FLOOR_REDIS_URL": events, "FLOOR_JOBS_URL": jobs}
        gunicorn = ("--bind", f"127.0.0.1:{port}", "--worker-class", "gthread", "--workers", "1", "--threads", "32", "--keep-alive", "60")  # fmt: skip
        client = stack.enter_context(redis.Redis.from_url(events))
        client.set("floor:view:one", b'{"status":"running"}'.ljust(4096))
        commands = {
            "api": ("gunicorn", "tests.bench.floor:app", *gunicorn, "--log-level", "warning", "--no-control-socket"),
            "dispatcher": ("tests.bench.floor_parts", "dispatcher"),
            "worker": ("tests.bench.floor_parts", "worker"),
        }
        pids = {name: stack.enter_context(running(ROOT, environ, *command)) for name, command in commands.items()}
        await_answer(f"http://127.0.0.1:{port}/view/one")
        jobs_client = stack.enter_context(redis.Redis.from_url(jobs))
        while not jobs_client.smembers("rq:workers"):
            time.sleep(0.1)
        pids |= {"redis of events": server_pid(client), "redis of jobs": server_pid(jobs_client)}
        yield Floor(port, Parts(pids), client, jobs_client)


@contextmanager
def two_redis() -> Iterator[tuple[Path, str, str]]:
    """A folder and the addresses of two servers in it: of events, and of jobs."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        (folder / "jobs").mkdir()
        events = stack.enter_context(private_redis(folder))
        yield folder, events, stack.enter_context(private_redis(folder / "jobs", fsync="no"))


@contextmanager
def running(checkout: Path, environ: Mapping[str, str], *module: str) -> Iterator[int]:
    """A module of a checkout as a process; yields its id, and ends it with the block."""
    child = subprocess.Popen([sys.executable, "-m", *module], cwd=checkout, env=environ)
    try:
        yield child.pid
    finally:
        end(child, patience_s=20)


def await_answer(url: str) -> None:
    """Wait until a server answers, which on a busy machine takes as long as loading its modules."""
    until = time.monotonic() + LOADING_S
    while True:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def server_pid(client: redis.Redis) -> int:
    """The process of a Redis server."""
    return int(client.info("server")["process_id"])


def measure_round(one: Side, other: Side, *, is_other_first: bool = False) -> dict[Figure, tuple[float, float]]:
    """Each figure of both sides, measured by turns."""
    figures: dict[Figure, tuple[float, float]] = {}
    for ruleset in SEATS:
        for what in ("command", "turn"):
            sides = (other, one) if is_other_first else (one, other)
            costs = {id(side): side.measure(ruleset, what) for side in sides}
            for part in OF_COMMAND if what == "command" else OF_TURN:
                figures[Figure(ruleset, what, part)] = (costs[id(one)][part], costs[id(other)][part])
    return figures


def rows() -> Iterator[Row]:
    """The service to its floor."""
    with whole_service() as service, floor() as least:
        rounds = [measure_round(service, least, is_other_first=number % 2 == 1) for number in range(ROUNDS)]
    for figure in rounds[0]:
        ours, theirs = zip(*(each[figure] for each in rounds), strict=True)
        note = f"{statistics.median(ours):.2f} ms against {statistics.median(theirs):.2f} ms"
        yield row(21, str(figure), [a / b for a, b in zip(ours, theirs, strict=True)], "–", "–", note)
