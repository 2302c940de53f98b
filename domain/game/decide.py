"""Decides requests to a game, whatever its rules: each function returns the resulting batch or raises a Refusal."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from domain.game.aggregate import Decision, Game, plaintext
from domain.game.batch import Batch, Cause, Fact, append_facts, append_first_facts, facts_of
from domain.game.events import (
    AutomationFailed,
    GameAborted,
    GameCreated,
    GameOver,
    GameStarted,
    Group,
    GroupJoined,
    ReplayShared,
    RulingMade,
    Scope,
    SeatPlan,
    SeatResigned,
    SeatTaken,
    SeedRevealed,
    Shared,
    TokenMinted,
    TokenRevoked,
)
from domain.game.evolve import luck_of
from domain.game.token_descent import demand_room
from domain.kernel import chance, decider
from domain.kernel.chance import Luck
from domain.kernel.errors import Conflict, Malformed, Stale
from domain.kernel.event_text import and_list
from domain.kernel.offers import Command
from domain.kernel.ruleset import AnyRuleset, Outcome
from domain.kernel.secrecy import NOBODY, Event, Known, Seat
from domain.kernel.state import AnyState


class GamePlan(NamedTuple):
    """A validated request for a new game. seed, secret: 32 bytes; tokens and codes are hashes.

    analysis: whether seats may fork the running game; claimed: seats taken by the creator, with the hashes of their
    tokens; stated: outcomes of a stated deal, else empty; pace_ms: as in GameCreated.
    """

    options: msgspec.Struct
    seats: tuple[SeatPlan, ...]
    visibility: str
    delay_s: int
    deal: str
    analysis: bool
    stated: Mapping[str, Sequence[Any]]
    group: Group | None
    seed: bytes
    secret: bytes
    codes: tuple[str | None, ...]
    claimed: Mapping[Seat, str]
    organiser: str
    arbiter: str | None
    pace_ms: int | msgspec.UnsetType = msgspec.UNSET


def decide_creation(game_id: str, rules: AnyRuleset, plan: GamePlan, cause: Cause) -> Batch:
    """A new game with its creator seated; started if every seat is filled."""
    created = GameCreated(**first_facts(rules, plan))
    facts = [*facts_of(created), *facts_of(*creator_seat(plan))]
    return seat_and_deal(partial(append_first_facts, game_id, rules, cause), facts)


def seat_and_deal(append: Callable[[list[Fact]], Batch], facts: list[Fact]) -> Batch:
    """The batch of these facts, followed by the deal if they fill the last seat. append: makes a batch of facts."""
    batch = append(facts)
    if batch.game.state is not None or not all(place.is_taken for place in batch.game.seats):
        return batch
    return append([*facts, *deal_facts(batch.game)])


def first_facts(rules: AnyRuleset, plan: GamePlan) -> dict[str, Any]:
    """Fields of GameCreated and GameForked."""
    return {
        "ruleset": rules.name,
        "ruleset_version": rules.version,
        "options": msgspec.json.decode(msgspec.json.encode(plan.options)),
        "seats": plan.seats,
        "visibility": plan.visibility,
        "delay_s": plan.delay_s,
        "deal": plan.deal,
        "analysis": plan.analysis,
        "has_arbiter": plan.arbiter is not None,
        "commitment": chance.seed_commitment(plan.seed),
        "seed": Known(plan.seed.hex(), NOBODY),
        "secret": Known(plan.secret.hex(), NOBODY),
        "stated": Known({source: list(outcomes) for source, outcomes in plan.stated.items()}, NOBODY),
        "codes": Known(plan.codes, NOBODY),
        "organiser": Known(plan.organiser, NOBODY),
        "arbiter": Known(plan.arbiter, NOBODY),
        "group": Known(plan.group, NOBODY),
        "pace_ms": plan.pace_ms,
    }


def creator_seat(plan: GamePlan) -> list[Event]:
    """SeatTaken events for the creator's seats."""
    return [SeatTaken(seat, None, Known(token, NOBODY)) for seat, token in sorted(plan.claimed.items())]


def deal_facts(game: Game) -> list[Fact]:
    """GameStarted and the deal."""
    created = game.created
    luck = Luck(luck_of(created, game.seats), {}, plaintext(created.stated))
    blank = game.rules.initial(msgspec.convert(created.options, game.rules.options), len(game.seats))
    events = decider.decide_opening(game.rules, blank, luck)
    return facts_of(GameStarted(), *events, draws=luck.draws)


def decide_claim(game: Game, seat: Seat, code: str, nonce: str | None, token: str, cause: Cause) -> Batch:
    """Takes a seat with its claim code; the last seat starts the game.  Raises Conflict seat-taken, Malformed."""
    codes: tuple[str | None, ...] = plaintext(game.created.codes)
    expected = codes[seat] if seat < len(codes) else None
    if not game.is_running or expected is None or game.seats[seat].is_taken:
        raise Conflict("seat-taken", f"Seat {seat} is taken.")
    if not hmac.compare_digest(hashlib.sha256(code.encode()).hexdigest(), expected):
        raise Malformed("This is not the claim code of this seat.", {"code": ["Not the code of this seat."]})
    if nonce is not None and game.created.deal == "duplicate":
        raise Malformed("A duplicate deal takes no nonces.", {"nonce": ["Not in a duplicate deal."]})
    if nonce is not None and game.parent is not None:
        raise Malformed("A fork takes no nonces.", {"nonce": ["Not in a fork."]})
    facts = facts_of(SeatTaken(seat, nonce, Known(token, NOBODY)))
    return seat_and_deal(partial(append_facts, game, cause), facts)


