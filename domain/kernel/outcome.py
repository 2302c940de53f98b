"""Timers that rules set, and the outcome of a game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Seat


class Timer(msgspec.Struct, frozen=True):
    """A time limit set by the rules. name: distinguishes timers of equal length; seconds: from the event that starts
    it.
    """

    name: str
    seconds: int


class Outcome(msgspec.Struct, frozen=True):
    """Why a game ended and who won."""

    winners: Annotated[tuple[Seat, ...], Meta(description="Seats, ascending; empty if no seat won.")]
    reason: Annotated[str, Meta(description="The reason of the end, as a code of the ruleset.")]
