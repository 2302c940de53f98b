"""Decides requests to a game under any rules: each function returns the resulting batch or raises a Refusal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from domain.game.aggregate import Decision, Game, owner_of, plaintext
from domain.game.batch import Batch, Cause, Fact, append_facts, facts_of
from domain.game.events.clock_events import ClockStruck, TimeGiven
from domain.game.events.game_events import (
    AutomationFailed,
    GameAborted,
    GameOver,
    GroupJoined,
    ReplayShared,
    RulingMade,
    SeatAbsent,
    SeatResigned,
    Shared,
    TokenMinted,
    TokenRevoked,
)
from domain.game.events.intervention_events import PauseEnded
from domain.game.events.seat_plan import Policy
from domain.game.opening.deal import append_and_follow
from domain.game.opening.luck import end_waiting
from domain.game.repetition import require_room_for_aside
from domain.game.reveal import reveal_events, reveal_facts
from domain.game.token_descent import require_room
from domain.kernel.chance import Luck
from domain.kernel.errors import Conflict, Malformed, Stale
from domain.kernel.offers import Command
from domain.kernel.ruleset import decider
from domain.kernel.secrecy import NOBODY, Known, Seat
from domain.kernel.state import AnyState
from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.timestamps import milliseconds

STAND_IN = "house"
"""Name of the policy that plays for a seat whose player has left or is absent."""


def answer_decision(game: Game, seat: Seat, decision: str | None, command: Command, cause: Cause) -> Batch:
    """A seat answers its open decision.  Raises Conflict, Stale, NotOffered.

    decision: id of the answered one; None for the seat's open one.
    """
    require_time(game, seat, cause.at)
    state = state_for_command(game, seat, decision, command)
    return append_to_the_end(game, cause, decide_by_rules(game, state, seat, command))


def decide_by_rules(game: Game, state: AnyState, seat: Seat, command: Command) -> list[Fact]:
    """The facts of a command by the rules, luck included.  Raises NotOffered."""
    luck = Luck(game.luck, game.drawn, plaintext(game.created.stated))
    events = decider.decide(game.rules, state, seat, command, luck)
    return facts_of(*events, draws=luck.draws)


def append_to_the_end(game: Game, cause: Cause, facts: list[Fact]) -> Batch:
    """The batch of these facts, with result and reveal if they end the game."""
    batch = append_facts(game, cause, facts)
    after = batch.game
    outcome = game.rules.outcome(after.state.table) if after.state is not None else None
    if outcome is None:
        return batch
    return append_facts(
        game, cause, [*facts, *facts_of(GameOver(outcome.winners, outcome.reason), *reveal_facts(game, after.state))]
    )


def check_answer(game: Game, seat: Seat, decision: str | None, command: Command, at: str) -> None:
    """Raises what `answer_decision` would raise, without deciding anything or drawing."""
    require_time(game, seat, at)
    state = state_for_command(game, seat, decision, command)
    decider.require_offer(game.rules, state, seat, command)


def state_for_command(game: Game, seat: Seat, decision: str | None, command: Command) -> AnyState:
    """The state for a seat's command; an aside needs no open decision.  Raises Conflict, Stale."""
    if isinstance(command, game.rules.asides):
        require_room_for_aside(game, seat)
        if decision is None:
            return running_state(game)
    return state_for_answer(game, seat, decision)


def state_for_answer(game: Game, seat: Seat, decision: str | None) -> AnyState:
    """The state in which this decision is open; None: the seat's current one.  Raises Conflict, Stale."""
    state = running_state(game)
    owner = owner_of(decision)
    if owner is not None and owner != seat:
        raise Conflict("not-your-decision", f"{decision} is not a decision of seat {seat}. {awaited_text(game)}")
    current = game.open.get(seat)
    if decision is not None and (current is None or current.id != decision):
        raise Stale(f"{decision} is not open: it was answered or replaced, or never existed.")
    if current is None:
        raise Conflict("not-your-decision", f"Nothing is asked of seat {seat} now. {awaited_text(game)}")
    return state


def running_state(game: Game) -> AnyState:
    """The state of a started game that is not over.  Raises Conflict."""
    require_running(game)
    if game.state is None or game.status == "seating":
        raise Conflict("not-started", "This game waits for players.")
    require_open_play(game)
    if game.is_paused and game.pause is not None:
        raise Conflict("paused", f"This game is paused until {game.pause.until}.")
    return game.state


