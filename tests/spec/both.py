"""The JavaScript verifier's findings on records, to be held against those of `deaddrop verify`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.spec.node import node

VERIFY = "clients/verifier/verify.mjs"
AT_ONCE = 500
"""Files of one process, as a command line has an end."""


def js_facts(raws: Mapping[str, bytes], folder: Path, *options: str | Path) -> dict[str, Any]:
    """By name, what the JavaScript finds in each record; options: of the command."""
    names = {str(folder / f"{number}.jsonl"): name for number, name in enumerate(raws)}
    for file, name in names.items():
        Path(file).write_bytes(raws[name])
    files, found = list(names), dict[str, Any]()
    for first in range(0, len(files), AT_ONCE):
        ran = node(VERIFY, "--json", *options, *files[first : first + AT_ONCE])
        assert ran.stderr == "", ran.stderr
        told = [json.loads(line) for line in ran.stdout.splitlines()]
        found |= {names[each["file"]]: each for each in told}
    assert found.keys() == raws.keys()
    return found
