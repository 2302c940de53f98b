"""Libraries in C that are loaded into a Redis server, to make happen to it what nobody can wait for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

COMPILER = shutil.which("cc")
HERE = Path(__file__).parent


def compiled(name: str, folder: Path) -> Path:
    """The library, made in a folder; there must be a C compiler."""
    library = folder / f"{name}.so"
    command = [str(COMPILER), "-shared", "-fPIC", "-O1", "-o", str(library), str(HERE / f"{name}.c"), "-ldl"]
    subprocess.run(command, check=True)
    return library
