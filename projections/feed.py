"""The feed: one entry per event, the same for everybody but for what is opened to whom."""

from __future__ import annotations

from typing import Any

from domain.game.log import AnyStored, openings
from domain.kernel.secrecy import Seat


def entry(
    stored: AnyStored, public: dict[str, Any], digest: bytes, secret: bytes, seat: Seat | None, *, everything: bool
) -> dict[str, Any]:
    """One entry as JSON values.

    public: the part that its digest covers; seat: the audience's; everything: the game lies open to this audience.
    """
    opened = openings(stored, public["version"], secret, seat, everything)
    return {**public, "openings": opened, "digest": digest.hex()}
