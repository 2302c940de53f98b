"""Gives a bank back the time that an outage took from it, before the person's answer makes the loss final."""

from __future__ import annotations

from contextlib import suppress

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.kernel.errors import Conflict, Stale
from domain.kernel.secrecy import Seat
from projections.timestamps import stamp
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request
from service.app.due.outages import load_outages, without_pauses


def give_bank_back(context: Context, game: Game, seat: Seat) -> None:
    """Append `game.time_given` if an outage uses up the bank of the seat's open decision. Once for each outage.

    Raises Missing, Unavailable.
    """
    table = game.table_clock
    if table is None or seat not in game.open or not table.takes_bank(seat, context.now_ms()):
        return
    now_ms = context.store.clock_ms()
    if lost_bank_ms(context, game, seat, now_ms) <= 0:
        return
    key = f"outage/{game.open[seat].id}/{table.times[seat].outages_ms}"

    def act(latest: Game, cause: Cause) -> Batch:
        return decide.give_time(latest, lost_bank_ms(context, latest, seat, now_ms), cause._replace(at=stamp(now_ms)))

    with suppress(Stale, Conflict):
        context.games.execute(game.id, Request(key, key), act)


def lost_bank_ms(context: Context, game: Game, seat: Seat, now_ms: int) -> int:
    """Milliseconds of outages since the seat was asked, not given back yet."""
    table = game.table_clock
    if table is None or game.is_paused or not table.takes_bank(seat, now_ms):
        return 0
    time = table.times[seat]
    outages = without_pauses(load_outages(context.store, now_ms), time.pauses)
    lost_ms = sum(max(0, min(each.last_ms, now_ms) - max(each.first_ms, time.since_ms)) for each in outages)
    return lost_ms - time.outages_ms
