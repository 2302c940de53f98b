"""Why the events server takes no writes, or does not answer: one sentence, with a remedy that works."""

from __future__ import annotations

import json
import os
import re
import socket
import struct
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from service.app.due.outages import last_alive_ms
from service.app.maintenance.health import Unavailable, find_cause, to_second
from service.app.maintenance.server_key import OTHER
from service.cli.memory_limit import higher_limit
from service.config import Config
from service.supervisor import external_redis
from service.supervisor.data_dir_lock import noted_processes, noted_url
from service.supervisor.processes import ProcessIdentity, is_process_alive

if TYPE_CHECKING:
    from service.app.core.context import Context

PATIENCE_S = 6.0
"""Longer than the API waits for a silent store."""
SINCE = re.compile(r" since (\S+ \S+ UTC)")
PROBE = 64 * 1024
"""Bytes written to find out whether a disk has room."""
ACKED = "nothing that was acknowledged is lost"


def explain_outage(config: Config, error: Unavailable, context: Context) -> str:
    """Since when nothing can be written if that is known, the cause and the remedy. error: what the store raised."""
    return f"{say_since(_find_since(config, error, context))} {_explain_cause(config, error)}"


def explain_full_disk(config: Config) -> str:
    """The same where no service runs and none could be started, as the disk of the games is full; empty if it is not."""
    full = disk_fault(config)
    return full and f"{say_since()} {full}: make room there (old backups first), then start the service."


def say_since(since: str = "") -> str:
    """That nothing can be written. since: a time for operators, empty if it is not known."""
    return f"Nothing can be written{since and f' since {since}'}."


def not_running(config: Config) -> str:
    """The sentence for a service that was not started, or was stopped."""
    return f"Dead Drop does not run on {config.data_dir}: start it (`deaddrop up`, or its unit)."


def api_url(config: Config) -> str:
    """The address of the API on this machine: where it was started, whatever this command's settings say."""
    return (is_service_running(config.data_dir) and noted_url(config.data_dir)) or config.base_url


def last_answer(config: Config) -> tuple[int, str]:
    """Status and detail of `/readyz` on this machine; (0, "") if no API answers here."""
    address = urlsplit(api_url(config))
    connection = HTTPConnection(address.hostname or "", address.port, timeout=PATIENCE_S)
    try:
        connection.request("GET", "/readyz")
        answer = connection.getresponse()
        return answer.status, str(json.loads(answer.read()).get("detail", ""))
    except (OSError, HTTPException, ValueError, AttributeError):
        return 0, ""
    finally:
        connection.close()


def _find_since(config: Config, error: Unavailable, context: Context) -> str:
    """When the last write succeeded, by a hung server's file, the API of this machine, or the last sign of life; empty if
    not known.
    """
    if error.reason == "silent" and (written := _last_written(config)):
        return written  # the API may wait for that server too
    if said := SINCE.search(last_answer(config)[1]):
        return said[1]
    if error.is_away:
        return ""
    try:
        known = [each for each in (last_alive_ms(context.store, "api"), last_alive_ms(context.store, "dispatcher")) if each is not None]
    except Unavailable:
        return ""
    return to_second(max(known) / 1000) if known else ""


def _last_written(config: Config) -> str:
    """When the server of this folder last wrote to its file, as it does every second while people can move; empty if none
    is here. Of a server that hangs: one that starts again and again on a full disk touches its file whenever it does.
    """
    folder = config.data_dir / "events"
    files = [*folder.glob("appendonlydir/*.aof"), *folder.glob("appendonly.aof")] if config.embedded_events else []
    return to_second(max(each.stat().st_mtime for each in files)) if files else ""


def _explain_cause(config: Config, error: Unavailable) -> str:
    reason = error.reason
    if reason == OTHER:
        return f"{OTHER[0].upper()}{OTHER[1:]}: give it their server.key; if the key was changed for all: `deaddrop keys adopt`."
    if full := disk_fault(config):
        return (
            f"{full}: make room there (old backups first), and the events server is started again by itself; {ACKED}."
        )
    if error.is_away:
        return _explain_silence(config, error)
    if reason == "OOM":
        return f"The events server is at its memory limit{_memory_text(config)}"
    if reason == "READONLY":
        return _explain_replica(config)
    cause = find_cause(error)
    return f"The events server {cause.what}: {cause.remedy}."


