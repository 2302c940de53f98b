"""An embedded Redis server: its folder, command line, file version and readiness."""

from __future__ import annotations

import logging
import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.cannot_start import CannotStart
from service.config import Config, Fsync
from service.supervisor import folders
from service.supervisor.aof_repair import drop_unfinished
from service.supervisor.processes import ProcessIdentity, identify
from service.supervisor.redis_binary import ONE_FOLDER_AOF, RedisBinary, RedisVersion

log = logging.getLogger(__name__)

ONCE = Retry(NoBackoff(), 0)
"""No retries: the supervisor polls anyway."""

SETTINGS = Path(__file__).parent
"""Folder of the servers' settings; in the repository they are in `deploy/redis`."""


@dataclass(frozen=True)
class RedisServer:
    """One server: `events` or `jobs`, with its files in `folder`; it listens on `socket` only."""

    name: str
    folder: Path
    socket: Path
    binary: RedisBinary
    fsync: Fsync | None = None
    """Its `appendfsync`; None for a server without persistence."""

    def command(self) -> tuple[str, ...]:
        """Its command line."""
        settings = SETTINGS / f"{self.name}.conf"
        more = ("--appendfsync", self.fsync, "--maxmemory", str(_physical_memory() * 6 // 10)) if self.fsync else ()
        return (
            str(self.binary.path),
            str(settings),
            "--dir",
            str(self.folder),
            "--unixsocket",
            str(self.socket),
            *more,
        )

    def prepare(self) -> None:
        """Create its folder.  Raises CannotStart for files of a newer server."""
        folders.ensure_folder(self.folder)
        if self.fsync:
            _check_files_version(self.folder, self.binary)

    def mend(self) -> None:
        """Cut the unfinished write of an earlier run off; it was never acknowledged."""
        if self.fsync and (cut := drop_unfinished(self.folder)):
            log.warning("%d bytes that were not finished were cut off the append-only file", cut)

    def leftover(self) -> ProcessIdentity | None:
        """A server that still answers on the socket, left by a supervisor that was killed."""
        try:
            return identify(int(self._client().info("server")["process_id"]))
        except redis.RedisError:
            return None

    def progress(self) -> tuple[bool, str]:
        """Whether it answers, and a line for the operator: its version, or how much it has loaded."""
        try:
            state = self._client().info()
        except redis.RedisError:
            return False, ""
        if state["loading"]:
            return False, f"reading the games, {float(state.get('loading_loaded_perc', 0)):.0f} %"
        return True, f"Redis {state['redis_version']}"

    def explain(self, last_words: str) -> str:
        """A message for the operator from the last log line: a remedy for a damaged file, else the line itself."""
        message = re.sub(r"^\d+:\w .{24,26} [.*#-] ", "", last_words)
        if "Bad file format" not in message and "Unexpected end of file" not in message:
            return message
        newest = sorted(self.folder.glob("appendonlydir/*.manifest")) or [self.folder / "appendonly.aof"]
        mend = f"exec -a redis-check-aof {shlex.quote(str(self.binary.path))} --fix {shlex.quote(str(newest[-1]))}"
        return f"its append-only file is damaged; copy {self.folder} first, then run: bash -c {shlex.quote(mend)}"

    def _client(self) -> redis.Redis:
        return redis.Redis(unix_socket_path=str(self.socket), socket_timeout=2, retry=ONCE)


def events_server(config: Config, sockets: Path, binary: RedisBinary) -> RedisServer:
    """The server with the games."""
    return RedisServer("events", config.data_dir / "events", sockets / "events.sock", binary, config.fsync)


def jobs_server(config: Config, sockets: Path, binary: RedisBinary) -> RedisServer:
    """The server with RQ's queues, which may be lost."""
    return RedisServer("jobs", config.data_dir / "jobs", sockets / "jobs.sock", binary)


def _physical_memory() -> int:
    """This machine's memory in bytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def _check_files_version(folder: Path, binary: RedisBinary) -> None:
    """Raises CannotStart for a folder written by a newer server: an older one would see no data and start empty."""
    marker = folder / "redis-version"
    wrote = _read_last_writer(folder, marker)
    if wrote[:2] > binary.version[:2]:
        raise CannotStart(
            f"{folder} was written by Redis {wrote.major}.{wrote.minor}, and the Redis {binary.version} found here "
            f"({binary.path}) cannot read it; put a newer redis-server on PATH."
        )
    folders.write_durably(marker, f"{binary.version}\n")


def _read_last_writer(folder: Path, marker: Path) -> RedisVersion:
    """The newest version that may have written to `folder`."""
    seen = ONE_FOLDER_AOF if (folder / "appendonlydir").exists() else RedisVersion(0, 0, 0)
    try:
        return max(seen, RedisVersion.parse(marker.read_text())) if marker.exists() else seen
    except (OSError, ValueError) as error:
        raise CannotStart(f"{marker} should name the Redis version that wrote {folder}, and does not.") from error
