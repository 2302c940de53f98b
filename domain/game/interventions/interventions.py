"""Decides an organiser's requests at a running table. Each returns the batch or raises a Refusal."""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

import msgspec

from domain.game import decide
from domain.game.aggregate import Game, owner_of
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.events.clock_events import ClockStruck, SeatReturned
from domain.game.events.game_events import GameAborted, SeatAbsent
from domain.game.events.intervention_events import (
    Paused,
    PauseEnded,
    SeatFilled,
    SeatReissued,
    SeatSubstituted,
    TimeAdded,
)
from domain.game.events.seat_plan import Policy
from domain.game.interventions.absences import require_absent, require_present
from domain.game.interventions.agreements import require_agreement
from domain.game.opening.deal import append_and_follow, require_free
from domain.game.reveal import reveal_facts
from domain.kernel.errors import Conflict, Malformed
from domain.kernel.secrecy import NOBODY, Event, Known, Seat
from domain.kernel.timestamps import is_in_calendar, milliseconds

DAY_S = 86_400
LONGEST_PAUSE_S = DAY_S
"""For a table with a fast clock."""
LONGEST_SLOW_PAUSE_S = 14 * DAY_S
"""For a table by correspondence: its decisions have a day or more."""
MOST_ADDED_S = 30 * DAY_S
"""Longest time added at once."""
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")


class Statement(NamedTuple):
    """The public author and reason of an intervention."""

    author: str
    reason: str


