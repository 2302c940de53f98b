"""Bounds on acts that leave the game where it is: how often a seat may repeat each, so that no log grows without play.

Every event of a game has a row: a bound that is counted here, or the reason why nobody can repeat it at will. Rules may
have commands that answer no decision (`asides`), which are counted between two answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from domain.game.aggregate import Game, Repeated
from domain.game.entry_codec import AnyEntry
from domain.game.events.clock_events import ClockStruck, SeatReturned, TimeGiven
from domain.game.events.game_events import (
    GAME_EVENTS,
    AutomationFailed,
    GameAborted,
    GameCreated,
    GameForked,
    GameOver,
    GameRestored,
    GameStarted,
    GroupJoined,
    ReplayShared,
    RulingMade,
    SeatAbsent,
    SeatRecalled,
    SeatResigned,
    SeatTaken,
    SeedRevealed,
    TokenMinted,
    TokenRevoked,
)
from domain.game.events.intervention_events import (
    Paused,
    PauseEnded,
    SeatFilled,
    SeatReissued,
    SeatSubstituted,
    SlipExchanged,
    TimeAdded,
)
from domain.game.events.luck_events import LUCK_EVENTS, CommitmentReplaced
from domain.game.events.tournament_table import TOURNAMENT_TABLE_EVENTS
from domain.kernel.errors import Conflict
from domain.kernel.folds import require_rows
from domain.kernel.secrecy import Event, Seat
from domain.kernel.text.event_text import count_text
from domain.kernel.timestamps import milliseconds

MINUTE_MS = 60_000
MOST_ASIDES = 200
"""Most commands of a seat that answer no decision, one after the other, until an answer moves the game."""


class Bound(NamedTuple):
    """Most of an event that one seat causes. in_game: ever; in_minute: within a minute, 0 for any number."""

    in_game: int
    in_minute: int = 0


BY_PLAY = "follows from play"
ONCE = "once"
OF_ORGANISERS = "bounded by the number of interventions and of rulings in a game"
OF_TOKENS = "bounded by the number of tokens and links"

BOUNDS: Mapping[type[Event], Bound | str] = {
    SeatAbsent: Bound(in_game=100, in_minute=4),
    CommitmentReplaced: Bound(in_game=20),
    GroupJoined: Bound(in_game=1_000),
    SeatReturned: "as often as its seat is absent",
    **dict.fromkeys((GameCreated, GameForked, SeatRecalled, GameStarted, GameOver, GameAborted, SeedRevealed), ONCE),
    **dict.fromkeys((SeatTaken, SeatResigned, SeatFilled), "once for each seat and each of its holders"),
    SlipExchanged: "once for each slip",
    **dict.fromkeys((TokenMinted, TokenRevoked, ReplayShared), OF_TOKENS),
    SeatReissued: "bounded by the number of tokens of an account, and of interventions",
    **dict.fromkeys((RulingMade, Paused, PauseEnded, TimeAdded, SeatSubstituted), OF_ORGANISERS),
    **dict.fromkeys((ClockStruck, AutomationFailed), BY_PLAY),
    **dict.fromkeys((TimeGiven, GameRestored), "once for each outage or restore"),
    **dict.fromkeys(TOURNAMENT_TABLE_EVENTS, "once for each step of its tournament"),
    **dict.fromkeys((each for each in LUCK_EVENTS if each is not CommitmentReplaced), "once for each seat or round"),
}
"""By event: how often one seat may cause it, or why it cannot be repeated at will."""

require_rows("The bounds of a game", BOUNDS, GAME_EVENTS)

COUNTED = {event: bound for event, bound in BOUNDS.items() if isinstance(bound, Bound)}
WORDS: Mapping[type[Event], str] = {SeatAbsent: "left", CommitmentReplaced: "changed its commitment", GroupJoined: "been joined"}
"""By counted event: what its cause has done, for a refusal."""
require_rows("The words of the bounds", WORDS, COUNTED)


def require_room(game: Game, events: Iterable[Event], by: Seat | None, at: str) -> None:
    """Raises Conflict too-often if one of these events is beyond its bound. by: the acting seat; at: RFC 3339."""
    for event in events:
        bound = COUNTED.get(type(event))
        if bound is None or not is_counted(event, by):
            continue
        seat = getattr(event, "seat", None)
        done = game.repeated.get((type(event), seat), Repeated())
        did = f"{'This group' if seat is None else f'Seat {seat}'} has {WORDS[type(event)]}"
        if done.count >= bound.in_game:
            raise Conflict("too-often", f"{did} {count_text(bound.in_game, 'time')}, as often as it may.")
        is_hasty = len(done.times) >= bound.in_minute > 0
        if is_hasty and milliseconds(at) - milliseconds(done.times[0]) < MINUTE_MS:
            raise Conflict("too-often", f"{did} {count_text(bound.in_minute, 'time')} within a minute: wait a minute.")


def require_room_for_aside(game: Game, seat: Seat) -> None:
    """Raises Conflict too-often if a seat has sent as many commands that answer no decision as it may in a row."""
    if game.repeated.get((None, seat), Repeated()).count >= MOST_ASIDES:
        raise Conflict("too-often", f"Seat {seat} has sent {MOST_ASIDES} such commands since the last answer at this table.")


def is_counted(event: Event, by: Seat | None) -> bool:
    """Whether an event counts: an absence only if its own seat caused it, and no clock and no organiser."""
    return not isinstance(event, SeatAbsent) or by == event.seat


def next_repetitions(game: Game, stored: AnyEntry) -> Mapping[tuple[type[Event] | None, Seat | None], Repeated]:
    """The counts after an entry. game: before it."""
    kind = type(stored.event)
    bound = COUNTED.get(kind)
    if bound is not None and is_counted(stored.event, stored.by):
        return with_one(game, (kind, getattr(stored.event, "seat", None)), bound, stored.at)
    if is_aside(game, stored):
        return with_one(game, (None, stored.by), Bound(MOST_ASIDES), stored.at)
    if game.repeated and is_move(stored):
        return {subject: each for subject, each in game.repeated.items() if subject[0] is not None}
    return game.repeated


def is_aside(game: Game, stored: AnyEntry) -> bool:
    """Whether an entry begins the batch of a command that answers no decision."""
    if not game.rules.asides or stored.command is None:
        return False
    return stored.command.get("type") in [each.__struct_config__.tag for each in game.rules.asides]


def is_move(stored: AnyEntry) -> bool:
    """Whether an entry begins an answer to a decision: of a person or bot, or a default."""
    if type(stored.event) in BOUNDS:
        return BOUNDS[type(stored.event)] == BY_PLAY
    return stored.command is not None


def with_one(
    game: Game, subject: tuple[type[Event] | None, Seat | None], bound: Bound, at: str
) -> Mapping[tuple[type[Event] | None, Seat | None], Repeated]:
    """The counts with one more."""
    done = game.repeated.get(subject, Repeated())
    times = (*done.times, at)[-bound.in_minute :] if bound.in_minute else ()
    return {**game.repeated, subject: Repeated(done.count + 1, times)}
