"""Feed limits shared by both stores: retention, page size, default clock."""

from __future__ import annotations

import time

RETENTION_MS = 24 * 60 * 60 * 1000
PAGE_ENTRIES = 500


def system_clock_ms() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
