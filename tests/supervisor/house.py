"""A supervisor under test, with its own port and data directory, and what an operator can see of it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.bench.servers import free_port
from tests.hang import HANG_S

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


class House:
    """`deaddrop up` on one data directory; may be started several times, also while another one runs."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data, self.port = data, free_port()
        self.settings = settings
        self.started: list[subprocess.Popen[str]] = []

    def environ(self, **more: str) -> dict[str, str]:
        own = {name: value for name, value in os.environ.items() if not name.startswith("DEADDROP_")}
        return {
            **own,
            "PYTHONPATH": f"{HERE / 'standins'}:{ROOT}",
            "DEADDROP_DATA": str(self.data),
            "PORT": str(self.port),
            "DEADDROP_WEB_WORKERS": "1",
            **self.settings,
            **more,
        }

    def launch(self, preexec: Callable[[], None] | None = None, **more: str) -> subprocess.Popen[str]:
        """Start it, and wait for nothing."""
        process = subprocess.Popen(
            [sys.executable, "-m", "service.cli", "up"],
            env=self.environ(**more),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=preexec,
        )
        self.started.append(process)
        return process

    def start(self, **more: Any) -> "Supervisor":
        """Start it, and wait until it is ready."""
        return Supervisor(self.launch(**more)).until("Ready after")

    def refuse(self, **more: Any) -> tuple[int, str]:
        """Start it where it must refuse: exit code and what it said on stderr."""
        process = self.launch(**more)
        _, said = process.communicate(timeout=HANG_S)
        return process.returncode, said

    def post(self, text: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}/kept", text.encode(), timeout=HANG_S) as answer:
            return str(answer.read(), "utf-8")

    def kept(self) -> list[str]:
        with urlopen(f"http://127.0.0.1:{self.port}/kept", timeout=HANG_S) as answer:
            return str(answer.read(), "utf-8").split()

    def processes(self) -> dict[int, str]:
        """Every process of this data directory that runs now, with its command line and current directory.

        Redis writes its title over its environment, and is known by its directory instead.
        """
        wanted = f"DEADDROP_DATA={self.data}".encode()
        found = {}
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                folder = (entry / "cwd").readlink()
                ours = wanted in (entry / "environ").read_bytes().split(b"\0") or folder.is_relative_to(self.data)
            except OSError:
                continue
            if ours and int(entry.name) != os.getpid():
                found[int(entry.name)] = f"{command}in {folder}"
        return found

    def find(self, word: str) -> list[int]:
        return [pid for pid, command in self.processes().items() if word in command]

    def wait_until_gone(self, word: str, seconds: float = HANG_S) -> bool:
        until = time.monotonic() + seconds
        while self.find(word) and time.monotonic() < until:
            time.sleep(0.05)
        return not self.find(word)

    def clear(self) -> None:
        """Leave nothing behind, whatever the test did."""
        for pid in self.processes():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        for process in self.started:
            process.wait(timeout=HANG_S)
            for pipe in (process.stdout, process.stderr):
                assert pipe is not None
                pipe.close()


class Supervisor:
    """One run of `deaddrop up`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process, self.said = process, ""

    def until(self, words: str) -> "Supervisor":
        """Read on until it has said these words."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        for line in self.process.stdout:
            self.said += line
            if words in line:
                return self
        raise AssertionError(f"it ended without saying {words!r}: {self.said}{self.process.stderr.read()}")

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal: the exit code."""
        self.process.send_signal(number)
        rest, _ = self.process.communicate(timeout=2 * HANG_S)
        self.said += rest
        return self.process.returncode

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(timeout=HANG_S)
