"""The feed: one entry per event, the same for everybody but for what is opened to whom."""

from __future__ import annotations

from typing import Any

from domain.game.log import Sealed, openings
from domain.kernel.secrecy import Seat


def entry(sealed: Sealed, seat: Seat | None, *, everything: bool) -> dict[str, Any]:
    """One entry as JSON values. seat: the audience's; everything: the game lies open to this audience."""
    opened = openings(sealed.hidden, seat, everything)
    return {**sealed.public, "openings": opened, "digest": sealed.digest.hex()}
