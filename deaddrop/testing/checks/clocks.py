"""The law of clocks: a table clock reveals to no audience more than the ruleset's own events do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

from deaddrop.testing import report
from deaddrop.testing.checks.views import GAMES_TRIED, compare, without_commitments
from deaddrop.testing.facts import Facts
from deaddrop.testing.organisers import PAUSE_MS, POLICY, SAID
from deaddrop.testing.plays import GAME_ID, cause, plan
from deaddrop.testing.schedule import IS_LONG
from deaddrop.testing.twins import Line, cut_line, hides_something, pick_secret_moment, random_line, twin
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.clock_events import ClockPlan, OnAbsence
from domain.game.information_state import information_state
from domain.game.interventions import absences, interventions
from domain.game.opening import creation
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.timestamps import milliseconds
from projections.clock import clock_json
from projections.game_card import card_json
from projections.game_view import view_json
from projections.lobby import encode_row
from projections.timestamps import stamp

MOST_ACTS = 1_000 if IS_LONG else 60
"""Commands after which a game is cut."""
CUT = 0.3
"""The share of games that are cut right after the secret moment."""
SLEEPY = 0.4
"""The share of seats that nearly always run out of time."""
GIVEN = 0.1
"""Chance that time is given back instead of a strike."""
HELD = 0.03
"""Chance that a table is paused before the next answer."""
LATE = 0.4
"""Chance that an answer comes in its last possible moment."""
GIVEN_MS = 5_000
STEP_MS = 1_000
"""Time that other answers take."""


class TimedMove(NamedTuple):
    """The next step of a game with a clock, and its time. decide(line, game, at): its events; acts: number of the
    line's acts it carries out; seat: the answering one.
    """

    name: str
    at_ms: int
    decide: Callable[[Line, Game, str], Batch]
    acts: int = 0
    seat: Seat | None = None


def a_clock_tells_no_more_than_the_events(
    rules: AnyRuleset, players: int, facts: Facts, rng: Random, after: type[Command] | None = None
) -> bool:
    """Whether two games were found that look alike to a seat or the public. With one clock, the same instants, strikes,
    absences and pauses they look alike too, and are due at the same times.

    The events of the rules are taken from the game without a clock. The instant of an answer within a common or sealed
    window leaves no trace in the clock. after: cut the games after this kind of command, if there is one.
    """
    for _ in range(GAMES_TRIED):
        full = random_line(rules, players, rng, facts, partial(default_share, sleepy_seats(players, rng)))
        full = cut_line(full, MOST_ACTS)
        if not hides_something(full):
            continue
        moment, observer = pick_secret_moment(full, rng, after)
        one = cut_line(full, moment) if rng.random() < CUT or after is not None else full
        other = twin(one, observer, rng)
        if other is not None:
            compare_clocked_games(one, other, observer, rng)
            return True
    return False


def sleepy_seats(players: int, rng: Random) -> list[bool]:
    """For each seat, whether it lets its time run out."""
    return [rng.random() < SLEEPY for _ in range(players)]


def default_share(sleepy: list[bool], seat: Seat) -> float:
    """The share of default answers of a seat; none for automata."""
    if seat >= len(sleepy):
        return 0.0
    return 0.95 if sleepy[seat] else 0.15


def compare_clocked_games(one: Line, other: Line, observer: Seat | None, rng: Random) -> None:
    """Asserts that one clock shows this audience and the public the same of both, through all its events."""
    seed, clock, names = rng.getrandbits(64), eventful_clock(rng), list[str]()
    games = [create_clocked_game(line, Random(seed), clock).game for line in (one, other)]
    hurried, number = games[0], 1  # the first game again, with answers at other instants
    while number < len(one.acts):
        move, before = next_move(one, games[0], number, rng), games[0]
        batches = [
            move.decide(line._replace(acts=line.acts[number:]), game, stamp(move.at_ms))
            for line, game in zip((one, other), games, strict=True)
        ]
        shown = [
            view_with_clock(batch, observer) | {"public": view_with_clock(batch, None), "due": batch.game.next_deadline_ms}
            for batch in batches
        ]
        compare(f"{move.name} at a table with a clock, act {number},", observer, *shown)
        for line, batch in zip((one, other), batches, strict=True):
            check_events_of_rules(line, batch, number, move.acts)
        games = [batch.game for batch in batches]
        at_ms = move.at_ms
        if move.seat is not None and stays_in_window(before, games[0], move.seat):
            at_ms = rng.choice((milliseconds(hurried.at), move.at_ms))
        hurried = move.decide(one._replace(acts=one.acts[number:]), hurried, stamp(at_ms)).game
        check_same_clock(games[0], hurried, move)
        number, names = number + move.acts, [*names, move.name]
    count_pair(one.rules.name, names)


def eventful_clock(rng: Random) -> ClockPlan:
    """A clock whose banks are used, and whose seats become absent."""
    on_absence: OnAbsence = rng.choice(("default", "bot", "forfeit"))
    return ClockPlan(60, rng.choice((0, 30, 90)), rng.choice((0, 10)), rng.choice((1, 2, 3)), on_absence)


def create_clocked_game(line: Line, secrets: Random, clock: ClockPlan) -> Batch:
    """The game of a line after its opening, in the lobby."""
    planned = plan(line.rules, line.options, line.players, secrets, stated=line.luck, clock=clock)
    return creation.decide_creation(GAME_ID, line.rules, planned._replace(visibility="public"), cause(0))


def next_move(line: Line, game: Game, number: int, rng: Random) -> TimedMove:
    """The next step: the line's act with this number, as a strike if possible, or a step that makes it possible."""
    now_ms, due_ms, seat = milliseconds(game.at), game.next_deadline_ms, line.acts[number].seat
    assert seat is not None
    if game.is_paused:
        return TimedMove("the end of a pause", due_ms or 0, time_out)
    if due_ms is not None and (struck := struck_acts(line, game, number, max(due_ms, now_ms))):
        if rng.random() < GIVEN:
            return TimedMove("time given back", max(due_ms, now_ms), give_time)
        return TimedMove("a strike", max(due_ms, now_ms), time_out, struck)
    if game.pause is None and rng.random() < HELD:
        return TimedMove("a pause", now_ms, partial(pause, rng.random() < 0.5))
    if due_ms is not None and due_ms <= now_ms:
        return TimedMove("a return", now_ms, partial(come_back, struck_seats(game, now_ms)[0]))
    last_ms = now_ms + STEP_MS if due_ms is None else due_ms - 1
    at_ms = last_ms if rng.random() < LATE else min(now_ms + STEP_MS, last_ms)
    return TimedMove("an answer", at_ms, answer, 1, seat)


