"""Ties a process to its supervisor: it ends when the supervisor ends, and reports when it is ready."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

SUPERVISOR = "DEADDROP_SUPERVISOR"
READY = "DEADDROP_READY_FD"
PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Get SIGTERM when the parent process dies, even by kill -9. Linux only; kept across exec."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def end_with_supervisor() -> None:
    """As `end_with_parent`, for a process started by a supervisor, which may have died already. Else does nothing."""
    supervisor = os.environ.get(SUPERVISOR)
    if supervisor:
        end_with_parent()
        if os.getppid() != int(supervisor):
            sys.exit(1)


def tell_ready() -> None:
    """Report readiness to the supervisor, if there is one."""
    ear = os.environ.pop(READY, None)
    if ear:
        os.write(int(ear), b"ready")
        os.close(int(ear))
