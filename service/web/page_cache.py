"""Rendered pages of tournaments, kept compressed: the page of a large tournament shrinks to a tenth, so a cache holds ten times as many."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from service.lru_cache import LruCache

FASTEST = 1
"""Level of compression: a page of 850 kB takes 8 ms, its rendering 100."""


def cached_page(pages: LruCache[bytes], key: str, render: Callable[[], bytes | None]) -> bytes | None:
    """The page of a key, rendered unless it is held. key: names all that the page depends on, and nothing of the request
    but its path and query; render: None if there is no such page, which is not kept.
    """
    held = pages.peek(key)
    if held is not None:
        return zlib.decompress(held)
    page = render()
    if page is not None:
        pages.put(key, zlib.compress(page, FASTEST))
    return page
