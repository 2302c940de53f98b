"""Labels for values of command fields, and commands that need confirmation (rules MF-4 to MF-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.text.event_text import plain_value_text
from domain.rulesets.microfilms.model.cards import HANDS, NAMES
from domain.rulesets.microfilms.model.commands import (
    ClaimCroupier,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)

NEEDS_CONFIRMATION = (WinAsAgent, WinAsJournalist, WinAsHitman, WinAsBroker, WinAsInterpol, ClaimCroupier)
"""Commands to confirm: an attempt to win cannot be taken back."""

NAMED: dict[tuple[str, Any], str] = {
    ("pile", "deck"): "The draw deck",
    ("pile", "discard"): "The discard",
    ("pay", "FRANC"): "A franc",
    ("pay", "FRANCS"): "Two francs",
    ("answer", "pay"): "Pay two francs",
    ("answer", "defend"): "Defend with a Blowback card",
    ("answer", "decline"): "Refuse",
    ("accept", True): "Take it, unseen",
    ("accept", False): "Refuse it, and pay a franc",
    ("agree", True): "Agree to a draw",
    ("agree", False): "Play on",
    ("nation", "CHINA"): "China",
    ("nation", "UK"): "UK",
    ("nation", "USA"): "USA",
    ("nation", "USSR"): "USSR",
}
PLACES = {"draw": "In the draw deck", "discard": "In the discard"}


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """The label of a field value, for a button or a list. people: display name of each seat.

    >>> value_text("pile", "deck", ()), value_text("target", 1, ["Anna", "Boris"]), value_text("first", "discard", ())
    ('The draw deck', 'Boris', 'In the discard')
    """
    if not isinstance(value, str):
        return NAMED.get((field, value)) or plain_value_text(field, value, people)
    if value in HANDS:
        return f"In {people[HANDS.index(value)]}'s hand"
    if field in ("first", "second"):
        return PLACES[value]
    if value in NAMES:
        return without_article(NAMES[value])
    return NAMED.get((field, value)) or plain_value_text(field, value, people)


def without_article(name: str) -> str:
    """A card's name without its article, capitalised.

    >>> without_article("a Steal/Blackmail card"), without_article("Agent UK")
    ('Steal/Blackmail card', 'Agent UK')
    """
    article, _, rest = name.partition(" ")
    return rest[:1].upper() + rest[1:] if article in ("a", "an", "the") else name
