"""Runs a page of docs/guides as its reader would: files are written, commands run in one shell, outputs compared."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.S | re.M)
SERVICE = "http://127.0.0.1:8000"
CHECKOUT = "~/dead-drop"
"""What pages call the reader's service, and the folder where Dead Drop was checked out."""
MARK = "=== block {} ==="


class Block(NamedTuple):
    """A fenced block. language: `sh` is run, `text` is what the block before it prints; name: of the file to write."""

    language: str
    name: str | None
    text: str


def copy_checkout(folder: Path) -> Path:
    """A checkout for readers, who install and build clients in it. The rest of it is this one's."""
    folder.mkdir()
    for each in ROOT.iterdir():
        if each.name != "clients":
            (folder / each.name).symlink_to(each)
    made = shutil.ignore_patterns("node_modules", "build", "*.egg-info", "*.tgz", "__pycache__")
    shutil.copytree(ROOT / "clients", folder / "clients", ignore=made)
    return folder


def read_blocks(page: Path, url: str, checkout: Path = ROOT) -> list[Block]:
    """The blocks of a page for this service and this checkout."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [
        Block(language, name or None, text.replace(SERVICE, url).replace(CHECKOUT, str(checkout)))
        for language, name, text in found
    ]


def run_page(page: Path, url: str, folder: Path, timeout_s: float) -> None:
    """Carry a page out in an empty folder.  Raises AssertionError where a command fails or prints something else."""
    run_blocks(page.name, read_blocks(page, url, copy_checkout(folder / ".checkout")), folder, timeout_s)


def run_blocks(page: str, blocks: Sequence[Block], folder: Path, timeout_s: float) -> None:
    """Carry blocks of a page out.  Raises AssertionError where a command fails or prints something else."""
    script, expected = ["set -euo pipefail"], {}
    for number, block in enumerate(blocks):
        if block.name is not None:
            (folder / ".blocks").mkdir(exist_ok=True)
            (folder / ".blocks" / str(number)).write_text(block.text, encoding="utf-8")
            script.append(f'mkdir -p "$(dirname "{block.name}")"; cp .blocks/{number} "{block.name}"')
        elif block.language == "sh":
            script.append(f"{block.text}\nprintf '\\n%s\\n' '{MARK.format(number)}'")
        elif block.language == "text":
            expected[number - 1] = block.text
    environ = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(
        ["bash", "-c", "\n".join(script)], cwd=folder, env=environ, capture_output=True, text=True, timeout=timeout_s
    )
    assert done.returncode == 0, f"{page}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    outputs = split_by_block(done.stdout)
    for number, text in expected.items():
        assert re.fullmatch(to_pattern(text), outputs[number].strip(), re.S), (page, text, outputs[number])


def split_by_block(stdout: str) -> dict[int, str]:
    """What each block printed, by its number."""
    parts = re.split(r"^=== block (\d+) ===\n", stdout, flags=re.M)
    return {int(number): text for text, number in zip(parts[::2], parts[1::2], strict=False)}


def to_pattern(text: str) -> str:
    """A pattern for an output in which `...` stands for anything.

    >>> bool(re.fullmatch(to_pattern("over\\n...\\n"), "over\\nAnna wins", re.S))
    True
    """
    return ".*".join(re.escape(part) for part in text.strip().split("..."))
