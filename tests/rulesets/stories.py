"""Given a table, when a seat sends a command, then these events follow: tests of rules as stories.

Each game adds words of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar, cast, overload

import msgspec

from domain.kernel.errors import NotOffered
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide, fold, offers_to
from domain.kernel.ruleset.ruleset import Ruleset
from domain.kernel.secrecy import Event, Seat, observe

T = TypeVar("T")
C = TypeVar("C", bound=Command)


class Script:
    """A scripted `Chance`: outcomes in order. Draws with one possibility need none."""

    def __init__(self, outcomes: Sequence[Any]) -> None:
        self._left: list[Any] = list(outcomes)
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def __call__(self, source: str, support: Sequence[T]) -> T:
        self.asked.append((source, tuple(support)))
        if not self._left and all(each == support[0] for each in support):
            return support[0]
        outcome: Any = self._left.pop(0) if self._left else None
        expect(outcome in support, True, f"{source}: {outcome} is in {support}")
        return cast("T", outcome)


@dataclass(frozen=True)
class Story:
    """A state, the last events, and the draws made: sources and supports."""

    ruleset: ClassVar[Ruleset[Any, Any, Any]]
    silent: ClassVar[tuple[type[Event], ...]] = ()
    """Events at the end that `then` may omit."""

    state: Any
    events: tuple[Any, ...] = ()
    asked: tuple[tuple[str, tuple[Any, ...]], ...] = ()

    @property
    def table(self) -> Any:
        return self.state.table

    def mind(self, seat: Seat) -> Any:
        return self.state.minds[seat]

    def seen(self, by: Seat | None) -> list[Any]:
        """The last events as a seat observes them; None: a spectator."""
        return [observe(event, by).event for event in self.events]

    @overload
    def offered(self, seat: Seat) -> list[Any]: ...
    @overload
    def offered(self, seat: Seat, kind: type[C]) -> list[C]: ...
    def offered(self, seat: Seat, kind: type[Command] = Command) -> Sequence[Command]:
        """Commands offered to a seat, of one type or of all."""
        offered = [offer for offer in offers_to(self.ruleset, self.state, seat) if issubclass(offer.command, kind)]
        return [each for offer in offered for each in offer.instances() if isinstance(each, kind)]

    def kinds(self, seat: Seat) -> list[str]:
        """Types of the commands offered to a seat."""
        return [offer.type for offer in offers_to(self.ruleset, self.state, seat)]

    def when(self, seat: Seat, command: Command, luck: Sequence[Any] = ()) -> Self:
        """Carry out a seat's command; all of `luck` must be used."""
        chance = Script(luck)
        events = decide(self.ruleset, self.state, seat, command, chance)
        expect(chance._left, [], "luck that was not asked for")
        return type(self)(fold(self.ruleset, self.state, events), events, tuple(chance.asked))

    def refuses(self, seat: Seat, *commands: Command) -> Self:
        """Assert that each of these commands is refused."""
        for command in commands:
            try:
                decide(self.ruleset, self.state, seat, command, Script(()))
            except NotOffered:
                continue
            raise AssertionError(f"not refused: {msgspec.to_builtins(command)}")
        return self

    def then(self, *events: Event) -> Self:
        """Assert that exactly these events happened, except omissible ones at the end."""
        happened = list(self.events)
        while happened and isinstance(happened[-1], self.silent) and not (events and happened[-1] == events[-1]):
            happened.pop()
        expect([self.plain(event) for event in happened], [self.plain(event) for event in events], "what happened")
        return self

    def leaves(self, **facts: Any) -> Self:
        """Assert that each fact holds now. A mapping is by seat and says nothing about other seats."""
        for name, expected in facts.items():
            found = self.waits() if name == "waits" else self.fact(name)
            if isinstance(expected, Mapping) and name != "waits":
                found = {seat: found[seat] for seat in expected}
            expect(found, expected, name)
        return self

    def waits(self) -> Mapping[Seat, str]:
        """The open decisions."""
        return self.ruleset.decisions(self.table)

    def fact(self, name: str) -> Any:
        """The fact that `leaves` names; by default a field of the table."""
        return getattr(self.table, name)

    def plain(self, event: Event) -> Any:
        """An event with its secrets, for comparison and printing."""
        return msgspec.to_builtins(event, builtin_types=(frozenset,))

    def ends(self, *winners: Seat, reason: str) -> Self:
        """Assert that the game is over."""
        outcome = self.ruleset.outcome(self.table)
        expect(outcome and (outcome.winners, outcome.reason), (winners, reason), "end")
        expect(self.waits(), {}, "decisions after the end")
        return self

    def goes_on(self) -> Self:
        """Assert that the game is not over."""
        expect(self.ruleset.outcome(self.table), None, "end")
        return self


def expect(found: Any, expected: Any, what: str) -> None:
    if found != expected:
        raise AssertionError(f"{what}: {found}, not {expected}")
