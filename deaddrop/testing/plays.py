"""Whole random games through the aggregate; every command is kept, so that they can be replayed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import msgspec

from deaddrop.games import plan_table, token_hash
from deaddrop.testing import values
from deaddrop.testing.facts import Facts
from deaddrop.testing.organisers import POLICY, random_intervention
from deaddrop.testing.walks import random_command
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.commands import Abort, Resign, Return
from domain.game.events.clock_events import ClockPlan, OnAbsence
from domain.game.events.game_events import GameHead, GameRestored, TokenMinted
from domain.game.events.luck_events import LuckPlan
from domain.game.events.seat_plan import SeatPlan
from domain.game.interventions import absences
from domain.game.opening import creation, deal
from domain.game.opening import luck as making
from domain.game.opening.creation import GamePlan
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Known, Seat
from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp as stamp_ms

GAME_ID = "07" + "a" * 16
STRUCK = 0.02
"""Chance that a running timer strikes before the next answer."""
PUT_BACK = 0.02
"""Chance that a game with a luck protocol is restored before the next answer."""
INTERVENED = 0.01
"""Chance that an organiser intervenes before the next answer."""
RETURNED = 0.1
"""Chance that an absent player returns before the next answer."""
GIVEN = 0.2
"""Chance that time is given back instead of a strike."""

Act = Callable[[Game], Batch]


class PlayStep(NamedTuple):
    """One command. seat: its sender; None for the opening and for steps that no seat was asked for."""

    act: Act
    batch: Batch
    seat: Seat | None = None
    command: Command | None = None


class Nonces(NamedTuple):
    """People's contributions to the luck of a game: nonces by seat, and the seats that withhold theirs."""

    plan: LuckPlan
    by_seat: Mapping[Seat, str]
    silent: frozenset[Seat]


class Play(NamedTuple):
    """A game from its creation to its end. opening(): creates it again."""

    rules: AnyRuleset
    facts: Facts
    options: msgspec.Struct
    opening: Callable[[], Batch]
    steps: tuple[PlayStep, ...]

    @property
    def last(self) -> Game:
        return self.steps[-1].batch.game

    @property
    def stream(self) -> tuple[tuple[bytes, bytes], ...]:
        """The stored events: JSON and digest."""
        return tuple(event for step in self.steps for event in step.batch.events)


def stamp(number: int) -> str:
    """The time of the command with this number."""
    return f"2001-02-03T{number // 3600 % 24:02d}:{number // 60 % 60:02d}:{number % 60:02d}.000Z"


def cause(number: int, seat: Seat | None = None, command: Command | None = None) -> Cause:
    """The origin of the command with this number."""
    body = msgspec.to_builtins(command) if command is not None else None
    return Cause(stamp(number), f"{seat}/key-{number}", f"{number:016x}", seat, body)


def plan(
    rules: AnyRuleset,
    options: msgspec.Struct,
    players: int,
    rng: Random,
    *,
    claimed: bool = True,
    stated: Mapping[str, Sequence[Any]] | None = None,
    luck: Nonces | None = None,
    clock: ClockPlan | None = None,
) -> GamePlan:
    """A table of people, then automata. claimed: every seat is taken; stated: the luck, by source; luck: people's
    contributions to it, None for a game without a luck plan; clock: of the table.
    """
    automata = rules.seating(options, players)
    seats = (*[SeatPlan("human")] * players, *[SeatPlan("automaton")] * automata)
    planned = plan_table(options, seats, seed=rng.randbytes(32), secret=rng.randbytes(32))
    codes = (*(None if claimed else token_hash(f"code-{seat}") for seat in range(players)), *[None] * automata)
    return planned._replace(
        deal="fresh" if stated is None else "fixed",
        stated=stated or {},
        codes=codes,
        claimed=planned.claimed if claimed else {},
        luck_plan=luck.plan if luck is not None else msgspec.UNSET,
        commits={seat: commitment(nonce) for seat, nonce in luck.by_seat.items()}
        if claimed and luck is not None
        else {},
        clock_plan=clock or msgspec.UNSET,
    )


def play(
    rules: AnyRuleset,
    players: int,
    rng: Random,
    facts: Facts,
    options: msgspec.Struct | None = None,
    *,
    with_luck: bool | None = None,
    with_clock: bool | None = None,
    put_back: float = PUT_BACK,
    intervened: float = INTERVENED,
) -> Play:
    """A game of random moves, with claims, timeouts, absences, resignations, tokens and restores among them.

    with_luck: whether people make the luck together; with_clock: whether the table has a clock; None: half of the
    games.
    put_back: chance that a game with a luck protocol is restored before an answer.
    intervened: chance that its organiser intervenes.
    """
    organiser = Random(f"organiser {rng.getstate()!r}")
    luck_rng = Random(repr(rng.getstate()))  # separate generator: games are the same with and without it
    is_lucky = luck_rng.random() < 0.5 if with_luck is None else with_luck
    luck = random_nonces(players, luck_rng) if is_lucky else None
    clock = random_clock(luck_rng) if (luck_rng.random() < 0.5 if with_clock is None else with_clock) else None
    made = options if options is not None else values.options(rules, players, rng, facts.options)
    is_claimed = rng.random() < 0.7
    planned = plan(rules, made, players, rng, claimed=is_claimed, luck=luck, clock=clock)
    created = creation.decide_creation(GAME_ID, rules, planned, cause(0))
    steps = [PlayStep(lambda _: created, created)]

    def carry_out(act: Act, seat: Seat | None = None, command: Command | None = None) -> Game:
        steps.append(PlayStep(act, act(steps[-1].batch.game), seat, command))
        return steps[-1].batch.game

    for seat in () if is_claimed else rng.sample(range(players), players):
        carry_out(claim_act(seat, None if luck is None else luck.by_seat.get(seat), len(steps)))
    game = steps[-1].batch.game
    while luck is not None and game.status == "seating":
        game = carry_out(luck_act(game, luck, len(steps)))
    while game.is_running:
        if luck is not None and luck_rng.random() < put_back:
            game = carry_out(restore_act(len(steps)))
        elif game.is_paused or organiser.random() < intervened:
            game = carry_out(random_intervention(game, organiser, cause(len(steps))))
        else:
            game = carry_out(*random_act(game, rng, len(steps)))
    return Play(rules, facts, made, lambda: creation.decide_creation(GAME_ID, rules, planned, cause(0)), tuple(steps))


