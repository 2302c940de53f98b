"""Claims that failed attempts to win have publicly disproved, and until when they stay disproved (rules MF-6 and
MF-9.3.7).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import LETTERS, Card, Place

Misplaced = tuple[Place, Place]
"""Two places that a Broker wrongly named: the letters are not one in each, or not both there if they are equal."""


class Denied(msgspec.Struct, frozen=True):
    """A hand that holds none of some cards. Valid until the hand takes in an unseen card."""

    seat: Annotated[Seat, Meta(description="The seat of the hand.")]
    cards: Annotated[tuple[Card, ...], Meta(description="Cards that the hand does not hold.")]


def after_unseen_card(denied: tuple[Denied, ...], seat: Seat) -> tuple[Denied, ...]:
    """After the seat took in an unseen card: earlier denials about its hand are void."""
    return tuple([each for each in denied if each.seat != seat]) if denied else ()


def after_open_card(denied: tuple[Denied, ...], seat: Seat, card: Card) -> tuple[Denied, ...]:
    """After the seat openly took in a card: that kind is no longer denied, others still are."""
    left = [replace(each, cards=without_kind(each.cards, card)) if each.seat == seat else each for each in denied]
    return tuple([each for each in left if each.cards])


def without_kind(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([each for each in cards if each != card])


def after_open_move(
    misplaced: Misplaced | None, cards: tuple[Card, ...], source: Place, target: Place
) -> Misplaced | None:
    """The disproved pair after cards openly went from `source` to `target`.

    A letter that openly leaves a place was there when the attempt failed, or openly went there since. If `source` is
    one of the two places, that half of the claim was right and follows the letter, so the other half is the wrong one.
    If it is neither, nothing is known of the other letter.
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
    """The disproved pair after the discard became the draw deck, which was empty: a pair naming the deck is void."""
    if misplaced is None or "draw" in misplaced:
        return None
    first, second = misplaced
    return "draw" if first == "discard" else first, "draw" if second == "discard" else second
