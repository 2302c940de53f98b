"""Formatting of timestamps."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache


def stamp(ms: int) -> str:
    """Milliseconds since the epoch as RFC 3339, in UTC with milliseconds."""
    seconds, rest = divmod(ms, 1000)
    return f"{second_text(seconds)}.{rest:03}Z"


def stamp_or_none(ms: int | None) -> str | None:
    """The same; None for None."""
    return None if ms is None else stamp(ms)


@lru_cache(16)
def second_text(seconds: int) -> str:
    """A second since the epoch, without fraction; cached, as many timestamps share it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()[:19]
