"""The clocks that the lobby offers; the API takes any."""

from __future__ import annotations

from typing import Any, NamedTuple

MINUTE_S, DAY_S = 60, 86_400


class ClockChoice(NamedTuple):
    """A clock by what people read. plan: as in the body that opens a game."""

    label: str
    plan: dict[str, Any]


def choice(label: str, decision_s: int, bank_s: int) -> ClockChoice:
    """A clock by which a bot plays for whoever runs out of time three times in a row, until the return."""
    return ClockChoice(label, {"decision_s": decision_s, "bank_s": bank_s, "on_absence": "bot"})


CLOCKS = (
    choice("a minute a decision", MINUTE_S, 5 * MINUTE_S),
    choice("three minutes a decision", 3 * MINUTE_S, 10 * MINUTE_S),
    choice("a day a decision", DAY_S, 3 * DAY_S),
)
"""Each with a bank for what takes longer."""