def pause(game: Game, until: str, is_after_decisions: bool, statement: Statement, cause: Cause) -> Batch:
    """Holds the table. until: latest end of the pause; is_after_decisions: it begins once the open decisions are
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
    return append_facts(game, cause, facts_of(Paused(until, after, *statement)))


def longest_pause_s(game: Game) -> int:
    """The longest pause of this table."""
    is_slow = game.table_clock is not None and game.table_clock.plan.decision_s >= DAY_S
    return LONGEST_SLOW_PAUSE_S if is_slow else LONGEST_PAUSE_S


def end_pause(game: Game, statement: Statement, cause: Cause) -> Batch:
    """Ends the pause.  Raises Conflict."""
    decide.require_running(game)
    if game.pause is None:
        raise Conflict("not-paused", "This game is not paused.")
    return append_facts(game, cause, facts_of(PauseEnded(*statement)))


def add_time(game: Game, seat: Seat | None, ms: int, statement: Statement, cause: Cause) -> Batch:
    """Adds time to open decisions. seat: its decision only; None for every running clock.  Raises Conflict, Malformed.
    """
    decide.require_running(game)
    if not 0 < ms <= 1000 * MOST_ADDED_S:
        raise Malformed("Too little or too much time.", {"seconds": [f"1 to {MOST_ADDED_S}."]})
    times = game.table_clock.times if game.table_clock is not None else {}
    is_running = bool(times) or game.clock is not None if seat is None else seat in times
    if game.status != "playing" or not is_running:
        raise Conflict("no-clock", "No clock runs here." if seat is None else f"No clock runs for seat {seat}.")
    return append_facts(game, cause, facts_of(TimeAdded(seat, ms, *statement)))


def strike(game: Game, seat: Seat | None, policy: Policy | None, statement: Statement, cause: Cause) -> Batch:
    """Ends the time of people's open decisions: their defaults are played. seat: its decision only; None for all of
    them.

    policy: of the house bot, as in `decide.time_out`.  Raises Conflict.
    """
    decide.running_state(game)
    struck = [
        game.open[each] for each in sorted(game.open) if seat in (None, each) and not game.seats[each].is_automatic
    ]
    if not struck:
        raise Conflict("not-awaited", "Nothing is asked of anybody." if seat is None else f"Nothing is asked of seat {seat}.")
    event = ClockStruck(tuple(each.id for each in struck), *statement)
    return decide.play_defaults(game, struck, event, cause, policy)


def hand_to_bot(game: Game, seat: Seat, policy: Policy, statement: Statement, cause: Cause) -> Batch:
    """A bot plays for a seat until its player returns. policy: of that bot.  Raises Conflict."""
    require_present(game, seat)
    return append_facts(game, cause, facts_of(SeatAbsent(seat, decide.STAND_IN, policy, *statement)))


def hand_back(game: Game, seat: Seat, statement: Statement, cause: Cause) -> Batch:
    """The player of an absent seat plays again.  Raises Conflict."""
    require_absent(game, seat)
    return append_facts(game, cause, facts_of(SeatReturned(seat, *statement)))


class SeatKey(NamedTuple):
    """What opens a seat from here on. hash: of the token; of a slip, which a device has to exchange for a token first."""

    hash: str
    is_slip: bool = False

    @property
    def slip_mark(self) -> bool | msgspec.UnsetType:
        """`is_slip` as events have it: absent for a token."""
        return self.is_slip or msgspec.UNSET


def reissue(game: Game, seat: Seat, key: SeatKey, statement: Statement | None, cause: Cause) -> Batch:
    """Another token for a seat's person, which revokes the earlier ones. statement: None if the person asks for it.

    Raises Conflict.
    """
    require_person(game, seat)
    author, reason = statement or (msgspec.UNSET, msgspec.UNSET)
    return append_facts(game, cause, facts_of(SeatReissued(seat, Known(key.hash, NOBODY), author, reason, key.slip_mark)))


def reissue_by_agreement(game: Game, seat: Seat, token: str, by: Seat, cause: Cause) -> Batch:
    """Another token for a seat's person, on which another seat agreed. token: its hash; by: that other seat.

    Raises Conflict.
    """
    require_person(game, seat)
    require_agreement(game, seat, by)
    return append_facts(game, cause, facts_of(SeatReissued(seat, Known(token, NOBODY), agreed_by=by)))


def substitute(game: Game, seat: Seat, key: SeatKey, statement: Statement, cause: Cause, *, player: str) -> Batch:
    """Another person for a seat. player: commitment to the name.  Raises Conflict."""
    require_person(game, seat)
    substituted = SeatSubstituted(seat, Known(key.hash, NOBODY), player, *statement, key.slip_mark)
    return append_facts(game, cause, facts_of(substituted))


def fill_with_bot(game: Game, seat: Seat, policy: Policy, statement: Statement, cause: Cause) -> Batch:
    """A bot for a seat that waits for a person; the last one starts the game. policy: of that bot.  Raises Conflict."""
    require_waiting(game)
    require_free(game, seat)
    if game.created.rated is True:
        raise Conflict("rated-table", "A rated table is for people alone.")
    filled = SeatFilled(seat, decide.STAND_IN, *statement, policy)
    return append_and_follow(partial(append_facts, game, cause), facts_of(filled))


def start_smaller(game: Game, statement: Statement, cause: Cause) -> Batch:
    """Ends a table that waits for people, so that its people go on at one without its free seats.

    Raises Conflict also if the rules do not allow so few seats, or the deal does not fit them.
    """
    going = require_smaller_table(game)
    ended = GameAborted(statement.reason, goes_on=going, author=statement.author)
    return append_facts(game, cause, facts_of(ended, *reveal_facts(game, game.state)))


ENOUGH = "Enough have come."
"""The reason of a table that a seat begins."""


def begin_smaller(game: Game, by: Seat, cause: Cause) -> Batch:
    """As `start_smaller`, by a person at a table that allows it once so many seats are taken.

    Raises Conflict too-few-seats also before.
    """
    going, least = require_smaller_table(game), game.created.begins_from
    if least is msgspec.UNSET or len(going) < least or game.seats[by].kind != "human" or by not in going:
        needed = "all its seats" if least is msgspec.UNSET else f"{least} of its seats"
        raise Conflict("too-few-seats", f"This table begins once {needed} are taken.")
    ended = GameAborted(ENOUGH, goes_on=going, begun_by=by)
    return append_facts(game, cause, facts_of(ended, *reveal_facts(game, game.state)))


def require_smaller_table(game: Game) -> tuple[Seat, ...]:
    """The seats that go on without the free ones.  Raises Conflict unless the table waits, and its rules and deal fit them."""
    require_waiting(game)
    going = tuple([seat for seat, each in enumerate(game.seats) if each.is_taken and each.kind != "automaton"])
    options = msgspec.convert(game.created.options, game.rules.options)
    try:
        if game.created.deal != "fresh" or game.parent is not None:
            raise Malformed("Its deal is for all its seats.")
        game.rules.seating(options, len(going))
    except Malformed as why:
        raise Conflict("too-few-seats", f"This table cannot start smaller: {why}") from None
    return going


def require_waiting(game: Game) -> None:
    """Raises Conflict unless the table waits for people to sit down."""
    decide.require_running(game)
    if game.status != "seating" or game.is_full:
        raise Conflict("not-waiting", "This game waits for no more players.")


def require_person(game: Game, seat: Seat) -> None:
    """Raises Conflict unless a person took this seat, even if a bot plays for them now."""
    decide.require_running(game)
    if game.seats[seat].kind != "human":
        raise Conflict("seat-free", f"No person can take seat {seat}: the service plays it.")
    if not game.seats[seat].is_taken:
        raise Conflict("seat-free", f"Seat {seat} is free.")


def replay_intervention(game: Game, event: Event, policy: Policy | None, cause: Cause) -> Batch | None:
    """The batch of a recorded intervention, decided again; None for any other event. policy: of the bot that a strike
    hands seats to.  Raises Refusal.
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
        case GameAborted(_, _, tuple(), begun_by=int(by)):
            return begin_smaller(game, by, cause)
        case SeatReissued(seat, Known(token), agreed_by=int(by)):
            return reissue_by_agreement(game, seat, token, by, cause)
        case SeatReissued(seat) | SeatSubstituted(seat):
            require_person(game, seat)
            return append_facts(game, cause, facts_of(event))
    return None
