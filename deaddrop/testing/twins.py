"""Pairs of games that one audience cannot distinguish: step by step the same in its view, but different in truth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from deaddrop.testing import values
from deaddrop.testing.audience import hides, observations
from deaddrop.testing.facts import Facts
from deaddrop.testing.walks import random_command
from domain.kernel.offers import Command
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat
from domain.kernel.state import AnyState

T = TypeVar("T")

Given = dict[str, list[Any]]

TRIES = 25
"""Tries of one step before some are taken back."""

SETBACKS = 15
"""Setbacks before the twin is started again."""

BEGINNINGS = 24
"""Starts of a twin before another game is tried."""

CONTENT = 6
"""Starts after which a twin that differs earlier is accepted."""


class LineAct(NamedTuple):
    """One step of a game. seat and command: None for the opening; luck: its outcomes by source; is_default: whether it
    had to be the default answer.
    """

    seat: Seat | None
    command: Command | None
    events: tuple[Event, ...]
    luck: Given
    kind: str = "opening"
    is_default: bool = False


class Line(NamedTuple):
    """A game as a line of acts, and the state after them."""

    rules: AnyRuleset
    facts: Facts
    options: msgspec.Struct
    players: int
    acts: tuple[LineAct, ...]
    state: AnyState

    @property
    def luck(self) -> Given:
        """All its luck, by source, as in a stated deal."""
        found: defaultdict[str, list[Any]] = defaultdict(list)
        for act in self.acts:
            for source, outcomes in act.luck.items():
                found[source] += outcomes
        return dict(found)


class FollowingLuck:
    """Luck that repeats another game's, except for a share `stray` of its draws."""

    def __init__(self, model: Given, rng: Random, stray: float) -> None:
        self._model = {source: list(outcomes) for source, outcomes in model.items()}
        self._rng, self._stray = rng, stray
        self.given: defaultdict[str, list[Any]] = defaultdict(list)

    def __call__(self, source: str, support: Sequence[T]) -> T:
        before = self._model.get(source, [])
        wanted = before.pop(0) if before else None
        is_same = wanted in support and self._rng.random() >= self._stray
        outcome = wanted if is_same else self._rng.choice(support)
        self.given[source].append(outcome)
        return outcome  # type: ignore[return-value]


def random_line(
    rules: AnyRuleset, players: int, rng: Random, facts: Facts, defaults: Callable[[Seat], float] | None = None
) -> Line:
    """A random game without its last act. defaults: chance that a seat gives its default answer, as if its time were
    up.
    """
    options = values.options(rules, players, rng, facts.options)
    acts = [opening_act(rules, options, players, model={}, rng=rng, stray=1.0)]
    state = state_after(rules, options, players, acts)
    for act, after in random_acts(rules, state, rng, defaults):
        if rules.outcome(after.table) is not None:
            break
        acts.append(act)
        state = after
    return Line(rules, facts, options, players, tuple(acts), state)


def cut_line(line: Line, number: int) -> Line:
    """The game after this many acts."""
    acts = line.acts[:number]
    return line._replace(acts=acts, state=state_after(line.rules, line.options, line.players, acts))


def hides_something(line: Line) -> bool:
    """Whether any moment hides a value from a seat; under some options none does."""
    return any(hides(line.facts, event, None) for act in line.acts for event in act.events)


def pick_secret_moment(line: Line, rng: Random, after: type[Command] | None = None) -> tuple[int, Seat | None]:
    """A moment, as a number of acts, and an observer from whom the last of them hides a value.

    Rare kinds of acts are as likely as others; acts of type `after`, if given, come before all others.
    """
    moments: defaultdict[Any, list[tuple[int, Seat | None]]] = defaultdict(list)
    for number, act in enumerate(line.acts, 1):
        for observer in (None, *range(line.players)):
            if any(hides(line.facts, event, observer) for event in act.events):
                moments[type(act.command)].append((number, observer))
    return rng.choice(moments[after if after in moments else rng.choice(list(moments))])


def random_acts(
    rules: AnyRuleset, state: AnyState, rng: Random, defaults: Callable[[Seat], float] | None = None
) -> Iterator[tuple[LineAct, AnyState]]:
    while awaited := rules.decisions(state.table):
        seat = rng.choice(list(awaited)) if defaults is None else next_seat(awaited, rng)
        is_default = defaults is not None and rng.random() < defaults(seat)
        command = (
            rules.default(state.table, state.minds[seat])
            if is_default
            else random_command(decider.offers_to(rules, state, seat), rng)
        )
        act = answer_act(rules, state, seat, command, model={}, rng=rng, stray=1.0)._replace(is_default=is_default)
        state = decider.fold(rules, state, act.events)
        yield act, state


