"""Reads how the parts are started out of the files in `deploy`, and starts them so, in a place of the test's own."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from service.supervisor import redis_binary
from tests.bench.servers import free_port, free_ports
from tests.hang import HANG_S

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROGRAM = f"{sys.executable} -m service.cli"
SERVERS = ("events", "jobs")
NIGHTLY = "nightly"
"""The part of the compose file that is a script."""


class Command(NamedTuple):
    """One part, as it is started."""

    name: str
    words: list[str]
    environ: dict[str, str]


class Running(NamedTuple):
    """The parts as they run. counters: where workers and dispatchers show theirs, by part; told: what each told who started it."""

    url: str
    folder: Path
    counters: dict[str, str]
    told: dict[str, bytes]


def unit(name: str) -> dict[str, list[str]]:
    """The settings of a systemd unit."""
    settings: defaultdict[str, list[str]] = defaultdict(list)
    for line in (DEPLOY / "systemd" / name).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            settings[key].append(value)
    return settings


def environment_file(text: str) -> dict[str, str]:
    """The settings of an environment file, by the rules that systemd and compose share."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not re.fullmatch(r"[A-Z][A-Z0-9_]*=[^\s'\"$\\]*", line)] == []
    return dict(line.split("=", 1) for line in lines)


TEMPLATE = (DEPLOY / "deaddrop.env").read_text()
ETC = "/etc/deaddrop.env"
"""Where units and compose file read the settings."""


def by_units(folder: Path, port: int) -> Iterator[Command]:
    """The parts as systemd would start them, with the same paths below `folder`."""
    moved = {
        "/opt/deaddrop/.venv/bin/deaddrop": PROGRAM,
        "/opt/deaddrop": str(ROOT),
        "/usr/bin/redis-server": str(redis_binary.find_redis_binary().path),
        "/var/lib/": f"{folder}/lib/",
        "/run/": f"{folder}/run/",
    }
    for part in ("events", "jobs", "api", "worker@", "courier", "dispatcher"):
        found = unit(f"deaddrop-{part}.service")
        for kind, place in (("StateDirectory", "lib"), ("RuntimeDirectory", "run")):
            for each in found[kind]:
                (folder / place / each).mkdir(mode=0o700, parents=True, exist_ok=True)
        environ = dict(each.split("=", 1) for each in found["Environment"])
        environ |= environment_file(TEMPLATE) if found["EnvironmentFile"] == [ETC] else {}
        environ |= {"PORT": str(port)}
        if "DEADDROP_METRICS_PORT" in environ:
            environ["DEADDROP_METRICS_PORT"] = str(free_port())
        [start] = found["ExecStart"]
        words = shlex.split(replaced(start, moved | {f"${{{name}}}": value for name, value in environ.items()}))
        yield Command(part, words, {name: replaced(value, moved) for name, value in environ.items()})


def by_compose(folder: Path, port: int) -> Iterator[Command]:
    """The parts as containers would start them; a name on their network is a port here."""
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    ports = dict(zip(SERVERS, free_ports(len(SERVERS)), strict=True))
    moved = {"/etc/deaddrop/": f"{DEPLOY}/redis/"} | {f"{name}:6379": f"127.0.0.1:{at}" for name, at in ports.items()}
    image = dict(re.findall(r"\b([A-Z_]+)=([\w./:]+)", (DEPLOY / "Dockerfile").read_text().rpartition("FROM")[2]))
    for name, service in services.items():
        command = service["command"]
        if name == NIGHTLY:
            continue
        if name in SERVERS:
            (folder / name).mkdir()
            own = moved | {"/data": f"{folder / name}", "--port 6379": f"--port {ports[name]}", "$$": "$"}
            own |= {"docker-entrypoint.sh ": "", "redis-server ": f"{redis_binary.find_redis_binary().path} "}
            words = [*service.get("entrypoint", ()), *([command] if isinstance(command, str) else command)]
            words = [replaced(each, own) for each in words]
            yield Command(name, words if len(words) > 1 else shlex.split(words[0]), read_by(service))
            continue
        environ = image | {key: replaced(value, moved) for key, value in read_by(service).items()}
        environ |= {"HOST": "127.0.0.1", "PORT": str(port), "DEADDROP_DATA": str(folder / "data")}
        environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder / name / "metrics")
        environ["DEADDROP_METRICS_PORT"] = str(free_port())
        (folder / name / "metrics").mkdir(parents=True)
        del environ["PATH"]
        yield Command(name, [*shlex.split(PROGRAM), *command], environ)


def read_by(service: dict[str, Any], template: str = TEMPLATE) -> dict[str, str]:
    """The environment of a container: its file's settings, and over them its own."""
    told = environment_file(template) if service.get("env_file") == ETC else {}
    own: dict[str, str] = service.get("environment", {})
    return told | own


def replaced(text: str, by: Mapping[str, str]) -> str:
    for old, new in by.items():
        text = text.replace(old, new)
    return text


@contextmanager
def running(folder: Path, port: int, commands: Iterator[Command]) -> Iterator[Running]:
    """Start all of them, and end them with the block."""
    started: list[subprocess.Popen[bytes]] = []
    ears: dict[str, socket.socket] = {}
    found = Running(f"http://127.0.0.1:{port}", folder, {}, {})
    own = {name: value for name, value in os.environ.items() if not name.startswith(("DEADDROP_", "PROMETHEUS_"))}
    try:
        for command in commands:
            ears[command.name] = ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            ear.bind(str(folder / f"{command.name}.notify"))
            with (folder / f"{command.name}.log").open("wb") as log:
                environ = {**own, **command.environ, "NOTIFY_SOCKET": ear.getsockname()}
                started.append(subprocess.Popen(command.words, env=environ, cwd=ROOT, stdout=log, stderr=log))
            if command.name in SERVERS:
                until_it_listens(command)
            if "DEADDROP_METRICS_PORT" in command.environ and command.name != "api":
                found.counters[command.name] = f"http://127.0.0.1:{command.environ['DEADDROP_METRICS_PORT']}/metrics"
        for name, ear in ears.items():
            ear.settimeout(60 if name == "api" else 0.2)
            with suppress(TimeoutError):
                found.told[name] = ear.recv(1024)
        yield found
    finally:
        for process in reversed(started):
            process.terminate()
        for process in started:
            process.wait(HANG_S)
        for ear in ears.values():
            ear.close()


def until_it_listens(command: Command) -> None:
    """Wait for a Redis server."""
    words, end = " ".join(command.words).split(), time.monotonic() + HANG_S
    family, address = (
        (socket.AF_UNIX, words[words.index("--unixsocket") + 1])
        if "--unixsocket" in words
        else (socket.AF_INET, ("127.0.0.1", int(words[words.index("--port") + 1])))
    )
    while time.monotonic() < end:
        with socket.socket(family) as line, suppress(OSError):
            line.connect(address)
            return
        time.sleep(0.05)
    raise AssertionError(f"{command.name} does not listen")
