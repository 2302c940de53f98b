"""`deaddrop api`, `worker`, `dispatcher`: one part each, as the supervisor starts them or an operator does by hand."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

import service
from service.cli.wording import Commands, add_command
from service.config import Config
from service.embedded.tether import end_with_supervisor, tell_ready

GRACE_S = 1
"""Seconds that requests under way may go on when the API is asked to end; only waiting ones need that long."""
KEEP_ALIVE_S = 30
CONNECTIONS = 1000
"""Connections that may be open in each process beside those that are served, waiting for their next request."""


def add_to(commands: Commands) -> None:
    """Make the parts known."""
    api = add_command(
        commands, "api", "serve the API (gunicorn)", "More options of gunicorn's can be given in GUNICORN_CMD_ARGS."
    )
    api.set_defaults(run=run_api)
    worker = add_command(commands, "worker", "play the turns of bots and of the automaton (RQ)")
    worker.set_defaults(run=run_worker)
    dispatcher = add_command(
        commands,
        "dispatcher",
        "send owed turns to the workers, and again those that nobody played",
        "One is enough; more do no harm.",
    )
    dispatcher.set_defaults(run=run_dispatcher)


def run_api(_args: argparse.Namespace) -> NoReturn:
    """Become gunicorn, once there is a key to sign with."""
    end_with_supervisor()
    from service.signing.folder import KeyFolder

    config = Config.from_env(os.environ)
    KeyFolder(config.keys_dir).public()
    os.environ |= {"DEADDROP_DATA": str(config.data_dir), "DEADDROP_KEYS": str(config.keys_dir)}  # gunicorn moves away
    os.execv(sys.executable, gunicorn(config))


def gunicorn(config: Config) -> list[str]:
    """The command line of the API."""
    host = f"[{config.host}]" if ":" in config.host else config.host
    options = {
        "chdir": Path(service.__file__).parents[1],
        "bind": f"{host}:{config.port}",
        "worker-class": "gthread",
        "workers": config.web_workers,
        "threads": config.web_threads + config.streams,
        "worker-connections": CONNECTIONS + config.web_threads + config.streams,
        "keep-alive": KEEP_ALIVE_S,
        "graceful-timeout": GRACE_S,
        "log-level": "warning",
    }
    flags = (text for name, value in options.items() for text in (f"--{name}", str(value)))
    return [sys.executable, "-m", "gunicorn", *flags, "--no-control-socket", "service.wsgi:app"]


def run_worker(_args: argparse.Namespace) -> int:
    """Work until asked to end."""
    end_with_supervisor()
    from workers.worker import run

    config = Config.from_env(os.environ)
    tell_ready()
    run(config)
    return 0


def run_dispatcher(_args: argparse.Namespace) -> int:
    """Dispatch and sweep until asked to end."""
    end_with_supervisor()
    from workers.dispatcher import run

    config = Config.from_env(os.environ)
    tell_ready()
    run(config)
    return 0
