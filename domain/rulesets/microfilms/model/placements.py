"""The ways in which known cards may lie in hands that one cannot see (rules MF-9.3 and MF-9.4).

A card that was seen goes into a hand before one's eyes or unseen, and leaves hands for the discard in the open only. So a
known card is in some hand until it is seen to leave one. A way says for each hand which of its cards are known ones; all
ways together say what the unseen moves leave open. Each unseen move makes of every way as many as it has kinds of card that
may have moved; each card that is seen strikes out the ways in which it cannot be. A way that says more than another, and
nothing else, is left out, for every hand that it admits the other one admits too.

So the ways are exact about which known cards may lie where: they admit a hand if and only if some history does, as far as
cards that were not seen may be any. What they do not say: which copies are left for cards that were not seen (worlds see
to that), and when a card that was not seen came to a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import ACTIONS, Card

Way = tuple[tuple[Card, ...], ...]
"""The known cards of each hand, by seat, each hand sorted."""
Ways = tuple[Way, ...]
"""Sorted; never empty where it is reckoned with."""
Sizes = Sequence[int]
"""How many cards each hand holds, by seat."""

MAX_WAYS = 64
"""With more ways than this, the first card in doubt is forgotten but for where it is certain."""


def after_arrival(ways: Iterable[Way], seat: Seat, cards: Sequence[Card]) -> Ways:
    """Cards came to a hand in sight, from where they were known to be."""
    return minimal_ways(with_hand(way, seat, (*way[seat], *cards)) for way in ways)


def after_departure(ways: Iterable[Way], sizes: Sizes, seat: Seat, card: Card) -> Ways:
    """A card left a hand in sight: a known one, or one that had not been seen."""
    return minimal_ways(
        with_hand(way, seat, without_card(way[seat], card)) if card in way[seat] else way
        for way in ways
        if card in way[seat] or may_be_unseen(way, sizes, seat, (card,))
    )


def after_transfer(ways: Iterable[Way], sizes: Sizes, giver: Seat, taker: Seat) -> Ways:
    """A card went from hand to hand unseen: any known one, or another if the giver has any."""
    found = []
    for way in ways:
        if sizes[giver] > len(way[giver]):
            found.append(way)
        for card in dict.fromkeys(way[giver]):
            rest = with_hand(way, giver, without_card(way[giver], card))
            found.append(with_hand(rest, taker, (*rest[taker], card)))
    return within_limit(minimal_ways(found))


def after_sighting(ways: Iterable[Way], sizes: Sizes, seat: Seat, cards: Sequence[Card]) -> Ways:
    """Cards were seen in a hand: those that it is known to hold, or else some that had not been seen."""
    found = []
    for way in ways:
        news = tuple((Counter(cards) - Counter(way[seat])).elements())
        if may_be_unseen(way, sizes, seat, news):
            found.append(with_hand(way, seat, (*way[seat], *news)))
    return minimal_ways(found)


def consistent_with_hand(ways: Iterable[Way], seat: Seat, hand: Sequence[Card]) -> Ways:
    """The ways that fit one's own hand, and what they say of the other hands."""
    left = Counter(hand)
    single = {card for card in hand if card not in ACTIONS}
    return minimal_ways(
        with_hand(way, seat, ())
        for way in ways
        if not Counter(way[seat]) - left
        and single.isdisjoint([card for other, cards in enumerate(way) if other != seat for card in cards])
    )


def may_be_unseen(way: Way, sizes: Sizes, seat: Seat, cards: Sequence[Card]) -> bool:
    """Whether a hand may hold these beside what is known of it: it has room, and none is known to be elsewhere."""
    return sizes[seat] - len(way[seat]) >= len(cards) and not any(
        card in hand for card in cards if card not in ACTIONS for hand in way
    )


def minimal_ways(ways: Iterable[Way]) -> Ways:
    """Every way once, and none that only adds to another."""
    left = sorted(set(ways))
    if len(left) < 2:
        return tuple(left)
    return tuple([way for way in left if not any(other != way and is_superset(way, other) for other in left)])


def is_superset(way: Way, other: Way) -> bool:
    """Whether every hand holds in `way` all that it holds in the other."""
    return all(not Counter(less) - Counter(more) for less, more in zip(other, way, strict=True) if less != more)


def within_limit(ways: Ways) -> Ways:
    """At most so many: of the first card in doubt only so much is kept as is certain."""
    while len(ways) > MAX_WAYS:
        sure = certain_cards(ways)
        card = next(
            card for way in ways for hand, known in zip(way, sure, strict=True) for card in uncertain_cards(hand, known)
        )
        ways = minimal_ways(
            tuple([with_certain_copies(hand, known, card) for hand, known in zip(way, sure, strict=True)])
            for way in ways
        )
    return ways


def certain_cards(ways: Ways) -> Way:
    """What each hand holds in every way."""
    if len(ways) == 1:
        return ways[0]
    hands = []
    for seat in range(len(ways[0])):
        common = Counter(ways[0][seat])
        for way in ways[1:]:
            common &= Counter(way[seat])
        hands.append(tuple(sorted(common.elements())))
    return tuple(hands)


def uncertain_cards(hand: Sequence[Card], known: Sequence[Card]) -> list[Card]:
    """Cards of a hand beyond those that are certain."""
    return sorted((Counter(hand) - Counter(known)).elements())


def with_certain_copies(hand: tuple[Card, ...], known: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand with only so many of a card as are certain."""
    return tuple(sorted([*[each for each in hand if each != card], *[each for each in known if each == card]]))


def in_doubt(ways: Ways) -> dict[Card, tuple[Seat, ...]]:
    """Cards that are in some hand by every way, and in none for certain, with the seats that may hold them."""
    if not ways:
        return {}
    known = {card for hand in certain_cards(ways) for card in hand}
    everywhere = set.intersection(*[{card for hand in way for card in hand} for way in ways])
    return {
        card: tuple([seat for seat in range(len(ways[0])) if any(card in way[seat] for way in ways)])
        for card in sorted(everywhere - known)
    }


def with_hand(way: Way, seat: Seat, hand: Sequence[Card]) -> Way:
    return (*way[:seat], tuple(sorted(hand)), *way[seat + 1 :])


def without_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
