"""Who a seat is for, and which program plays it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Kind = Literal["human", "bot", "automaton"]


class Policy(msgspec.Struct, frozen=True):
    """The program that plays for a bot."""

    version: Annotated[int, Meta(description=(
        "The program's version, which rises when the same view and luck can lead to another command."
    ))]
    digest: Annotated[str, Meta(description="SHA-256 over the source of the program's ruleset, hexadecimal.")]


class BotTry(msgspec.Struct, frozen=True):
    """The computation of a bot's command."""

    number: Annotated[int, Meta(description="Number of the try, from 0.")]
    policy: Annotated[Policy | msgspec.UnsetType, Meta(description=(
        "The program that computed the command, if it differs from the program that the seat was filled with."
    ))] = msgspec.UNSET


class SeatPlan(msgspec.Struct, frozen=True):
    """The plan of a seat: the kind of its player, and a bot's policy."""

    kind: Annotated[Kind, Meta(description="The kind of the seat's player.")]
    bot: Annotated[str | None, Meta(description=(
        "The name of the bot's policy; absent for other kinds of player."
    ))] = None
    policy: Annotated[Policy | msgspec.UnsetType, Meta(description=(
        "The bot program of the seat: its version and digest."
    ))] = msgspec.UNSET
    open: Annotated[bool | msgspec.UnsetType, Meta(description=(
        "True if any caller may take the seat without a code; absent otherwise."
    ))] = msgspec.UNSET
