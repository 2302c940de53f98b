"""The clock of a game: a time limit of its rules, and its deadline."""

from __future__ import annotations

import msgspec

from domain.kernel.outcome import Timer
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.state import AnyState
from domain.kernel.timestamps import milliseconds


class Clock(msgspec.Struct, frozen=True):
    """A running timer. version, since: version and time (RFC 3339, UTC) of the event that started it, or let it go on;
    given_ms: time that counted for no seat, in milliseconds; outages_ms: of it, for outages; pauses: since then, first
    and last milliseconds since the epoch.
    """

    timer: Timer
    version: int
    since: str
    given_ms: int = 0
    outages_ms: int = 0
    pauses: tuple[tuple[int, int], ...] = ()

    @property
    def since_ms(self) -> int:
        return milliseconds(self.since)

    @property
    def deadline_ms(self) -> int:
        """The deadline, in milliseconds since the epoch."""
        return self.since_ms + 1000 * self.timer.seconds + self.given_ms

    def is_up(self, at: str) -> bool:
        return milliseconds(at) >= self.deadline_ms


def next_clock(rules: AnyRuleset, state: AnyState, before: Clock | None, version: int, at: str) -> Clock | None:
    """The clock after an event. An unchanged timer keeps running; None if the rules set no timer."""
    timer = rules.timer(state.table)
    if timer is None or (before is not None and before.timer == timer):
        return before if timer is not None else None
    return Clock(timer, version, at)
