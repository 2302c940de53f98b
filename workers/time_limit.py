"""A bound on how long a bot may think."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overtime(Exception):
    """The time was up."""


@contextmanager
def timebox(seconds: float) -> Iterator[None]:
    """Raise Overtime in the block when it takes longer. An outer alarm goes on where it stood.

    Only a process's main thread can be interrupted; elsewhere the block is not bounded.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    started = time.monotonic()
    outer_handler = signal.signal(signal.SIGALRM, _overtime)
    outer_left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, outer_handler)
        if outer_left:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, outer_left - (time.monotonic() - started)))


def _overtime(_: int, __: FrameType | None) -> None:
    raise Overtime
