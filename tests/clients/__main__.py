"""`make clients`: make clients of openapi.yaml with every generator, compile them, and play a whole game of every ruleset with each.

Needs a network the first time (the tools are then in `.cache/clients`) and Node.js. `ONLY="hey-api spectral"` runs the tools whose names hold
one of these words, `ONLY="--ruleset microdot"` takes the contract that types one game. Ends with a table, and with status 1 where anything failed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from rich.console import Console
from rich.table import Table

from tests.clients.generators import TOOLS, Tool
from tests.clients.names import missing_names
from tests.clients.tools import CACHE, HERE, ROOT, environment, install_node, install_python, pinned_version
from tests.journeys.service import whole_service

PATIENCE_S = 3600
"""For one command: only to end at all, on a machine however slow."""


class Result(NamedTuple):
    """How a tool did. failure: None if it did; note: what it made or played."""

    tool: Tool
    failure: str | None
    note: str
    seconds: float


class Failed(Exception):
    """A step that did not succeed, in words."""


class Task(NamedTuple):
    """What all tools of a run share. rulesets: that must be played at `url`; None: play nothing."""

    contract: Path
    modules: Path
    environ: dict[str, str]
    url: str
    rulesets: set[str] | None


def main() -> None:
    """Run the tools, print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="words of the tools' names; all without")
    parser.add_argument("--ruleset", help="take the contract that types this ruleset's games; makes and compiles only")
    args = parser.parse_args()
    tools = [each for each in TOOLS if not args.only or any(word in each.name for word in args.only)]
    if not tools:
        sys.exit(f"No tool is called so; there are: {', '.join(each.name for each in TOOLS)}.")
    modules = install_node()
    environ = environment(install_python(), modules)
    with tempfile.TemporaryDirectory() as data, whole_service(Path(data)) as url, ThreadPoolExecutor(2) as pool:
        if args.ruleset:
            task = Task(typed_contract(url, args.ruleset), modules, environ, url, None)
        else:
            task = Task(ROOT / "openapi.yaml", modules, environ, url, ruleset_names(url))
        results = list(pool.map(partial(run_tool, task), tools))
    print_results(results, task.contract.name)
    sys.exit(any(each.failure for each in results))


def typed_contract(url: str, ruleset: str) -> Path:
    """A file with the contract that types a ruleset's games."""
    path = CACHE / f"{ruleset}.json"
    with urllib.request.urlopen(f"{url}/openapi.json?ruleset={ruleset}", timeout=60) as answer:
        path.write_bytes(answer.read())
    return path


def ruleset_names(url: str) -> set[str]:
    with urllib.request.urlopen(f"{url}/v1/rulesets", timeout=60) as answer:
        return {each["name"] for each in json.load(answer)["items"]}


def run_tool(task: Task, tool: Tool) -> Result:
    """Make, compile and play, in a new folder."""
    if task.rulesets is None and tool.not_typed:
        return Result(tool, None, tool.not_typed, 0)
    began, folder = time.monotonic(), CACHE / "work" / task.contract.stem / tool.name.replace(" ", "-")
    plays = task.rulesets is not None
    try:
        prepare(folder, task.contract, task.modules)
        said = run(tool.make, folder, task.environ)
        note = check_names(tool, folder) if tool.code else last_line(said)
        run(tool.compile, folder, task.environ, entry=tool.player if plays else tool.client)
        if tool.play and task.rulesets is not None:
            note = check_games(run(tool.play, folder, task.environ, url=task.url), task.rulesets)
    except Failed as failed:
        return Result(tool, str(failed), "", time.monotonic() - began)
    return Result(tool, None, note, time.monotonic() - began)


def prepare(folder: Path, contract: Path, modules: Path) -> None:
    """An empty folder with the contract, the players and the installed packages."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HERE / "players", folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(contract, folder / "contract.yaml")
    (folder / "node_modules").symlink_to(modules)


def run(commands: Sequence[str], folder: Path, environ: dict[str, str], **filled: str) -> str:
    """What the last of these commands said, with their gaps filled.  Raises Failed."""
    said = ""
    for command in (each.format(**filled) for each in commands):
        done = subprocess.run(
            command.split(), cwd=folder, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE_S
        )  # fmt: skip
        said = done.stdout
        with (folder / "log.txt").open("a") as log:
            log.write(f"$ {command}\n{said}\n")
        if done.returncode:
            raise Failed(f"$ {command}\n{said[-3000:]}\n(in {folder})")
    return said


def check_names(tool: Tool, folder: Path) -> str:
    """How much was made.  Raises Failed where something of the contract is missing in it."""
    told = yaml.load((folder / "contract.yaml").read_bytes(), yaml.CSafeLoader)
    code = folder / (tool.code or "")
    if lost := missing_names(told, code):
        raise Failed(f"{tool.name} left out: {', '.join(lost)}\n(in {folder})")
    return "complete"


def check_games(said: str, rulesets: set[str]) -> str:
    """The games of a player: one line of JSON for each.  Raises Failed where a ruleset is missing."""
    games: list[dict[str, Any]] = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    if {each["ruleset"] for each in games if each["reason"]} != rulesets:
        raise Failed(f"not all rulesets were played to their end: {games}")
    return ", ".join(f"{each['ruleset']} {each['commands']}" for each in games)


def last_line(said: str) -> str:
    return said.strip().splitlines()[-1] if said.strip() else ""


def print_results(results: Sequence[Result], contract: str) -> None:
    """The table, with how many commands each client played; and on stderr what failed."""
    table = Table("tool", "version", "result", "seconds", title=f"Clients of {contract}")
    for each in results:
        result = "FAILED" if each.failure else each.note
        table.add_row(each.tool.name, pinned_version(each.tool.package), result, f"{each.seconds:.0f}")
    for each in results:
        if each.failure:
            print(f"--- {each.tool.name}\n{each.failure}", file=sys.stderr)
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
