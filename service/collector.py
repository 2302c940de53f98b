"""Garbage collection in long-running processes."""

from __future__ import annotations

import gc

THRESHOLDS = (10_000, 10, 10)
"""Of the three generations. Python's default of 700 containers is reached within a few requests: the collector would scan
young answers again and again, though reference counting frees them.
"""


def settle_collector() -> None:
    """Exclude all objects loaded until now, which live as long as the process, from collections, and collect less often. Call
    once before serving: a full collection, which delays every request, then scans only objects of requests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
