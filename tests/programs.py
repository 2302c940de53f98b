"""Programs that tests run to their end, or end themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

from tests.hang import HANG_S

Ran = CompletedProcess[str]
ROOT = Path(__file__).parents[1]


def run_to_end(
    command: Sequence[str | Path], environ: Mapping[str, str] | None = None, cwd: Path = ROOT, *, is_checked: bool = False
) -> Ran:
    """What a program said, run from the root of the project. environ: all that it gets; is_checked: fail if it does."""
    return subprocess.run(
        command, cwd=cwd, env=environ, capture_output=True, text=True, encoding="utf-8", timeout=10 * HANG_S, check=is_checked
    )  # fmt: skip


def python(*arguments: str | Path, **environ: str) -> str:
    """What another Python wrote. environ: beside the environment of this one.  Raises CalledProcessError."""
    return run_to_end([sys.executable, *arguments], {**os.environ, **environ}, is_checked=True).stdout


def end(process: subprocess.Popen[Any], patience_s: float = 10) -> None:
    """Ask a process to end, and kill it if it does not within so many seconds."""
    process.terminate()
    try:
        process.wait(patience_s)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
