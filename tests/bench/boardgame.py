"""Row 15: moves a second over a server, to boardgame.io over its own, which npm brings into a folder of the cache where it is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tests.bench import load
from tests.bench.games import Table, playing
from tests.bench.rows import Row, alternating, product, row
from tests.bench.servers import free_port, reached

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3")
PROGRAM = Path(__file__).with_suffix(".cjs")
CLIENTS, SECONDS = 16, 1.0
INSTALL_S, SERVE_S = 240, 120


class LeftOut(Exception):
    """Why it cannot be measured here."""


def rows() -> Iterator[Row]:
    """16 clients, each waiting for its answer. Theirs is a counter that three players raise by turns, with its credentials checked; ours is
    Microfilms, all of it. In memory theirs is forgotten with its process; in files it is not synced, and takes few games.
    """
    try:
        home = installed()
    except LeftOut as why:
        yield Row(15, f"moves/s, to boardgame.io: left out, {why}", 0, 0, 0, "–", "–")
        return
    for where, files, fsync, games in (
        ("in memory", False, "everysec", 200),
        ("in its files", True, "always", CLIENTS),
    ):
        with product(fsync) as (port, _), serving(home, files=files) as theirs:
            tables = [Table(port) for _ in range(games)]
            pairs = alternating(partial(ours, port, tables), partial(moves, home, theirs, games))
        note = f"{pairs[-1][0]:.0f}/s, fsync {fsync}, against {pairs[-1][1]:.0f}/s of a counter"
        what = f"moves/s, {CLIENTS} clients, {games} games, to boardgame.io {where}"
        yield row(15, what, [a / b for a, b in pairs], "–", "–", note)


def installed() -> Path:
    """The folder with their packages.  Raises LeftOut."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise LeftOut("there is no node and npm")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    home = cache / "deaddrop-bench" / "+".join(PACKAGES)
    if not (home / "whole").exists():
        install = [
            npm,
            "install",
            "--prefix",
            str(home),
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--silent",
            *PACKAGES,
        ]
        try:
            home.mkdir(parents=True, exist_ok=True)
            subprocess.run(install, cwd=home, check=True, capture_output=True, timeout=INSTALL_S)
        except (OSError, subprocess.SubprocessError) as error:
            raise LeftOut("npm does not bring it") from error
        (home / "whole").touch()  # npm has come to its end
    return home


@contextmanager
def serving(home: Path, *, files: bool) -> Iterator[tuple[int, int]]:
    """Their server: where games are played, and where they are made."""
    ports = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as said:
        server = node("serve", *ports, *([folder] if files else []))
        child = subprocess.Popen(server, env=environ(home), cwd=folder, stdout=said, stderr=said)
        try:
            for port in ports:
                reached(port)
            yield ports
        finally:
            child.terminate()
            child.wait(10)


def moves(home: Path, ports: tuple[int, int], games: int) -> float:
    """Moves a second that their server accepts, in games that are new."""
    command = node("load", *ports, games, CLIENTS, SECONDS)
    told = subprocess.run(command, env=environ(home), capture_output=True, text=True, check=True, timeout=SERVE_S)
    return float(told.stdout)


def ours(port: int, tables: list[Table]) -> float:
    return load.run(port, [playing(tables[number::CLIENTS]) for number in range(CLIENTS)], SECONDS).rate


def node(*words: object) -> list[str]:
    return ["node", str(PROGRAM), *map(str, words)]


def environ(home: Path) -> dict[str, str]:
    return {**os.environ, "NODE_PATH": str(home / "node_modules")}
