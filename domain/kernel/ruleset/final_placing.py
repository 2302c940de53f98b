"""The placing of a finished game, by its rules or by a ruling."""

from __future__ import annotations

from typing import Any

from domain.kernel.outcome import Outcome
from domain.kernel.placing import Placing, places_of_winners
from domain.kernel.ruleset.ruleset import AnyRuleset


def placing_of(rules: AnyRuleset, table: Any, outcome: Outcome, seats: int) -> Placing:
    """The placing of a game with this outcome: by the rules, unless a ruling differs from them.

    A ruling names winners only, so all others share a place. table: None if unknown.
    """
    if table is None or not rules.is_installed or rules.outcome(table) != outcome:
        return Placing(places_of_winners(outcome.winners, seats))
    return rules.placing(table, seats)
