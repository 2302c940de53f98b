"""The garbage collector of a process that serves for long."""

from __future__ import annotations

import gc

THRESHOLDS = (10_000, 10, 10)
"""Of the three generations. Python's own 700 containers are a few requests: young answers would be looked at again and
again, though their parts are freed without the collector.
"""


def settle_collector() -> None:
    """Leave what is loaded so far, which lives as long as the process, out of collections, and have fewer. Call once before
    serving: a full collection, which holds up every request, then looks only at what requests left.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
