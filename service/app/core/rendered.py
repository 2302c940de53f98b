"""What a process has rendered for readers."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from service.lru_cache import LruCache

VIEWS, LINES = 64 * 2**20, 64 * 2**20
"""Bytes of the caches of views, and of events for subscribers."""


def size_of_view(view: tuple[bytes, str]) -> int:
    """Bytes of a view's body and text."""
    body, text = view
    return len(body) + sys.getsizeof(text)


def lines_bytes(lines: list[tuple[int, bytes]]) -> int:
    """Bytes of encoded events."""
    return sum(120 + len(line) for _, line in lines)


@dataclass(frozen=True)
class Rendered:
    """Caches of views, and of a log's lines by audience."""

    views: LruCache[tuple[bytes, str]] = field(default_factory=lambda: LruCache(VIEWS, size_of_view))
    lines: LruCache[list[tuple[int, bytes]]] = field(default_factory=lambda: LruCache(LINES, lines_bytes))