def struck_acts(line: Line, game: Game, number: int, at_ms: int) -> int:
    """Number of acts of a line, from this one on, that a strike would carry out; 0 if it would do anything else."""
    seats = struck_seats(game, at_ms)
    asked = [(seat, game.open[seat].kind, True) for seat in seats]
    acts = line.acts[number : number + len(seats)]
    is_strike = [(act.seat, act.kind, act.is_default) for act in acts] == asked
    return len(acts) if is_strike else 0


def struck_seats(game: Game, at_ms: int) -> tuple[Seat, ...]:
    """The seats that the table clock strikes, ascending; none if the timer of the rules is first."""
    is_timer_first = game.clock is not None and game.clock.deadline_ms <= at_ms
    return game.table_clock.struck_seats(at_ms) if game.table_clock is not None and not is_timer_first else ()


def time_out(_: Line, game: Game, at: str) -> Batch:
    return decide.time_out(game, Cause(at, f"clock/{game.version}", "0"), POLICY)


def give_time(_: Line, game: Game, at: str) -> Batch:
    return decide.give_time(game, GIVEN_MS, Cause(at, f"clock/{game.version}", "0"))


def pause(is_after_decisions: bool, _: Line, game: Game, at: str) -> Batch:
    until = stamp(milliseconds(at) + PAUSE_MS)
    return interventions.pause(game, until, is_after_decisions, SAID, Cause(at, f"pause/{game.version}", "0"))


def come_back(seat: Seat, _: Line, game: Game, at: str) -> Batch:
    return absences.come_back(game, seat, Cause(at, f"{seat}/return-{game.version}", "0", seat, {"type": "return"}))


def answer(line: Line, game: Game, at: str) -> Batch:
    """The first act of a line, as an answer."""
    act = line.acts[0]
    assert act.seat is not None
    assert act.command is not None
    made = Cause(at, f"{act.seat}/key-{game.version}", "0", act.seat, msgspec.to_builtins(act.command))
    return decide.answer_decision(game, act.seat, game.open[act.seat].id, act.command, made)


def view_with_clock(batch: Batch, observer: Seat | None) -> dict[str, Any]:
    """The whole view of an audience at a table with a clock, and when the table is due."""
    game = batch.game
    people = [f"Person {seat}" for seat in range(len(game.seats))]
    info = information_state(game, "public" if observer is None else observer)
    return {
        **msgspec.to_builtins(view_json(info, people)),
        "entries": [without_commitments(each, game.rules, people, observer) for each in batch.entries],
        "card": msgspec.to_builtins(card_json(game, dict(enumerate(people)))),
        "row": encode_row(game),
    }


def check_events_of_rules(line: Line, batch: Batch, number: int, acts: int) -> None:
    """Asserts that these acts have the same events of the rules as without a clock, each by the asked seat."""
    entries = [each.stored for each in batch.entries if type(each.stored.event) in line.rules.events]
    expected = [(act.seat, event) for act in line.acts[number : number + acts] for event in act.events]
    assert [(each.by, each.event) for each in entries] == expected, (
        f"with a clock act {number} gives other events than without: {[each.event for each in entries]}"
    )


def stays_in_window(before: Game, after: Game, seat: Seat) -> bool:
    """Whether an answer was within a window without a bank that others are still asked in, and that opened no other."""
    own = before.open[seat]
    is_common = any(each.at <= own.at for each in before.open.values() if each.seat != seat)
    is_sealed = own.kind in before.rules.secret_answers
    is_still_open = bool(after.open) and all(before.open.get(each.seat) == each for each in after.open.values())
    return (is_common or is_sealed) and is_still_open and (before.clock, before.pause) == (after.clock, after.pause)


def check_same_clock(one: Game, other: Game, move: TimedMove) -> None:
    """Asserts that two clocks are the same, though answers in windows came at other instants."""
    clocks = [
        (clock_json(game.table_clock, is_paused=game.is_paused), {"due": game.next_deadline_ms})
        for game in (one, other)
        if game.table_clock is not None
    ]
    assert clocks[0] == clocks[1], (
        f"after {move.name} the clock shows when a seat answered within a common or sealed window: {clocks}"
    )


def count_pair(ruleset: str, names: list[str]) -> None:
    report.count_game(ruleset, "pairs of games with a clock that look alike")
    if "a strike" in names:
        report.count_game(ruleset, "of them with strikes")
