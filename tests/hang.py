"""How long anything is waited for that should come at once."""

from __future__ import annotations

import time
from collections.abc import Callable

HANG_S = 60
"""Seconds that only something that hangs exceeds, on however busy a machine."""
PAUSE_S = 0.01


def until(is_so: Callable[[], object], what: str = "it does not come", pause_s: float = PAUSE_S, seconds: float = HANG_S) -> None:
    """Return as soon as this is so. what: what the test fails with if it hangs."""
    end_s = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end_s, what
        time.sleep(pause_s)