def answer_decision(game: Game, seat: Seat, decision: str | None, command: Command, cause: Cause) -> Batch:
    """A seat answers its open decision.  Raises Conflict, Stale, NotOffered.

    decision: the id that is answered; None for the seat's open one, whichever it is.
    """
    demand_time(game, cause.at)
    state = state_for_command(game, seat, decision, command)
    return append_to_the_end(game, cause, decide_by_rules(game, state, seat, command))


def decide_by_rules(game: Game, state: AnyState, seat: Seat, command: Command) -> list[Fact]:
    """What follows from a command by the rules, luck included.  Raises NotOffered."""
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
    demand_time(game, at)
    state = state_for_command(game, seat, decision, command)
    decider.demand_offer(game.rules, state, seat, command)


def state_for_command(game: Game, seat: Seat, decision: str | None, command: Command) -> AnyState:
    """The state for a seat's command; an aside needs no open decision.  Raises Conflict, Stale."""
    if decision is None and isinstance(command, game.rules.asides):
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
        raise Stale(f"{decision} is closed.")
    if current is None:
        raise Conflict("not-your-decision", f"Nothing is asked of seat {seat} now. {awaited_text(game)}")
    return state


def running_state(game: Game) -> AnyState:
    """The state of a started game that is not over.  Raises Conflict."""
    demand_running(game)
    if game.state is None:
        raise Conflict("not-started", "This game waits for players.")
    return game.state


def awaited_text(game: Game) -> str:
    """The awaited seats, in a sentence. Public: every view lists them."""
    seats = and_list([f"seat {seat}" for seat in game.open], "nobody")
    return f"The game waits for {seats}."


def demand_running(game: Game) -> None:
    """Raises Conflict when the game is over."""
    if not game.is_running:
        raise Conflict("game-over", "This game is over.")


def demand_time(game: Game, at: str) -> None:
    """Raises Stale after the deadline."""
    if game.clock is not None and game.clock.is_up(at):
        raise Stale("The time is up.")


def time_out(game: Game, cause: Cause) -> Batch:
    """Applies the timeout of the rules.  Raises Conflict, Stale."""
    demand_running(game)
    if game.state is None or game.clock is None or not game.clock.is_up(cause.at):
        raise Stale("The time is not up.")
    luck = Luck(game.luck, game.drawn, plaintext(game.created.stated))
    events = decider.decide_timeout(game.rules, game.state, luck)
    return append_to_the_end(game, cause, facts_of(*events, draws=luck.draws))


def owner_of(decision: str | None) -> Seat | None:
    """The seat in a decision id, or None."""
    number = (decision or "").rpartition(".")[2]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else None


def reveal_facts(game: Game, state: AnyState | None) -> tuple[Event, ...]:
    """Reveal of cards and seed; empty for a duplicate deal, which waits for its group."""
    return () if game.created.deal == "duplicate" else reveal_events(game, state)


def reveal_events(game: Game, state: AnyState | None) -> tuple[Event, ...]:
    cards = game.rules.reveal(state) if state is not None else ()
    return (*cards, SeedRevealed(plaintext(game.created.seed), plaintext(game.created.secret)))


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
    demand_time(game, cause.at)
    state = state_for_answer(game, seat, decision)
    failed = facts_of(AutomationFailed(seat, tries))
    return append_to_the_end(
        game, cause, failed + decide_by_rules(game, state, seat, default_answer(game, game.open[seat]))
    )


def resign(game: Game, seat: Seat, bot: str, cause: Cause) -> Batch:
    """Hands the seat of a player who leaves to a bot.  Raises Conflict."""
    demand_running(game)
    if game.seats[seat].is_automatic:
        raise Conflict("seat-resigned", f"Seat {seat} has resigned.")
    return append_facts(game, cause, facts_of(SeatResigned(seat, bot)))


def abort(game: Game, reason: str, cause: Cause) -> Batch:
    """Ends a game without an outcome.  Raises Conflict."""
    demand_running(game)
    return append_facts(game, cause, facts_of(GameAborted(reason), *reveal_facts(game, game.state)))


def decide_ruling(game: Game, kind: str, author: str, reason: str, after: Outcome | None, cause: Cause) -> Batch:
    """Corrects the result of an ended game, or aborts a running one.  Raises Conflict, Malformed."""
    if kind == "abort":
        demand_running(game)
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
    demand_room(game, shared.by, cause.at)
    return append_facts(game, cause, facts_of(ReplayShared(link_id, Known(shared, NOBODY))))


def decide_mint(game: Game, by: str, grant_id: str, scope: Scope, seat: Seat | None, token: str, cause: Cause) -> Batch:
    """Mints a token. by: id of the minting token.  Raises Conflict too-many-tokens."""
    demand_room(game, by, cause.at)
    return append_facts(
        game, cause, facts_of(TokenMinted(grant_id, scope, seat, Known(token, NOBODY), Known(by, NOBODY)))
    )


def decide_revocation(game: Game, grant_id: str, cause: Cause) -> Batch:
    """Revokes a token or link and all its descendants."""
    return append_facts(game, cause, facts_of(TokenRevoked(grant_id)))


def join_group(game: Game, member: str, cause: Cause) -> Batch:
    """Registers another game with the same deal.  Raises Conflict group-closed."""
    if game.created.deal != "duplicate" or game.is_revealed:
        raise Conflict("group-closed", "This group of games is closed.")
    return append_facts(game, cause, facts_of(GroupJoined(Known(member, NOBODY))))
