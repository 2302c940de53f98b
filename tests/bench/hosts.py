"""What a command and a bot's turn cost each part in CPU: by that it is known how many hosts are needed, and of what.

`python -m tests.bench.hosts` runs the whole service. Measure on a quiet machine: beside other work all takes more. docs/operations.md computes with what it prints.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec
import redis

from service.app.context import Context
from service.config import Config
from service.factory import create_context
from tests.bench import load
from tests.bench.games import Table, create, playing
from tests.bench.rows import SECRET
from tests.bench.servers import free_port, process, reached
from tests.faults.installation import children
from tests.generous import GENEROUS
from tests.redis_server import private_redis

SECONDS = 10.0
CONNECTIONS, GAMES = 16, 200
BOT_GAMES, BOTS = 12, 3
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start everything, play, print."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "jobs").mkdir()
        environ = {
            "DEADDROP_REDIS_URL": stack.enter_context(private_redis(folder)),
            "DEADDROP_JOBS_URL": stack.enter_context(private_redis(folder / "jobs", fsync="no")),
            "DEADDROP_DATA": str(folder), "DEADDROP_SECRET": SECRET, "DEADDROP_LIMITS": GENEROUS, "PORT": str(free_port()),
        }  # fmt: skip
        parts = {
            name: stack.enter_context(process("service.cli", name, **environ))
            for name in ("api", "worker", "dispatcher")
        }
        port = int(environ["PORT"])
        reached(port)
        pids = {name: part.pid for name, part in parts.items()}
        tables = [Table(port) for _ in range(GAMES)]
        with redis.Redis.from_url(environ["DEADDROP_REDIS_URL"]) as events:
            for line in (*commands(port, pids, events, tables), *turns(port, pids, events, Config.from_env(environ))):
                print(line, flush=True)


def commands(port: int, pids: dict[str, int], events: redis.Redis, tables: list[Table]) -> Iterator[str]:
    """People play."""
    before = spent(pids, events)
    measured = load.run(port, [playing(tables[number::CONNECTIONS]) for number in range(CONNECTIONS)], SECONDS)
    yield f"{measured.answers} commands of people, {measured.rate:.0f} a second here; CPU of each:"
    yield from each(before, spent(pids, events), measured.answers, ("api", "dispatcher", "events server"))


def turns(port: int, pids: dict[str, int], events: redis.Redis, config: Config) -> Iterator[str]:
    """Bots play whole games among themselves."""
    context, before = create_context(config), spent(pids, events)
    seats = [{"kind": "bot", "bot": "house"}] * BOTS
    games = [create(port, {"ruleset": "microfilms", "seats": seats})["game"]["id"] for _ in range(BOT_GAMES)]
    while any(context.games.load(game).is_running for game in games):
        time.sleep(1)
    count = sum(answered(context, game) for game in games)
    yield f"{count} turns of house bots; CPU of each:"
    yield from each(before, spent(pids, events), count, ("worker",))


def answered(context: Context, game: str) -> int:
    """How many decisions of a game automation has answered."""
    return len({msgspec.json.decode(each.event).get("key") for each in context.store.read(game)} - {None})


def each(before: dict[str, float], after: dict[str, float], count: int, names: Sequence[str]) -> Iterator[str]:
    for name in names:
        mean_s = (after[name] - before[name]) / count
        yield f"  {name}: {1e6 * mean_s:.0f} µs, so a core does {1 / mean_s:.0f} a second"


def spent(pids: dict[str, int], events: redis.Redis) -> dict[str, float]:
    """Seconds of CPU that each part has used."""
    told = events.info("cpu")
    own = {name: sum(map(cpu_s, (pid, *children(pid)))) for name, pid in pids.items()}
    return own | {"events server": told["used_cpu_user"] + told["used_cpu_sys"]}


def cpu_s(pid: int) -> float:
    """Seconds of CPU of one process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main()
