"""`deaddrop api`, `worker`, `courier`, `dispatcher`: one process each, started by the supervisor or by hand."""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import service
from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command
from service.config import Config
from service.logs import ContextFields, start_logging
from service.supervisor.folders import empty_folder, ensure_folder
from service.supervisor.parent_death import tell_ready

METRICS = "PROMETHEUS_MULTIPROC_DIR"
"""Folder of the metric files that all API processes share."""
GRACE_S = 1
"""Seconds that running requests may take when the API is asked to stop; only long polls need them."""
KEEP_ALIVE_S = 30
CONNECTIONS = 3000
"""Idle keep-alive connections per process, in addition to those being served."""
SPARE_FILES = 200
"""File descriptors that a process needs for other purposes: the program, the log, Redis."""


def add_to(commands: Commands) -> None:
    """Register the subcommands."""
    api = add_command(
        commands, "api", "serve the API (gunicorn)", "More options of gunicorn's can be given in GUNICORN_CMD_ARGS."
    )
    api.set_defaults(run=run_api)
    worker = add_command(commands, "worker", "play the turns of bots and of the automaton (RQ)")
    worker.set_defaults(run=run_worker)
    courier = add_command(
        commands,
        "courier",
        "deliver webhooks (RQ)",
        "One is enough; more share the work. No other part sends to other hosts.",
    )
    courier.set_defaults(run=run_courier)
    dispatcher = add_command(
        commands,
        "dispatcher",
        "send due turns to the workers, and again those not played",
        "One is enough; more do no harm.",
    )
    dispatcher.set_defaults(run=run_dispatcher)


def run_api(_args: argparse.Namespace) -> NoReturn:
    """Exec gunicorn, after making sure of a signing key."""
    from service.signing.keyring import KeyFolder

    import_module("gunicorn")  # fails before anything is written
    config = Config.from_env(os.environ)
    KeyFolder(config.keys_dir).public()
    if METRICS in os.environ:
        ensure_folder(Path(os.environ[METRICS]))
    else:
        os.environ[METRICS] = str(empty_folder(config.data_dir / "metrics of the api"))
    raise_file_limit(CONNECTIONS + config.web_threads + config.streams + SPARE_FILES)
    os.environ |= {
        "DEADDROP_DATA": str(config.data_dir),
        "DEADDROP_KEYS": str(config.keys_dir),
        "DEADDROP_ARCHIVE": str(config.archive_dir),
        "DEADDROP_GAMES_LOG": str(config.games_log_dir),
    }  # resolved here, since gunicorn changes its directory
    os.execv(sys.executable, gunicorn_command(config))


def raise_file_limit(count: int) -> None:
    """Raise the limit of open files for this process and its children.  Raises CannotStart if it is too low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        raise CannotStart(
            f"The API needs {count} open files for its streams and connections, and this system allows {hard}: raise that limit "
            "(ulimit -Hn), or lower DEADDROP_STREAMS."
        )
    if soft != resource.RLIM_INFINITY and soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))


def gunicorn_command(config: Config) -> list[str]:
    """Command line of gunicorn."""
    host = f"[{config.host}]" if ":" in config.host else config.host
    options = {
        "chdir": Path(service.__file__).parents[1],
        "bind": f"{host}:{config.port}",
        "worker-class": "service.gunicorn.worker.PatientWorker",
        "workers": config.web_workers,
        "threads": config.web_threads,
        "worker-connections": CONNECTIONS + config.web_threads,
        "keep-alive": KEEP_ALIVE_S,
        "graceful-timeout": GRACE_S,
        "log-level": "warning",
        "logger-class": "service.gunicorn.log.JsonLogger",
    }
    flags = (text for name, value in options.items() for text in (f"--{name}", str(value)))
    return [sys.executable, "-m", "gunicorn", *flags, "--no-control-socket", "service.wsgi:app"]


def run_worker(_args: argparse.Namespace) -> int:
    """Work until asked to stop."""
    from workers.queue import current_job_fields
    from workers.worker import work_until_stopped

    return _run_part("worker", work_until_stopped, current_job_fields)


def run_courier(_args: argparse.Namespace) -> int:
    """Deliver until asked to stop."""
    from workers.courier_process import deliver_until_stopped
    from workers.queue import current_job_fields

    return _run_part("courier", deliver_until_stopped, current_job_fields)


def run_dispatcher(_args: argparse.Namespace) -> int:
    """Dispatch and sweep until asked to stop."""
    from workers.dispatcher import dispatch_until_stopped

    return _run_part("dispatcher", dispatch_until_stopped)


def _run_part(part: str, work: Callable[[Config], None], named: ContextFields = dict) -> int:
    """Start logging and metrics, report readiness, and work."""
    from service.collector import settle_collector
    from service.factory import check_server_key

    config = Config.from_env(os.environ)
    start_logging(part, config.log, named)
    if config.metrics_port:
        serve_metrics(config)
    check_server_key(config)
    settle_collector()
    tell_ready()
    work(config)
    return 0


def serve_metrics(config: Config) -> None:
    """Serve this process's own metrics.  Raises CannotStart."""
    from prometheus_client import start_http_server

    try:
        start_http_server(config.metrics_port, config.host)
    except OSError as error:
        raise CannotStart(
            f"Cannot show counters on {config.host}, port {config.metrics_port}: {error.strerror}; "
            "set DEADDROP_METRICS_PORT to another one."
        ) from error