def random_nonces(players: int, rng: Random) -> Nonces:
    """These people's contributions: at most one of them withholds a nonce, and none if all are required."""
    everybody = range(players)
    given = {
        seat: rng.randbytes(32).hex() for seat in rng.choice((everybody, rng.sample(everybody, rng.choice(everybody))))
    }
    silent = frozenset(rng.sample(sorted(given), 1)) if given and rng.random() < 0.5 else frozenset[Seat]()
    is_required = len(given) == players and not silent and rng.random() < 0.5
    return Nonces(LuckPlan("required" if is_required else "asked", None, 60), given, silent)


def random_clock(rng: Random) -> ClockPlan:
    """A clock with occasional strikes."""
    on_absence: OnAbsence = rng.choice(("default", "bot", "forfeit"))
    return ClockPlan(60, rng.choice((0, 30)), rng.choice((0, 10)), rng.choice((1, 2)), on_absence)


def commitment(nonce: str) -> str:
    return sha256(nonce.encode()).hexdigest()


def claim_act(seat: Seat, nonce: str | None, number: int) -> Act:
    commit = None if nonce is None else commitment(nonce)
    return lambda game: deal.decide_claim(
        game, seat, f"code-{seat}", token_hash(f"token-{seat}"), cause(number), commit=commit
    )


def luck_act(game: Game, luck: Nonces, number: int) -> Act:
    """The next step of a full table for its luck: a nonce is given, or the time is up."""
    status = game.luck_status
    assert status is not None
    seat = next((seat for seat in status.awaited_seats if seat not in luck.silent), None)
    if seat is not None:
        digest = status.closed.digest if status.closed is not None else ""
        return lambda game: making.give_nonce(game, seat, luck.by_seat[seat], digest, cause(number))
    assert game.clock is not None
    struck = Cause(stamp_ms(game.clock.deadline_ms), f"clock/{number}", f"{number:016x}")
    return lambda game: decide.time_out(game, struck, POLICY)


def restore_act(number: int) -> Act:
    """The operator restores a game to its current version."""

    def act(game: Game) -> Batch:
        event = GameRestored(None, GameHead(game.version, game.digest.hex()), "The disk failed.")
        return append_facts(game, cause(number), facts_of(event))

    return act


def random_act(game: Game, rng: Random, number: int) -> tuple[Act, Seat | None, Command | None]:
    """A seat's answer, nearly always; else a timeout, a resignation, a default answer, a token or an abort."""
    gone = [seat for seat in range(len(game.seats)) if game.is_absent(seat)]
    if gone and rng.random() < RETURNED:
        back = cause(number, gone[0], Return())
        return lambda game: absences.come_back(game, gone[0], back), None, None
    deadline_ms = game.next_deadline_ms
    if deadline_ms is not None and (deadline_ms <= milliseconds(stamp(number)) or rng.random() < STRUCK):
        struck = Cause(stamp_ms(deadline_ms), f"clock/{number}", f"{number:016x}")
        if rng.random() < GIVEN:
            return lambda game: decide.give_time(game, 5000, struck), None, None
        return lambda game: decide.time_out(game, struck, POLICY), None, None
    seat = rng.choice(list(game.open))
    decision = game.open[seat].id
    match rng.randrange(400):
        case 0:
            minted = TokenMinted(f"m{number}", "spectator", None, Known("0" * 64, NOBODY), Known("organiser", NOBODY))
            return lambda game: decide.decide_mint(game, minted, cause(number)), None, None
        case 1 if not game.seats[seat].is_automatic:
            return lambda game: decide.resign(game, seat, "house", cause(number, seat, Resign()), POLICY), None, None
        case 2:
            return lambda game: decide.give_up(game, seat, decision, 3, cause(number, seat)), None, None
        case 3 if rng.random() < 0.3:
            abort = Abort("The cat sat on the table.")
            return lambda game: decide.abort(game, abort.reason, cause(number, None, abort)), None, None
    assert game.state is not None
    command = random_command(game.rules.offers(game.state.table, game.state.minds[seat]), rng)
    return (
        lambda game: decide.answer_decision(game, seat, decision, command, cause(number, seat, command)),
        seat,
        command,
    )
