"""Form labels of command fields, and commands to confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.text.event_text import count_text, plain_value_text
from domain.rulesets.casino_incognito.model.cards import ACE, NAMES, VALUE, LaidCard, split_laid_card
from domain.rulesets.casino_incognito.model.commands import Disavow

NEEDS_CONFIRMATION = (Disavow,)
"""A cleared board cannot be restored."""

NUMBERED = {
    "keep": "Character",
    "remove": "Character",
    "character": "Character",
    "to": "Room",
    "room": "Room",
    "conversation": "Conversation",
    "spot": "Leak card",
    "conversations": "Conversation",
    "characters": "Character",
}


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """Label of a field's value, for a button or a list.

    >>> value_text("to", 3, ()), value_text("hands", ["9H", "RJ=9D"], ()), value_text("hands", [], ())
    ('Room 3', '9♥ red joker as 9♦', 'Nothing')
    """
    if field == "hands":
        return hands_label(value)
    if field in ("card", "take", "give"):
        return NAMES[str(value)]
    if field == "chips" and isinstance(value, int):
        return count_text(value, "chip")
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return f"{NUMBERED[field]} {value}" if field in NUMBERED else plain_value_text(field, value, people)


def hands_label(value: Any) -> str:
    """Label of several hands, one hand, or one card of a hand."""
    if isinstance(value, str):
        return laid_card_label(value)
    return " ".join(hands_label(each) for each in value) or "Nothing"


def laid_card_label(each: LaidCard) -> str:
    """Short label of a card in a hand."""
    card, spot, stands_for = split_laid_card(each)
    if spot:
        return f"Leak {spot}" + (f" as {NAMES[stands_for]}" if stands_for else "")
    return f"{NAMES[card].removeprefix('the ')} as {NAMES[stands_for]}" if stands_for else NAMES[card]


def value_order(field: str, value: Any) -> Any:
    """Sort key: rooms, characters and conversations by number, cards by rank.

    >>> sorted(["KH", "10S", "BJ", "2H"], key=lambda card: value_order("card", card)), value_order("hands", ["9H"])
    (['2H', '10S', 'KH', 'BJ'], 0)
    """
    if field in NUMBERED:
        return value
    return (VALUE.get(value, 2 * ACE), value) if field in ("card", "take", "give") else 0
