"""What befalls an installation under load. Each returns the moment from which it could recover, in monotonic seconds."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable
from random import Random
from typing import Generic, NamedTuple, TypeVar

from tests.faults.installation import Installation
from tests.faults.proxy import Proxy
from tests.hang import until

STALL_S = 3.0

Place = TypeVar("Place", bound=Installation)
Befall = Callable[[Installation, Random], float]


class Fault(NamedTuple, Generic[Place]):
    """One row of the table. loops: in the whole run."""

    name: str
    befall: Callable[[Place, Random], float]
    loops: int


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


def memory_full(here: Installation, _: Random) -> float:
    """The memory limit is reached, for a second."""
    with here.redis("events") as client:
        limit = client.config_get("maxmemory")["maxmemory"]
        client.config_set("maxmemory", 1)
        time.sleep(1)
        client.config_set("maxmemory", limit)
    return time.monotonic()


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


def replies_dropped(here: Installation, luck: Random) -> float:
    """Between the service and its events server connections break: before a request, in it, or before its reply."""
    began = time.monotonic()
    with here.redis("events") as client:
        client.ping()
        with Proxy(here.socket("events"), luck):
            client.client_kill_filter(_type="normal", skipme=True)
            time.sleep(1)
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
    Fault("kill -9 of the courier", killed("courier"), 5),
    Fault("Redis stalls for 3 s", stalled("events"), 5),
    Fault("an RQ worker stalls for 3 s", stalled("worker 2"), 5),
    Fault("the memory is full", memory_full, 5),
    Fault("the disk is full", disk_full, 5),
    Fault("replies are dropped", replies_dropped, 5),
)
