"""The parts of an installation: its Redis servers, the API, the workers, the dispatcher."""

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
from service.supervisor.process_spec import Part, Progress
from service.supervisor.redis_server import RedisServer

HOME = Path(service.__file__).parents[1]
"""Where the program lies; its parts start there, whatever the current directory is."""

SERVERS = ("events", "jobs")


def redis_part(server: RedisServer) -> Part:
    """A Redis server of ours. Its disk is timed once, since every acknowledged command waits for it."""
    kept = (
        f", append-only, fsync {server.fsync}, {folders.sync_time_ms(server.folder):.2f} ms a sync here"
        if server.fsync
        else ""
    )

    def progress() -> tuple[bool, str]:
        ready, line = server.progress()
        return ready, line + kept if ready else line

    return Part(
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


def own_parts(config: Config) -> list[Part]:
    """What is our own program: the API, the workers, the dispatcher."""
    environ = _environ(config)

    def part(name: str, command: str, progress: Progress | None = None) -> Part:
        return Part(name, (sys.executable, "-m", "service.cli", command), environ, HOME, progress)

    workers = [part(f"worker {number}", "worker") for number in range(1, config.workers + 1)]
    return [part("api", "api", _api_progress(config)), *workers, part("dispatcher", "dispatcher")]


def _environ(config: Config) -> dict[str, str]:
    """Our own environment, with what we resolved; secrets travel here or in the data directory, never in a command line."""
    return {
        **os.environ,
        SUPERVISOR: str(os.getpid()),
        "DEADDROP_DATA": str(config.data_dir),
        "DEADDROP_KEYS": str(config.keys_dir),
        "DEADDROP_ARCHIVE": str(config.archive_dir),
        "DEADDROP_REDIS_URL": config.redis_url,
        "DEADDROP_JOBS_URL": config.jobs_url,
        "PROMETHEUS_MULTIPROC_DIR": str(folders.emptied(config.data_dir / "metrics")),
    }


def _api_progress(config: Config) -> Progress:
    line = f"{config.base_url}, {config.web_workers} processes of {config.web_threads} threads"

    def progress() -> tuple[bool, str]:
        ready = all(_answers(config.base_url, path) for path in ("/healthz", "/readyz"))
        return ready, line if ready else ""

    return progress


def _answers(url: str, path: str) -> bool:
    """Whether a GET is answered with 200 at once."""
    address = urlsplit(url)
    connection = HTTPConnection(address.hostname or "", address.port, timeout=1)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
