"""What befalls an installation under load. Each returns the moment from which it could recover, in monotonic seconds."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Generic, NamedTuple, TypeVar

from rq import Queue
from rq.serializers import JSONSerializer

from tests.faults import hanging_worker
from tests.faults.installation import Installation
from tests.faults.invariants import feed
from tests.faults.players import Manners
from tests.faults.proxy import Proxy
from tests.faults.shims import COMPILER
from tests.hang import until

STALL_S = 3.0
HOUR_MS = 3_600_000

Place = TypeVar("Place", bound=Installation)
Befall = Callable[[Installation, Random], float]


class Fault(NamedTuple, Generic[Place]):
    """One row of the table. loops: in the whole run; manners: how clients behave meanwhile."""

    name: str
    befall: Callable[[Place, Random], float]
    loops: int
    manners: Manners = Manners()


def killed(name: str) -> Befall:
    """`kill -9` of a part; its supervisor starts it again."""

    def befall(here: Installation, _: Random) -> float:
        before = here.parts()[name]
        began = time.monotonic()
        os.kill(before.pid, signal.SIGKILL)
        here.await_part(name, before)
        here.await_ready()
        return began

    return befall


def web_worker_killed(here: Installation, luck: Random) -> float:
    """`kill -9` of a process of the API."""
    victim = luck.choice(here.web_workers())
    began = time.monotonic()
    os.kill(victim, signal.SIGKILL)
    until(lambda: len(pids := here.web_workers()) > 1 and victim not in pids, "no other web worker comes")
    return began


def supervisor_killed(here: Installation, _: Random) -> float:
    """`kill -9` of the supervisor, and with it of everything; somebody starts another."""
    began = time.monotonic()
    here.kill_supervisor()
    return began


def stalled(name: str) -> Befall:
    """A part is stopped, as by a machine that swaps, and goes on after some seconds."""

    def befall(here: Installation, _: Random) -> float:
        pid = here.parts()[name].pid
        os.kill(pid, signal.SIGSTOP)
        try:
            time.sleep(STALL_S)
        finally:
            os.kill(pid, signal.SIGCONT)
        return time.monotonic()

    return befall


def scripts_forgotten(here: Installation, _: Random) -> float:
    """SCRIPT FLUSH, over and over."""
    began = time.monotonic()
    with here.redis("events") as client:
        while time.monotonic() - began < 1:
            client.script_flush()
            time.sleep(0.002)
    return began


def memory_full(here: Installation, _: Random) -> float:
    """The memory limit is reached, for a second."""
    with here.redis("events") as client:
        limit = client.config_get("maxmemory")["maxmemory"]
        client.config_set("maxmemory", 1)
        time.sleep(1)
        client.config_set("maxmemory", limit)
    return time.monotonic()


def jobs_wiped(here: Installation, _: Random) -> float:
    """FLUSHALL on the jobs server."""
    began = time.monotonic()
    with here.redis("jobs") as client:
        client.flushall()
    return began


def jobs_crafted(here: Installation, _: Random) -> float:
    """Somebody writes jobs of his own into the queue."""
    began, proof = time.monotonic(), here.folder / "proof"
    with here.redis("jobs") as client:
        queue = Queue("automation", connection=client, serializer=JSONSerializer)
        jobs = [
            queue.enqueue(name, f"touch {proof}") for name in ("os.system", "subprocess.getoutput", "builtins.exec")
        ]
        until(lambda: all(job.get_status() == "failed" for job in jobs), "a crafted job does not fail")
    assert not proof.exists(), "a crafted job was run"
    return began


def disk_full(here: Installation, _: Random) -> float:
    """The append-only file may not grow any more for a second; the limit is the kernel's on the size of files, and
    needs no rights. The server dies of the first byte beyond it, and so does each that is started meanwhile.
    """
    size = max(path.stat().st_size for path in (here.folder / "events").rglob("*.aof"))
    limit(here, size + 2_000)
    time.sleep(1)
    limit(here, resource.RLIM_INFINITY)
    return time.monotonic()


def limit(here: Installation, bytes_: int) -> None:
    """How large the files of the supervisor, of its server and of the servers that it starts may grow."""
    for pid in (here.supervisor, here.parts()["events"].pid):
        try:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (bytes_, resource.RLIM_INFINITY))
        except ProcessLookupError:
            continue


def second_dispatcher(here: Installation, _: Random) -> float:
    """Another dispatcher and another sweeper ask for the same turns."""
    began = time.monotonic()
    with passing(here.started("-m", "service.cli", "dispatcher")):
        time.sleep(5)
    return began


def bot_hangs(here: Installation, _: Random) -> float:
    """The only worker that takes jobs has bots that never answer: defaults are played for them, and the log says so."""
    workers = [here.parts()[name].pid for name in ("worker 1", "worker 2")]
    send(workers, signal.SIGSTOP)
    try:
        with passing(here.started("-m", hanging_worker.__name__)):
            until(lambda: bool(failures(here)), "no default is played")
    finally:
        send(workers, signal.SIGCONT)
    return time.monotonic()


def failures(here: Installation) -> list[str]:
    """Games in which a default was played for a bot."""
    told = feed(here.store())
    return [entry.game for entry in told if "game.automation_failed" in entry.kinds]


def send(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        os.kill(pid, number)


@contextmanager
def passing(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """A process that ends with the block."""
    try:
        yield
    finally:
        process.kill()
        process.wait()


def clocks_wrong(here: Installation, luck: Random) -> float:
    """Every process of ours believes another time, up to an hour off; then all are right again."""
    began, parts = time.monotonic(), here.parts()
    pids = [*here.web_workers(), *(parts[name].pid for name in ("worker 1", "worker 2", "dispatcher"))]
    for pid in pids:
        (here.folder / "clocks" / str(pid)).write_text(str(luck.choice((-HOUR_MS, 0, HOUR_MS))))
    time.sleep(3)
    for pid in pids:
        (here.folder / "clocks" / str(pid)).unlink()
    return began


def servers_clock_steps(here: Installation, luck: Random) -> float:
    """The clock of the events server and of the jobs server steps back by an hour, or to where it was."""
    began, place = time.monotonic(), here.folder / "clocks" / "servers"
    wrong_ms = 0 if place.exists() and place.read_text() != "0" else -HOUR_MS
    place.write_text(str(wrong_ms))
    with here.redis("events") as client:
        until(lambda: abs(client.time()[0] - time.time() - wrong_ms / 1000) < 60, "the server's clock does not step")
    time.sleep(3)
    return began


def replies_dropped(here: Installation, luck: Random) -> float:
    """Between the service and its events server connections break: before a request, in it, or before its reply."""
    began = time.monotonic()
    with here.redis("events") as client:
        client.ping()
        with Proxy(here.socket("events"), luck):
            client.client_kill_filter(_type="normal", skipme=True)
            time.sleep(1)
    return began


def nothing(_: Installation, __: Random) -> float:
    """Only the clients behave badly."""
    began = time.monotonic()
    time.sleep(2)
    return began


ROTATION = (
    Fault("kill -9 of Redis", killed("events"), 40),
    Fault("kill -9 of an API process", web_worker_killed, 40),
    Fault("kill -9 of an RQ worker", killed("worker 1"), 40),
    Fault("kill -9 of the supervisor", supervisor_killed, 40),
)
"""By turns: a part that falls often is started ever later, and the new supervisor has forgotten that."""

OTHERS = (
    Fault("kill -9 of the dispatcher", killed("dispatcher"), 5),
    Fault("kill -9 of the jobs server", killed("jobs"), 5),
    Fault("Redis stalls for 3 s", stalled("events"), 5),
    Fault("an RQ worker stalls for 3 s", stalled("worker 2"), 5),
    Fault("the scripts are flushed", scripts_forgotten, 5),
    Fault("the memory is full", memory_full, 5),
    Fault("the disk is full", disk_full, 5),
    Fault("the jobs are wiped", jobs_wiped, 10),
    Fault("crafted jobs", jobs_crafted, 3),
    Fault("two dispatchers, two sweepers", second_dispatcher, 2),
    Fault("a bot hangs", bot_hangs, 2),
    Fault("clocks are up to an hour wrong", clocks_wrong, 5),
    *([Fault("the servers' clocks step back an hour", servers_clock_steps, 6)] if COMPILER else []),
    Fault("replies are dropped", replies_dropped, 5),
    Fault("each command 2 to 8 times at once", nothing, 5, Manners(copies=8)),
    Fault("clients hang up", nothing, 5, Manners(hang_up=0.5)),
)
