"""What wakes the supervisor: a part that ended, or somebody who asks to stop."""

from __future__ import annotations

import os
import select
import signal
from types import FrameType


class SignalWaiter:
    """Signals as something to wait for, so that nothing is ever interrupted half-way."""

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
        """Until something happens, or for so long."""
        if select.select([self._hear], [], [], seconds)[0]:
            os.read(self._hear, 4096)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self.stopping = True
