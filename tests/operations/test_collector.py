"""Processes that serve leave what they loaded out of garbage collections, before they serve."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from service import collector, factory
from service.cli import processes
from service.collector import THRESHOLDS
from service.config import Config

SERVED = "import gc, service.wsgi; print(gc.get_freeze_count() > 50_000, gc.get_threshold())"


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    """Those of the tests are set again."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_what_is_loaded_is_collected_no_more() -> None:
    loaded = [[number] for number in range(1_000)]
    before = gc.get_freeze_count()
    collector.settle_collector()
    assert gc.get_freeze_count() - before >= len(loaded)
    assert gc.get_threshold() == THRESHOLDS


def test_a_worker_settles_its_collector_before_it_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "start_logging", lambda *_: None)
    monkeypatch.setattr(factory, "check_server_key", lambda _: None)
    seen = []

    def work(_: Config) -> None:
        seen.append(gc.get_threshold())

    gc.set_threshold(700, 10, 10)
    assert processes._run_part("worker", work) == 0
    assert seen == [THRESHOLDS]


def test_the_api_is_served_with_its_collector_settled(tmp_path: Path) -> None:
    environ = {
        **os.environ,
        "DEADDROP_DATA": str(tmp_path),
        "DEADDROP_REDIS_URL": f"unix://{tmp_path}/nothing.sock",
        "DEADDROP_SECRET": "5e" * 32,
    }
    asked = subprocess.run(
        [sys.executable, "-c", SERVED], env=environ, capture_output=True, text=True, timeout=120, check=False
    )
    assert asked.stdout.split("\n")[-2:] == [f"True {THRESHOLDS}", ""], asked.stderr
