"""All worlds that a game's history leaves open to one seat, found by playing each of them along."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from deaddrop.testing.luck import Dice
from domain.kernel.errors import NotOffered
from domain.kernel.offers import Command
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat, observe
from domain.kernel.state import AnyState
from tests.golden.perft import courses

Course = tuple[Event, ...]


class Moment(NamedTuple):
    """A position, and every state the seat cannot distinguish from it by its observations."""

    state: AnyState
    open: frozenset[AnyState]


def seen(events: Course, seat: Seat) -> Course:
    """Events as a seat observes them."""
    return tuple(observe(event, seat).event for event in events)


Choose = Callable[[AnyState, Seat, Random], Command]


def histories(
    rules: AnyRuleset, players: int, options: Any, seat: Seat, rng: Random, choose: Choose
) -> Iterator[Moment]:
    """Every position of one random game, with the states its history leaves open to `seat`."""
    empty = rules.initial(options, players + rules.seating(options, players))
    events = decider.decide_opening(rules, empty, Dice(rng))
    state = decider.fold(rules, empty, events)
    left = reached(
        rules,
        [(empty, each) for each in courses(lambda luck: decider.decide_opening(rules, empty, luck))],
        events,
        seat,
    )
    while True:
        yield Moment(state, left)
        owed = rules.decisions(state.table)
        if not owed:
            return
        by = rng.choice(list(owed))
        command = choose(state, by, rng)
        events = decider.decide(rules, state, by, command, Dice(rng))
        left = reached(rules, continued(rules, left, by, command), events, seat)
        state = decider.fold(rules, state, events)


def continued(
    rules: AnyRuleset, states: Iterable[AnyState], by: Seat, command: Command
) -> Iterator[tuple[AnyState, Course]]:
    """All outcomes of a command in those states in which it is legal."""
    for state in states:
        try:
            for events in courses(lambda luck, state=state: decider.decide(rules, state, by, command, luck)):  # type: ignore[misc]
                yield state, events
        except NotOffered:
            continue


def reached(
    rules: AnyRuleset, ways: Iterable[tuple[AnyState, Course]], events: Course, seat: Seat
) -> frozenset[AnyState]:
    """The states after courses of events that look to the seat like `events`."""
    shown = seen(events, seat)
    return frozenset(decider.fold(rules, state, course) for state, course in ways if seen(course, seat) == shown)
