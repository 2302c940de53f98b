"""Suspensions of players: they open no tables, take no seats and send no messages, but may play running games to their
end.
"""

from __future__ import annotations

import msgspec

from domain.kernel.errors import Forbidden
from projections.timestamps import stamp
from service.app.core.context import Context

NAME = "suspensions"
"""The projection: a row for each suspended player."""


class Suspension(msgspec.Struct, frozen=True):
    """A player's suspension. until_ms: its end, None: indefinite."""

    at_ms: int
    until_ms: int | None


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Suspension)


def find_suspension(context: Context, player: str) -> Suspension | None:
    """The suspension of a player in force now."""
    row = context.store.row(NAME, player)
    found = None if row is None else _DECODER.decode(row)
    return None if found is None or (found.until_ms is not None and found.until_ms <= context.now_ms()) else found


def suspend(context: Context, player: str, at_ms: int, until_ms: int | None) -> None:
    """Suspend a player, replacing any earlier suspension. until_ms: None for good."""
    context.store.put_row(NAME, player, at_ms, at_ms, _ENCODER.encode(Suspension(at_ms, until_ms)))


def lift(context: Context, player: str) -> bool:
    """End a player's suspension; False if there is none."""
    found = find_suspension(context, player)
    context.store.delist(NAME, player)
    return found is not None


def require_not_suspended(context: Context, player: str) -> None:
    """Raises Forbidden with code `suspended`."""
    found = find_suspension(context, player)
    if found is not None:
        until = "" if found.until_ms is None else f" until {stamp(found.until_ms)}"
        raise Forbidden(f"This player is suspended{until}: no new tables, no seats, no messages.", "suspended")
