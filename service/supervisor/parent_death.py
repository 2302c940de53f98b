"""Ties a process to its supervisor: it ends when the supervisor ends, and reports when it is ready."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

READY = "DEADDROP_READY_FD"
PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Get SIGTERM when the parent process dies, even by kill -9. Linux only; kept across exec."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def tell_ready() -> None:
    """Report readiness to the supervisor, if there is one."""
    ear = os.environ.pop(READY, None)
    if ear:
        os.write(int(ear), b"ready")
        os.close(int(ear))
