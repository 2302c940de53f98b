"""Clocks that the lobby offers; the API accepts any."""

from __future__ import annotations

from typing import Any, NamedTuple

from projections.people_panel import duration_text

MINUTE_S, DAY_S = 60, 86_400


class ClockChoice(NamedTuple):
    """A clock with its label. plan: `clock` of the body that creates a game."""

    label: str
    plan: dict[str, Any]

    @property
    def words(self) -> str:
        """The label, and the longest that one decision can take: its own time and the whole bank."""
        return f"{self.label}, {duration_text(self.plan['decision_s'] + self.plan['bank_s'])} at most"


def choice(label: str, decision_s: int, bank_s: int) -> ClockChoice:
    """A clock; after a seat has run out of time three times in a row, a bot plays for it until its player returns."""
    return ClockChoice(label, {"decision_s": decision_s, "bank_s": bank_s, "on_absence": "bot"})


CLOCKS = (
    choice("a minute a decision", MINUTE_S, 5 * MINUTE_S),
    choice("three minutes a decision", 3 * MINUTE_S, 10 * MINUTE_S),
    choice("a day a decision", DAY_S, 3 * DAY_S),
)
"""Each with a bank of time for long decisions."""
