"""Who a seat is for, and which program plays it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Kind = Literal["human", "bot", "automaton"]


class Policy(msgspec.Struct, frozen=True):
    """Which program plays for a bot."""

    version: Annotated[int, Meta(description="Rises when the same view and luck can lead to another command.")]
    digest: Annotated[str, Meta(description="SHA-256 over the source of its ruleset, hex.")]


class BotTry(msgspec.Struct, frozen=True):
    """How a bot came to its command."""

    number: Annotated[int, Meta(description="Of the try, from 0.")]
    policy: Annotated[Policy | msgspec.UnsetType, Meta(description=(
        "If it differs from the policy that the seat was filled with."
    ))] = msgspec.UNSET


class SeatPlan(msgspec.Struct, frozen=True):
    """Who a seat is for."""

    kind: Annotated[Kind, Meta(description="Who plays it.")]
    bot: Annotated[str | None, Meta(description="The name of its policy, for bots.")] = None
    policy: Annotated[Policy | msgspec.UnsetType, Meta(description="Of a bot.")] = msgspec.UNSET
    open: Annotated[bool | msgspec.UnsetType, Meta(description=(
        "True if anyone may sit down without a code; else absent."
    ))] = msgspec.UNSET
