"""Operating-system processes: identities that survive pid reuse."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")


class ProcessIdentity(NamedTuple):
    """Pid and start time: pids are reused, the pair is not."""

    pid: int
    birth: str


def identify(pid: int) -> ProcessIdentity:
    """The process with this pid now; its `birth` is empty if there is none, or no /proc (macOS)."""
    try:
        stat = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        boot = (PROC / "sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return ProcessIdentity(pid, "")
    return ProcessIdentity(pid, "" if stat[0] in "ZX" else f"{boot}/{stat[19]}")


def is_process_alive(process: ProcessIdentity) -> bool:
    """Whether this very process still runs."""
    return bool(process.birth) and identify(process.pid) == process
