"""What differs between the clients, this one with `await`."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any


async def sleep(seconds: float) -> None:
    await asyncio.sleep(seconds)


async def awaited(found: object) -> Any:
    """What an author's code returned, or what that came to."""
    return await found if inspect.isawaitable(found) else found
