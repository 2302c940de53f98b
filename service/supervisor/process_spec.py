"""Specification of a supervised process, and one run of it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from service.supervisor.parent_death import READY
from service.supervisor.processes import ProcessIdentity, identify, kill_session, terminate

ProgressProbe = Callable[[], tuple[bool, str]]
"""Returns whether the process is ready, and a line for the operator, or ""."""


@dataclass(frozen=True)
class ProcessSpec:
    """One long-running command.

    progress: probes it from outside; None: it reports readiness itself.
    log: file for its output; None: the supervisor's own output.
    keeps_data: on stop it is waited for, never killed.
    before: called before each start.
    explain: turns the last line of its log into a message for the operator.
    """

    name: str
    command: tuple[str, ...]
    environ: Mapping[str, str]
    folder: Path
    progress: ProgressProbe | None = None
    log: Path | None = None
    keeps_data: bool = False
    before: Callable[[], None] = lambda: None
    explain: Callable[[str], str] = str


class ProcessRun:
    """One run of a process. heard: when it last showed progress, in monotonic seconds."""

    def __init__(self, part: ProcessSpec) -> None:
        self.part = part
        part.before()
        self.ready = False
        self.began = self.heard = time.monotonic()
        self._heard, tell = os.pipe()
        os.set_blocking(self._heard, False)
        try:
            self._process = _launch(part, tell)
        finally:
            os.close(tell)
        self.identity: ProcessIdentity = identify(self._process.pid)

    def has_ended(self) -> bool:
        """Whether the process has ended; reaps it."""
        return self._process.poll() is not None

    def was_killed(self) -> bool:
        """Whether it was ended by a signal."""
        return (self._process.poll() or 0) < 0

    def check_progress(self) -> str:
        """Update `ready` and `heard`; returns a line for the operator, or ""."""
        if self.part.progress:
            self.ready, line = self.part.progress()
            self.heard = time.monotonic() if line else self.heard
            return line
        self.ready = self._has_reported()
        return "ready" if self.ready else ""

    def terminate(self) -> None:
        """Send SIGTERM."""
        terminate(self.identity)

    def clear(self) -> None:
        """Kill the processes left in its session, and reap the process."""
        kill_session(self.identity.pid)
        self._process.wait()
        os.close(self._heard)

    def describe_end(self) -> str:
        """How it ended, with the last line of its log."""
        code = self._process.returncode
        how = f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        words = _read_last_line(self.part.log) if self.part.log else ""
        return f"{how}: {self.part.explain(words)}" if words else how

    def _has_reported(self) -> bool:
        try:
            return bool(os.read(self._heard, 16))
        except BlockingIOError:
            return False


def _launch(part: ProcessSpec, tell: int) -> subprocess.Popen[bytes]:
    """Start it in its own session: Ctrl-C reaches the supervisor alone, which stops its processes in order."""
    tells_itself = part.progress is None
    with part.log.open("ab") if part.log else nullcontext() as out:
        return subprocess.Popen(
            part.command,
            cwd=part.folder,
            env={**part.environ, READY: str(tell)} if tells_itself else part.environ,
            pass_fds=(tell,) if tells_itself else (),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )


def _read_last_line(log: Path) -> str:
    """The last line that is not blank."""
    with log.open("rb") as file:
        file.seek(max(0, log.stat().st_size - 4096))
        lines = file.read().decode(errors="replace").splitlines()
    return next((line.strip() for line in reversed(lines) if line.strip()), "")
