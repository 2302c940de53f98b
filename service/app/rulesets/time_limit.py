"""Time limit for a bot's decision."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overtime(BaseException):
    """The time limit was exceeded. Not an Exception, so that no policy can catch it by accident."""



@contextmanager
def timebox(seconds: float) -> Iterator[None]:
    """Raises Overtime in the block after `seconds`. An outer alarm continues afterwards.

    Works only in the main thread; elsewhere the block has no limit.
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
