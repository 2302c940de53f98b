"""An installation of several machines: two API hosts on a Redis Cluster, RQ on a server of its own; and what befalls it."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Self

from service.store import Unavailable
from tests.bench.servers import free_port
from tests.faults.befalling import STALL_S, Fault
from tests.faults.installation import Installation, children
from tests.redis_cluster import SLOTS, private_cluster
from tests.redis_server import private_redis

MOVING_S = 5.0
KEYS_AT_ONCE = 5


class Spread(Installation):
    """`deaddrop up` on one host, the API alone on another. moved: slots; lags_s: how old the news were when they were
    heard meanwhile.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder, **settings)
        self.other_port = free_port()
        self.lags_s: list[float] = []
        self.moved = 0
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        for name in ("cluster", "queue", "other"):
            (self.folder / name).mkdir()
        with ExitStack() as stack:
            self.nodes = stack.enter_context(private_cluster(self.folder / "cluster"))
            self._environ |= {
                "DEADDROP_REDIS_URL": self.nodes.url, "DEADDROP_KEYS": str(self.folder / "keys"),
                "DEADDROP_JOBS_URL": stack.enter_context(private_redis(self.folder / "queue")),
            }  # fmt: skip
            self.start_other()
            stack.callback(self.kill_other)
            super().__enter__()
            self._stack = stack.pop_all()
        self.await_ready()
        return self

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        self._stack.close()

    def start_other(self) -> None:
        """Start the API of the other host."""
        environ = {"PORT": str(self.other_port), "DEADDROP_DATA": str(self.folder / "other")}
        self._other = self.started("-m", "service.cli", "api", **environ)

    def kill_other(self) -> None:
        """End the API of the other host by `kill -9`."""
        workers = children(self._other.pid)
        for pid in (self._other.pid, *workers):
            os.kill(pid, signal.SIGKILL)
        self._other.wait()

    @property
    def ports(self) -> Sequence[int]:
        """Of both hosts."""
        return self.port, self.other_port


def slots_moved(here: Spread, luck: Random) -> float:
    """Slots that hold games move from server to server, one after the other."""
    began = time.monotonic()
    with listening(here):
        while time.monotonic() < began + MOVING_S:
            here.nodes.move(luck.choice(SLOTS), luck.choice(here.nodes.masters), KEYS_AT_ONCE)
            here.moved += 1
    return began


@contextmanager
def listening(here: Spread) -> Iterator[None]:
    """Note how old the news are that are heard in the block."""
    store, done = here.store(), threading.Event()

    def listen(after: dict[int, str]) -> None:
        while not done.is_set():
            with suppress(Unavailable):
                for partition, entry in store.follow(after, 1000):
                    after[partition] = entry.id
                    here.lags_s.append(time.time() - int(entry.id.partition("-")[0]) / 1000)

    listener = threading.Thread(target=listen, args=(store.feed_ends(),))
    listener.start()
    try:
        yield
    finally:
        done.set()
        listener.join()


def server_killed(here: Spread, luck: Random) -> float:
    """`kill -9` of a server that has a third of the slots; it is started again a little later."""
    began, node = time.monotonic(), luck.choice(here.nodes.masters)
    node.kill()
    time.sleep(luck.random() * 3)
    node.start()
    here.nodes.await_up()
    return began


def server_stalled(here: Spread, luck: Random) -> float:
    """A server is stopped for so long that the others believe it dead, and goes on."""
    process = luck.choice(here.nodes.masters).process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    try:
        time.sleep(STALL_S)
    finally:
        process.send_signal(signal.SIGCONT)
    here.nodes.await_up()
    return time.monotonic()


def host_killed(here: Spread, _: Random) -> float:
    """`kill -9` of one API host; the other serves on alone until it is started again."""
    began = time.monotonic()
    here.kill_other()
    time.sleep(1)
    here.start_other()
    here.await_ready()
    return began


ELSEWHERE = (
    Fault("slots move between servers", slots_moved, 12),
    Fault("kill -9 of a server of the cluster", server_killed, 10),
    Fault("a server of the cluster stalls", server_stalled, 5),
    Fault("kill -9 of one of two hosts", host_killed, 5),
)
