"""What failed attempts have shown to everybody, and how long it holds (rules MF-6 and MF-9)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import LETTERS, Card, Place

Misplaced = tuple[Place, Place]
"""Two places, and the letters are not just there: not one in each, or both where they are the same."""


class Denied(msgspec.Struct, frozen=True):
    """A failed attempt showed everybody that this seat's hand holds no such card, until it takes in an unseen card."""

    seat: Seat
    cards: tuple[Card, ...]


def after_unseen_card(denied: tuple[Denied, ...], seat: Seat) -> tuple[Denied, ...]:
    """The seat took in a card that may be any."""
    return tuple([each for each in denied if each.seat != seat]) if denied else ()


def after_open_card(denied: tuple[Denied, ...], seat: Seat, card: Card) -> tuple[Denied, ...]:
    """The seat took in this card before all eyes: of its kind nothing is denied any more, of others it is."""
    left = [replace(each, cards=without_kind(each.cards, card)) if each.seat == seat else each for each in denied]
    return tuple([each for each in left if each.cards])


def without_kind(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([each for each in cards if each != card])


def after_open_move(
    misplaced: Misplaced | None, cards: tuple[Card, ...], source: Place, target: Place
) -> Misplaced | None:
    """Cards went from one place to another before all eyes.

    A letter that did was in its place when the attempt failed, or went there before all eyes since. If that place is one of
    the two, what is wrong is where the other letter was said to be; if it is not, nothing is said of the other.
    """
    for card in cards:
        if misplaced is not None and card in LETTERS:
            first, second = misplaced
            if first == source:
                misplaced = target, second
            else:
                misplaced = (first, target) if second == source else None
    return misplaced


def after_reshuffle(misplaced: Misplaced | None) -> Misplaced | None:
    """The whole discard went into the draw deck, which was empty: no letter was there, right or wrong."""
    if misplaced is None or "draw" in misplaced:
        return None
    first, second = misplaced
    return "draw" if first == "discard" else first, "draw" if second == "discard" else second
