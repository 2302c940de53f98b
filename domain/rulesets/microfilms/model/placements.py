"""Placements ("ways") of known cards in hands the observer cannot see (rules MF-9.3 and MF-9.4).

Cards move between hands openly or unseen, but leave hands for the discard only openly. So a known card is in some hand
until it is seen to leave. A way lists the known cards of each hand; the set of ways holds every possibility that unseen
moves leave. An unseen move splits each way, once for each kind of card that may have moved. A sighting removes the ways
that contradict it. A way that is a superset of another is dropped: every deal it admits, the other admits too.

The ways are exact about where known cards may lie: they admit a hand if and only if some history does, if unseen cards
may be anything. They do not say which copies are left for unseen cards (sampling worlds sees to that), nor when an
unseen card came to a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_item, without_items
from domain.rulesets.microfilms.model.cards import ACTIONS, Card

Way = tuple[tuple[Card, ...], ...]
"""The known cards of each hand, by seat, each hand sorted."""
Ways = tuple[Way, ...]
"""Sorted. Functions here need at least one way."""
Sizes = Sequence[int]
"""Hand sizes by seat."""

MAX_WAYS = 64
"""Upper bound on ways. Beyond it, the first doubtful card is kept only where it is certain (rule MF-9.4.3)."""


def after_arrival(ways: Iterable[Way], seat: Seat, cards: Sequence[Card]) -> Ways:
    """After known cards openly came to a hand."""
    return minimal_ways(with_hand(way, seat, (*way[seat], *cards)) for way in ways)


def after_departure(ways: Iterable[Way], sizes: Sizes, seat: Seat, card: Card) -> Ways:
    """After a card, known or not, openly left a hand."""
    return minimal_ways(
        with_hand(way, seat, without_items(way[seat], card)) if card in way[seat] else way
        for way in ways
        if card in way[seat] or may_be_unseen(way, sizes, seat, (card,))
    )


def after_transfer(ways: Iterable[Way], sizes: Sizes, giver: Seat, taker: Seat) -> Ways:
    """After a card passed unseen from hand to hand: any known card of the giver, or an unknown one if there is any."""
    found = []
    for way in ways:
        if sizes[giver] > len(way[giver]):
            found.append(way)
        for card in dict.fromkeys(way[giver]):
            rest = with_hand(way, giver, without_items(way[giver], card))
            found.append(with_hand(rest, taker, (*rest[taker], card)))
    return within_limit(minimal_ways(found))


def after_sighting(ways: Iterable[Way], sizes: Sizes, seat: Seat, cards: Sequence[Card]) -> Ways:
    """After cards were seen in a hand, each either known there already or unknown so far."""
    found = []
    for way in ways:
        news, known = list[Card](), list(way[seat])
        for card in cards:
            known.remove(card) if card in known else news.append(card)
        if may_be_unseen(way, sizes, seat, news):
            found.append(with_hand(way, seat, (*way[seat], *news)))
    return minimal_ways(found)


def consistent_with_hand(ways: Iterable[Way], seat: Seat, hand: Sequence[Card]) -> Ways:
    """The ways compatible with the observer's own hand, without their entries for that hand."""
    left = Counter(hand)
    single = {card for card in hand if card not in ACTIONS}
    return minimal_ways(
        with_hand(way, seat, ())
        for way in ways
        if not Counter(way[seat]) - left
        and single.isdisjoint([card for other, cards in enumerate(way) if other != seat for card in cards])
    )


def may_be_unseen(way: Way, sizes: Sizes, seat: Seat, cards: Sequence[Card]) -> bool:
    """Whether a hand has room for these besides its known cards, and none of them (if unique) is known elsewhere."""
    return sizes[seat] - len(way[seat]) >= len(cards) and not any(
        card in hand for card in cards if card not in ACTIONS for hand in way
    )


def minimal_ways(ways: Iterable[Way]) -> Ways:
    """The ways without duplicates and without supersets of others, sorted."""
    left = sorted(set(ways))
    if len(left) < 2:
        return tuple(left)
    return tuple([way for way in left if not any(other != way and is_superset(way, other) for other in left)])


def is_superset(way: Way, other: Way) -> bool:
    """Whether each hand of `way` includes the same hand of `other`."""
    for less, more in zip(other, way, strict=True):
        if less != more and any(less.count(card) > more.count(card) for card in less):
            return False
    return True


def within_limit(ways: Ways) -> Ways:
    """At most `MAX_WAYS` ways. Reduces doubtful cards, one kind at a time, to where they are certain."""
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
    """The cards each hand holds in all ways."""
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
    """Cards of a hand beyond the certain ones."""
    return sorted((Counter(hand) - Counter(known)).elements())


def with_certain_copies(hand: tuple[Card, ...], known: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand with only the certain copies of `card`."""
    return tuple(sorted([*[each for each in hand if each != card], *[each for each in known if each == card]]))


def in_doubt(ways: Ways) -> dict[Card, tuple[Seat, ...]]:
    """Cards that all ways place in some hand but not in the same one, with the seats that may hold them."""
    if not ways:
        return {}
    known = {card for hand in certain_cards(ways) for card in hand}
    everywhere = set.intersection(*[{card for hand in way for card in hand} for way in ways])
    return {
        card: tuple([seat for seat in range(len(ways[0])) if any(card in way[seat] for way in ways)])
        for card in sorted(everywhere - known)
    }


def with_hand(way: Way, seat: Seat, hand: Sequence[Card]) -> Way:
    return with_item(way, seat, tuple(sorted(hand)))
