"""Decides what an organiser asks for at a table that is on. Each returns the batch or raises a Refusal."""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

import msgspec

from domain.game import decide
from domain.game.aggregate import Game, owner_of
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.clocks.clock_events import ClockStruck, SeatReturned
from domain.game.events import GameAborted, SeatAbsent
from domain.game.interventions.absences import demand_absent, demand_present
from domain.game.interventions.intervention_events import (
    Paused,
    PauseEnded,
    SeatFilled,
    SeatReissued,
    SeatSubstituted,
    TimeAdded,
)
from domain.game.opening.deal import append_and_follow, demand_free
from domain.game.opening.seat_plan import Policy
from domain.game.reveal import reveal_facts
from domain.kernel.errors import Conflict, Malformed
from domain.kernel.secrecy import NOBODY, Event, Known, Seat
from domain.kernel.timestamps import is_in_calendar, milliseconds

DAY_S = 86_400
LONGEST_PAUSE_S = DAY_S
"""Of a table that is played at once."""
LONGEST_SLOW_PAUSE_S = 14 * DAY_S
"""Of a table by correspondence: its decisions have a day or more."""
MOST_ADDED_S = 30 * DAY_S
"""Longest time that is added at once."""
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")


class Statement(NamedTuple):
    """Who intervenes and why, as everybody reads it."""

    author: str
    reason: str


def pause(game: Game, until: str, is_after_decisions: bool, said: Statement, cause: Cause) -> Batch:
    """Holds the table. until: when the pause ends by itself; is_after_decisions: it begins when what is open now is
    answered.  Raises Conflict, Malformed.
    """
    decide.running_state(game)
    if game.pause is not None:
        raise Conflict("paused", "A pause waits for the open decisions.")
    if not (_TIME.fullmatch(until) and is_in_calendar(until)):
        raise Malformed("until: a time, RFC 3339, UTC, with milliseconds.", {"until": ["A time, in UTC with milliseconds."]})
    ahead_ms, longest_s = milliseconds(until) - milliseconds(cause.at), longest_pause_s(game)
    if not 0 < ahead_ms <= 1000 * longest_s:
        message = f"A time to come, at most {longest_s // DAY_S * 24} hours ahead."
        raise Malformed(f"until: {message}", {"until": [message]})
    after = tuple(sorted(each.id for each in game.open.values())) if is_after_decisions else ()
    return append_facts(game, cause, facts_of(Paused(until, after, *said)))


def longest_pause_s(game: Game) -> int:
    """How long a pause of this table may be."""
    is_slow = game.table_clock is not None and game.table_clock.plan.decision_s >= DAY_S
    return LONGEST_SLOW_PAUSE_S if is_slow else LONGEST_PAUSE_S


def end_pause(game: Game, said: Statement, cause: Cause) -> Batch:
    """Lets the table go on.  Raises Conflict."""
    decide.demand_running(game)
    if game.pause is None:
        raise Conflict("not-paused", "This game is not paused.")
    return append_facts(game, cause, facts_of(PauseEnded(*said)))


def add_time(game: Game, seat: Seat | None, ms: int, said: Statement, cause: Cause) -> Batch:
    """Adds time to what is being decided. seat: whose; None for every clock that runs.  Raises Conflict, Malformed."""
    decide.demand_running(game)
    if not 0 < ms <= 1000 * MOST_ADDED_S:
        raise Malformed("Too little or too much time.", {"seconds": [f"1 to {MOST_ADDED_S}."]})
    times = game.table_clock.times if game.table_clock is not None else {}
    is_running = bool(times) or game.clock is not None if seat is None else seat in times
    if game.status != "playing" or not is_running:
        raise Conflict("no-clock", "No clock runs here." if seat is None else f"No clock runs for seat {seat}.")
    return append_facts(game, cause, facts_of(TimeAdded(seat, ms, *said)))


def strike(game: Game, seat: Seat | None, policy: Policy | None, said: Statement, cause: Cause) -> Batch:
    """Ends the time of what people decide now: their defaults are played. seat: whose; None for all of them.

    policy: of the house bot, as in `decide.time_out`.  Raises Conflict.
    """
    decide.running_state(game)
    struck = [
        game.open[each] for each in sorted(game.open) if seat in (None, each) and not game.seats[each].is_automatic
    ]
    if not struck:
        raise Conflict("not-awaited", "Nothing is asked of anybody." if seat is None else f"Nothing is asked of seat {seat}.")
    event = ClockStruck(tuple(each.id for each in struck), *said)
    return decide.play_defaults(game, struck, event, cause, policy)