def require_open_play(game: Game) -> None:
    """Raises Conflict at a tournament's table before its round is open."""
    if game.is_held:
        raise Conflict("not-started", "This game begins when its round is open.")


def awaited_text(game: Game) -> str:
    """The awaited seats, in a sentence. Public: every view lists them."""
    seats = and_list([f"seat {seat}" for seat in game.open], "nobody")
    return f"The game waits for {seats}."


def require_running(game: Game) -> None:
    """Raises Conflict when the game is over."""
    if not game.is_running:
        raise Conflict("game-over", "This game is over.")


def require_time(game: Game, seat: Seat, at: str) -> None:
    """Raises Stale after the seat's deadline."""
    deadline_ms = game.deadline_ms(seat)
    if deadline_ms is not None and milliseconds(at) >= deadline_ms:
        raise Stale("The time is up.")


def time_out(game: Game, cause: Cause, policy: Policy | None = None) -> Batch:
    """Applies the timeout of the rules or of the table clock, the earlier of the two, or ends a pause, or the wait for
    commitments or nonces.

    policy: of the house bot, which plays for newly absent seats.  Raises Conflict, Stale.
    """
    require_running(game)
    if game.status == "seating":
        return end_waiting(game, cause)
    if game.state is None or game.next_deadline_ms is None or milliseconds(cause.at) < game.next_deadline_ms:
        raise Stale("The time is not up.")
    if game.is_paused:
        return append_facts(game, cause, facts_of(PauseEnded()))
    if game.clock is None or game.clock.deadline_ms > game.next_deadline_ms:
        return strike(game, cause, policy)
    luck = Luck(game.luck, game.drawn, plaintext(game.created.stated))
    events = decider.decide_timeout(game.rules, game.state, luck)
    return append_to_the_end(game, cause, facts_of(*events, draws=luck.draws))


def strike(game: Game, cause: Cause, policy: Policy | None) -> Batch:
    """The defaults of all seats whose time on the table clock is used up, and the resulting absences."""
    assert game.table_clock is not None
    struck = [game.open[seat] for seat in game.table_clock.struck_seats(milliseconds(cause.at))]
    return play_defaults(game, struck, ClockStruck(tuple(each.id for each in struck)), cause, policy)


def play_defaults(
    game: Game, struck: Sequence[Decision], event: ClockStruck, cause: Cause, policy: Policy | None
) -> Batch:
    """The batch of a strike at these decisions: their defaults, and the resulting absences."""
    facts = facts_of(event)
    after = append_facts(game, cause, facts).game
    for decision in struck:
        if after.open.get(decision.seat) == decision:  # an earlier answer may have closed it
            assert after.state is not None
            answer = decide_by_rules(after, after.state, decision.seat, default_answer(after, decision))
            facts += [fact._replace(by=decision.seat) for fact in answer]
            after = append_facts(game, cause, facts).game
    assert after.state is not None
    if after.rules.outcome(after.state.table) is None and after.table_clock is not None:
        facts += facts_of(*[to_absence(after, seat, policy) for seat in after.table_clock.newly_absent()])
    return append_to_the_end(game, cause, facts)


def give_time(game: Game, ms: int, cause: Cause) -> Batch:
    """Gives the time of an outage back to every running clock, instead of a due strike, or of the bank's payment for
    it.

    ms: milliseconds.  Raises Conflict, Malformed, Stale.
    """
    running_state(game)
    if ms <= 0:
        raise Malformed("Time that is given is more than none.", {"ms": ["1 or more."]})
    at_ms, table = milliseconds(cause.at), game.table_clock
    is_up = game.next_deadline_ms is not None and at_ms >= game.next_deadline_ms
    if not is_up and (table is None or not any(table.takes_bank(seat, at_ms) for seat in table.times)):
        raise Stale("The time is not up.")
    return append_facts(game, cause, facts_of(TimeGiven("outage", ms)))


def to_absence(game: Game, seat: Seat, policy: Policy | None) -> SeatAbsent | SeatResigned:
    """The event of a seat's absence, by the plan of the table clock."""
    assert game.table_clock is not None
    on_absence = game.table_clock.plan.on_absence
    if on_absence == "default":
        return SeatAbsent(seat)
    assert policy is not None
    return SeatResigned(seat, STAND_IN, policy) if on_absence == "forfeit" else SeatAbsent(seat, STAND_IN, policy)


