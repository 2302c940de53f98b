"""Readers of twenty networks who ask for the record of a large event and read nothing, beside others who play."""

from __future__ import annotations

import os
import socket
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec

from service.http.streaming.long_answer import MOST_HELD
from tests.bench import load
from tests.bench.games import Table
from tests.bench.load import Connection, http
from tests.faults.dear_reads import GAMES, LargeEvent, large_event, play
from tests.faults.installation import Installation
from tests.hang import until

READERS, ENTRIES = 20, 800
SECONDS = 10.0
WARM = 3
"""Times that the record is read for each process before anything is measured, so that all have it in their caches."""
NARROW = 4096
"""Bytes that the system of a reader takes."""
MOST_WORK = 8.0
"""What all readers may cost in processor time, in that of one who reads the whole record: each has made no more than a few slices."""
SPARE = 8 * 1024 * 1024
"""Bytes that the processes may grow by in addition: the others' tables, and what was freed and is not given back."""
TICKS = os.sysconf("SC_CLK_TCK")


class SlowReaders(NamedTuple):
    """What was measured. quiet, loud: commands of the others without the readers and with them; size: bytes of the record; whole_s,
    readers_s: processor time of one who reads it whole, and of all who read nothing; grown: bytes by which the processes grew.
    """

    quiet: load.Measured
    loud: load.Measured
    size: int
    whole_s: float
    readers_s: float
    grown: int


def measure(here: Installation) -> SlowReaders:
    """One reads the record whole; then readers come and stay, and others play."""
    event, tables = large_event(here.port, ENTRIES), [Table(here.port) for _ in range(GAMES)]
    withdraw(here.port, event)
    path, workers = f"/v1/events/{event.id}/record", here.web_workers()
    size = max(read_whole(here.port, path) for _ in range(WARM * len(workers)))
    before_s = processor_s(workers)
    read_whole(here.port, path)
    whole_s = processor_s(workers) - before_s
    play(here.port, tables, 2.0)
    quiet = play(here.port, tables, SECONDS)
    with ExitStack() as stack:
        before_s, before = processor_s(workers), resident(workers)
        for number in range(READERS):
            stack.enter_context(reader(here.port, path, f"127.0.{number + 1}.1"))
        loud = play(here.port, tables, SECONDS)
        played_s = processor_s(workers) - before_s
        grown = resident(workers) - before
    before_s = processor_s(workers)
    play(here.port, tables, SECONDS)
    return SlowReaders(quiet, loud, size, whole_s, played_s - (processor_s(workers) - before_s), grown)


def faults(found: SlowReaders) -> Iterator[str]:
    """What those who read nothing have cost, beyond what they may."""
    if found.readers_s > MOST_WORK * found.whole_s:
        yield f"readers who read nothing cost {found.readers_s:.1f} s, one who reads {found.size} bytes whole {found.whole_s:.1f} s"
    if found.grown > READERS * MOST_HELD + SPARE:
        yield f"{READERS} readers who read nothing hold {found.grown} bytes"


def withdraw(port: int, event: LargeEvent) -> None:
    """Wait until the round is open, and withdraw it: its games become part of the record."""
    connection = Connection(port)

    def round_now() -> str:
        _, answer = connection.ask(http("GET", f"/v1/events/{event.id}/rounds/1"))
        return str(msgspec.json.decode(answer)["round"]["state"])

    until(lambda: round_now() == "open", "the round does not open", pause_s=1.0, seconds=300)
    _, answer = connection.ask(http("GET", f"/v1/events/{event.id}/checkpoint", Authorization=event.bearer))
    match = f'"{msgspec.json.decode(answer)["version"]}"'
    body = msgspec.json.encode({"reason": "Wrong."})
    path, key = f"/v1/events/{event.id}/rounds/1/withdraw", uuid.uuid4().hex
    status, answer = connection.ask(http("POST", path, body, Idempotency_Key=key, Authorization=event.bearer, If_Match=match))
    if status != 201:
        raise RuntimeError(answer[:200].decode())
    connection.close()


def read_whole(port: int, path: str) -> int:
    """The bytes of an answer."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=120) as answer:
        return len(answer.read())


def reader(port: int, path: str, source: str) -> socket.socket:
    """One who asks, and reads nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    line.bind((source, 0))
    line.connect(("127.0.0.1", port))
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return line


def processor_s(pids: list[int]) -> float:
    """Processor time that processes have used."""
    return sum(sum(map(int, stat(pid)[11:13])) for pid in pids) / TICKS


def resident(pids: list[int]) -> int:
    """Bytes of memory that processes hold."""
    return sum(int(stat(pid)[21]) for pid in pids) * os.sysconf("SC_PAGE_SIZE")


def stat(pid: int) -> list[str]:
    """Fields of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
