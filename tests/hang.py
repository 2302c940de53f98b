"""How long anything is waited for that should come at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

HANG_S = 60
"""Seconds that only something that hangs exceeds, on however busy a machine."""
PAUSE_S = 0.01


def until(
    is_so: Callable[[], object],
    what: str = "it does not come",
    pause_s: float = PAUSE_S,
    seconds: float = HANG_S,
    despite: tuple[type[Exception], ...] = (),
) -> None:
    """Return as soon as this is so. despite: errors that mean "not yet".  Raises TimeoutError, with `what`, for a hang."""
    end_s = time.monotonic() + seconds
    while True:
        with suppress(*despite):
            if is_so():
                return
        if time.monotonic() > end_s:
            raise TimeoutError(what)
        time.sleep(pause_s)
