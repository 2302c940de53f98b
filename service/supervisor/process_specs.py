"""Process specifications of an installation: Redis servers, API, workers, courier, dispatcher."""

from __future__ import annotations

import os
import sys
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

import service
from service.config import Config
from service.supervisor import folders
from service.supervisor.parent_death import SUPERVISOR
from service.supervisor.process_spec import ProcessSpec, ProgressProbe
from service.supervisor.redis_server import RedisServer

HOME = Path(service.__file__).parents[1]
"""Working directory of the processes: the program's folder."""

SERVERS = ("events", "jobs")
ARCHIVE_DAYS = "7"
"""Days after its end when the dispatcher archives a game, as no timer of the machine does it."""


def redis_spec(server: RedisServer) -> ProcessSpec:
    """An embedded Redis server. Its disk is timed once, since every acknowledged command waits for a sync."""
    kept = (
        f", append-only, fsync {server.fsync}, {folders.measure_sync_ms(server.folder):.2f} ms a sync here"
        if server.fsync
        else ""
    )

    def progress() -> tuple[bool, str]:
        ready, line = server.progress()
        return ready, line + kept if ready else line

    return ProcessSpec(
        name=server.name,
        command=server.command(),
        environ={name: value for name, value in os.environ.items() if not name.startswith("DEADDROP_")},
        folder=server.folder,
        progress=progress,
        log=server.folder / "redis.log",
        keeps_data=True,
        before=server.mend,
        explain=server.explain,
    )


def program_specs(config: Config) -> list[ProcessSpec]:
    """The API, the workers, the dispatcher, and the courier unless nothing is sent to others."""
    environ = _part_environ(config)

    def part(name: str, command: str, progress: ProgressProbe | None = None) -> ProcessSpec:
        return ProcessSpec(name, (sys.executable, "-m", "service.cli", command), environ, HOME, progress)

    workers = [part(f"worker {number}", "worker") for number in range(1, config.workers + 1)]
    couriers = [part("courier", "courier")] if config.has_courier else []
    return [part("api", "api", _api_probe(config)), *workers, *couriers, part("dispatcher", "dispatcher")]


def _part_environ(config: Config) -> dict[str, str]:
    """Our environment with resolved settings. Secrets go here or into the data directory, never on a command line."""
    return {
        **os.environ,
        SUPERVISOR: str(os.getpid()),
        "DEADDROP_DATA": str(config.data_dir),
        "DEADDROP_KEYS": str(config.keys_dir),
        "DEADDROP_ARCHIVE": str(config.archive_dir),
        "DEADDROP_ARCHIVE_DAYS": os.environ.get("DEADDROP_ARCHIVE_DAYS") or ARCHIVE_DAYS,
        "DEADDROP_GAMES_LOG": str(config.games_log_dir),
        **({"DEADDROP_WITNESSES": str(config.witnesses)} if config.witnesses else {}),
        "DEADDROP_REDIS_URL": config.redis_url,
        "DEADDROP_JOBS_URL": config.jobs_url,
        "PROMETHEUS_MULTIPROC_DIR": str(folders.empty_folder(config.data_dir / "metrics")),
    }


def _api_probe(config: Config) -> ProgressProbe:
    line = f"{config.base_url}, {config.web_workers} processes of {config.web_threads} threads"

    def progress() -> tuple[bool, str]:
        ready = all(_is_answered(config.base_url, path) for path in ("/healthz", "/readyz"))
        return ready, line if ready else ""

    return progress


def _is_answered(url: str, path: str) -> bool:
    """Whether a GET is answered with 200 without a retry."""
    address = urlsplit(url)
    connection = HTTPConnection(address.hostname or "", address.port, timeout=1)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
