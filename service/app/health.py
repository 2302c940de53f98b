"""Whether the service can do its work now."""

from __future__ import annotations

from service.app.context import Context
from service.store import Unavailable

__all__ = ["Unavailable", "ready"]


def ready(context: Context) -> None:
    """Return if games can be read and written.  Raises Unavailable."""
    context.store.ping()
