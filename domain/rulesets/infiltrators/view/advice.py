"""Advice to a seat that decides."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import count_text
from domain.kernel.words.phrases import Advice
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Table, decisions


def advice(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Advice, ...]:
    """Sentences that help the seat to answer."""
    left = count_text(table.headquarters, "card")
    match decisions(table).get(mind.seat):
        case "exchange_draw":
            return (Advice(f"{left[:1].upper()}{left[1:]} are left; once all cards are used up, the mission fails."),)
        case "trim":
            return (Advice("Cards that you discard lie open, and all can rule them out."),)
        case "last_chance":
            return (Advice("No card is left: if no shot hits now, the mission is lost.", "warning"),)
    return ()
