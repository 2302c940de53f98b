"""Readiness and backlog of the service."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from threading import Lock
from typing import NamedTuple

from projections import lobby
from service.app.due.outages import GAP_MS, last_alive_ms
from service.app.maintenance.server_key import is_shared_key
from service.app.projected import reveals
from service.app.proofs import games_log
from service.store import (
    DISK_FULL,
    OTHER_KEY,
    AutomationBacklog,
    MemoryUse,
    Store,
    Unavailable,
    WebhookBacklog,
    find_cause,
)

__all__ = ["DISK_FULL", "OTHER_KEY", "Health", "Standing", "Unavailable", "find_cause"]

KEPT_S = 1.0
LATE_MS = 30_000
"""Time after which an owed turn, or the lobby's lag, is reported as late."""


def to_second(at_s: float) -> str:
    """A time for operators.

    >>> to_second(0)
    '1970-01-01 00:00:00 UTC'
    """
    return datetime.fromtimestamp(at_s, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def is_silent(last_ms: int, now_ms: int) -> bool:
    """Whether a part whose last sign of life was then is away. A sign from the future is older than a clock set back."""
    return abs(now_ms - last_ms) > GAP_MS


class Standing(NamedTuple):
    """Result of a check. lag_ms: of the lobby behind the feeds; backup_ms: time of the last good backup, 0 for none;
    webhooks: number waiting for a courier; log_ms: time that the oldest news has waited for the log of games, None
    without a log; unrevealed: finished games whose seed was never revealed; is_dispatcher_away: it has shown signs of life
    and shows none now.
    """

    jobs: bool
    backlog: AutomationBacklog
    lag_ms: int
    backup_ms: int = 0
    webhooks: WebhookBacklog = WebhookBacklog(0, 0)
    log_ms: int | None = None
    unrevealed: int = 0
    is_dispatcher_away: bool = False

    @property
    def is_turn_late(self) -> bool:
        return self.backlog.longest_ms > LATE_MS

    @property
    def is_automation_late(self) -> bool:
        """Whether turns of bots and clocks wait, or will: no dispatcher asks for them."""
        return self.is_turn_late or self.is_dispatcher_away

    @property
    def is_lobby_late(self) -> bool:
        return self.lag_ms > LATE_MS

    @property
    def is_log_late(self) -> bool:
        return self.log_ms is not None and self.log_ms > games_log.LATE_MS

    @property
    def is_well(self) -> bool:
        is_late = self.is_automation_late or self.is_lobby_late or self.is_log_late
        return self.jobs and not is_late and not self.unrevealed


class Health:
    """Readiness check, cached for one second; never runs twice at once, and callers meanwhile get the last result.

    written_s: when the store last took a write of this process, by its own clock; None before the first.

    jobs: whether the jobs server answers; key: this host's; memory: of the Redis servers by name, available even while
    the store accepts no writes; origin: of the installation.
    """

    def __init__(
        self,
        store: Store,
        jobs: Callable[[], bool],
        key: bytes = b"",
        memory: Callable[[], Mapping[str, MemoryUse]] = dict,
        origin: str = "localhost",
    ) -> None:
        self._origin = origin
        self._store, self._jobs, self._key, self.memory = store, jobs, key, memory
        self._lock = Lock()
        self._found: Standing | Unavailable | None = None
        self.written_s: float | None = None
        self._until_s = 0.0

    def check(self) -> Standing:
        """The current result.  Raises Unavailable if games cannot be read and written."""
        if self._lock.acquire(blocking=False):
            try:
                if self._found is None or time.monotonic() >= self._until_s:
                    self._found = self._check_store()
                    self._until_s = time.monotonic() + KEPT_S
            finally:
                self._lock.release()
        found = self._found or Unavailable("not checked yet", "starting")
        if isinstance(found, Unavailable):
            raise Unavailable(str(found), found.reason)
        return found

    def note_write(self) -> None:
        """Note that the store took a write now: an outage began after it."""
        self.written_s = datetime.now(UTC).timestamp()

    def _check_store(self) -> Standing | Unavailable:
        try:
            self._store.ping()
            self.note_write()
            if not is_shared_key(self._store, self._key):
                return Unavailable(reason=OTHER_KEY)
            now_ms = self._store.clock_ms()
            lag_ms, backup_ms = self._store.waiting_ms(lobby.NAME, now_ms), self._store.last_backup()
            webhooks = self._store.webhook_backlog(now_ms)
            log_ms = games_log.log_waiting_ms(self._store, self._origin, now_ms)
            backlog, unrevealed = self._store.automation_backlog(now_ms), reveals.count_unrevealed(self._store, now_ms)
            last_ms = last_alive_ms(self._store)
            is_away = last_ms is not None and is_silent(last_ms, now_ms)
            return Standing(self._jobs(), backlog, lag_ms, backup_ms, webhooks, log_ms, unrevealed, is_away)
        except Unavailable as error:
            return error
