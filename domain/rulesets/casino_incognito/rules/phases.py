"""Windows for intrigue and the phases they precede (rule CI-14.2)."""

from __future__ import annotations

from domain.rulesets.casino_incognito.model.events.hand_events import PhaseBegan, RoundBegan
from domain.rulesets.casino_incognito.model.table import Phase
from domain.rulesets.casino_incognito.rules.state import Turn

FIRST_WINDOW: dict[Phase, Phase] = {
    "surveillance": "before_surveillance",
    "free_moves": "in_surveillance",
    "contact": "before_contact",
    "scoring": "before_scoring",
}
"""The first window before each phase."""

PHASE_AFTER_WINDOW: dict[Phase, Phase] = {
    "before_surveillance": "surveillance",
    "in_surveillance": "before_blending_in",
    "before_blending_in": "free_moves",
    "before_contact": "contact",
    "before_scoring": "scoring",
    "before_tile": "scoring",
}
"""The phase or window that follows each window."""


def enter_phase(turn: Turn, phase: Phase) -> None:
    """Begins a phase or, with intrigue, the window before it; the first window also begins the round."""
    opens = FIRST_WINDOW.get(phase) if turn.table.options.intrigue else None
    if opens == "before_surveillance":
        begin_round(turn)
    turn.emit(PhaseBegan(opens or phase))


def enter_next_tile(turn: Turn) -> None:
    """Opens the window before each tile but the first, which has its own.  Rule CI-14.2.1."""
    if turn.table.options.intrigue:
        turn.emit(PhaseBegan("before_tile"))


def begin_round(turn: Turn) -> None:
    turn.emit(RoundBegan(turn.table.round + 1))
