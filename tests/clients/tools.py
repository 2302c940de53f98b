"""Generators and linters at their pinned versions, installed once into `.cache/clients`."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CACHE = ROOT / ".cache" / "clients"
REQUIREMENTS, PACKAGE, LOCK = HERE / "requirements.txt", HERE / "package.json", HERE / "package-lock.json"


def install_python() -> Path:
    """The folder of the programs from PyPI.  Raises SystemExit with words."""
    home = CACHE / f"python-{digest(REQUIREMENTS)}"
    if not (home / "complete").exists():
        require_run("python -m venv", sys.executable, "-m", "venv", "--clear", home)
        pip = (home / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        require_run("pip install (needs a network)", *pip, "--require-hashes", "--requirement", REQUIREMENTS)
        (home / "complete").touch()
    return home / "bin"


def install_node() -> Path:
    """The `node_modules` of the programs from npm.  Raises SystemExit with words."""
    if not shutil.which("npm"):
        sys.exit("make clients needs Node.js 20 or later with npm on PATH.")
    home = CACHE / f"node-{digest(LOCK)}"
    if not (home / "complete").exists():
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        for each in (PACKAGE, LOCK):
            shutil.copy(each, home)
        require_run("npm ci (needs a network)", "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", cwd=home)
        (home / "complete").touch()
    return home / "node_modules"


def digest(lock: Path) -> str:
    return hashlib.sha256(lock.read_bytes()).hexdigest()[:12]


def require_run(purpose: str, *command: str | Path, cwd: Path | None = None) -> None:
    """Run a command.  Raises SystemExit with what it said."""
    done = subprocess.run(list(map(str, command)), cwd=cwd, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"make clients: {purpose} failed:\n{done.stdout[-2000:]}")


def pinned_version(package: str) -> str:
    """The version of a package of either lock.

    >>> pinned_version("openapi-typescript")[0].isdigit(), pinned_version("mypy")[0].isdigit()
    (True, True)
    """
    locked = json.loads(LOCK.read_text())["packages"].get(f"node_modules/{package}")
    if locked:
        return str(locked["version"])
    found = re.search(rf"^{re.escape(package)}==([^ ;]+)", REQUIREMENTS.read_text(), re.MULTILINE)
    return found[1] if found else "?"


def environment(programs: Path, modules: Path) -> dict[str, str]:
    """What the tools run with: both kinds of programs on PATH, compilers' caches beside them, and no news sent home."""
    return {
        **os.environ,
        "PATH": f"{programs}:{modules / '.bin'}:{os.environ['PATH']}",
        "GOCACHE": str(CACHE / "go"),
        "GOFLAGS": "-mod=mod",
        "MYPY_CACHE_DIR": str(CACHE / "mypy"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "REDOCLY_TELEMETRY": "off",
        "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true",
    }
