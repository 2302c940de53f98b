"""One supervisor per data directory: a lock, and a note of the processes it started, read after a crash."""

from __future__ import annotations

import fcntl
import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from service.cannot_start import CannotStart
from service.supervisor.processes import ProcessIdentity, identify, is_process_alive

PATIENCE_S = 10.0
"""How long a new supervisor waits for an ending supervisor."""


class DataDirLock:
    """The exclusive lock on a data directory. The kernel releases it when this process ends, however it ends."""

    def __init__(self, data_dir: Path, url: str) -> None:
        self._note = data_dir / "supervisor.json"
        self._url = url
        self._started: dict[str, ProcessIdentity] = {}
        self._lock = _acquire_lock(data_dir / "supervisor.lock", self._note)

    def leftovers(self) -> list[tuple[str, ProcessIdentity]]:
        """Processes noted by the previous supervisor, by name; they may have ended since."""
        parts = _read_note(self._note).get("parts", {})
        return [(name, ProcessIdentity(int(pid), str(birth))) for name, (pid, birth) in parts.items()]

    def note(self, name: str, process: ProcessIdentity) -> None:
        """Record that `name` now runs as `process`."""
        self._started[name] = process
        self._write(state="running")

    def note_ending(self) -> None:
        """Record that this supervisor is stopping, so that the next one waits for the lock."""
        self._write(state="ending")

    def release(self, *, forget: bool) -> None:
        """Release the lock. forget: delete the note, as no noted process runs any more."""
        if forget:
            self._note.unlink(missing_ok=True)
        self._lock.close()

    def _write(self, *, state: str) -> None:
        """Replace the note atomically."""
        note = {"state": state, "url": self._url, "supervisor": identify(os.getpid()), "parts": self._started}
        draft = self._note.with_suffix(".draft")
        with suppress(OSError):  # a full disk must not prevent an orderly stop
            draft.write_text(json.dumps(note))
            draft.replace(self._note)


def noted_processes(data_dir: Path) -> dict[str, ProcessIdentity]:
    """The supervisor noted in a data directory and the processes it started, by name; they may have ended since."""
    note = _read_note(data_dir / "supervisor.json")
    found = {**note.get("parts", {}), "supervisor": note.get("supervisor", (0, ""))}
    return {name: ProcessIdentity(int(pid), str(birth)) for name, (pid, birth) in found.items()}


def _acquire_lock(path: Path, note: Path) -> IO[str]:
    """Take the lock; waits for a holder that is starting or stopping.  Raises CannotStart for one that runs."""
    file = path.open("a")
    until = time.monotonic() + PATIENCE_S
    while not _try_lock(file):
        holder = _read_note(note)
        running = holder.get("state") == "running" and is_process_alive(_holder_identity(holder))
        if running or time.monotonic() > until:
            file.close()
            raise CannotStart(_in_use_text(path.parent, holder))
        time.sleep(0.05)
    return file


def _try_lock(file: IO[str]) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _in_use_text(data_dir: Path, holder: dict[str, Any]) -> str:
    supervisor = _holder_identity(holder)
    who = f" as process {supervisor.pid}, at {holder['url']}" if is_process_alive(supervisor) else ""
    return f"Dead Drop already runs on {data_dir}{who}; end that one first, or set DEADDROP_DATA to another directory."


def _holder_identity(holder: dict[str, Any]) -> ProcessIdentity:
    return ProcessIdentity(*holder.get("supervisor", (0, "")))


def _read_note(note: Path) -> dict[str, Any]:
    """The last note; empty when there is none or it is unreadable."""
    try:
        found = json.loads(note.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
