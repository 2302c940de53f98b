"""An embedded Redis server: its command line, readiness, and why it ended."""

from __future__ import annotations

import logging
import os
import re
import shlex
import signal
from functools import partial
from pathlib import Path

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.aof_repair import drop_unfinished
from service.cannot_start import CannotStart
from service.config import Config
from service.disk_faults import find_disk_fault
from service.store import DISK_FULL, Unavailable, find_cause
from service.supervisor.folders import ensure_folder
from service.supervisor.process_spec import ProcessSpec
from service.supervisor.redis_binary import RedisBinary

log = logging.getLogger(__name__)

ONCE = Retry(NoBackoff(), 0)
"""No retries: the supervisor polls anyway."""
SETTINGS = Path(__file__).parent
"""Folder of the servers' settings; in the repository they are in `deploy/redis`."""
LINE = re.compile(r"\d+:\w .{24,26} ([.*#-]) (.*)")
ORDINARY = ("oO0", "Redis version", "Configuration loaded", "Server initialized", "WARNING", "User requested", "Redis is now ready to exit")
"""Beginnings of lines that Redis marks as warnings whenever it starts or ends."""


def redis_spec(config: Config, name: str, sockets: Path, binary: RedisBinary) -> ProcessSpec:
    """The server `events`, with the games, or `jobs`, which keeps nothing; listens on a socket only.  Raises CannotStart."""
    folder, socket = config.data_dir / name, sockets / f"{name}.sock"
    ensure_folder(folder)
    if (folder / "appendonlydir").exists() and binary.version < (7,):
        raise CannotStart(
            f"{folder} was written by Redis 7.0 or later, and {binary.path} would see no games in it; put a newer redis-server on PATH."
        )
    more = ("--appendfsync", config.fsync, "--maxmemory", str(default_limit())) if name == "events" else ()
    return ProcessSpec(
        name=name,
        command=(str(binary.path), f"{SETTINGS / name}.conf", "--dir", str(folder), "--unixsocket", str(socket), *more),
        environ={each: value for each, value in os.environ.items() if not each.startswith("DEADDROP_")},
        folder=folder,
        progress=partial(read_progress, socket, f", append-only, fsync {config.fsync}" if name == "events" else ""),
        log=folder / "redis.log",
        keeps_data=True,
        before=partial(mend, folder),
        explain=partial(explain_end, folder, binary),
    )


def default_limit() -> int:
    """The memory limit that the events server is started with, in bytes."""
    return share_of_memory(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))


def share_of_memory(total: int) -> int:
    """The most of a machine's memory that Redis may have, in bytes: it may need twice that while it rewrites its file.

    >>> share_of_memory(1000)
    600
    """
    return total * 6 // 10


def mend(folder: Path) -> None:
    """Cut the unfinished write of an earlier run off; it was never acknowledged."""
    if cut := drop_unfinished(folder):
        log.warning("%d bytes that were not finished were cut off the append-only file", cut)


def read_progress(socket: Path, kept: str = "") -> tuple[bool, str]:
    """Whether a server answers, and a line for the operator: its version and `kept`, or how much it has loaded."""
    try:
        state = redis.Redis(unix_socket_path=str(socket), socket_timeout=2, retry=ONCE).info()
    except redis.RedisError:
        return False, ""
    if state["loading"]:
        return False, f"reading the games, {float(state.get('loading_loaded_perc', 0)):.0f} %"
    return True, f"Redis {state['redis_version']}{kept}"


def explain_end(folder: Path, binary: RedisBinary, status: int, lines: list[str]) -> str:
    """Why a server ended, for the operator: by the disk, which may have had no room for a line; by who killed it; by its log."""
    if fault := find_disk_fault(folder):
        cause = find_cause(Unavailable(reason=DISK_FULL), {"fault": f" ({folder}: {fault})", "then": "it starts once there is room"})
        return f"it {cause.what}: {cause.remedy}"
    if status == -signal.SIGKILL:  # which it cannot log
        return "by a person, or by the kernel as memory ran out: `dmesg` says so"
    found = [LINE.fullmatch(line) or line for line in lines]
    telling = [each if isinstance(each, str) else each[2] for each in found if isinstance(each, str) or each[1] == "#"]
    why = next((each for each in reversed(telling) if not each.startswith(ORDINARY)), "")
    if "Bad file format" in why or "Unexpected end of file" in why:
        newest = [folder / "appendonly.aof", *sorted(folder.glob("appendonlydir/*.manifest"))][-1]
        fix = f"exec -a redis-check-aof {shlex.quote(str(binary.path))} --fix {shlex.quote(str(newest))}"
        return f"its append-only file is damaged; copy {folder} first, then run: bash -c {shlex.quote(fix)}"
    return why
