"""In full what `make test` tries in short: `python -m tests.slow [PART...]` runs each part and says how long it took.

A part is a run of pytest, or of a module of the tests, in a process of its own. `DEADDROP_LAW_SECONDS` of 1 makes it a long one: marked `long`, more
samples, every position; 2 tries the laws for longer.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import NamedTuple


class Part(NamedTuple):
    """Arguments of pytest, and settings that only this part needs. module: run in pytest's place."""

    arguments: tuple[str, ...]
    settings: dict[str, str] = {}
    module: str | None = None


LONG = ("-m", "long")
"""Only what `make test` left out."""

PARTS = {
    "laws": Part(("tests/laws", "tests/tournaments/pairing")),
    "rulesets": Part(("tests/rulesets", "tests/projections", "tests/golden")),
    "stores": Part(("tests/store", "tests/simulation"), {"DEADDROP_WHOLE_CONTRACT": "1"}),
    "requests": Part(
        ("tests/http/test_schemathesis.py", "tests/http/test_evidence.py"), {"DEADDROP_SCHEMA_EXAMPLES": "20"}
    ),
    "browser": Part((*LONG, "tests/browser")),
    "operations": Part((*LONG, "--dist", "loadfile", "tests", "--ignore=tests/browser", "--ignore=tests/laws", "--ignore=tests/rulesets", "--ignore=tests/tournaments/pairing")),
    "attacks": Part((), module="tests.attack"),
    "clients": Part((), module="tests.clients"),
}


def main(names: list[str]) -> int:
    """The exit code: 0 where every part passed."""
    if unknown := set(names) - set(PARTS):
        print(f"There is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    failed, took = list[str](), dict[str, float]()
    for name in names or PARTS:
        part, began = PARTS[name], time.monotonic()
        print(f"--- {name}", flush=True)
        run = (part.module,) if part.module else ("pytest", "-q", "-n", "2", "--dist", "worksteal")
        command = [sys.executable, "-m", *run, *part.arguments]
        environ = {"DEADDROP_LAW_SECONDS": "1", **os.environ, **part.settings}
        if subprocess.run(command, env=environ, check=False).returncode:
            failed.append(name)
        took[name] = time.monotonic() - began
    for name, seconds in took.items():
        print(f"{name:<12}{seconds / 60:5.1f} minutes{'  FAILED' if name in failed else ''}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
