"""The clock of a game: a time that its rules give, and when it is up."""

from __future__ import annotations

import msgspec

from domain.kernel.ruleset import AnyRuleset, Timer
from domain.kernel.state import AnyState
from domain.kernel.timestamps import milliseconds


class Clock(msgspec.Struct, frozen=True):
    """A timer that runs. version, since: of the event that set it; since: RFC 3339, UTC."""

    timer: Timer
    version: int
    since: str

    @property
    def deadline_ms(self) -> int:
        """When the time is up, in milliseconds since the epoch."""
        return milliseconds(self.since) + 1000 * self.timer.seconds

    def is_up(self, at: str) -> bool:
        return milliseconds(at) >= self.deadline_ms


def next_clock(rules: AnyRuleset, state: AnyState, before: Clock | None, version: int, at: str) -> Clock | None:
    """The clock after an event: the same while the rules name the same timer, and none where they name none."""
    timer = rules.timer(state.table)
    if timer is None or (before is not None and before.timer == timer):
        return before if timer is not None else None
    return Clock(timer, version, at)
