"""Programs that tests of what operators use ask for."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def tool(name: str) -> str:
    """A program beside this Python or on PATH; without it the test is skipped, and says so."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not on this machine")
    return found


def said(*words: str | Path) -> str:
    """What a program says; it must end well."""
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
