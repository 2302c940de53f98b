"""Makes the wall clock of a process wrong by as many milliseconds as a file in CLOCKS says, named by its process; Python
imports this at its start.
"""

import os
import time
from pathlib import Path

LOOK_S = 0.1

place = Path(os.environ.get("CLOCKS", ""))
true_ns, wrong_ns, looked_s = time.time_ns, 0, 0.0


def time_ns() -> int:
    """The time as this process believes."""
    global wrong_ns, looked_s
    if time.monotonic() - looked_s > LOOK_S:
        looked_s = time.monotonic()
        try:
            wrong_ns = int((place / str(os.getpid())).read_text()) * 1_000_000
        except (OSError, ValueError):
            wrong_ns = 0
    return true_ns() + wrong_ns


if "CLOCKS" in os.environ:
    time.time_ns = time_ns
    time.time = lambda: time_ns() / 1e9
