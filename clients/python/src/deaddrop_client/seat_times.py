"""The clock of a table, counted by the service's time."""

from __future__ import annotations

from typing import NamedTuple

from deaddrop_client.rules import AnyView


class SeatTime(NamedTuple):
    """The time of a seat when the view was made. left_s: seconds until its default is played, None while no time runs;
    bank_s: seconds in its bank when its open decision began; strikes: how often in a row its clock struck; is_absent: it
    is played for it, until it returns.
    """

    seat: int
    left_s: float | None
    bank_s: float
    strikes: int
    is_absent: bool


def seat_times(view: AnyView) -> list[SeatTime]:
    """The times of all seats, by seat; nothing where the table has no clock. What the own clock says does not matter."""
    return [
        SeatTime(
            each.seat,
            None if each.deadline is None else (each.deadline - view.server_time).total_seconds(),
            each.bank_ms / 1000,
            each.strikes,
            each.absent,
        )
        for each in (view.clock.seats if view.clock is not None else ())
    ]
