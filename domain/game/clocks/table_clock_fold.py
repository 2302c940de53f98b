"""The fold of the table clock: what each entry does to it."""

from __future__ import annotations

from collections.abc import Mapping

from domain.game.aggregate import Decision, Game
from domain.game.clocks.clock_events import ClockStruck, SeatReturned, TimeGiven
from domain.game.clocks.table_clock import (
    TableClock,
    with_absence,
    with_answer,
    with_return,
    with_strike,
    with_time_given,
    with_times,
    without_times,
)
from domain.game.entry_codec import AnyEntry
from domain.game.events import GameRestored, SeatAbsent
from domain.kernel.secrecy import Seat
from domain.kernel.timestamps import milliseconds


def table_clock_after(game: Game, clock: TableClock, stored: AnyEntry, asked: Mapping[Seat, Decision]) -> TableClock:
    """The clock after an entry. game: with its new seats, and the decisions before; asked: the decisions after it."""
    event, at_ms, by = stored.event, milliseconds(stored.at), stored.by
    match event:
        case ClockStruck(decisions):
            clock = with_strike(clock, [each.seat for each in game.open.values() if each.id in decisions])
        case SeatAbsent(seat):
            clock = with_absence(clock, seat)
        case SeatReturned(seat):
            clock = with_return(clock, seat)
        case TimeGiven(_, ms):
            clock = with_time_given(clock, ms)
        case GameRestored():
            clock = without_times(clock, tuple(clock.times))
        case _ if by is not None and not game.seats[by].is_automatic and is_own_answer(game, stored):
            clock = with_answer(clock, by, at_ms)
    kinds = {seat: decision.kind for seat, decision in asked.items()}
    people = [not place.is_automatic for place in game.seats]
    return with_times(clock, kinds, people, game.rules.secret_answers, at_ms)


def is_own_answer(game: Game, stored: AnyEntry) -> bool:
    """Whether a person answered a decision: defaults have no command, bots note their tries, asides answer nothing."""
    if stored.command is None or stored.bot_try is not None:
        return False
    return stored.command.get("type") not in [each.__struct_config__.tag for each in game.rules.asides]
