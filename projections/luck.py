"""The luck of a game before its deal, as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from domain.game.information_state import InformationState
from domain.game.opening.luck_status import LuckStatus, Moment
from domain.kernel.event_text import and_list
from projections.timestamps import stamp


def luck_json(luck: LuckStatus | None, deadline_ms: int | None) -> dict[str, Any] | None:
    """The luck as JSON values; None for a game without a plan for it. deadline_ms: of the wait for nonces."""
    if luck is None:
        return None
    until_ms = deadline_ms if luck.state == "closed" else None
    return {
        "state": luck.state,
        "epoch": luck.epoch,
        "nonces": luck.plan.nonces,
        "public": luck.plan.public,
        "wait_s": luck.plan.wait_s,
        "commits": list(luck.commits),
        "given": [nonce is not None for nonce in luck.nonces],
        "awaits": list(luck.awaited_seats),
        "until": None if until_ms is None else stamp(until_ms),
        "silent": list(luck.silent),
        "closed": head_of(luck.closed),
        "drawn": head_of(luck.drawn),
        "round": to_builtins(luck.public),
    }


def head_of(moment: Moment | None) -> dict[str, Any] | None:
    return None if moment is None else {"version": moment.version, "digest": moment.digest}


ALONE = "The operator alone chose the luck."


def luck_lines(info: InformationState, names: Sequence[str]) -> list[str]:
    """What the table waits for before the deal, in words; and after it, where nobody brought anything to the luck."""
    luck = info.luck
    if info.is_operators_luck:
        return [ALONE]
    if luck is None:
        return []
    if luck.state == "closed":
        return [
            f"Waiting for the numbers for the luck of {and_list([names[seat] for seat in luck.awaited_seats], 'nobody')}."
        ]
    if luck.state == "drawn" and not luck.entropy:
        awaited = f"round {luck.public.round} of drand" if luck.public is not None else "luck made in public view"
        return [f"Waiting for {awaited}."]
    if luck.state == "cancelled":
        silent = and_list([names[seat] for seat in luck.silent], "nobody")
        return [f"Cancelled: {silent} kept their numbers for the luck back."]
    return []
