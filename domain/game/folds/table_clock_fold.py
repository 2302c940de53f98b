"""The fold of the table clock: the effect of each entry."""

from __future__ import annotations

from collections.abc import Mapping

from domain.game.aggregate import Decision, Game
from domain.game.clocks.table_clock import (
    TableClock,
    with_absence,
    with_answer,
    with_outage,
    with_return,
    with_strike,
    with_time_added,
    with_times,
    without_times,
)
from domain.game.entry_codec import AnyEntry
from domain.game.events.clock_events import ClockStruck, SeatReturned, TimeGiven
from domain.game.events.game_events import GameRestored, SeatAbsent
from domain.game.events.intervention_events import SeatSubstituted, TimeAdded
from domain.kernel.secrecy import Seat


def table_clock_after(
    game: Game, clock: TableClock, stored: AnyEntry, asked: Mapping[Seat, Decision], at_ms: int
) -> TableClock:
    """The clock after an entry. game: with its new seats, and the decisions before; asked: the decisions after it; at_ms: the
    entry's time as clocks count it, milliseconds since the epoch.
    """
    event, by = stored.event, stored.by
    match event:
        case ClockStruck(decisions):
            clock = with_strike(clock, [each.seat for each in game.open.values() if each.id in decisions])
        case SeatAbsent(seat):
            clock = with_absence(clock, seat)
        case SeatReturned(seat):
            clock = with_return(clock, seat)
        case TimeGiven(_, ms):
            clock = with_outage(clock, ms)
        case TimeAdded(seat, ms):
            clock = with_time_added(clock, ms, seat)
        case SeatSubstituted(seat):
            clock = with_return(clock, seat)
        case GameRestored():
            clock = without_times(clock, tuple(clock.times))
        case _ if by is not None and not game.seats[by].is_automatic and is_own_answer(game, stored):
            clock = with_answer(clock, by, at_ms)
    kinds = {seat: decision.kind for seat, decision in asked.items()}
    people = [not place.is_automatic for place in game.seats]
    return with_times(clock, kinds, people, game.rules.secret_answers, at_ms)


def is_own_answer(game: Game, stored: AnyEntry) -> bool:
    """Whether a person answered a decision: defaults have no command, bots note their tries, asides answer none."""
    if stored.command is None or stored.bot_try is not None:
        return False
    return stored.command.get("type") not in [each.__struct_config__.tag for each in game.rules.asides]
