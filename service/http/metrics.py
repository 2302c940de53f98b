"""Data of `/metrics`: counters of all processes, and gauges of the current state."""

from __future__ import annotations

import fcntl
import os
import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Lock

import prometheus_client
from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from service.app.maintenance.health import KEPT_S, Health, Unavailable

LOCK = "lock"
MERGED_SUFFIX = "ended"
"""Replaces the process id in the name of a merged file."""


class CounterReader:
    """Counters of this process, or of all processes that share a folder; the latter are cached for one second."""

    def __init__(self, folder: str | None) -> None:
        self._folder = None if folder is None else Path(folder)
        self._lock = Lock()
        self._text = b""
        self._until_s = 0.0

    def text(self) -> bytes:
        """Counters in Prometheus' text format."""
        if self._folder is None:
            return prometheus_client.generate_latest()
        with self._lock:
            if not self._text or time.monotonic() >= self._until_s:
                self._text = merge_counters(self._folder)
                self._until_s = time.monotonic() + KEPT_S
            return self._text


def merge_counters(folder: Path) -> bytes:
    """Counters of all processes of a folder. Merges the files of dead processes into one per kind."""
    with (folder / LOCK).open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # else a file that another process merges meanwhile would be missed
        merge_dead_processes(folder)
        registry = CollectorRegistry()
        MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
        return prometheus_client.generate_latest(registry)


def merge_dead_processes(folder: Path) -> None:
    """Delete the live gauges of dead processes and merge their counters, however they ended."""
    for path in folder.glob("gauge_live*.db"):
        if belongs_to_dead_process(path):
            path.unlink(missing_ok=True)
    for kind in ("counter", "histogram"):
        dead = [path for path in folder.glob(f"{kind}_*.db") if belongs_to_dead_process(path)]
        if dead:
            merge_files(dead, folder / f"{kind}_{MERGED_SUFFIX}.db")


def belongs_to_dead_process(path: Path) -> bool:
    pid = re.search(r"_(\d+)\.db$", path.name)
    return pid is not None and not is_alive(int(pid[1]))


def merge_files(dead: list[Path], into: Path) -> None:
    """Add the counters of dead processes to the merged file, and delete theirs."""
    draft = into.with_name(f"{into.name}.new")
    draft.unlink(missing_ok=True)
    total: Counter[str] = Counter()
    for path in [*dead, *([into] if into.exists() else [])]:
        if path.stat().st_size:  # else it ended before it counted anything
            for key, value, _, _ in MmapedDict.read_all_values_from_file(str(path)):  # type: ignore[no-untyped-call]
                total[key] += value
    file = MmapedDict(str(draft))  # type: ignore[no-untyped-call]
    for key, value in total.items():
        file.write_value(key, value, 0.0)  # type: ignore[no-untyped-call]
    file.close()  # type: ignore[no-untyped-call]
    draft.replace(into)
    for path in dead:
        path.unlink(missing_ok=True)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def gauge_registry(health: Health) -> CollectorRegistry:
    """Registry of the gauges, read when collected."""
    registry = CollectorRegistry()
    registry.register(Gauges(health))
    return registry


class Gauges(Collector):
    """Gauges of the store, the jobs and the lobby, read on collection."""

    def __init__(self, health: Health) -> None:
        self._health = health

    def collect(self) -> Iterator[GaugeMetricFamily]:
        memory = self._health.memory()
        used, limit = ({name: use[at] for name, use in memory.items()} for at in (0, 1))
        yield gauge_family("redis_memory_bytes", "Memory that Redis uses", used)
        yield gauge_family("redis_memory_limit_bytes", "Its maxmemory, 0 for none", limit)
        try:
            found = self._health.check()
        except Unavailable:
            yield gauge_family("store_up", "Whether the events server takes writes", 0)
            return
        yield gauge_family("store_up", "Whether the events server takes writes", 1)
        yield gauge_family("jobs_up", "Whether the jobs server answers", found.jobs)
        yield gauge_family("owed_games", "Games with a due turn of automation", found.backlog.games)
        yield gauge_family("owed_longest_seconds", "Seconds that the longest has waited", found.backlog.longest_ms / 1000)
        yield gauge_family("lobby_lag_seconds", "Seconds that the lobby lags behind the feeds", found.lag_ms / 1000)
        if found.log_ms is not None:
            yield gauge_family("games_log_lag_seconds", "Seconds that new heads wait to be logged", found.log_ms / 1000)
        yield gauge_family("unrevealed_games", "Games that are over and whose seed was never revealed", found.unrevealed)
        yield gauge_family("webhooks_due", "Webhooks that wait for a courier", found.webhooks.webhooks)
        yield gauge_family("webhooks_lag_seconds", "Seconds that the longest has waited", found.webhooks.longest_ms / 1000)
        yield gauge_family("backup_timestamp_seconds", "When the last good backup was written", found.backup_ms / 1000)


def gauge_family(name: str, documentation: str, value: float | Mapping[str, float]) -> GaugeMetricFamily:
    """A gauge `deaddrop_NAME`. value: one number, or one for each server by name."""
    if not isinstance(value, Mapping):
        return GaugeMetricFamily(f"deaddrop_{name}", documentation, value)
    family = GaugeMetricFamily(f"deaddrop_{name}", documentation, labels=["server"])
    for server, each in value.items():
        family.add_metric([server], each)
    return family
