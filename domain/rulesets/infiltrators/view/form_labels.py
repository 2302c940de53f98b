"""Labels for values of command fields, and commands that need confirmation (rule IF-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.text.event_text import count_text, plain_value_text
from domain.rulesets.infiltrators.model.cards import INDEX, NAMES, NUMBER, SPECIAL, SUIT, Card
from domain.rulesets.infiltrators.model.commands import Eliminate

NEEDS_CONFIRMATION = (Eliminate,)
"""Commands to confirm: a bullet is gone even if it misses."""

NAMED: dict[tuple[str, Any], str] = {
    ("draw", True): "Draw a card",
    ("draw", False): "Leave it",
    ("crossed", True): "Cross out",
    ("crossed", False): "Clear",
}


def face_down_text(place: int) -> str:
    """A face-down card of the discard, by age; `place` 0 is the oldest.  Rule IF-4.6.3.

    >>> face_down_text(0), face_down_text(2)
    ('the oldest face-down card', 'face-down card 3 by age')
    """
    return f"face-down card {place + 1} by age" if place else "the oldest face-down card"


def card_text(card: Card) -> str:
    """A card by its suit, then its number.

    >>> card_text("RED-5"), card_text("RED-1")
    ('Red 5', 'Red special')
    """
    return f"{SUIT[card].capitalize()} {'special' if NUMBER[card] == SPECIAL else NUMBER[card]}"


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """The label of a field value, for a button or a list. people: display name of each seat."""
    if isinstance(value, str) and value in NAMES:
        return card_text(value)
    if field == "place":
        words = face_down_text(value)
        return words[0].upper() + words[1:]
    if isinstance(value, bool) and (field, value) in NAMED:
        return NAMED[field, value]
    if field == "draw":
        return f"Draw {count_text(value, 'card')}" if value else "Draw nothing"
    return plain_value_text(field, value, people)


def value_order(field: str, value: Any) -> Any:
    """Sort key of field values: cards by suit, then by number.

    >>> sorted(["BLACK-2", "RED-10", "RED-9"], key=lambda card: value_order("card", card))
    ['RED-9', 'RED-10', 'BLACK-2']
    """
    return INDEX[value] if field in ("card", "cards") else 0
