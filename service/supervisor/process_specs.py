"""Process specifications of our own program: API, workers, courier, dispatcher."""

from __future__ import annotations

import os
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import service
from service.config import Config
from service.supervisor.folders import empty_folder, ensure_private_folder
from service.supervisor.process_spec import ProcessSpec

HOME = Path(service.__file__).parents[1]
"""Working directory of the processes: the program's folder."""
ARCHIVE_DAYS = "7"
"""Days after its end when the dispatcher archives a game, as no timer of the machine does it."""
ask = build_opener(ProxyHandler({})).open


def program_specs(config: Config) -> list[ProcessSpec]:
    """The API, the workers, the dispatcher, and the courier unless nothing is sent to others."""
    ensure_private_folder(empty_folder(counters := counters_folder(config.data_dir)))
    # Resolved settings. Secrets go here or into the data directory, never on a command line.
    environ = {
        **os.environ,
        "DEADDROP_DATA": str(config.data_dir),
        "DEADDROP_KEYS": str(config.keys_dir),
        "DEADDROP_ARCHIVE": str(config.archive_dir),
        "DEADDROP_ARCHIVE_DAYS": os.environ.get("DEADDROP_ARCHIVE_DAYS") or ARCHIVE_DAYS,
        "DEADDROP_GAMES_LOG": str(config.games_log_dir),
        **({"DEADDROP_WITNESSES": str(config.witnesses)} if config.witnesses else {}),
        "DEADDROP_REDIS_URL": config.redis_url,
        "DEADDROP_JOBS_URL": config.jobs_url,
        "PROMETHEUS_MULTIPROC_DIR": str(counters),
    }
    couriers = ["courier"] if config.has_courier else []
    names = ["api", *(f"worker {number}" for number in range(1, config.workers + 1)), *couriers, "dispatcher"]
    probes = {"api": partial(probe_api, config)}
    return [
        ProcessSpec(name, (sys.executable, "-m", "service.cli", name.split()[0]), environ, HOME, probes.get(name)) for name in names
    ]


def counters_folder(data_dir: Path) -> Path:
    """The folder for the files of counters: in memory, since a process that counts into a file on a full disk dies (SIGBUS)."""
    memory, digest = Path("/dev/shm"), sha256(os.fsencode(data_dir.resolve())).hexdigest()[:12]
    return memory / f"deaddrop-{os.getuid()}-{digest}" if os.access(memory, os.W_OK) else data_dir / "metrics"


def probe_api(config: Config) -> tuple[bool, str]:
    """Whether the API can serve games, and a line for the operator."""
    try:
        with ask(f"{config.base_url}/readyz", timeout=1):
            return True, f"{config.base_url}, {config.web_workers} processes of {config.web_threads} threads"
    except OSError:
        return False, ""
