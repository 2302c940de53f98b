"""Windows for intrigue and the phases they precede (rule CI-14.2)."""

from __future__ import annotations

from domain.rulesets.casino_incognito.model.events.hand_events import PhaseBegan, RoundBegan
from domain.rulesets.casino_incognito.model.table import Phase
from domain.rulesets.casino_incognito.rules.state import Deciding

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


def enter_phase(deciding: Deciding, phase: Phase) -> None:
    """Begins a phase or, with intrigue, the window before it; the first window also begins the round."""
    opens = FIRST_WINDOW.get(phase) if deciding.table.options.intrigue else None
    if opens == "before_surveillance":
        begin_round(deciding)
    deciding.emit(PhaseBegan(opens or phase))


def enter_next_tile(deciding: Deciding) -> None:
    """Opens the window before each tile but the first, which has its own.  Rule CI-14.2.1."""
    if deciding.table.options.intrigue:
        deciding.emit(PhaseBegan("before_tile"))


def begin_round(deciding: Deciding) -> None:
    deciding.emit(RoundBegan(deciding.table.round + 1))
