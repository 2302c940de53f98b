"""Folds of interventions, and of absences and returns, which follow from them, from a clock or from the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.aggregate import Game, Grant, SeatSlip, plaintext, with_place
from domain.game.clocks.pause import Pause, clock_after_pause, table_clock_after_pause
from domain.game.events.clock_events import ClockStruck, SeatReturned
from domain.game.events.game_events import SeatAbsent
from domain.game.events.intervention_events import (
    OF_THE_TOURNAMENT,
    Paused,
    PauseEnded,
    SeatFilled,
    SeatReissued,
    SeatSubstituted,
    SlipExchanged,
    TimeAdded,
)
from domain.game.token_descent import with_grant, without_grants
from domain.kernel.secrecy import Event, Seat


def with_time_after_pause(game: Game, pause: Pause, at_ms: int) -> Game:
    """A game whose pause ends: its clocks get their time back."""
    clock = game.clock and clock_after_pause(game.clock, pause, at_ms)
    return replace(game, clock=clock, table_clock=game.table_clock and table_clock_after_pause(game.table_clock, pause, at_ms))


def with_intervention(game: Game, event: Event) -> Game:
    """Counts an event whose author is an organiser."""
    return replace(game, interventions=game.interventions + 1) if isinstance(event.author, str) else game  # type: ignore[attr-defined]


def with_absence(game: Game, event: SeatAbsent) -> Game:
    after = with_intervention(game, event)
    if event.bot is None:
        return after
    return with_place(after, event.seat, has_stand_in=True, bot=event.bot, policy=event.policy or None)


def with_return(game: Game, event: SeatReturned) -> Game:
    return with_place(with_intervention(game, event), event.seat, has_stand_in=False, bot=None, policy=None)


def with_pause(game: Game, event: Paused) -> Game:
    return replace(with_intervention(game, event), pause=Pause(event.until, event.after))


def with_pause_ended(game: Game, event: PauseEnded) -> Game:
    return replace(with_intervention(game, event), pause=None)


def with_time_added(game: Game, event: TimeAdded) -> Game:
    clock = game.clock
    if event.seat is None and clock is not None:
        clock = replace(clock, given_ms=clock.given_ms + event.ms)
    return replace(with_intervention(game, event), clock=clock)


def with_new_holder(game: Game, event: SeatReissued | SeatSubstituted) -> Game:
    """A seat with another token or slip: revokes the earlier tokens, and all their descendants. A slip grants nothing."""
    own = {each.id for each in game.grants if each.seat == event.seat and each.scope == "seat:act"}
    after = with_intervention(without_grants(game, own), event)
    slips, ended = {**game.slips}, slips_ended_by(game, event.seat)
    slips.pop(event.seat, None)
    after = replace(after, ended_slips=ended)
    if event.is_slip is True:
        return replace(after, slips={**slips, event.seat: SeatSlip(plaintext(event.token))})
    return with_seat_token(replace(after, slips=slips), event.seat, event.token)


def with_reissue(game: Game, event: SeatReissued) -> Game:
    """A seat with another token or slip. What the seats agree on counts with the organiser's acts."""
    after = with_new_holder(game, event)
    return after if event.agreed_by is msgspec.UNSET else replace(after, interventions=after.interventions + 1)


def slips_ended_by(game: Game, seat: Seat) -> tuple[str, ...]:
    """Hashes of all slips that open nothing once a seat has another holder."""
    last = game.slips.get(seat)
    return game.ended_slips if last is None else (*game.ended_slips, last.hash)


def with_slip_exchanged(game: Game, event: SlipExchanged) -> Game:
    used = replace(game.slips[event.seat], exchanged=game.version + 1)
    return with_seat_token(replace(game, slips={**game.slips, event.seat: used}), event.seat, event.token)


def with_seat_token(game: Game, seat: Seat, token: Any) -> Game:
    """A game whose next version grants a seat to a token. token: its hash, a hidden field of that version's event."""
    return with_grant(game, Grant(f"seat-{seat}-{game.version + 1}", "seat:act", seat, plaintext(token)))


def with_substitute(game: Game, event: SeatSubstituted) -> Game:
    """A seat with another person; a stand-in bot stops."""
    after = with_new_holder(game, event)
    fresh = {"resigned": False, "has_stand_in": False, "bot": None, "policy": None}
    fresh["is_of_entry"] = event.author == OF_THE_TOURNAMENT and game.created.tournament_table is not msgspec.UNSET
    return with_place(after, event.seat, player=event.player, is_substitute=True, since=game.version + 1, **fresh)


def with_seat_filled(game: Game, event: SeatFilled) -> Game:
    """A seat of a bot, as if it had been one from the beginning."""
    after = with_intervention(game, event)
    return with_place(after, event.seat, kind="bot", bot=event.bot, policy=event.policy, since=game.version + 1)


INTERVENTION_FOLDS: dict[type[Event], Callable[[Game, Any], Game]] = {
    SeatAbsent: with_absence,
    SeatReturned: with_return,
    ClockStruck: with_intervention,
    Paused: with_pause,
    PauseEnded: with_pause_ended,
    TimeAdded: with_time_added,
    SeatReissued: with_reissue,
    SeatSubstituted: with_substitute,
    SlipExchanged: with_slip_exchanged,
    SeatFilled: with_seat_filled,
}
