"""What an installation says of itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Installation:
    """origin: its name in signed notes; site: its public address, empty if not configured; has_relays: whether rounds of drand are
    fetched from relays.
    """

    origin: str = "localhost"
    site: str = ""
    has_relays: bool = False
