"""Times as clients read them."""

from __future__ import annotations

from datetime import UTC, datetime


def stamp(ms: int) -> str:
    """Milliseconds since the epoch as RFC 3339, in UTC with milliseconds."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
