"""One supervisor per data directory: a lock that its Redis servers hold too, and a note of its processes."""

from __future__ import annotations

import fcntl
import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from service.cannot_start import CannotStart
from service.supervisor.processes import ProcessIdentity, identify, is_process_alive

PATIENCE_S = 35.0
"""How long a new supervisor waits for an ending one, and for its Redis servers to write all they have."""


class DataDirLock:
    """The exclusive lock on a data directory. The kernel releases it when this process and its servers end, however they end.

    follows_killed: an earlier supervisor was killed, and its programs may be ending still.
    """

    def __init__(self, data_dir: Path, url: str) -> None:
        self._note, self._url = data_dir / "supervisor.json", url
        self._parts: dict[str, ProcessIdentity] = {}
        self.file = (data_dir / "supervisor.lock").open("a")
        until = time.monotonic() + PATIENCE_S
        while not self._try_lock():
            if (runs := _running_text(data_dir)) or time.monotonic() > until:
                self.file.close()
                raise CannotStart(runs or f"Redis servers of an earlier run do not end: `fuser -k {self.file.name}` kills them.")
            time.sleep(0.05)
        self.follows_killed = self._note.exists()
        self._write()

    def note(self, name: str, process: ProcessIdentity) -> None:
        """Record that `name` now runs as `process`."""
        self._parts[name] = process
        self._write()

    def note_ending(self) -> None:
        """Delete the note: this supervisor is stopping, and the next one waits for the lock."""
        self._note.unlink(missing_ok=True)

    def _try_lock(self) -> bool:
        with suppress(BlockingIOError):
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        return False

    def _write(self) -> None:
        """Replace the note atomically."""
        note = {"url": self._url, "supervisor": identify(os.getpid()), "parts": self._parts}
        draft = self._note.with_suffix(".draft")
        with suppress(OSError):  # on a full disk the old note stays
            draft.write_text(json.dumps(note))
            draft.replace(self._note)


def noted_processes(data_dir: Path) -> dict[str, ProcessIdentity]:
    """The supervisor noted in a data directory and the processes it started, by name; they may have ended since."""
    note = _read_note(data_dir)
    found = {**note.get("parts", {}), "supervisor": note.get("supervisor", (0, ""))}
    return {name: ProcessIdentity(int(pid), str(birth)) for name, (pid, birth) in found.items()}


def noted_url(data_dir: Path) -> str:
    """The address of the API that the supervisor noted in a data directory has started; empty if there is no note."""
    return str(_read_note(data_dir).get("url", ""))


def _read_note(data_dir: Path) -> dict[str, Any]:
    """The note; empty if there is none or it is unreadable."""
    with suppress(OSError, ValueError):
        return dict(json.loads((data_dir / "supervisor.json").read_text()))
    return {}


def _running_text(data_dir: Path) -> str:
    """The refusal if a supervisor runs; empty if it starts, ends, or was killed."""
    supervisor = noted_processes(data_dir)["supervisor"]
    if not is_process_alive(supervisor):
        return ""
    who = f"as process {supervisor.pid}, at {_read_note(data_dir).get('url')}"
    return f"Dead Drop already runs on {data_dir} {who}; end that one first, or set DEADDROP_DATA to another directory."
