"""The combinations that a set of cards can make, best first, from counts alone (rules CI-2.2 to CI-2.4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from domain.rulesets.casino_incognito.model.cards import ACE, SUITS, VALUE, Card, Wild, suits_of
from domain.rulesets.casino_incognito.model.tiles import Combination

Lead = tuple[int, ...]
"""The values that rank a hand, most significant first; leads compare as tuples."""

Bits = int
"""A set of values, as a bit mask."""

DOWNWARD = range(ACE, 1, -1)
COUNTS = {"two_pair": (2, 2), "full_house": (3, 2)}
"""Number of cards of each value that a shape needs."""
VALUE_SUIT_BIT = {card: (value, SUITS.index(card[-1]), 1 << value) for card, value in VALUE.items()}
"""Value, index of the suit, and bit of each card."""
ALL_VALUES: Bits = sum(1 << value for value in DOWNWARD)


class Tally(NamedTuple):
    """Counts of cards.

    values: number of cards by value.
    often: by count, the values held at least that often.
    once, twice: by suit of `SUITS`, the values held at least once or twice.
    wild: by suit, the jokers that may take it.
    jokers: usable jokers.
    """

    values: list[int]
    often: list[Bits]
    once: list[Bits]
    twice: list[Bits]
    wild: list[int]
    jokers: int


EMPTY_TALLY = Tally([0] * (ACE + 1), [ALL_VALUES, *[0] * 8], [0] * 4, [0] * 4, [0] * 4, 0)


def tally(faces: Iterable[Card], rule: Wild, held: Tally = EMPTY_TALLY) -> Tally:
    """Counts of these cards, added to those in `held`."""
    values, often, once, twice = held.values[:], held.often[:], held.once[:], held.twice[:]
    wild, jokers = held.wild, held.jokers
    for face in faces:
        place = VALUE_SUIT_BIT.get(face)
        if place is None:
            named = suits_of(face, rule)
            wild, jokers = [has + (suit in named) for suit, has in zip(SUITS, wild, strict=True)], jokers + bool(named)
            continue
        value, suit, bit = place
        values[value] += 1
        often[values[value]] |= bit
        twice[suit] |= once[suit] & bit
        once[suit] |= bit
    return Tally(values, often, once, twice, wild, jokers)


def straight_values(top: int, size: int) -> list[int]:
    """The values of a straight, from the top down."""
    return [value if value > 1 else ACE for value in range(top, top - size, -1)]


@cache
def single_leads(values: Bits) -> tuple[Lead, ...]:
    """Leads of one value each, highest first."""
    return tuple([(value,) for value in DOWNWARD if values >> value & 1])


@cache
def straight_tops(there: Bits, size: int, jokers: int) -> Bits:
    """The highest values of the straights that these values and this many jokers make."""
    found = 0
    for top in range(ACE, size - 1, -1):
        if sum(not there >> value & 1 for value in straight_values(top, size)) <= jokers:
            found |= 1 << top
    return found


def leads(combination: Combination, held: Tally) -> Iterable[Lead]:
    """Every lead of this combination that the cards make, highest first."""
    size = combination.size
    match combination.shape:
        case "kind":
            return single_leads(held.often[max(0, size - held.jokers)])
        case "two_pair" | "full_house":
            return two_value_leads(*COUNTS[combination.shape], held.values, held.jokers)
        case "straight":
            return single_leads(straight_tops(held.often[1], size, held.jokers))
        case "straight_flush":
            found = 0
            for there, jokers in zip(held.once, held.wild, strict=True):
                found |= straight_tops(there, size, jokers)
            return single_leads(found)
        case "suited_pair":
            return single_leads(suited_pair_values(held))
        case "flush":
            return sorted({flush for flush in flushes(size, held) if flush}, reverse=True)


def two_value_leads(many: int, few: int, values: list[int], jokers: int) -> Iterator[Lead]:
    """Leads of two values, `many` cards of the first and `few` of the second; with equal counts, the higher first."""
    seconds = [value for value in DOWNWARD if values[value] + jokers >= few]
    for first in seconds:
        left = jokers - max(0, many - values[first])
        if left < 0:
            continue
        for second in seconds:
            if (second < first or (many != few and second != first)) and few - values[second] <= left:
                yield first, second


def suited_pair_values(held: Tally) -> Bits:
    """Values that make a suited pair: both copies held, one copy and a joker, or two jokers."""
    there = 0
    for once, twice, jokers in zip(held.once, held.twice, held.wild, strict=True):
        there |= ALL_VALUES if jokers > 1 else once if jokers else twice
    return there


def flushes(size: int, held: Tally) -> list[Lead]:
    """The best flush of each suit in `SUITS`, or an empty lead; jokers count as Aces."""
    found: list[Lead] = []
    for once, twice, jokers in zip(held.once, held.twice, held.wild, strict=True):
        is_there = once.bit_count() + twice.bit_count() + jokers >= size
        found.append(((ACE,) * jokers + suit_values(once, twice))[:size] if is_there else ())
    return found


@cache
def suit_values(once: Bits, twice: Bits) -> Lead:
    """The values held of one suit, highest first, copies included."""
    return tuple([value for value in DOWNWARD for held in (once, twice) if held >> value & 1])


def best_lead(combination: Combination, held: Tally) -> Lead | None:
    """The highest lead; None if the cards do not make the combination."""
    return next(iter(leads(combination, held)), None)
