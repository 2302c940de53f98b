"""What a command and a bot's turn cost each part in CPU: by that it is known how many hosts are needed, and of what.

`python -m tests.bench.hosts` runs the whole service; turns are measured with one dispatcher and with two. Measure on a quiet machine: beside other work all takes more. docs/capacity.md computes with what it prints.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import redis

from service.app.core.context import Context
from service.config import Config
from service.factory import create_context
from tests.bench import load
from tests.bench.games import Table, create, playing
from tests.bench.rows import SECRET
from tests.bench.servers import free_port, process, reached
from tests.faults.installation import children
from tests.generous import GENEROUS
from tests.redis_server import private_redis
from workers.share import NAME

SECONDS = 10.0
SETTLE_S = 5.0
CONNECTIONS, GAMES = 16, 200
BOT_GAMES, BOTS = 40, 3
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start everything, play, print."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "jobs").mkdir()
        events_url = stack.enter_context(private_redis(folder))
        jobs_url = stack.enter_context(private_redis(folder / "jobs", fsync="no"))
        servers = {
            "events server": stack.enter_context(redis.Redis.from_url(events_url)),
            "jobs server": stack.enter_context(redis.Redis.from_url(jobs_url)),
        }
        environ = {
            "DEADDROP_REDIS_URL": events_url, "DEADDROP_JOBS_URL": jobs_url,
            "DEADDROP_DATA": str(folder), "DEADDROP_SECRET": SECRET, "DEADDROP_LIMITS": GENEROUS, "PORT": str(free_port()),
        }  # fmt: skip
        used = Used(servers)
        for name in ("api", "worker", "courier", "dispatcher"):
            used.pids[name] = stack.enter_context(process("service.cli", name, **environ)).pid
        port, config = int(environ["PORT"]), Config.from_env(environ)
        reached(port)
        show(commands(port, used, [Table(port) for _ in range(GAMES)]))
        show(turns(port, used, config))
        used.pids["second dispatcher"] = stack.enter_context(process("service.cli", "dispatcher", **environ)).pid
        while len(create_context(config).store.rows(NAME, None, 2)) < 2:
            time.sleep(0.1)
        time.sleep(SETTLE_S)
        show(turns(port, used, config))


def show(lines: Iterator[str]) -> None:
    for line in lines:
        print(line, flush=True)


class Used:
    """Seconds of CPU that each part has used. pids: of parts by name; servers: by name."""

    def __init__(self, servers: dict[str, redis.Redis]) -> None:
        self.pids: dict[str, int] = {}
        self._servers = servers

    def __call__(self) -> dict[str, float]:
        own = {name: sum(map(cpu_s, (pid, *children(pid)))) for name, pid in self.pids.items()}
        cpu = {name: server.info("cpu") for name, server in self._servers.items()}
        return own | {name: told["used_cpu_user"] + told["used_cpu_sys"] for name, told in cpu.items()}

    def each(self, before: dict[str, float], count: int) -> Iterator[str]:
        """What each part has used since then for one of so many."""
        for name, used_s in self().items():
            mean_s = (used_s - before[name]) / count
            yield f"  {name}: {1e6 * mean_s:.0f} µs" + (f", so a core does {1 / mean_s:.0f} a second" if mean_s > 0 else "")


def commands(port: int, used: Used, tables: list[Table]) -> Iterator[str]:
    """People play."""
    before = used()
    measured = load.run(port, [playing(tables[number::CONNECTIONS]) for number in range(CONNECTIONS)], SECONDS)
    yield f"{measured.answers} commands of people, {measured.rate:.0f} a second here; CPU of each:"
    yield from used.each(before, measured.answers)


def turns(port: int, used: Used, config: Config) -> Iterator[str]:
    """Bots play whole games among themselves."""
    context, before, started = create_context(config), used(), time.monotonic()
    seats = [{"kind": "bot", "bot": "house"}] * BOTS
    games = [create(port, {"ruleset": "microfilms", "seats": seats})["game"]["id"] for _ in range(BOT_GAMES)]
    while any(context.games.load(game).is_running for game in games):
        time.sleep(1)
    count, took_s = sum(answered(context, game) for game in games), time.monotonic() - started
    yield f"{count} turns of house bots, {count / took_s:.0f} a second here; CPU of each:"
    yield from used.each(before, count)


def answered(context: Context, game: str) -> int:
    """How many decisions of a game automation has answered."""
    return len({msgspec.json.decode(each.event).get("key") for each in context.store.read(game)} - {None})


def cpu_s(pid: int) -> float:
    """Seconds of CPU of one process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main()
