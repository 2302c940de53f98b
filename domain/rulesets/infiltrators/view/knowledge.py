"""What a viewer knows about suspects: the cells still open to each, and those that a clue excludes (rule IF-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.words.knowledge import Excluded, Knowledge, Possible
from domain.rulesets.infiltrators.model.candidates import consistent_cards, suspect_cards
from domain.rulesets.infiltrators.model.cards import cards_of
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Table
from domain.rulesets.infiltrators.view.scene import possible_cards


def knowledge(table: Table, mind: Mind | None, _people: Sequence[str]) -> Knowledge:
    """Of boards that the players mark themselves: an automatic helper crosses out by itself."""
    if table.phase in ("setup", "over") or table.options.helper != "manual":
        return Knowledge()
    return Knowledge(tuple(possible_cells(table, mind)), tuple(excluded_cells(table)))


def possible_cells(table: Table, mind: Mind | None) -> Iterator[Possible]:
    """By stand, the cards that this viewer cannot rule out; of one's own suspect those that nobody else can."""
    for seat, cards in possible_cards(table, mind).items():
        yield Possible(f"board:{seat}", tuple([each for each in table.brief.guesses if each in cards]), is_hint=True)


def excluded_cells(table: Table) -> Iterator[Excluded]:
    """By clue, the cards that it excludes alone."""
    every = suspect_cards(table.brief)
    for seat in table.seats:
        for clue in table.clues[seat] if table.stands[seat] else ():
            left = frozenset(cards_of(consistent_cards(every, (clue,))))
            yield Excluded(f"clues:{seat}", clue.card, f"board:{seat}", tuple([each for each in table.brief.guesses if each not in left]))
