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
from service.app.maintenance.health import DISK_FULL, Unavailable, find_cause, to_second
from service.cli.diagnosis.memory_limit import higher_limit
from service.config import Config
from service.disk_faults import find_disk_fault
from service.outage_reports import OutageCause
from service.supervisor import external_redis
from service.supervisor.data_dir_lock import noted_processes, noted_url
from service.supervisor.processes import ProcessIdentity, is_process_alive

if TYPE_CHECKING:
    from service.app.core.context import Context

PATIENCE_S = 6.0
"""Longer than the API waits for a silent store."""
SINCE = re.compile(r" since (\S+ \S+ UTC)")


def explain_outage(config: Config, error: Unavailable, context: Context) -> str:
    """Since when nothing can be written if that is known, the cause and the remedy. error: what the store raised."""
    return f"{say_since(_find_since(config, error, context))} {_describe(config, error)}"


def explain_full_disk(config: Config) -> str:
    """The same where no service runs and none could be started, as the disk of the games is full; empty if it is not."""
    fault = disk_fault(config)
    cause = find_cause(Unavailable(reason=DISK_FULL), {"fault": f" ({fault})", "then": "start the service"})
    return fault and f"{say_since()} {_to_sentence(cause)}"


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


def _describe(config: Config, error: Unavailable) -> str:
    """The cause and the remedy, with what this machine and the server tell about them."""
    if error.reason in (DISK_FULL, "unreachable", "silent") and (fault := disk_fault(config)):
        error, then = Unavailable(reason=DISK_FULL), "the events server is started again by itself"
        return _to_sentence(find_cause(error, {"fault": f" ({fault})", "then": then}))
    if error.reason == "unreachable" and config.embedded_events and not is_service_running(config.data_dir):
        return not_running(config)
    where = "" if config.embedded_events else f" at {external_redis.without_password(config.redis_url)}"
    return _to_sentence(find_cause(error, _find_details(config, error)), where)


def _to_sentence(cause: OutageCause, where: str = "") -> str:
    return f"The events server{where} {cause.what}: {cause.remedy}."


def _find_details(config: Config, error: Unavailable) -> dict[str, str]:
    """What the sentence of a cause needs to be exact, by its names in `causes`."""
    known = {"redis_cli": cli_of(config.redis_url), "hint": ""}
    if config.embedded_events:
        known["log"] = str(config.data_dir / "events" / "redis.log")
    match error.reason:
        case "unreachable" if not config.embedded_events:
            return known | {"why": f" ({str(error).rstrip('.')})"}
        case "silent" if config.redis_url.startswith("unix://") and (pid := find_listener(unquote(urlsplit(config.redis_url).path))):
            return known | {"cure": f"its process is stopped or stuck: `kill -9 {pid}`, and it is started again by itself"}
        case "silent" if not config.redis_url.startswith("unix://"):
            return known | {
                "cure": f"`{known['redis_cli']} PING`, here and on its own machine: if it answers only there, the network between the two "
                "machines is to be mended; if it answers nowhere, its process is stopped or stuck and has to be killed"
            }
        case "OOM":
            info = external_redis.read_info(config.redis_url, "memory")
            used, most = int(info.get("used_memory", 0)), int(info.get("maxmemory", 0))
            limit = higher_limit(max(used, most), int(info.get("total_system_memory", 0)))
            return known | {"sizes": f" ({to_mib(used)} used, {to_mib(most)} allowed)", "limit": str(limit)}
        case "READONLY":
            info = external_redis.read_info(config.redis_url, "replication")
            return known | {"primary": f" of {info.get('master_host')}:{info.get('master_port')}"}
    return known


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
    """The folder and why nothing can be written there; empty if it can. Only of a disk of this machine."""
    folder = config.data_dir / "events" if config.embedded_events else config.data_dir
    fault = find_disk_fault(folder) if folder.exists() else ""
    return fault and f"{folder}: {fault}"


def memory_used(url: str) -> int:
    """Bytes of memory that a server uses; 0 if it does not say."""
    return int(external_redis.read_info(url, "memory").get("used_memory", 0))


def to_mib(count: int) -> str:
    """A number of bytes in MiB, as text."""
    return f"{count / 2**20:,.{0 if count > 10 * 2**20 else 1}f} MiB"
