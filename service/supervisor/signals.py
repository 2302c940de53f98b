"""Wakes the supervisor when a child ends or a signal asks it to stop."""

from __future__ import annotations

import os
import select
import signal
from types import FrameType


class SignalWaiter:
    """Turns signals into wake-ups of `wait`, so that no other call is interrupted."""

    def __init__(self) -> None:
        self.stopping = False
        self._hear, tell = os.pipe()
        for end in (self._hear, tell):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            signal.signal(signal.SIGHUP, self._stop)

    def wait(self, seconds: float) -> None:
        """Wait for a signal, at most `seconds`."""
        if select.select([self._hear], [], [], seconds)[0]:
            os.read(self._hear, 4096)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self.stopping = True
