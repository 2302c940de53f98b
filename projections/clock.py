"""The clock of a table, as everybody may know it: it follows from who was asked, who answered and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from domain.game.clocks.table_clock import TableClock
from projections.timestamps import stamp, stamp_or_none


def clock_json(clock: TableClock) -> dict[str, Any]:
    """The clock as JSON values."""
    return {
        **to_builtins(clock.plan),
        "seats": [
            {
                "seat": seat,
                "bank_ms": bank_ms,
                "strikes": clock.strikes[seat],
                "absent": clock.absent[seat],
                "since": stamp_or_none(clock.times[seat].since_ms if seat in clock.times else None),
                "deadline": stamp_or_none(clock.deadline_ms(seat)),
            }
            for seat, bank_ms in enumerate(clock.banks_ms)
        ],
    }


def clock_lines(clock: TableClock | None, names: Sequence[str]) -> list[str]:
    """Deadlines, banks and absences in words."""
    if clock is None:
        return []
    lines = []
    for seat, name in enumerate(names):
        deadline_ms = clock.deadline_ms(seat)
        if clock.absent[seat]:
            lines.append(f"{name} is absent.")
        elif deadline_ms is not None:
            lines.append(f"{name} has time until {stamp(deadline_ms)}.")
    if clock.plan.bank_s:
        left = [f"{name} {bank_ms // 1000} s" for name, bank_ms in zip(names, clock.banks_ms, strict=True)]
        lines.append(f"Time in the banks: {', '.join(left)}.")
    return lines
