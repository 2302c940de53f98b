"""Cards and matching (rules IF-1 and IF-3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, get_args

Suit = Literal["RED", "BLACK", "YELLOW", "GREEN", "BLUE"]
Card = Literal[
    "RED-1", "RED-2", "RED-3", "RED-4", "RED-5", "RED-6", "RED-7", "RED-8",
    "RED-9", "RED-10", "RED-11", "RED-12", "RED-13", "RED-14", "RED-15",
    "BLACK-1", "BLACK-2", "BLACK-3", "BLACK-4", "BLACK-5", "BLACK-6", "BLACK-7", "BLACK-8",
    "BLACK-9", "BLACK-10", "BLACK-11", "BLACK-12", "BLACK-13", "BLACK-14", "BLACK-15",
    "YELLOW-1", "YELLOW-2", "YELLOW-3", "YELLOW-4", "YELLOW-5", "YELLOW-6", "YELLOW-7", "YELLOW-8",
    "YELLOW-9", "YELLOW-10", "YELLOW-11", "YELLOW-12", "YELLOW-13", "YELLOW-14", "YELLOW-15",
    "GREEN-1", "GREEN-2", "GREEN-3", "GREEN-4", "GREEN-5", "GREEN-6", "GREEN-7", "GREEN-8",
    "GREEN-9", "GREEN-10", "GREEN-11", "GREEN-12", "GREEN-13", "GREEN-14", "GREEN-15",
    "BLUE-1", "BLUE-2", "BLUE-3", "BLUE-4", "BLUE-5", "BLUE-6", "BLUE-7", "BLUE-8",
    "BLUE-9", "BLUE-10", "BLUE-11", "BLUE-12", "BLUE-13", "BLUE-14", "BLUE-15",
]  # fmt: skip

SUITS: tuple[Suit, ...] = get_args(Suit)
CARDS: tuple[Card, ...] = get_args(Card)
SPECIAL = 1
"""The number of special cards."""
HIGHEST = 15

INDEX: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}
SUIT: dict[Card, Suit] = {card: SUITS[place // HIGHEST] for card, place in INDEX.items()}
NUMBER: dict[Card, int] = {card: place % HIGHEST + 1 for card, place in INDEX.items()}
NAMES: dict[Card, str] = {
    card: f"special {SUIT[card].lower()}" if NUMBER[card] == SPECIAL else f"{SUIT[card].lower()} {NUMBER[card]}"
    for card in CARDS
}
"""Display names of cards."""

CardSet = int
"""A set of cards as a bit mask: bit `INDEX[card]` for each."""


def card_of(suit: Suit, number: int) -> Card:
    """The card of this suit and number, 1 to 15."""
    return CARDS[SUITS.index(suit) * HIGHEST + number - 1]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted by suit, then by number."""
    return tuple(sorted(cards, key=INDEX.__getitem__))


def matches(clue: Card, suspect: Card) -> bool:
    """Whether a clue matches a suspect: by suit, or by a number that is equal, a multiple or a factor.  Rule IF-3."""
    one, other = NUMBER[clue], NUMBER[suspect]
    if SUIT[clue] == SUIT[suspect] or SPECIAL in (one, other):
        return SUIT[clue] == SUIT[suspect]
    return one % other == 0 or other % one == 0


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << INDEX[card]
    return found


def cards_of(cards: CardSet) -> Iterator[Card]:
    """The cards of a set, by suit, then by number."""
    while cards:
        lowest = cards & -cards
        yield CARDS[lowest.bit_length() - 1]
        cards ^= lowest


MATCHES: dict[Card, CardSet] = {
    clue: card_set(suspect for suspect in CARDS if matches(clue, suspect)) for clue in CARDS
}
"""By clue: the suspects it matches."""