def reveal_late(game: Game, cause: Cause) -> Batch:
    """The late reveal of a duplicate deal.  Raises Conflict."""
    if game.is_running or game.is_revealed:
        raise Conflict("game-over", "There is nothing left to reveal.")
    return append_facts(game, cause, facts_of(*reveal_events(game, game.state)))


def default_answer(game: Game, decision: Decision) -> Command:
    """The command played for a seat that does not answer."""
    assert game.state is not None
    return game.rules.default(game.state.table, game.state.minds[decision.seat])


def give_up(game: Game, seat: Seat, decision: str, tries: int, cause: Cause) -> Batch:
    """Records that a bot gave no legal answer, and plays the default.  Raises Conflict, Stale."""
    require_time(game, seat, cause.at)
    state = state_for_answer(game, seat, decision)
    failed = facts_of(AutomationFailed(seat, tries))
    return append_to_the_end(
        game, cause, failed + decide_by_rules(game, state, seat, default_answer(game, game.open[seat]))
    )


def resign(game: Game, seat: Seat, bot: str, cause: Cause, policy: Policy) -> Batch:
    """A player leaves for good and a bot takes the seat. bot: the name of its policy.  Raises Conflict."""
    require_running(game)
    if game.seats[seat].kind != "human" or game.seats[seat].resigned:
        raise Conflict("seat-resigned", f"Seat {seat} has resigned.")
    return append_and_follow(partial(append_facts, game, cause), facts_of(SeatResigned(seat, bot, policy)))


def abort(game: Game, reason: str, cause: Cause) -> Batch:
    """Ends a game without an outcome.  Raises Conflict."""
    require_running(game)
    return append_facts(game, cause, facts_of(GameAborted(reason), *reveal_facts(game, game.state)))


def expire(game: Game, quiet_s: int, cause: Cause) -> Batch:
    """Ends a game without an event for this many seconds.  Raises Conflict, Stale."""
    require_running(game)
    if quiet_s <= 0 or milliseconds(cause.at) - milliseconds(game.at) < 1000 * quiet_s:
        raise Stale("Something has happened meanwhile.")
    hours = count_text(quiet_s // 3600, "hour")
    reason = f"Not every seat was taken, and nothing happened for {hours}."
    if game.status == "playing":
        reason = f"Nothing happened for {hours}."
    return append_facts(game, cause, facts_of(GameAborted(reason, quiet_s), *reveal_facts(game, game.state)))


def decide_ruling(game: Game, wanted: RulingMade, cause: Cause) -> Batch:
    """Corrects the result of an ended game, or aborts a running one.  Raises Conflict, Malformed.

    wanted: the ruling; its `before` is the game's outcome, whatever it says.
    """
    author, reason, after = wanted.author, wanted.reason, wanted.after
    if wanted.kind == "abort":
        require_running(game)
        made = RulingMade("abort", author, reason, None, None)
        return append_facts(game, cause, facts_of(made, GameAborted(reason), *reveal_facts(game, game.state)))
    if game.is_running:
        raise Conflict(
            "not-over", "Only the result of a game that has ended can be corrected; a running game can be aborted."
        )
    if after is not None and not set(after.winners) <= set(range(len(game.seats))):
        raise Malformed("A winner is a seat of this game.", {"outcome.winners": ["Seats of this game."]})
    return append_facts(game, cause, facts_of(RulingMade("correct", author, reason, game.outcome, after)))


def decide_share(game: Game, link_id: str, shared: Shared, cause: Cause) -> Batch:
    """Creates a replay link.  Raises Conflict too-many-tokens."""
    require_room(game, shared.by, cause.at)
    return append_facts(game, cause, facts_of(ReplayShared(link_id, Known(shared, NOBODY))))


def decide_mint(game: Game, minted: TokenMinted, cause: Cause) -> Batch:
    """Mints a token.  Raises Conflict too-many-tokens."""
    require_room(game, plaintext(minted.by), cause.at)
    return append_facts(game, cause, facts_of(minted))


def decide_revocation(game: Game, grant_id: str, cause: Cause) -> Batch:
    """Revokes a token or link and all its descendants."""
    return append_facts(game, cause, facts_of(TokenRevoked(grant_id)))


def join_group(game: Game, member: str, cause: Cause) -> Batch:
    """Registers another game with the same deal.  Raises Conflict group-closed."""
    if game.created.deal != "duplicate" or game.is_revealed:
        raise Conflict("group-closed", "This group of games is closed.")
    return append_facts(game, cause, facts_of(GroupJoined(Known(member, NOBODY))))
