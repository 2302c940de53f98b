"""States in which people cannot play, produced for real, and the lines that an installation writes about each."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import threading
import time
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError

from service.supervisor.redis_binary import find_redis_binary
from service.supervisor.redis_server import SETTINGS
from tests.faults.installation import Installation
from tests.hang import until
from tests.programs import end

LASTS_S = 6.0
DISK_MB = 100
GAME = {"ruleset": "microfilms", "seats": [{"kind": "bot", "bot": "random"}] * 3}


class Seen(NamedTuple):
    """What an outage looked like. lines: the log's, from its begin until it was said to be over; details: of the 503s; readyz: its text."""

    lines: list[str]
    details: set[str]
    readyz: str


@contextmanager
def killed(here: Installation) -> Iterator[None]:
    """`kill -9` of Redis."""
    os.kill(here.parts()["events"].pid, signal.SIGKILL)
    yield


@contextmanager
def hung(here: Installation) -> Iterator[None]:
    """Redis takes connections and does nothing."""
    pid = here.parts()["events"].pid
    os.kill(pid, signal.SIGSTOP)
    yield
    os.kill(pid, signal.SIGCONT)


@contextmanager
def out_of_memory(here: Installation) -> Iterator[None]:
    """Redis is at its limit."""
    with here.redis("events") as client:
        limit = client.config_get("maxmemory")["maxmemory"]
        client.config_set("maxmemory", 1)
        yield
        client.config_set("maxmemory", limit)


@contextmanager
def read_only(here: Installation) -> Iterator[None]:
    """Redis was made a replica of a server that is not there."""
    with here.redis("events") as client:
        client.replicaof("127.0.0.1", "1")  # type: ignore[no-untyped-call]
        yield
        client.replicaof("NO", "ONE")  # type: ignore[no-untyped-call]


@contextmanager
def disk_full(here: Installation) -> Iterator[None]:
    """Another file takes all that is left of the disk."""
    with (here.folder / "fill").open("wb", buffering=0) as fill, suppress(OSError):
        while fill.write(bytes(65536)):
            pass
    yield
    (here.folder / "fill").unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own in `folder`. Needs the rights to mount one."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


class Cable:
    """Carries TCP from a port of its own to a Redis server until it is cut: then bytes are neither carried nor refused."""

    def __init__(self, port: int) -> None:
        self.is_cut, self._port = False, port
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.port = self._ear.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._ear.accept()
                server = socket.create_connection(("127.0.0.1", self._port))
                for here, there in ((client, server), (server, client)):
                    threading.Thread(target=self._carry, args=(here, there), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while piece := here.recv(65536):
                while self.is_cut:
                    time.sleep(0.05)
                there.sendall(piece)
        for each in (here, there):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def close(self) -> None:
        """Carry no new connections."""
        self._ear.close()


@contextmanager
def own_server(folder: Path) -> Iterator[int]:
    """An events server of the operator's; its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    places = ["--dir", str(folder), "--unixsocket", str(folder / "own.sock")]
    command = [str(find_redis_binary().path), str(SETTINGS / "events.conf"), "--port", str(port), *places]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        until(lambda: (folder / "own.sock").exists(), "the server does not start")
        yield port
    finally:
        end(server)


@contextmanager
def cut(cable: Cable) -> Iterator[None]:
    """The network between the service and its events server is cut."""
    cable.is_cut = True
    yield
    cable.is_cut = False


@contextmanager
def under_load(url: str) -> Iterator[set[str]]:
    """Somebody opens games, ten a second if they are answered at once; the details of 503s."""
    details, ended = set[str](), threading.Event()

    def ask() -> None:
        while not ended.wait(0.1):
            headers = {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
            with suppress(OSError):
                try:
                    urllib.request.urlopen(urllib.request.Request(f"{url}/v1/games", json.dumps(GAME).encode(), headers), timeout=10).close()
                except HTTPError as refused:
                    details.add(json.load(refused)["detail"])

    threads = [threading.Thread(target=ask, daemon=True) for _ in range(2)]
    for each in threads:
        each.start()
    yield details
    ended.set()
    for each in threads:
        each.join()


def watch(here: Installation, state: AbstractContextManager[None]) -> Seen:
    """Let a state last for some seconds under load, and read what is written until every part has said that it is over."""
    before = len(here.said())

    def is_over() -> bool:
        said = here.said()[before:]
        return said.count("only counted until it ends") == said.count("can be used again")

    with under_load(here.url) as details:
        with state:
            time.sleep(LASTS_S)
            readyz = read_readyz(here.url)
        here.await_ready()
        until(is_over, "an outage does not end")
    return Seen(here.said()[before:].splitlines(), details, readyz)


def read_readyz(url: str) -> str:
    """The detail of `/readyz`; empty if all is well."""
    try:
        urllib.request.urlopen(f"{url}/readyz", timeout=30).close()
    except HTTPError as refused:
        return str(json.load(refused)["detail"])
    return ""
