"""A whole installation that may be killed in parts or at once, and started again where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import redis

from service.config import Config, socket_folder
from service.store import RedisStore, connect
from service.supervisor.processes import ProcessIdentity, is_process_alive
from tests.bench.servers import free_port
from tests.generous import GENEROUS, QUICK
from tests.hang import until
from tests.programs import end

SECRET = "5e" * 32
READY = "Ready after"


class Installation:
    """`deaddrop up` on a folder. It ends only what it has started itself. log: the file to which all parts write."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environ = {
            **os.environ, "DEADDROP_DATA": str(folder), "PORT": str(self.port), "DEADDROP_LIMITS": GENEROUS, "DEADDROP_OPEN": "off", "DEADDROP_PACE_MS": QUICK,
            "DEADDROP_SECRET": SECRET, "DEADDROP_WORKERS": "2", "PYTHONPATH": str(Path.cwd()), **settings,
        }  # fmt: skip
        self.log = folder / "up.log"
        self._supervisor: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._supervisor is not None
        left = list(self.parts().values()) if self._supervisor.poll() is None else []
        end(self._supervisor, patience_s=40)
        end_processes(left, patience_s=10)

    def start(self) -> None:
        """Start it, and wait until every part is ready."""
        told = self.said().count(READY)
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "service.cli", "up"]
            self._supervisor = subprocess.Popen(command, env=self._environ, stdout=log, stderr=log)
        until(lambda: self.said().count(READY) > told, "it does not get ready")

    def kill_supervisor(self) -> None:
        """End the supervisor by `kill -9`, and start another one."""
        assert self._supervisor is not None
        self._supervisor.kill()
        self._supervisor.wait()
        self.start()

    def started(self, *command: str, **settings: str) -> subprocess.Popen[bytes]:
        """One more process of the installation, started by hand."""
        config = self.config()
        environ = self._environ | {"DEADDROP_REDIS_URL": config.redis_url, "DEADDROP_JOBS_URL": config.jobs_url}
        with self.log.open("ab") as log:
            return subprocess.Popen([sys.executable, *command], env=environ | settings, stdout=log, stderr=log)

    def typed(self, *words: str) -> tuple[int, str]:
        """The exit status of a command, and what it says."""
        command = [sys.executable, "-m", "service.cli", *words]
        done = subprocess.run(command, env=self._environ, capture_output=True, text=True, check=False, timeout=120)
        return done.returncode, done.stdout + done.stderr

    @property
    def supervisor(self) -> int:
        assert self._supervisor is not None
        return self._supervisor.pid

    def parts(self) -> dict[str, ProcessIdentity]:
        """The processes that the supervisor has noted, by the names of their parts."""
        try:
            note = json.loads((self.folder / "supervisor.json").read_text())
        except FileNotFoundError:
            raise RuntimeError(f"the supervisor has ended: {self.said()[-2000:]}") from None
        return {name: ProcessIdentity(int(pid), str(birth)) for name, (pid, birth) in note["parts"].items()}

    def web_workers(self) -> list[int]:
        """The processes that serve the API."""
        return children(self.parts()["api"].pid)

    def await_part(self, name: str, before: ProcessIdentity) -> None:
        """Wait until a part runs again."""
        until(lambda: (now := self.parts()[name]) != before and is_process_alive(now), f"{name} is not started again")

    @property
    def ports(self) -> Sequence[int]:
        """Where its API answers."""
        return (self.port,)

    def await_ready(self) -> None:
        """Wait until the API says that it can do its work."""
        until(lambda: all(map(is_ready, self.ports)), "the API does not get ready")

    def said(self) -> str:
        """What the supervisors and what they started have said."""
        return self.log.read_text() if self.log.exists() else ""

    def redis(self, name: str) -> redis.Redis:
        """A client of one of its servers, by another way than the service's own."""
        return redis.Redis.from_url(self._socket_url(name), socket_timeout=5)

    def config(self) -> Config:
        """Its settings."""
        return Config.from_env(self._environ)

    def store(self) -> RedisStore:
        """Its events."""
        return RedisStore(connect(self.config().redis_url))

    def socket(self, name: str) -> Path:
        """Where a server listens."""
        return socket_folder(self.folder) / f"{name}.sock"

    def _socket_url(self, name: str) -> str:
        return f"unix://{self.socket(name)}"


def end_processes(processes: Sequence[ProcessIdentity], patience_s: float) -> None:
    """Terminate processes, also stopped ones, and wait for them."""
    left = [each for each in processes if is_process_alive(each)]
    for each in left:
        os.kill(each.pid, signal.SIGTERM)
        os.kill(each.pid, signal.SIGCONT)
    until(lambda: not any(map(is_process_alive, left)), "a part does not end", seconds=patience_s)


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2):
            return True
    except OSError:
        return False
