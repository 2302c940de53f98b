"""Deductions open to a seat: the candidates of other seats' suspects (rule IF-9.3)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.phrases import Hint
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import NAMES, Card, cards_of
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Table

FEW = 4
"""Most candidates that are named one by one."""


def hints(table: Table, mind: Mind, people: Sequence[str]) -> tuple[Hint, ...]:
    """Number of candidates of each suspect, and their names if they are few."""
    if table.phase in ("setup", "over"):
        return ()
    return tuple([Hint(candidates_text(people[seat], [*cards_of(left)]), rule="IF-9.3") for seat, left in candidates(table, mind).items()])


def candidates_text(owner: str, cards: Sequence[Card]) -> str:
    if len(cards) > FEW:
        return f"{owner}'s suspect can be {count_text(len(cards), 'card')}."
    named = and_list([NAMES[each] for each in cards]).replace(" and ", " or ")
    return f"{owner}'s suspect is {named}." if len(cards) == 1 else f"{owner}'s suspect can only be {named}."
