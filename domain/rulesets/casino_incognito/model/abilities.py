"""Intrigue abilities of the cards and the windows in which they can be played (rules CI-14.1, CI-14.2)."""

from __future__ import annotations

from typing import Literal, get_args

from domain.rulesets.casino_incognito.model.cards import JOKERS, VALUE, Card

Window = Literal[
    "before_surveillance", "in_surveillance", "before_blending_in", "before_contact", "before_scoring", "before_tile",
]  # fmt: skip
Ability = Literal[
    "drinks", "muscle", "femme", "dart", "buy", "intimidate", "encounter", "henchman", "bomb", "glitter", "target",
    "distraction",
]  # fmt: skip

WINDOWS: tuple[Window, ...] = get_args(Window)
WINDOWS_BEFORE_TILES: tuple[Window, ...] = WINDOWS[:-1]
"""All windows but the one before a tile."""
WINDOWS_OF_SCORING: tuple[Window, ...] = WINDOWS[-2:]

LOW: dict[str, Ability] = {"D": "drinks", "C": "muscle", "H": "femme", "S": "dart"}
"""By suit, for two to five."""
MIDDLE: dict[str, Ability] = {"D": "buy", "C": "intimidate", "H": "encounter", "S": "henchman"}
"""By suit, for six to ten."""
HIGH: dict[int, Ability] = {11: "bomb", 12: "glitter", 13: "target", 14: "distraction"}
"""By value, for Jack to Ace."""

PLAYED_IN: dict[Ability, tuple[Window, ...]] = {
    "drinks": ("in_surveillance",),
    "muscle": ("before_blending_in",),
    "femme": ("before_blending_in",),
    "dart": ("before_surveillance",),
    "buy": WINDOWS_BEFORE_TILES,
    "intimidate": WINDOWS,
    "encounter": ("before_surveillance",),
    "henchman": ("before_contact",),
    "bomb": ("before_contact",),
    "glitter": ("before_scoring",),
    "target": WINDOWS,
    "distraction": ("before_blending_in",),
}
"""The windows in which each ability can be played."""


def ability(card: Card) -> Ability | None:
    """The ability of a card; None for jokers.

    >>> ability("2D"), ability("10S"), ability("QH"), ability("RJ")
    ('drinks', 'henchman', 'glitter', None)
    """
    if card in JOKERS:
        return None
    value, suit = VALUE[card], card[-1]
    return HIGH.get(value) or (LOW if value <= 5 else MIDDLE)[suit]


def card_strength(card: Card) -> int:
    """Strength of a card from two to five: 1 to 4."""
    return VALUE[card] - 1


def has_ability_for(card: Card, window: str) -> bool:
    """Whether a card has an ability for this window."""
    its = ability(card)
    return its is not None and window in PLAYED_IN[its]
