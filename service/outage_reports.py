"""Reports outages in the log: one line when one begins, one per further cause, counts ever more rarely, and one at its end. A single
failure after which the server can be used is one line.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Event, Lock, Thread
from typing import NamedTuple

log = logging.getLogger(__name__)

LOOK_S = 1.0
"""Interval at which a server is probed during an outage."""
QUIET_S = 5.0
"""An outage is over after this long without a failure, if its server takes writes again; shorter pauses are part of it. Before this
age, a second cause is only a step of the first, as is a server that reads its file after it was killed.
"""
COUNTS_S = (60.0, 600.0, 3600.0)
"""Ages at which an outage is reported again, then every hour."""

MOST_CAUSES = 8
"""Causes of one outage that are reported."""

Probe = Callable[[], object]
"""Raises if the server still cannot be used."""


class OutageCause(NamedTuple):
    """Why a server cannot be used. word: the server's own, or ours; what: ends the sentence "the events server …"; remedy:
    for operators; players: one sentence for players, without details of the installation.
    """

    word: str
    what: str
    remedy: str
    players: str = ""


class ServerOutage:
    """One outage of one server, in this process. began_s, last_s: monotonic times of its first and latest failure; is_said: whether its
    begin was reported.
    """

    def __init__(self, began_s: float, since: str, probe: Probe | None) -> None:
        self.began_s = self.last_s = began_s
        self.since, self.probe = since, probe
        self.causes: dict[str, OutageCause] = {}
        self.failures = self.counts = 0
        self.is_said = False

    def next_count_s(self) -> float:
        """The age at which it is reported again."""
        return (
            COUNTS_S[self.counts] if self.counts < len(COUNTS_S) else COUNTS_S[-1] * (self.counts - len(COUNTS_S) + 2)
        )


class OutageReports:
    """The outages that a process sees, by server. Thread-safe.

    is_watching: whether a thread looks for their ends, else `look` is called by others; is_brief: whether lines name the
    cause alone, in a process whose neighbours see the same: then the dispatcher's line has the remedy, and so has doctor.
    """

    def __init__(self, clock_s: Callable[[], float] = time.monotonic, *, is_watching: bool = True, is_brief: bool = False) -> None:
        self._clock_s, self._is_watching, self._is_brief = clock_s, is_watching, is_brief
        self._outages: dict[str, ServerOutage] = {}
        self._lock = Lock()

    def note(self, server: str, cause: OutageCause, probe: Probe | None = None) -> None:
        """Count a failure. server: its name in a sentence; probe: None if only `end` tells that it is over. With a probe, the begin is
        reported when it fails too, or at a second failure.
        """
        with self._lock:
            now_s = self._clock_s()
            outage = self._outages.get(server)
            if outage is None:
                since = datetime.now(UTC).isoformat(timespec="seconds")
                outage = self._outages[server] = ServerOutage(now_s, since, probe)
                outage.causes[cause.word] = cause
                if probe and self._is_watching:
                    Thread(target=self._watch, args=(server,), name=f"outage of {server}", daemon=True).start()
            outage.failures += 1
            outage.last_s = now_s
            is_passing = now_s - outage.began_s < QUIET_S
            if not outage.is_said:
                if probe is None or outage.failures > 1:
                    self._begin(server, outage)
            elif cause.word in outage.causes or is_passing or len(outage.causes) == MOST_CAUSES:
                self._count(server, outage, now_s)
            else:
                outage.causes[cause.word] = cause
                self._say(server, cause, f"out since {outage.since}")

    def look(self, server: str) -> bool:
        """Probe a server in an outage; whether that is over, which is then reported."""
        outage = self._outages.get(server)
        if outage is None or outage.probe is None:
            return outage is None
        try:
            outage.probe()
        except Exception:
            with self._lock:
                outage.last_s = now_s = self._clock_s()
                if outage.is_said:
                    self._count(server, outage, now_s)
                else:
                    self._begin(server, outage)
            return False
        if self._clock_s() - outage.last_s < QUIET_S:
            return False
        self.end(server)
        return True

    def end(self, server: str) -> None:
        """Report that an outage is over, if there was one."""
        with self._lock:
            outage = self._outages.pop(server, None)
        if outage is None:
            return
        causes = {"cause": " ".join(outage.causes)}
        if not outage.is_said:
            log.warning("%s failed once, at %s, and answers again: %s", server, outage.since, causes["cause"], extra=causes)
        else:
            lasted_s = outage.last_s - outage.began_s
            log.warning(
                "%s can be used again: out for %.0f s since %s, as seen here, %d requests refused or delayed",
                server, lasted_s, outage.since, outage.failures, extra=causes,
            )  # fmt: skip

    def _begin(self, server: str, outage: ServerOutage) -> None:
        outage.is_said = True
        self._say(server, next(iter(outage.causes.values())), "from now on only counted until it ends")

    def _say(self, server: str, cause: OutageCause, begins: str) -> None:
        log.warning("%s %s. To do: %s (%s)", server, cause.what, self._remedy(cause), begins, extra={"cause": cause.word})

    def _remedy(self, cause: OutageCause) -> str:
        return "as the dispatcher or `deaddrop doctor` says" if self._is_brief else cause.remedy

    def _count(self, server: str, outage: ServerOutage, now_s: float) -> None:
        if now_s - outage.began_s >= outage.next_count_s():
            outage.counts += 1
            cause = [*outage.causes.values()][-1]
            log.warning(
                "%s still cannot be used since %s, as seen here, %d requests refused or delayed: it %s. To do: %s",
                server, outage.since, outage.failures, cause.what, self._remedy(cause), extra={"cause": cause.word},
            )  # fmt: skip

    def _watch(self, server: str) -> None:
        pause = Event()
        while not self.look(server):
            pause.wait(LOOK_S)
