"""Whether the service can do its work now, and what waits to be done."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from threading import Lock
from typing import NamedTuple

from projections import lobby
from service.app.maintenance.server_key import OTHER, is_shared_key
from service.store import AutomationBacklog, MemoryUse, Store, Unavailable

__all__ = ["Health", "Standing", "Unavailable"]

KEPT_S = 1.0
LATE_MS = 30_000
"""How long a turn may be owed, or the lobby lag behind the feeds, before it is said to be late."""


class Standing(NamedTuple):
    """How things stand. lag_ms: how far the lobby is behind the feeds; backup_ms: when the last good backup was written, 0 for never."""

    jobs: bool
    owing: AutomationBacklog
    lag_ms: int
    backup_ms: int = 0

    @property
    def is_automation_late(self) -> bool:
        return self.owing.longest_ms > LATE_MS

    @property
    def is_lobby_late(self) -> bool:
        return self.lag_ms > LATE_MS

    @property
    def is_well(self) -> bool:
        return self.jobs and not self.is_automation_late and not self.is_lobby_late


class Health:
    """Looks at most once a second, whoever asks how often, and never twice at once: meanwhile it stands as it stood.

    jobs: whether the jobs server answers; key: this host's; memory: of the Redis servers, by name, also while the store
    takes no writes.
    """

    def __init__(
        self,
        store: Store,
        jobs: Callable[[], bool],
        key: bytes = b"",
        memory: Callable[[], Mapping[str, MemoryUse]] = dict,
    ) -> None:
        self._store, self._jobs, self._key, self.memory = store, jobs, key, memory
        self._lock = Lock()
        self._found: Standing | Unavailable | None = None
        self._until_s = 0.0

    def standing(self) -> Standing:
        """How things stand, if games can be read and written.  Raises Unavailable."""
        if self._lock.acquire(blocking=False):
            try:
                if self._found is None or time.monotonic() >= self._until_s:
                    self._found = self._looked()
                    self._until_s = time.monotonic() + KEPT_S
            finally:
                self._lock.release()
        found = self._found or Unavailable("nobody has looked yet", "starting")
        if isinstance(found, Unavailable):
            raise Unavailable(str(found), found.reason)
        return found

    def _looked(self) -> Standing | Unavailable:
        try:
            self._store.ping()
            if not is_shared_key(self._store, self._key):
                return Unavailable(OTHER, OTHER)
            now_ms = self._store.clock_ms()
            lag_ms, backup_ms = self._store.waiting_ms(lobby.NAME, now_ms), self._store.last_backup()
            return Standing(self._jobs(), self._store.owing(now_ms), lag_ms, backup_ms)
        except Unavailable as error:
            return error
