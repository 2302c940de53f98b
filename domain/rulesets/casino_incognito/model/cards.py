"""The poker cards and the notation of a hand (rules CI-1.2 and CI-2.2)."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

Card = str
"""Rank and suit, `2S` to `AC`, or a joker, `RJ` or `BJ`. The two copies of a card are equal."""
LaidCard = str
"""A card as part of a hand: an own card `9H`, the Leak card on a spot `L2`, or a joker with the card it stands for,
`RJ=9H` or `L2=9H`.
"""
Hand = tuple[LaidCard, ...]
Wild = Literal["COLOUR_WILD", "FULL_WILD", "BLANK", "OUT"]

SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
ACE = 14
JOKERS: dict[Card, str] = {"RJ": "HD", "BJ": "SC"}
"""The suits of each joker's colour."""

NATURAL: tuple[Card, ...] = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
VALUE: dict[Card, int] = {card: RANKS.index(card[:-1]) + 2 for card in NATURAL}
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

NAMES: dict[Card, str] = {
    **{card: f"{card[:-1]}{SIGNS[card[-1]]}" for card in NATURAL},
    "RJ": "the red joker",
    "BJ": "the black joker",
}
"""Display names."""


class CardUse(NamedTuple):
    """A parsed card of a hand. spot: its Leak spot, or 0; stands_for: itself or the card that a joker replaces."""

    card: Card
    spot: int
    stands_for: Card


def suits_of(joker: Card, wild: Wild) -> str:
    """The suits that a joker may stand for.  Rule CI-2.3."""
    return {"COLOUR_WILD": JOKERS[joker], "FULL_WILD": SUITS}.get(wild, "")


def card_from(value: int, suit: str) -> Card:
    """The card with a value from 2 to 14."""
    return f"{RANKS[value - 2]}{suit}"


def split_laid_card(laid: LaidCard) -> tuple[Card, int, Card]:
    """The parts of a laid card: its card or "", its Leak spot or 0, and the card a joker stands for or "".

    >>> split_laid_card("RJ=9H"), split_laid_card("L2")
    (('RJ', 0, '9H'), ('', 2, ''))
    """
    source, _, stands_for = laid.partition("=")
    return ("", int(source[1:]), stands_for) if source in ("L1", "L2", "L3") else (source, 0, stands_for)


def parse_laid_card(laid: LaidCard, leak: tuple[Card, ...]) -> CardUse | None:
    """A laid card with its Leak spot resolved; None if it is malformed.

    >>> parse_laid_card("9H", ()), parse_laid_card("L1=9H", ("RJ",)), parse_laid_card("9H=8H", ())
    (CardUse(card='9H', spot=0, stands_for='9H'), CardUse(card='RJ', spot=1, stands_for='9H'), None)
    """
    card, spot, named = split_laid_card(laid)
    if spot > len(leak):
        return None
    card = leak[spot - 1] if spot else card
    stands_for = named if card in JOKERS else card
    if stands_for not in VALUE or ("=" in laid and card not in JOKERS):
        return None
    return CardUse(card, spot, stands_for)


@cache
def full_deck(*, with_jokers: bool) -> tuple[Card, ...]:
    """Two decks of 52, with four jokers or without, sorted."""
    jokers = ("BJ", "BJ", "RJ", "RJ") if with_jokers else ()
    return tuple(sorted((*NATURAL, *NATURAL, *jokers)))