def is_service_running(data_dir: Path) -> bool:
    """Whether another process has started the servers of this folder: `deaddrop up`."""
    supervisor = noted_processes(data_dir)["supervisor"]
    return supervisor.pid != os.getpid() and is_process_alive(supervisor)


def is_stopped(process: ProcessIdentity) -> bool:
    """Whether a process was stopped by a signal, and so does nothing."""
    try:
        return Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
    except OSError:
        return False


def find_listener(path: str) -> int:
    """The process that listens on a unix socket, even one that does nothing; 0 if there is none. Not what the supervisor
    noted: that is older, after a start on a full disk. On Linux only.
    """
    if not hasattr(socket, "SO_PEERCRED"):
        return 0
    with socket.socket(socket.AF_UNIX) as asked, suppress(OSError):
        asked.settimeout(1)
        asked.connect(path)
        return int(struct.unpack("3i", asked.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))[0])
    return 0


def cli_of(url: str) -> str:
    """The redis-cli command for a server, without its password; of several servers the operator names the one."""
    if url.startswith("unix://"):
        return f"redis-cli -s {unquote(urlsplit(url).path)}"
    is_one = url.startswith(("redis://", "rediss://"))
    return f"redis-cli -u {external_redis.without_password(url)}" if is_one else "redis-cli -h THAT-SERVER"


def disk_fault(config: Config) -> str:
    """Why nothing can be written to the disk of the games, a clause; empty if it can. Only of a disk of this machine."""
    folder = config.data_dir / "events" if config.embedded_events else config.data_dir
    probe = folder / f"probe.{os.getpid()}"
    try:
        with probe.open("wb", buffering=0) as file:
            file.write(bytes(PROBE))
            os.fsync(file.fileno())
    except OSError as error:
        return f"The disk of {folder} takes no writes ({error.strerror})" if folder.exists() else ""
    finally:
        with suppress(OSError):
            probe.unlink(missing_ok=True)
    return ""


def _explain_silence(config: Config, error: Unavailable) -> str:
    pid = find_listener(unquote(urlsplit(config.redis_url).path)) if config.redis_url.startswith("unix://") else 0
    if pid:
        return (
            f"The events server (process {pid}) runs and does not answer: `kill -9 {pid}`; "
            f"it is started again by itself, and {ACKED}."
        )
    if not config.embedded_events:
        where = external_redis.without_password(config.redis_url)
        if error.reason == "password":
            return f"The events server at {where} refuses our password: set the right one in DEADDROP_REDIS_URL."
        if error.reason == "silent":
            return f"The events server at {where} does not answer: restart it; {ACKED}."
        return (
            f"The events server at {where} cannot be reached ({str(error).rstrip('.')}): start it, or mend the network to it; "
            f"all parts connect again by themselves, and {ACKED}."
        )
    if not is_service_running(config.data_dir):
        return not_running(config)
    return (
        f"The events server ended, and is started again by itself; if it ends again and again, "
        f"{config.data_dir / 'events' / 'redis.log'} says why."
    )


def _memory_text(config: Config) -> str:
    info = external_redis.read_info(config.redis_url, "memory")
    used, most = int(info.get("used_memory", 0)), int(info.get("maxmemory", 0))
    needed = higher_limit(max(used, most), int(info.get("total_system_memory", 0)))
    return (
        f" ({to_mib(used)} used, {to_mib(most)} allowed): people read, and no move is accepted. "
        f"`{cli_of(config.redis_url)} CONFIG SET maxmemory {needed}mb` lets them move until its next start; "
        "then make room by `deaddrop archive --days 1`, or raise the limit where the server is started."
    )


def _explain_replica(config: Config) -> str:
    info, cli = external_redis.read_info(config.redis_url, "replication"), cli_of(config.redis_url)
    of = f"{info.get('master_host')}:{info.get('master_port')}"
    if config.embedded_events:
        return f"The events server was made a replica of {of} and takes no writes: `{cli} REPLICAOF NO ONE`."
    return (
        f"The events server is a replica of {of} and takes no writes: set DEADDROP_REDIS_URL to the primary and restart "
        f"the parts; only if that primary is gone for good: `{cli} REPLICAOF NO ONE`."
    )


def memory_used(url: str) -> int:
    """Bytes of memory that a server uses; 0 if it does not say."""
    return int(external_redis.read_info(url, "memory").get("used_memory", 0))


def to_mib(count: int) -> str:
    """A number of bytes in MiB, as text."""
    return f"{count / 2**20:,.{0 if count > 10 * 2**20 else 1}f} MiB"
