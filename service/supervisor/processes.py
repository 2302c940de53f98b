"""Operating-system processes: identities that survive pid reuse, and termination with the whole session."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")


class ProcessIdentity(NamedTuple):
    """Pid and start time: pids are reused, the pair is not."""

    pid: int
    birth: str


def identify(pid: int) -> ProcessIdentity:
    """The process with this pid now; its `birth` is empty when there is none."""
    return ProcessIdentity(pid, _read_birth(pid))


def is_process_alive(process: ProcessIdentity) -> bool:
    """Whether this very process still runs."""
    return bool(process.birth) and _read_birth(process.pid) == process.birth


def terminate(process: ProcessIdentity) -> None:
    """Send SIGTERM, and SIGCONT in case the process is stopped."""
    if is_process_alive(process):
        _send_signal(process.pid, signal.SIGTERM)
        _send_signal(process.pid, signal.SIGCONT)


def kill_session(leader: int) -> None:
    """Kill all processes left in the session of `leader`."""
    members = [pid for pid in _list_pids() if _read_session(pid) == leader]
    for pid in members:
        _send_signal(pid, signal.SIGKILL)
    if not PROC.is_dir():
        try:
            os.killpg(leader, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            return


def end_processes(processes: Iterable[ProcessIdentity], *, patience_s: float) -> list[ProcessIdentity]:
    """Terminate processes and wait; returns the ones still running after `patience_s` seconds."""
    left = [process for process in processes if is_process_alive(process)]
    for process in left:
        terminate(process)
    until = time.monotonic() + patience_s
    while left and time.monotonic() < until:
        time.sleep(0.02)
        left = [process for process in left if is_process_alive(process)]
    return left


def _send_signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return


def _read_birth(pid: int) -> str:
    """Start time of a process, unique on this machine; empty when it does not run."""
    if not PROC.is_dir():
        return _read_birth_by_ps(pid)
    stat = _read_stat(pid)
    if not stat or stat[0] in "ZX":
        return ""
    boot = (PROC / "sys/kernel/random/boot_id").read_text().strip()
    return f"{boot}/{stat[19]}"


def _read_birth_by_ps(pid: int) -> str:
    """As `_read_birth`, on systems without /proc (macOS)."""
    asked = subprocess.run(["ps", "-o", "state=,lstart=", "-p", str(pid)], capture_output=True, text=True, check=False)
    state, _, began = asked.stdout.strip().partition(" ")
    return "" if state.startswith("Z") else began.strip()


def _read_session(pid: int) -> int:
    stat = _read_stat(pid)
    return int(stat[3]) if stat else 0


def _list_pids() -> list[int]:
    return [int(entry.name) for entry in PROC.iterdir() if entry.name.isdigit()] if PROC.is_dir() else []


def _read_stat(pid: int) -> list[str]:
    """The fields of /proc/<pid>/stat after the name: 0 state, 3 session, 19 start time; empty when there is no such process."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
