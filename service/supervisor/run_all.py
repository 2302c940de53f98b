"""The whole service on one machine: checks, start and orderly stop."""

from __future__ import annotations

import errno
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from service.cannot_start import CannotStart
from service.config import Config, socket_folder
from service.supervisor import external_redis, folders, process_specs, redis_binary
from service.supervisor.data_dir_lock import DataDirLock
from service.supervisor.processes import ProcessIdentity, end_processes, is_process_alive, kill_session
from service.supervisor.redis_server import RedisServer, events_server, jobs_server
from service.supervisor.signals import SignalWaiter
from service.supervisor.supervisor import END_DATA_S, END_S, Say, Supervisor


@contextmanager
def run_service(config: Config, say: Say) -> Iterator[Supervisor]:
    """Run all processes; they have ended when the block is left.  Raises CannotStart, Stopped."""
    folders.ensure_folder(config.data_dir)
    folders.check_free_space(config.data_dir)
    lock = DataDirLock(config.data_dir, config.base_url)
    supervisor = Supervisor(lock, SignalWaiter(), say)
    try:
        _start_all(config, lock, supervisor, say)
        yield supervisor
    finally:
        stubborn = supervisor.end()
        lock.release(forget=not stubborn)
    if stubborn:
        raise CannotStart(f"{' and '.join(stubborn)} still ran {END_DATA_S:.0f} s after being asked to end.")


@contextmanager
def run_redis_servers(config: Config) -> Iterator[None]:
    """Redis servers for the block: running ones, else embedded ones started for it.  Raises CannotStart."""
    if not config.embedded_events:
        external_redis.check_external_redis("events", config.redis_url, keeps_games=False)
    folders.ensure_folder(config.data_dir)
    servers = _embedded_servers(config)
    if all(server.leftover() for server in servers):
        yield
        return
    lock = DataDirLock(config.data_dir, config.base_url)
    supervisor = Supervisor(lock, SignalWaiter(), lambda *_: None)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _end_leftovers(lock, servers, lambda *_: None)
        for server in servers:
            server.prepare()
        supervisor.bring_up([process_specs.redis_spec(server) for server in servers])
        yield
    finally:
        lock.release(forget=not supervisor.end())


def _start_all(config: Config, lock: DataDirLock, supervisor: Supervisor, say: Say) -> None:
    servers = _embedded_servers(config)
    _end_leftovers(lock, servers, say)
    _check_port(config)
    for server in servers:
        server.prepare()
    _check_external_servers(config, say)
    supervisor.bring_up([process_specs.redis_spec(server) for server in servers])
    supervisor.bring_up(process_specs.program_specs(config))


def _embedded_servers(config: Config) -> list[RedisServer]:
    """The Redis servers to start here."""
    if not (config.embedded_events or config.embedded_jobs):
        return []
    sockets = socket_folder(config.data_dir)
    folders.ensure_private_folder(sockets)
    found = redis_binary.find_redis_binary()
    events = [events_server(config, sockets, found)] if config.embedded_events else []
    jobs = [jobs_server(config, sockets, found)] if config.embedded_jobs else []
    return events + jobs


def _check_external_servers(config: Config, say: Say) -> None:
    """Check and report external servers."""
    if not config.embedded_events:
        say("events", external_redis.check_external_redis("events", config.redis_url, keeps_games=True))
    if not config.embedded_jobs and config.jobs_url != config.redis_url:
        say("jobs", external_redis.check_external_redis("jobs", config.jobs_url, keeps_games=False))


def _end_leftovers(lock: DataDirLock, servers: Sequence[RedisServer], say: Say) -> None:
    """Stop the processes of a supervisor that was killed: clients first, then the servers, so that all is written."""
    noted = lock.leftovers()
    for process in end_processes(
        [process for name, process in noted if name not in process_specs.SERVERS], patience_s=END_S
    ):
        kill_session(process.pid)
    for name, process in noted:
        if name in process_specs.SERVERS:
            _end_server(name, process, say)
    for server in servers:
        if found := server.leftover():
            _end_server(server.name, found, say)


def _end_server(name: str, process: ProcessIdentity, say: Say) -> None:
    if not is_process_alive(process):
        return
    if end_processes([process], patience_s=END_DATA_S):
        raise CannotStart(
            f"The {name} server of an earlier run (process {process.pid}) does not end; look after it first."
        )
    say(name, "ended the server of an earlier run")


def _check_port(config: Config) -> None:
    """Raises CannotStart when the API could not listen on its address."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen(1)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotStart(f"Port {config.port} on {config.host} is in use; set PORT to another one.") from error
        raise CannotStart(f"Cannot listen on {config.host}, port {config.port}: {error.strerror}.") from error
    except UnicodeError as error:
        raise CannotStart(f"HOST {config.host!r} is not an address.") from error
