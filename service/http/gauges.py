"""What `/metrics` tells: what the processes have counted, and how things stand now."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import prometheus_client
from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from service.app.health import Health, Unavailable


def counters(folder: str | None) -> CollectorRegistry:
    """What this process has counted, or all that count into a folder."""
    if folder is None:
        return prometheus_client.REGISTRY
    forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return registry


def forget_the_dead(folder: Path) -> None:
    """Remove what processes that ended, however they did, last said of how things stood with them; their counts stay."""
    for path in folder.glob("gauge_live*.db"):
        pid = re.search(r"_(\d+)\.db$", path.name)
        if pid and not is_alive(int(pid[1])):
            path.unlink(missing_ok=True)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def gauges(health: Health) -> CollectorRegistry:
    """How things stand."""
    registry = CollectorRegistry()
    registry.register(Gauges(health))
    return registry


class Gauges(Collector):
    """Asks when it is asked."""

    def __init__(self, health: Health) -> None:
        self._health = health

    def collect(self) -> Iterator[GaugeMetricFamily]:
        try:
            found = self._health.standing()
        except Unavailable:
            yield gauge("store_up", "Whether the events server takes writes", 0)
            return
        yield gauge("store_up", "Whether the events server takes writes", 1)
        yield gauge("jobs_up", "Whether the jobs server answers", found.jobs)
        yield gauge("owed_games", "Games in which automation owes a turn", found.owing.games)
        yield gauge("owed_longest_seconds", "Seconds that the longest has waited", found.owing.longest_ms / 1000)
        yield gauge("lobby_lag_seconds", "Seconds that the lobby is behind the feeds", found.lag_ms / 1000)


def gauge(name: str, documentation: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"deaddrop_{name}", documentation, value)
