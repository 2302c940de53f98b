"""Events that no seat's command caused, decided again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from domain.audit.record import RecordLine
from domain.audit.verify_first_event import check_fork_event
from domain.game import decide
from domain.game.aggregate import Game, plaintext
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.events.clock_events import ClockStruck, TimeGiven
from domain.game.events.game_events import (
    AutomationFailed,
    GameAborted,
    GameForked,
    GameRestored,
    GameStarted,
    GroupJoined,
    ReplayShared,
    RulingMade,
    SeatTaken,
    TokenMinted,
    TokenRevoked,
)
from domain.game.events.intervention_events import SlipExchanged
from domain.game.events.luck_events import (
    LUCK_EVENTS,
    CommitmentReplaced,
    LuckClosed,
    LuckDrawn,
    NonceGiven,
    PublicGiven,
    TableCancelled,
)
from domain.game.events.seat_plan import Policy
from domain.game.events.tournament_table import NoShowsNoted, PlayOpened
from domain.game.interventions.slips import exchange
from domain.game.opening import deal, luck
from domain.game.opening.deal import require_fitting_commit
from domain.game.tournament_table_play import note_no_shows, open_play
from domain.kernel.errors import Diverged
from domain.kernel.secrecy import Event, Seat

FOLLOWING = (GameStarted, LuckClosed, LuckDrawn, TableCancelled)
"""Automatic events of a full table."""
CLERICAL = (TokenMinted, TokenRevoked, ReplayShared, GroupJoined, GameRestored)
"""Events of the service that leave the table unchanged."""


def is_open_seat(game: Game, seat: Seat) -> bool:
    """Whether the seat exists and waits for a person."""
    return 0 <= seat < len(game.seats) and game.seats[seat].kind == "human" and not game.seats[seat].is_taken


class RecordedFact(NamedTuple):
    """An event that no seat's command caused, at its place in the record. policy: of the bot that takes
    over seats.
    """

    game: Game
    event: Any
    line: RecordLine
    cause: Cause
    policy: Policy | None


def replay_fact(fact: RecordedFact) -> Batch:
    """The batch of an event that no seat's command caused.  Raises Diverged."""
    game, replay = fact.game, FACTS.get(type(fact.event))
    batch = replay(fact) if replay is not None else None
    if batch is not None:
        return batch
    if not game.is_running and not game.is_revealed:
        return decide.reveal_late(game, fact.cause)
    if type(fact.event) in game.rules.events:
        return decide.time_out(game, fact.cause)
    raise Diverged(fact.line.version, "follows from nobody's command")


def replay_failure(fact: RecordedFact) -> Batch | None:
    """A bot that gave up its decision."""
    asked = fact.game.open.get(fact.event.seat)
    if asked is None:
        return None
    cause = fact.cause._replace(by=fact.event.seat)
    return decide.give_up(fact.game, fact.event.seat, asked.id, fact.event.tries, cause)


def replay_abort(fact: RecordedFact) -> Batch:
    """A table that was quiet for too long, or whose group ended."""
    quiet_s = fact.event.quiet_s
    if isinstance(quiet_s, int):
        return decide.expire(fact.game, quiet_s, fact.cause)
    return decide.abort(fact.game, fact.event.reason, fact.cause)


def replay_ruling(fact: RecordedFact) -> Batch:
    return decide.decide_ruling(fact.game, fact.event, fact.cause)


def replay_seat_taken(fact: RecordedFact) -> Batch | None:
    """A person who sat down; a commitment is checked."""
    game, taken = fact.game, fact.event
    if not game.is_running or not is_open_seat(game, taken.seat):
        return None
    require_fitting_commit(game.luck_status, taken.seat, taken.commit if isinstance(taken.commit, str) else None)
    return append_fact(fact)


def replay_following(fact: RecordedFact) -> Batch | None:
    """An event that a full table brings about."""
    facts = deal.following_facts(fact.game, fact.line.at)
    if not facts or type(facts[0][0]) is not type(fact.event):
        return None
    return append_facts(fact.game, fact.cause, facts)


def replay_fork(fact: RecordedFact) -> Batch:
    check_fork_event(fact.game, fact.event, fact.line.version)
    return append_fact(fact)


def append_fact(fact: RecordedFact) -> Batch:
    """The batch of the event as it stands."""
    return append_facts(fact.game, fact.cause, facts_of(fact.event))


def replay_luck(fact: RecordedFact) -> Batch:
    """The batch of a contribution to the luck. The signature of a round is checked elsewhere."""
    game, cause = fact.game, fact.cause
    match fact.event:
        case CommitmentReplaced(seat, commit):
            return luck.replace_commitment(game, seat, commit, cause)
        case NonceGiven(seat, nonce):
            closed = game.luck_status.closed if game.luck_status is not None else None
            return luck.give_nonce(game, seat, nonce, closed.digest if closed is not None else "", cause)
        case PublicGiven(number, signature):
            return luck.give_round(game, number, signature, cause)
    raise AssertionError(fact.event)


FACTS: dict[type[Event], Callable[[RecordedFact], Batch | None]] = {
    AutomationFailed: replay_failure,
    ClockStruck: lambda fact: decide.time_out(fact.game, fact.cause, fact.policy),
    TimeGiven: lambda fact: decide.give_time(fact.game, fact.event.ms, fact.cause),
    PlayOpened: lambda fact: open_play(fact.game, fact.event, fact.cause),
    NoShowsNoted: lambda fact: note_no_shows(fact.game, fact.event.seats, fact.policy, fact.cause),
    GameAborted: replay_abort,
    RulingMade: replay_ruling,
    SeatTaken: replay_seat_taken,
    SlipExchanged: lambda fact: exchange(fact.game, fact.event.seat, plaintext(fact.event.token), fact.cause),
    GameForked: replay_fork,
    **dict.fromkeys(LUCK_EVENTS, replay_luck),
    **dict.fromkeys(FOLLOWING, replay_following),
    **dict.fromkeys(CLERICAL, append_fact),
}
"""How each fact is decided again; None: it cannot stand here."""
