"""The whole service on one machine: checks, start and orderly stop."""

from __future__ import annotations

import errno
import shutil
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

from service.cannot_start import CannotStart
from service.config import Config, socket_folder
from service.supervisor import external_redis, folders
from service.supervisor.data_dir_lock import DataDirLock
from service.supervisor.process_spec import Say
from service.supervisor.process_specs import counters_folder, program_specs
from service.supervisor.redis_binary import find_redis_binary
from service.supervisor.redis_server import redis_spec
from service.supervisor.supervisor import END_DATA_S, Supervisor

ENDING_S = 20.0
"""How long the API of a killed supervisor may take to end: its processes notice within a second, and a busy machine is slow."""


@contextmanager
def run_service(config: Config, say: Say) -> Iterator[Supervisor]:
    """Run all processes; they have ended when the block is left.  Raises CannotStart, Stopped."""
    with _run_embedded(config, say, is_whole=True) as supervisor:
        supervisor.bring_up(program_specs(config))
        yield supervisor


@contextmanager
def run_redis_servers(config: Config) -> Iterator[None]:
    """The embedded Redis servers alone, for the block; no service runs here.  Raises CannotStart."""
    with _run_embedded(config, lambda *_: None, is_whole=False):
        signal.signal(signal.SIGINT, signal.default_int_handler)
        yield


@contextmanager
def _run_embedded(config: Config, say: Say, *, is_whole: bool) -> Iterator[Supervisor]:
    """Run the Redis servers that are embedded. is_whole: the rest of the service is to follow."""
    folders.ensure_folder(config.data_dir)
    try:
        lock = DataDirLock(config.data_dir, config.base_url)
    except OSError as error:
        raise CannotStart(f"Nothing can be written in {config.data_dir}: {error.strerror}.") from error
    supervisor, sockets = Supervisor(lock, say), socket_folder(config.data_dir)
    try:
        if is_whole:
            _check_address(config, ENDING_S if lock.follows_killed else 0)
            _check_servers(config, say)
        if _embedded(config):
            folders.ensure_private_folder(sockets)
            binary = find_redis_binary()
            supervisor.bring_up([redis_spec(config, name, sockets, binary) for name in _embedded(config)])
        yield supervisor
    finally:
        stubborn = supervisor.end()
        if is_whole:
            shutil.rmtree(counters_folder(config.data_dir), ignore_errors=True)
        lock.file.close()
    if stubborn:
        raise CannotStart(f"{' and '.join(stubborn)} still ran {END_DATA_S:.0f} s after being asked to end.")


def _embedded(config: Config) -> list[str]:
    """The Redis servers to start here."""
    return [*(["events"] if config.embedded_events else []), *(["jobs"] if config.embedded_jobs else [])]


def _check_address(config: Config, patience_s: float) -> None:
    """Raises CannotStart if the API could not listen on its address, after as long as an earlier run's may take to end."""
    until = time.monotonic() + patience_s
    while True:
        try:
            family = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)[0][0]
            socket.create_server((config.host, config.port), family=family).close()
            return
        except (OSError, UnicodeError) as error:
            if time.monotonic() > until or not isinstance(error, OSError) or error.errno != errno.EADDRINUSE:
                why = error.strerror if isinstance(error, OSError) else "not an address"
                raise CannotStart(f"Cannot listen on HOST {config.host}, PORT {config.port}: {why}; set PORT or HOST to another one.") from error
        time.sleep(0.1)


def _check_servers(config: Config, say: Say) -> None:
    """Report external servers.  Raises CannotStart if one is unusable."""
    if not config.embedded_events:
        say("events", external_redis.check_external_redis("events", config.redis_url, keeps_games=True))
    if not config.embedded_jobs and config.jobs_url != config.redis_url:
        say("jobs", external_redis.check_external_redis("jobs", config.jobs_url, keeps_games=False))
