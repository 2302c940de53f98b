"""Checks of new tables: options without effect; rated tables with incomparable results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.errors import Malformed
from domain.kernel.placing import OWN_TASK
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.new_games.creation_request import SeatRequest


def require_ratable(
    rules: AnyRuleset, options: Any, seats: Sequence[SeatRequest], automata: int, deal: str, *, analysis: bool, delay_s: int, hints: bool
) -> None:
    """Raises Malformed unless the table fits rating: at least two seats, all people, with fresh luck, unaided, and no
    task of their own.
    """
    why: dict[str, list[str]] = {}
    if len(seats) < 2 or any(each.kind != "human" for each in seats):
        why["seats"] = ["At least two, and only people, at a rated table."]
    if deal != "fresh":
        why["deal.mode"] = ["fresh, at a rated table."]
    if delay_s:
        why["spectators.delay_s"] = ["0, at a rated table: ratings would tell the end early."]
    if analysis:
        why["analysis"] = ["false, at a rated table."]
    if hints:
        why["hints"] = ["false, at a rated table."]
    if not why and rules.common_task(rules.initial(options, len(seats) + automata).table) == OWN_TASK:
        why["options"] = ["A task of the table's own cannot be rated."]
    if why:
        raise Malformed("Such a table cannot be rated.", why)
