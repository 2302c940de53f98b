"""The public clock of a table, derived from questions, answers and their times."""

from __future__ import annotations

from collections.abc import Sequence

from domain.game.clocks.pause import Pause
from domain.game.clocks.table_clock import TableClock
from projections.timestamps import stamp, stamp_or_none
from service.answers.play import SeatClock, SentTableClock, TablePause


def clock_json(clock: TableClock, *, is_paused: bool) -> SentTableClock:
    """The clock in views; no deadline while the table is paused."""
    return SentTableClock.of(
        clock.plan,
        seats=[
            SeatClock(
                seat=seat,
                bank_ms=bank_ms,
                strikes=clock.strikes[seat],
                absent=clock.absent[seat],
                since=stamp_or_none(clock.times[seat].since_ms if seat in clock.times else None),
                deadline=stamp_or_none(None if is_paused else clock.deadline_ms(seat)),
            )
            for seat, bank_ms in enumerate(clock.banks_ms)
        ],
    )


def clock_lines(clock: TableClock | None, names: Sequence[str], *, is_paused: bool) -> list[str]:
    """Deadlines, banks and absences in words."""
    if clock is None:
        return []
    lines = []
    for seat, name in enumerate(names):
        deadline_ms = clock.deadline_ms(seat)
        if clock.absent[seat]:
            lines.append(f"{name} is absent.")
        elif deadline_ms is not None and not is_paused:
            lines.append(f"{name} has time until {stamp(deadline_ms)}.")
    if clock.plan.bank_s:
        left = [f"{name} {bank_ms // 1000} s" for name, bank_ms in zip(names, clock.banks_ms, strict=True)]
        lines.append(f"Time in the banks: {', '.join(left)}.")
    return lines


def pause_json(pause: Pause) -> TablePause:
    """A pause in views."""
    return TablePause.of(pause, since=stamp_or_none(pause.since_ms))


def pause_lines(pause: Pause | None) -> list[str]:
    """A pause in words."""
    if pause is None:
        return []
    if pause.since_ms is None:
        return [f"The game will be paused until {pause.until}, once the open decisions are answered."]
    return [f"The game is paused until {pause.until}. No move is taken meanwhile, and every clock stands still."]
