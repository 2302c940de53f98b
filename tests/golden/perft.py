"""Counts a game's tree: how many different courses a game can take in so many commands, every stroke of luck included."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event
from domain.kernel.state import AnyState

T = TypeVar("T")

Course = tuple[Event, ...]


class Branch:
    """Luck that follows a path of choices, and notes how many there were where the path ends."""

    def __init__(self, path: Sequence[int]) -> None:
        self.path = list(path)
        self.widths: list[int] = []

    def __call__(self, source: str, support: Sequence[T]) -> T:
        outcomes = list(dict.fromkeys(support))
        number = len(self.widths)
        if number == len(self.path):
            self.path.append(0)
        self.widths.append(len(outcomes))
        return outcomes[self.path[number]]


def courses(decided: Callable[[Any], Course]) -> Iterator[Course]:
    """What may come of it, once for each different course that luck can take."""
    path: list[int] | None = []
    while path is not None:
        luck = Branch(path)
        yield decided(luck)
        path = following(luck)


def following(luck: Branch) -> list[int] | None:
    """The next path, in the order of a counter; None after the last."""
    path = luck.path
    while path:
        if path[-1] + 1 < luck.widths[len(path) - 1]:
            return [*path[:-1], path[-1] + 1]
        path = path[:-1]
    return None


class Stated:
    """Luck that is stated by source, as for a stated deal, and open beyond that."""

    def __init__(self, outcomes: dict[str, Any], beyond: Branch) -> None:
        self._left = {source: list(given) for source, given in outcomes.items()}
        self._beyond = beyond

    def __call__(self, source: str, support: Sequence[T]) -> T:
        left = self._left.get(source)
        return left.pop(0) if left else self._beyond(source, support)


def openings(rules: AnyRuleset, options: msgspec.Struct, players: int, deal: msgspec.Struct) -> Iterator[AnyState]:
    """Every table that a stated deal leaves open."""
    seats = players + rules.seating(options, players)
    empty, outcomes = rules.initial(options, seats), dict(rules.deal_outcomes(options, seats, deal))
    for events in courses(lambda luck: decider.decide_opening(rules, empty, Stated(outcomes, luck))):
        yield decider.fold(rules, empty, events)


def steps(rules: AnyRuleset, state: AnyState) -> Iterator[AnyState]:
    """Every state that one command of anybody leads to, once for each course."""
    for seat in rules.decisions(state.table):
        for offer in decider.offers_to(rules, state, seat):
            for command in offer.instances():
                for events in courses(partial(decider.decide, rules, state, seat, command)):
                    yield decider.fold(rules, state, events)


def perft(rules: AnyRuleset, state: AnyState, depth: int) -> int:
    """Courses of exactly `depth` commands; a game that ends earlier counts for none."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in steps(rules, state))
    return sum(perft(rules, after, depth - 1) for after in steps(rules, state))


def whole(rules: AnyRuleset, state: AnyState) -> int:
    """Courses to the end, for a game that is small enough."""
    if rules.outcome(state.table) is not None:
        return 1
    return sum(whole(rules, after) for after in steps(rules, state))
