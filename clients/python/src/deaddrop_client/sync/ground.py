"""What differs between the clients, this one with blocking calls."""

from __future__ import annotations

import time
from typing import Any


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def awaited(found: object) -> Any:
    """What an author's code returned."""
    return found
