"""Specification of a supervised process, and the process itself: started, watched and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path

from service.supervisor.data_dir_lock import DataDirLock
from service.supervisor.parent_death import READY, end_with_parent
from service.supervisor.processes import identify

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 15.0
"""Pauses before a process that ended is started again; each is twice the one before."""
LIVED_WELL_S = 30.0
"""After a run of this length the pauses begin again at `FIRST_PAUSE_S`."""

Say = Callable[[str, str], None]
"""Reports to the operator: the name of a process, a line about it."""


@dataclass(frozen=True)
class ProcessSpec:
    """One long-running command.

    progress: probes it from outside: whether it is ready, and a line for the operator, or ""; None: it reports itself.
    log: file for its output; None: the supervisor's own output.
    keeps_data: on stop it is waited for, never killed, and while it runs no other supervisor starts.
    before: called before each start.
    explain: from its exit status and the lines of its log in this run, why it ended, for the operator.
    """

    name: str
    command: tuple[str, ...]
    environ: Mapping[str, str]
    folder: Path
    progress: Callable[[], tuple[bool, str]] | None = None
    log: Path | None = None
    keeps_data: bool = False
    before: Callable[[], None] = lambda: None
    explain: Callable[[int, list[str]], str] = lambda _status, _lines: ""


class SupervisedProcess:
    """A process by its specification.

    ready: how it said that it is ready, "" before; was_ready: in any run; ends: without a long run between; why: its last end; heard_s: when it last
    showed progress, in monotonic seconds.
    """

    def __init__(self, spec: ProcessSpec, lock: DataDirLock, say: Say) -> None:
        self.spec, self._lock, self._say = spec, lock, say
        self.line = self.ready = self.why = ""
        self.ends = self._alike = self._log_size = 0
        self._start_s, self.was_ready = 0.0, False
        self.heard_s = time.monotonic()
        self.process: subprocess.Popen[bytes] | None = None

    def step(self) -> None:
        """Start it if it is due, and see whether it ended or got ready."""
        now_s = time.monotonic()
        if self.process is None:
            if now_s >= self._start_s:
                self._start(now_s)
        elif self.process.poll() is not None:
            self._note_end(now_s, self.process.returncode)
        elif not self.ready:
            self._look(now_s)
        elif self.ends and now_s - self._began_s > LIVED_WELL_S:
            if self.ends > 1:
                self._say(self.spec.name, f"again for {LIVED_WELL_S:.0f} s: {self.ready}")
            self.ends = self._alike = 0

    def terminate(self) -> None:
        """Send SIGTERM, also if it is stopped."""
        if self.process:
            self.process.terminate()
            self.process.send_signal(signal.SIGCONT)

    def clear(self) -> None:
        """Kill what is left of it and of its children."""
        if self.process:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            os.close(self._heard)
            self.process = None

    def _start(self, now_s: float) -> None:
        spec = self.spec
        spec.before()
        self._began_s, self.heard_s, self.line, self.ready = now_s, now_s, "", ""
        self._log_size = spec.log.stat().st_size if spec.log and spec.log.exists() else 0
        self._heard, tell = os.pipe()
        os.set_blocking(self._heard, False)
        with spec.log.open("ab") if spec.log else nullcontext() as out:
            self.process = subprocess.Popen(
                spec.command,
                cwd=spec.folder,
                env=spec.environ if spec.progress else {**spec.environ, READY: str(tell)},
                pass_fds=[self._lock.file.fileno()] if spec.keeps_data else [tell],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,  # Ctrl-C reaches the supervisor alone, which stops its processes in order
                preexec_fn=end_with_parent,  # the supervisor has one thread
            )
        os.close(tell)
        self._lock.note(spec.name, identify(self.process.pid))

    def _look(self, now_s: float) -> None:
        is_ready, self.line = self.spec.progress() if self.spec.progress else self._hear()
        if self.line:
            self.heard_s = now_s
        if is_ready:
            self.ready = self.line
            if self.ends == 1 and self.was_ready:
                self._say(self.spec.name, f"again: {self.line}")
            self.was_ready = True

    def _hear(self) -> tuple[bool, str]:
        """Whether it has reported that it is ready."""
        with suppress(BlockingIOError):
            return (True, "ready") if os.read(self._heard, 16) else (False, "")
        return False, ""

    def _note_end(self, now_s: float, status: int) -> None:
        """Clean up, to be started again after a pause. Ends in a row for the same reason are reported ever more rarely."""
        self.ends += 1
        how = f"killed by {signal.Signals(-status).name}" if status < 0 else f"exit code {status}"
        words = self.spec.explain(status, self._read_log())
        why = f"{how}: {words}" if words else how
        self._alike = self._alike + 1 if why == self.why else 1
        self.why = why
        self.clear()
        pause_s = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** min(self.ends - 1, 9))
        self._start_s = now_s + pause_s
        if self.was_ready and self._alike & (self._alike - 1) == 0:
            times = f", {self._alike} times in a row" if self._alike > 1 else ""
            self._say(self.spec.name, f"ended ({self.why}){times}; starting it again in {pause_s:g} s")

    def _read_log(self) -> list[str]:
        """The last lines that its log got in this run."""
        if not self.spec.log:
            return []
        with self.spec.log.open("rb") as file:
            file.seek(max(self._log_size, self.spec.log.stat().st_size - 16_384))
            return [line.strip() for line in file.read().decode(errors="replace").splitlines() if line.strip()]