def hand_to_bot(game: Game, seat: Seat, policy: Policy, said: Statement, cause: Cause) -> Batch:
    """A bot plays for a seat until its player returns. policy: of that bot.  Raises Conflict."""
    demand_present(game, seat)
    return append_facts(game, cause, facts_of(SeatAbsent(seat, decide.STAND_IN, policy, *said)))


def hand_back(game: Game, seat: Seat, said: Statement, cause: Cause) -> Batch:
    """The player of an absent seat plays again.  Raises Conflict."""
    demand_absent(game, seat)
    return append_facts(game, cause, facts_of(SeatReturned(seat, *said)))


def reissue(game: Game, seat: Seat, token: str, said: Statement | None, cause: Cause) -> Batch:
    """Another token for a seat's person; those before open nothing any more. token: its hash; said: None where the person
    asks for it.  Raises Conflict.
    """
    demand_person(game, seat)
    return append_facts(game, cause, facts_of(SeatReissued(seat, Known(token, NOBODY), *said or ())))


def substitute(game: Game, seat: Seat, token: str, player: str, said: Statement, cause: Cause) -> Batch:
    """Another person for a seat. token: hash of the new one; player: commitment to the name.  Raises Conflict."""
    demand_person(game, seat)
    return append_facts(game, cause, facts_of(SeatSubstituted(seat, Known(token, NOBODY), player, *said)))


def fill_with_bot(game: Game, seat: Seat, policy: Policy, said: Statement, cause: Cause) -> Batch:
    """A bot for a seat that waits for a person; the last one starts the game. policy: of that bot.  Raises Conflict."""
    demand_waiting(game)
    demand_free(game, seat)
    if game.created.rated is True:
        raise Conflict("rated-table", "A rated table is for people alone.")
    filled = SeatFilled(seat, decide.STAND_IN, *said, policy)
    return append_and_follow(partial(append_facts, game, cause), facts_of(filled))


def start_smaller(game: Game, said: Statement, cause: Cause) -> Batch:
    """Ends a table that waits for people, so that those who sit there go on at one without its free seats.

    Raises Conflict also where the rules seat no so few, or the deal is not for so few.
    """
    demand_waiting(game)
    going = tuple([seat for seat, each in enumerate(game.seats) if each.is_taken and each.kind != "automaton"])
    options = msgspec.convert(game.created.options, game.rules.options)
    try:
        if game.created.deal != "fresh" or game.parent is not None:
            raise Malformed("Its deal is for all its seats.")
        game.rules.seating(options, len(going))
    except Malformed as why:
        raise Conflict("too-few-seats", f"This table cannot start smaller: {why}") from None
    ended = GameAborted(said.reason, goes_on=going, author=said.author)
    return append_facts(game, cause, facts_of(ended, *reveal_facts(game, game.state)))


def demand_waiting(game: Game) -> None:
    """Raises Conflict unless the table waits for people to sit down."""
    decide.demand_running(game)
    if game.status != "seating" or game.is_full:
        raise Conflict("not-waiting", "This game waits for nobody to sit down.")


def demand_person(game: Game, seat: Seat) -> None:
    """Raises Conflict unless a person sat down here, whoever plays for it now."""
    decide.demand_running(game)
    if game.seats[seat].kind != "human" or not game.seats[seat].is_taken:
        raise Conflict("seat-free", f"Nobody sits at seat {seat}.")


def replay_intervention(game: Game, event: Event, policy: Policy | None, cause: Cause) -> Batch | None:
    """The batch of a recorded intervention, decided again; None for an event that is none. policy: that a strike hands
    seats to.  Raises Refusal.
    """
    match event:
        case Paused(until, after, author, reason):
            return pause(game, until, bool(after), Statement(author, reason), cause)
        case PauseEnded(str(author), str(reason)):
            return end_pause(game, Statement(author, reason), cause)
        case PauseEnded():
            return decide.time_out(game, cause)
        case TimeAdded(seat, ms, author, reason):
            return add_time(game, seat, ms, Statement(author, reason), cause)
        case ClockStruck(decisions, str(author), str(reason)):
            only = owner_of(decisions[0]) if len(decisions) == 1 else None
            return strike(game, only, policy, Statement(author, reason), cause)
        case SeatAbsent(seat, _, Policy() as own, str(author), str(reason)):
            return hand_to_bot(game, seat, own, Statement(author, reason), cause)
        case SeatReturned(seat, str(author), str(reason)):
            return hand_back(game, seat, Statement(author, reason), cause)
        case SeatFilled(seat, _, author, reason, own):
            return fill_with_bot(game, seat, own, Statement(author, reason), cause)
        case GameAborted(reason, _, tuple(), str(author)):
            return start_smaller(game, Statement(author, reason), cause)
        case SeatReissued(seat) | SeatSubstituted(seat):
            demand_person(game, seat)
            return append_facts(game, cause, facts_of(event))
    return None
