"""pytest, with a second try for a few: `python -m tests.again [ARGUMENTS…]` takes the arguments of pytest.

A test that waits for other processes may fail where the machine is busy with something else. Up to `MOST` tests that
failed are run once more, one after another, with nothing beside them. The run is green if they pass then, and its last
lines name them: such a test is to be mended. More failures are no accident, and neither is one that comes again.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

MOST = 5
SOME_FAILED = 1
"""pytest's exit code where tests ran and some failed."""


def main(arguments: list[str]) -> int:
    """pytest's exit code; 0 where all that failed passed alone."""
    with tempfile.TemporaryDirectory() as folder:
        cache = ("-o", f"cache_dir={folder}")
        code = run_pytest(*arguments, *cache)
        failed = read_failed(Path(folder))
        if code != SOME_FAILED or not 0 < len(failed) <= MOST:
            return code
        print(f"\n--- {len(failed)} failed beside others; once more, alone", flush=True)
        if again := run_pytest("-q", "-n", "0", "-m", "long or not long", *cache, *failed):
            return again
    print("\n".join(["FAILED BESIDE OTHERS, PASSED ALONE (to be mended):", *failed]), flush=True)
    return 0


def run_pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def read_failed(cache: Path) -> list[str]:
    """Ids of the tests that failed in the run that left this cache."""
    file = cache / "v/cache/lastfailed"
    return sorted(json.loads(file.read_text())) if file.exists() else []


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
