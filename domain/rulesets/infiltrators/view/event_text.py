"""Values of events in words, for their lines."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import Word, count_text
from domain.rulesets.infiltrators.model.cards import NAMES, Card
from domain.rulesets.infiltrators.view.table_text import REASONS, card_list


def holdings_text(by_seat: Sequence[Sequence[Card]], people: Sequence[str]) -> str:
    """The cards that each seat holds."""
    return "; ".join(f"{people[seat]} holds {card_list(hand)}" for seat, hand in enumerate(by_seat))


def suspects_text(by_seat: Sequence[Card | None], people: Sequence[str]) -> str:
    """The suspect of each seat that has one."""
    return ", ".join(f"{people[seat]} {NAMES[card]}" for seat, card in enumerate(by_seat) if card) or "none"


def narrowing_text(sizes: Sequence[int], _: Sequence[str]) -> str:
    """The effect of a clue on a suspect. sizes: numbers of candidates before and after."""
    before, left = sizes
    candidates = f"any of {left} cards" if left > 1 else "only 1 card"
    return f"{candidates}, {f'down from {before}' if left < before else 'as before'}"


FORMATTERS: dict[str, Word] = {
    "card": lambda kind, _: NAMES[kind],
    "named": lambda kinds, _: card_list(kinds),
    "counted": lambda kinds, _: count_text(len(kinds), "card"),
    "cards": lambda number, _: count_text(number, "card"),
    "wanted": lambda number, _: count_text(number, "card") if number else "no card",
    "fitting": lambda number, _: f"{'only ' if number == 1 else ''}{count_text(number, 'card')}",
    "suspects": lambda number, _: count_text(number, "suspect"),
    "bullets": lambda number, _: count_text(number, "bullet"),
    "turned": lambda vertical, _: "upright, a match," if vertical else "across, no match,",
    "narrowed": narrowing_text,
    "marks": lambda crossed, _: "crosses out" if crossed else "clears",
    "reason": lambda reason, _: REASONS[reason],
    "hands": holdings_text,
    "suspected": suspects_text,
}
"""Formatters of the lines of events."""
