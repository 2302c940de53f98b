"""Power that fails: the server is killed, and of its append-only file only what it had synced is left, or a part of the rest.

A library that is loaded into the server notes what is on the disk for certain; it needs a C compiler.
"""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from service.store import Committed, RedisStore, Store, StoredEntry, Unavailable, connect
from tests.faults.invariants import feed
from tests.redis_server import private_redis
from tests.store.samples import KINDS, entries, game, head_of, pairs

WRITERS = 4
COMPILER = shutil.which("cc")

Fsync = Literal["always", "everysec"]
FSYNCS: tuple[Fsync, ...] = ("always", "everysec")


class Cut(NamedTuple):
    """One failure of power. acked: appends that were acknowledged; lost: those of them that are gone."""

    acked: int
    lost: int
    problems: list[str]


def failures(folder: Path, fsync: Fsync, loops: int, seed: int) -> Iterator[Cut]:
    """Let the power fail under load, so often."""
    shim = folder / "durable.so"
    command = [str(COMPILER), "-shared", "-fPIC", "-O1", "-o", str(shim), str(Path(__file__).with_name("durable.c")), "-ldl"]
    subprocess.run(command, check=True)
    for number in range(loops):
        here = folder / str(number)
        here.mkdir()
        yield failure(here, shim, fsync, Random(f"{seed}/{number}"))


def failure(folder: Path, shim: Path, fsync: Fsync, luck: Random) -> Cut:
    """Write from several threads until the power fails; then see what is there."""
    durable = folder / "durable"
    told: dict[str, list[StoredEntry]] = {game(number): [] for number in range(WRITERS)}
    with private_redis(folder, fsync=fsync, LD_PRELOAD=str(shim), DURABLE=str(durable)) as url, connect(url) as client:
        server = client.info("server")["process_id"]
        writers = [threading.Thread(target=write_on, args=(url, each, told[each])) for each in told]
        for writer in writers:
            writer.start()
        time.sleep(0.2 + luck.random() * (1.5 if fsync == "everysec" else 0.5))
        os.kill(server, signal.SIGKILL)
        for writer in writers:
            writer.join()
    (file,) = folder.rglob("*.aof")
    (synced,) = struct.unpack("q", durable.read_bytes()) if durable.exists() else (0,)
    written = file.stat().st_size
    os.truncate(file, luck.choice((synced, luck.randint(synced, written))))
    with private_redis(folder, fsync=fsync) as url, connect(url) as client:
        store = RedisStore(client)
        lost = sum(max(0, len(acked) - len(store.read(each))) // 2 for each, acked in told.items())
        problems = [problem for each in told for problem in wrong(store, each)]
    return Cut(sum(map(len, told.values())) // 2, lost, problems)


def write_on(url: str, name: str, told: list[StoredEntry]) -> None:
    """Append two events at a time until nobody answers, and keep what was acknowledged."""
    with connect(url) as client, suppress(Unavailable):
        store = RedisStore(client)
        while True:
            more = entries(2, len(told))
            reply = store.append(name, head_of(told), pairs(more), due=len(told) + 1, kinds=KINDS)
            assert isinstance(reply, Committed)
            told += more


def wrong(store: Store, name: str, expected: list[StoredEntry] | None = None) -> Iterator[str]:
    """Stream, feed and due must tell of the same whole appends. expected: the events, where more is known than their story."""
    held = store.read(name)
    told = [(entry.first, entry.last) for entry in feed(store) if entry.game == name]
    if held != (entries(len(held)) if expected is None else expected) or len(held) % 2:
        yield f"{name} holds {[each.version for each in held]}"
    if told != [(version, version + 1) for version in range(1, len(held), 2)]:
        yield f"{name} holds {len(held)} events, and its feed tells of {told}"
    if store.due_ms(name) != (len(held) - 1 if held else None):
        yield f"{name} holds {len(held)} events, and is due at {store.due_ms(name)}"
