"""The memory limit of the events server: the one that it is started with, and one with which moves are accepted again."""

from __future__ import annotations

import os
import re

from service.config import Config
from service.supervisor.redis_server import default_limit, share_of_memory

MIB = 2**20
UNITS = {"": 1, "b": 1, "k": 1000, "kb": 2**10, "m": 1000**2, "mb": MIB, "g": 1000**3, "gb": 2**30}
SIZE = re.compile(r"(\d+)([a-z]{0,2})")
LEAST_AIR = 256 * MIB
"""The least room above what is used that a raised limit leaves."""


def limit_at_start(config: Config) -> int:
    """The limit that the events server is started with, in bytes: by the supervisor, else by DEADDROP_EVENTS_MEMORY; 0 if
    it is not known here.
    """
    if config.embedded_events:
        return default_limit()
    return parse_size(os.environ.get("DEADDROP_EVENTS_MEMORY", ""))


def parse_size(text: str) -> int:
    """Bytes of a size as Redis reads it; 0 if it is none.

    >>> parse_size("1gb"), parse_size("500M"), parse_size("much")
    (1073741824, 500000000, 0)
    """
    found = SIZE.fullmatch(text.strip().lower())
    return int(found[1]) * UNITS.get(found[2], 0) if found else 0


def higher_limit(used: int, total: int) -> int:
    """A limit in MiB that leaves room: twice what is used, and at most a safe share of the machine's `total` bytes (0 if not
    known). Always more than is used, or it would help nothing.

    >>> higher_limit(2 * MIB, 0), higher_limit(400 * MIB, 0), higher_limit(400 * MIB, 1000 * MIB), higher_limit(700 * MIB, 1000 * MIB)
    (258, 800, 600, 716)
    """
    wanted = max(2 * used, used + LEAST_AIR)
    most = share_of_memory(total) if total else wanted
    return max(min(wanted, most), used + 16 * MIB) // MIB
