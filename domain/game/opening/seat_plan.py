"""Who a seat is for, and which program plays it."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["human", "bot", "automaton"]


class Policy(msgspec.Struct, frozen=True):
    """Which program plays for a bot. version: rises when the same view and luck can lead to another command; digest:
    SHA-256 over the source of its ruleset, hex.
    """

    version: int
    digest: str


class BotTry(msgspec.Struct, frozen=True):
    """How a bot came to its command. number: of the try, from 0. policy: where it is not the one that the seat was filled
    with.
    """

    number: int
    policy: Policy | msgspec.UnsetType = msgspec.UNSET


class SeatPlan(msgspec.Struct, frozen=True):
    """Who a seat is for. `bot`: the name of its policy, for bots. kind: who plays it. policy: of a
    bot. open: anybody may sit down without a code; only where that is so.
    """

    kind: Kind
    bot: str | None = None
    policy: Policy | msgspec.UnsetType = msgspec.UNSET
    open: bool | msgspec.UnsetType = msgspec.UNSET
