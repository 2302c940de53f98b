"""Servers for one measurement, on loopback and unix sockets, ended when it is over."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.generous import GENEROUS
from tests.programs import end

PATIENCE_S = 20


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    return free_ports(1)[0]


def free_ports(count: int) -> list[int]:
    """Ports of loopback that nobody listens on, each another one."""
    with ExitStack() as held:
        opened = [held.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [int(each.getsockname()[1]) for each in opened]


@contextmanager
def process(*command: str, **environ: str) -> Iterator[subprocess.Popen[bytes]]:
    """A child with its own settings, ended with the block."""
    child = subprocess.Popen([sys.executable, "-m", *command], env={**os.environ, **environ})
    try:
        yield child
    finally:
        end(child)


@contextmanager
def web(application: str, **environ: str) -> Iterator[int]:
    """gunicorn with the product's own worker settings, and for ours with its worker class; yields the port."""
    port = free_port()
    worker_class = "service.gunicorn.worker.PatientWorker" if application.startswith("service.") else "gthread"
    command = (
        "gunicorn", application, "--bind", f"127.0.0.1:{port}", "--worker-class", worker_class, "--workers", "2",
        "--threads", "32", "--keep-alive", "60", "--log-level", "warning", "--no-control-socket",
    )  # fmt: skip
    with process(*command, **{"DEADDROP_LIMITS": GENEROUS, "DEADDROP_OPEN": "off", **environ}):
        reached(port)
        yield port


def reached(port: int) -> None:
    """Wait until somebody listens."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def get(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        return bytes(answer.read())
