"""Which combinations some cards hold, the highest first: counted, not yet laid (rules CI-2.2 to CI-2.4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from domain.rulesets.casino_incognito.cards import ACE, JOKERS, SUITS, VALUE, Card, Wild, suits_of
from domain.rulesets.casino_incognito.tiles import Combination

Lead = tuple[int, ...]
"""The values that count, in the order in which they count; the greater is the better."""

DOWNWARD = range(ACE, 1, -1)
COPIES = {"two_pair": (2, 2), "full_house": (3, 2)}
PLACE = {card: (VALUE[card], SUITS.index(card[-1])) for card in VALUE}


class Tally(NamedTuple):
    """Cards, counted. values: how many of each value; suits: the values held of each suit of `SUITS`; jokers: the suits that
    each may have.
    """

    values: list[int]
    suits: tuple[list[int], ...]
    jokers: tuple[str, ...]


def tally(faces: Iterable[Card], wild: Wild) -> Tally:
    values = [0] * (ACE + 1)
    suits: tuple[list[int], ...] = ([], [], [], [])
    jokers = []
    for face in faces:
        if face in JOKERS:
            jokers.append(suits_of(face, wild))
        else:
            value, suit = PLACE[face]
            values[value] += 1
            suits[suit].append(value)
    return Tally(values, suits, tuple([each for each in jokers if each]))


def straight(top: int, size: int) -> list[int]:
    """The values of a straight, from its top."""
    return [value if value > 1 else ACE for value in range(top, top - size, -1)]


@cache
def straights(size: int) -> tuple[tuple[Lead, int], ...]:
    """Every straight, the highest first: its lead, and a bit for each of its values."""
    return tuple([((top,), bits(straight(top, size))) for top in range(ACE, size - 1, -1)])


def bits(values: Iterable[int]) -> int:
    found = 0
    for value in values:
        found |= 1 << value
    return found


def leads(combination: Combination, held: Tally) -> Iterator[Lead]:
    """Each lead that these cards make, the highest first."""
    values, size, jokers = held.values, combination.size, len(held.jokers)
    match combination.shape:
        case "kind":
            return ((value,) for value in DOWNWARD if values[value] + jokers >= size)
        case "two_pair" | "full_house":
            return doubles(*COPIES[combination.shape], values, jokers)
        case "straight":
            has = bits(value for value in DOWNWARD if values[value])
            return (lead for lead, run in straights(size) if (run & ~has).bit_count() <= jokers)
        case "straight_flush":
            return straight_flushes(size, held)
        case "suited_pair":
            return ((value,) for value in DOWNWARD if values[value] + jokers > 1 and is_twice(value, held))
        case "flush":
            return iter(sorted({flush for flush in flushes(size, held) if flush}, reverse=True))


def doubles(many: int, few: int, values: list[int], jokers: int) -> Iterator[Lead]:
    """Two values, so many of the first and so few of the second; of two alike, the higher is the first."""
    seconds = [value for value in DOWNWARD if values[value] + jokers >= few]
    for first in seconds:
        left = jokers - max(0, many - values[first])
        if left < 0:
            continue
        for second in seconds:
            if (second < first or (many != few and second != first)) and few - values[second] <= left:
                yield first, second


def straight_flushes(size: int, held: Tally) -> Iterator[Lead]:
    sides = [(bits(values), jokers_of(suit, held)) for suit, values in zip(SUITS, held.suits, strict=True)]
    sides = [(has, jokers) for has, jokers in sides if has.bit_count() + jokers >= size]
    for lead, run in straights(size) if sides else ():
        if any((run & ~has).bit_count() <= jokers for has, jokers in sides):
            yield lead


def is_twice(value: int, held: Tally) -> bool:
    """Whether a card of this value is there twice, or a joker is in its place."""
    return any(values.count(value) + jokers_of(suit, held) > 1 for suit, values in zip(SUITS, held.suits, strict=True))


def jokers_of(suit: str, held: Tally) -> int:
    """How many jokers may have a suit."""
    return sum([suit in named for named in held.jokers]) if held.jokers else 0


def flushes(size: int, held: Tally) -> list[Lead]:
    """The best flush of each suit of `SUITS`, where there is one: jokers are Aces."""
    found = []
    for suit, values in zip(SUITS, held.suits, strict=True):
        jokers = jokers_of(suit, held)
        is_there = len(values) + jokers >= size
        found.append(tuple(sorted([*values, *[ACE] * jokers], reverse=True)[:size]) if is_there else ())
    return found


def lead(combination: Combination, held: Tally) -> Lead | None:
    """The highest lead; None if these cards do not hold the combination."""
    return next(leads(combination, held), None)
