"""What can be asked of a game, whatever its rules: each answers with the batch of events that follows, or refuses."""

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
    """A game as it is asked for, already checked. seed, secret: 32 bytes; tokens and codes as hashes.

    analysis: whether its seats may fork it while it runs; claimed: seats that the creator sits on at once, with their tokens' hashes; stated: outcomes of a stated deal, else
    nothing; pace_ms: as in GameCreated.
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
    """A new game, with its creator seated where he asked, and started if that fills it."""
    created = GameCreated(**first_facts(rules, plan))
    facts = [*facts_of(created), *facts_of(*creator_seat(plan))]
    return seat_and_deal(partial(append_first_facts, game_id, rules, cause), facts)


def seat_and_deal(sealed: Callable[[list[Fact]], Batch], facts: list[Fact]) -> Batch:
    """The batch in which somebody sits down; the deal comes with it, once every seat is filled."""
    batch = sealed(facts)
    if batch.game.state is not None or not all(place.is_taken for place in batch.game.seats):
        return batch
    return sealed([*facts, *deal_facts(batch.game)])


def first_facts(rules: AnyRuleset, plan: GamePlan) -> dict[str, Any]:
    """What the first event of a game or a fork says."""
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
    """The creator sits down where he asked."""
    return [SeatTaken(seat, None, Known(token, NOBODY)) for seat, token in sorted(plan.claimed.items())]


def deal_facts(game: Game) -> list[Fact]:
    """The deal, once every seat is filled."""
    created = game.created
    luck = Luck(luck_of(created, game.seats), {}, plaintext(created.stated))
    events = game.rules.open(
        game.rules.initial(msgspec.convert(created.options, game.rules.options), len(game.seats)), luck
    )
    return facts_of(GameStarted(), *events, draws=luck.draws)


def decide_claim(game: Game, seat: Seat, code: str, nonce: str | None, token: str, cause: Cause) -> Batch:
    """Somebody sits down with a claim code; the last one starts the game.  Raises Conflict seat-taken, Malformed."""
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
    """The batch of these facts, and of what follows when they end the game by its rules."""
    batch = append_facts(game, cause, facts)
    after = batch.game
    outcome = game.rules.outcome(after.state.table) if after.state is not None else None
    if outcome is None:
        return batch
    return append_facts(game, cause, [*facts, *facts_of(GameOver(outcome.winners, outcome.reason), *reveal_facts(game, after.state))])


def check_answer(game: Game, seat: Seat, decision: str | None, command: Command, at: str) -> None:
    """Whether `answer` would be accepted, without doing it and without asking chance.  Raises what `answer` raises."""
    demand_time(game, at)
    state = state_for_command(game, seat, decision, command)
    decider.demand_offer(game.rules, state, seat, command)


def state_for_command(game: Game, seat: Seat, decision: str | None, command: Command) -> AnyState:
    """The state that a seat's command acts on: an aside that names no decision needs none.  Raises Conflict, Stale."""
    if decision is None and isinstance(command, game.rules.asides):
        return running_state(game)
    return state_for_answer(game, seat, decision)


def state_for_answer(game: Game, seat: Seat, decision: str | None) -> AnyState:
    """The state in which a decision is open, or with None the seat's own.  Raises Conflict, Stale."""
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
    """The state of a game that has begun and is not over.  Raises Conflict."""
    demand_running(game)
    if game.state is None:
        raise Conflict("not-started", "This game waits for players.")
    return game.state


def awaited_text(game: Game) -> str:
    """Whom a game waits for, as every view says."""
    seats = and_list([f"seat {seat}" for seat in game.open], "nobody")
    return f"The game waits for {seats}."


def demand_running(game: Game) -> None:
    """Raises Conflict when the game is over."""
    if not game.is_running:
        raise Conflict("game-over", "This game is over.")


def demand_time(game: Game, at: str) -> None:
    """Raises Stale when the time that the rules gave is up."""
    if game.clock is not None and game.clock.is_up(at):
        raise Stale("The time is up.")


def time_out(game: Game, cause: Cause) -> Batch:
    """The time that the rules gave is up, and what follows by them.  Raises Conflict, Stale."""
    demand_running(game)
    if game.state is None or game.clock is None or not game.clock.is_up(cause.at):
        raise Stale("The time is not up.")
    luck = Luck(game.luck, game.drawn, plaintext(game.created.stated))
    events = game.rules.strike(game.state, luck)
    return append_to_the_end(game, cause, facts_of(*events, draws=luck.draws))


def owner_of(decision: str | None) -> Seat | None:
    """The seat that a decision id names, if it is one."""
    number = (decision or "").rpartition(".")[2]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else None


def reveal_facts(game: Game, state: AnyState | None) -> tuple[Event, ...]:
    """Cards and seed, face up; a duplicate deal stays closed until its whole group is over."""
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
    """The answer of a seat that gives none."""
    assert game.state is not None
    return game.rules.default(game.state.table, game.state.minds[decision.seat])


def give_up(game: Game, seat: Seat, decision: str, tries: int, cause: Cause) -> Batch:
    """A bot gave no legal answer: the log says so, and the default answer is played.  Raises Conflict, Stale."""
    demand_time(game, cause.at)
    state = state_for_answer(game, seat, decision)
    failed = facts_of(AutomationFailed(seat, tries))
    return append_to_the_end(game, cause, failed + decide_by_rules(game, state, seat, default_answer(game, game.open[seat])))


def resign(game: Game, seat: Seat, bot: str, cause: Cause) -> Batch:
    """A player leaves a running game, and a bot takes over.  Raises Conflict."""
    demand_running(game)
    if game.seats[seat].is_automatic:
        raise Conflict("seat-resigned", f"Seat {seat} has resigned.")
    return append_facts(game, cause, facts_of(SeatResigned(seat, bot)))


def abort(game: Game, reason: str, cause: Cause) -> Batch:
    """The organiser ends a game without an outcome.  Raises Conflict."""
    demand_running(game)
    return append_facts(game, cause, facts_of(GameAborted(reason), *reveal_facts(game, game.state)))


def decide_ruling(game: Game, kind: str, author: str, reason: str, after: Outcome | None, cause: Cause) -> Batch:
    """An organiser corrects the result of a game that has ended, or ends one that runs.  Raises Conflict, Malformed."""
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
    """A link to a replay is handed out.  Raises Conflict too-many-tokens."""
    demand_room(game, shared.by, cause.at)
    return append_facts(game, cause, facts_of(ReplayShared(link_id, Known(shared, NOBODY))))


def decide_mint(game: Game, by: str, grant_id: str, scope: Scope, seat: Seat | None, token: str, cause: Cause) -> Batch:
    """A token is handed out. by: the id of the one that it is minted with.  Raises Conflict too-many-tokens."""
    demand_room(game, by, cause.at)
    return append_facts(game, cause, facts_of(TokenMinted(grant_id, scope, seat, Known(token, NOBODY), Known(by, NOBODY))))


def decide_revocation(game: Game, grant_id: str, cause: Cause) -> Batch:
    """A token or a link is worth nothing from here on, with all that descends from it."""
    return append_facts(game, cause, facts_of(TokenRevoked(grant_id)))


def join_group(game: Game, member: str, cause: Cause) -> Batch:
    """Another game shares this one's luck.  Raises Conflict when it is known already."""
    if game.created.deal != "duplicate" or game.is_revealed:
        raise Conflict("group-closed", "This group of games is closed.")
    return append_facts(game, cause, facts_of(GroupJoined(Known(member, NOBODY))))
