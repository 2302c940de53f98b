"""The windows for intrigue, and what each of them comes before (rule CI-14.2)."""

from __future__ import annotations

from domain.rulesets.casino_incognito.model.events import Phase, PhaseBegan, RoundBegan
from domain.rulesets.casino_incognito.rules.state import Turn

FIRST_WINDOW: dict[Phase, Phase] = {
    "surveillance": "before_surveillance",
    "free_moves": "in_surveillance",
    "contact": "before_contact",
    "scoring": "before_scoring",
}
"""The first window before a phase."""

PHASE_AFTER_WINDOW: dict[Phase, Phase] = {
    "before_surveillance": "surveillance",
    "in_surveillance": "before_blending_in",
    "before_blending_in": "free_moves",
    "before_contact": "contact",
    "before_scoring": "scoring",
    "before_tile": "scoring",
}
"""What follows when a window closes."""


def enter_phase(turn: Turn, phase: Phase) -> None:
    """A phase begins or, where there is intrigue, what comes before it; with the first window a round begins."""
    opens = FIRST_WINDOW.get(phase) if turn.table.options.intrigue else None
    if opens == "before_surveillance":
        begin_round(turn)
    turn.tell(PhaseBegan(opens or phase))


def enter_next_tile(turn: Turn) -> None:
    """Before each tile but the first, which has a window of its own.  Rule CI-14.2.1."""
    if turn.table.options.intrigue:
        turn.tell(PhaseBegan("before_tile"))


def begin_round(turn: Turn) -> None:
    turn.tell(RoundBegan(turn.table.round + 1))
