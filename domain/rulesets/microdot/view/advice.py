"""Advice to a seat that decides."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.words.phrases import Advice
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.table import Table, decisions


def advice(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Advice, ...]:
    """Sentences that help the seat to answer."""
    match decisions(table).get(mind.seat):
        case "colour":
            return (Advice("The colour is your territory too: your bag and your HQ lie there."),)
        case "throw" if table.is_fit(mind.seat):
            return (Advice("The die says which of your pieces may move, and which way."),)
        case "throw":
            return (Advice("The die moves your agent along the strip, where equipment is collected."),)
        case "take":
            return (Advice("The piece begins its mission on the square where you put it."),)
    return ()
