"""Interventions of an organiser as bodies."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from deaddrop_client import models, operations
from deaddrop_client.bodies import without_absent
from deaddrop_client.operation import Operation


def intervene(game: str, kind: str, author: str, reason: str, **more: Any) -> Operation[models.InterventionResult]:
    """The request for an intervention. more: other members of `models.InterventionBody`; those that are None are absent."""
    told = {name: to_text(each) if isinstance(each, datetime) else each for name, each in more.items()}
    body = without_absent({"kind": kind, "author": author, "reason": reason, **told})
    return operations.make_intervention(game, body)


def to_text(time: datetime) -> str:
    """A time in UTC.  Raises ValueError for one without a time zone.

    >>> to_text(datetime(2030, 3, 17, 17, 46, 40, tzinfo=UTC))
    '2030-03-17T17:46:40.000Z'
    """
    if time.tzinfo is None:
        raise ValueError("a time without its zone")
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
