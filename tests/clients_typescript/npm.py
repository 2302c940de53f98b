"""The TypeScript client as its own tools see it: node and npm, the packages that it is built with."""

from __future__ import annotations

import subprocess
from pathlib import Path

from clients.typescript.generate import HERE, environment_with_node


def run(*command: str, cwd: Path = HERE, **settings: str) -> str:
    """What a command prints. Fails with all of it where the command does."""
    done = subprocess.run(
        command, cwd=cwd, env=environment_with_node() | settings, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-20_000:]}\n{done.stderr[-5000:]}"
    return done.stdout