def next_seat(awaited: Iterable[Seat], rng: Random) -> Seat:
    """The first seat half of the time, as when several are struck in turn; else any."""
    seats = sorted(awaited)
    return seats[0] if rng.random() < 0.5 else rng.choice(seats)


def opening_act(
    rules: AnyRuleset, options: msgspec.Struct, players: int, *, model: Given, rng: Random, stray: float
) -> LineAct:
    luck = FollowingLuck(model, rng, stray)
    events = decider.decide_opening(rules, rules.initial(options, players + rules.seating(options, players)), luck)
    return LineAct(None, None, events, dict(luck.given))


def answer_act(
    rules: AnyRuleset, state: AnyState, seat: Seat, command: Command, *, model: Given, rng: Random, stray: float
) -> LineAct:
    luck = FollowingLuck(model, rng, stray)
    events = decider.decide(rules, state, seat, command, luck)
    return LineAct(seat, command, events, dict(luck.given), rules.decisions(state.table)[seat])


def state_after(rules: AnyRuleset, options: msgspec.Struct, players: int, acts: Sequence[LineAct]) -> AnyState:
    """The state after these acts."""
    state = rules.initial(options, players + rules.seating(options, players))
    return decider.fold(rules, state, [event for act in acts for event in act.events])


def twin(one: Line, observer: Seat | None, rng: Random) -> Line | None:
    """Another game that looks the same to this observer but differs; None if none was found.

    One whose last act hides another value is preferred to one that only differs before.
    """
    other = None
    for beginning in range(BEGINNINGS):
        found = find_twin(one, observer, rng, stray=0.8 * 0.85**beginning)
        if found is not None and found.acts[-1].events != one.acts[-1].events:
            return found
        if found is not None and found.state != one.state:
            other = found
        if other is not None and beginning >= CONTENT:
            break
    return other


def find_twin(one: Line, observer: Seat | None, rng: Random, stray: float) -> Line | None:
    """A game like this one; if it cannot go on, some steps are taken back, each time with a little less freedom."""
    rules, acts, setbacks = one.rules, list[LineAct](), 0
    states = [rules.initial(one.options, one.players + rules.seating(one.options, one.players))]
    while len(acts) < len(one.acts):
        is_last = len(acts) == len(one.acts) - 1
        act = matching_act(one, states[-1], model=one.acts[len(acts)], observer=observer, rng=rng, stray=1.0 if is_last else stray)
        if act is not None:
            acts.append(act)
            states.append(decider.fold(rules, states[-1], act.events))
            continue
        setbacks, stray = setbacks + 1, 0.93 * stray
        if setbacks > SETBACKS:
            return None
        kept = max(0, len(acts) - rng.randint(1, 2 * setbacks))
        del acts[kept:], states[kept + 1 :]
    return Line(rules, one.facts, one.options, one.players, tuple(acts), states[-1])


def matching_act(one: Line, state: AnyState, *, model: LineAct, observer: Seat | None, rng: Random, stray: float) -> LineAct | None:
    """An act that this observer cannot distinguish from the model; its luck strays less from try to try."""
    rules = one.rules
    wanted = observations(one.facts, model.events, observer)
    for number in range(TRIES if model.seat is not None else 20 * TRIES):
        if model.seat is None or model.command is None:
            act = opening_act(rules, one.options, one.players, model=model.luck, rng=rng, stray=stray * rng.random())
        else:
            command = (
                rules.default(state.table, state.minds[model.seat])
                if model.is_default
                else matching_command(rules, state, model.seat, model=model.command, observer=observer, rng=rng, stray=stray)
            )
            if command is None:
                return None
            act = answer_act(rules, state, model.seat, command, model=model.luck, rng=rng, stray=stray * (1 - number / TRIES) ** 2)
            act = act._replace(is_default=model.is_default)
        if observations(one.facts, act.events, observer) == wanted:
            return act
    return None


def matching_command(
    rules: AnyRuleset, state: AnyState, seat: Seat, *, model: Command, observer: Seat | None, rng: Random, stray: float
) -> Command | None:
    """The same command if it is the observer's own; for another seat, any open command of its type."""
    offers = [offer for offer in decider.offers_to(rules, state, seat) if offer.command is type(model)]
    is_open = any(offer.admits(model) for offer in offers)
    if seat == observer:
        assert is_open, "a seat's command in one world is not offered to it in the other"
        return model
    if is_open and rng.random() >= stray:
        return model
    return random_command(offers, rng) if offers else None
