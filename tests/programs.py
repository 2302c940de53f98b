"""Programs that compute something and end, whatever the clock says."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.hang import HANG_S

ROOT = Path(__file__).parents[1]
Run = subprocess.CompletedProcess[str]


def run_to_end(*command: str | Path, folder: Path = ROOT, settings: Mapping[str, str] = {}) -> Run:
    """What a program said, and its exit code. settings: beside the environment of this process."""
    environ = {**os.environ, **settings}
    return subprocess.run(
        list(map(str, command)), cwd=folder, env=environ, capture_output=True, text=True, encoding="utf-8", timeout=10 * HANG_S
    )
