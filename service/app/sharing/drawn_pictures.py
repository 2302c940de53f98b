"""Pictures that a process has drawn, and the processes that draw them."""

from __future__ import annotations

from dataclasses import dataclass, field

from service.lru_cache import LruCache
from service.pictures.rasters import Rasters

PICTURES = 24 * 2**20
"""Bytes of the cache."""


@dataclass(frozen=True)
class DrawnPictures:
    """rasters: draws in separate processes; cache: drawn pictures, by their content."""

    rasters: Rasters = field(default_factory=Rasters)
    cache: LruCache[bytes] = field(default_factory=lambda: LruCache(PICTURES, len))
