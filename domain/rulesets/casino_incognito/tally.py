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
PLACE = {card: (value, SUITS.index(card[-1]), 1 << value) for card, value in VALUE.items()}
NO_JOKERS = (0, 0, 0, 0)
ANY = sum(1 << value for value in DOWNWARD)


class Tally(NamedTuple):
    """Cards, counted. values: how many of each value. By suit of `SUITS`: suits, the values held; once and twice, a bit for each
    value held at least so often; wild, how many jokers may have the suit. jokers: how many there are.
    """

    values: list[int]
    suits: tuple[list[int], ...]
    once: list[int]
    twice: list[int]
    wild: tuple[int, ...]
    jokers: int


def tally(faces: Iterable[Card], wild: Wild) -> Tally:
    values, once, twice, jokers = [0] * (ACE + 1), [0] * 4, [0] * 4, []
    suits: tuple[list[int], ...] = ([], [], [], [])
    for face in faces:
        if face in JOKERS:
            jokers.append(suits_of(face, wild))
            continue
        value, suit, bit = PLACE[face]
        values[value] += 1
        suits[suit].append(value)
        twice[suit] |= once[suit] & bit
        once[suit] |= bit
    named = tuple([sum([suit in each for each in jokers]) for suit in SUITS]) if jokers else NO_JOKERS
    return Tally(values, suits, once, twice, named, len([each for each in jokers if each]))


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
    values, size = held.values, combination.size
    match combination.shape:
        case "kind":
            least = size - held.jokers
            return ((value,) for value in DOWNWARD if values[value] >= least)
        case "two_pair" | "full_house":
            return doubles(*COPIES[combination.shape], values, held.jokers)
        case "straight":
            there = held.once[0] | held.once[1] | held.once[2] | held.once[3]
            return runs(size, [(there, held.jokers)])
        case "straight_flush":
            return runs(size, list(zip(held.once, held.wild, strict=True)))
        case "suited_pair":
            return suited_pairs(held)
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


def runs(size: int, sides: list[tuple[int, int]]) -> Iterator[Lead]:
    """Straights of the values on one of these sides, and its jokers."""
    sides = [(there, jokers) for there, jokers in sides if there.bit_count() + jokers >= size]
    for lead, run in straights(size) if sides else ():
        for there, jokers in sides:
            if (run & ~there).bit_count() <= jokers:
                yield lead
                break


def suited_pairs(held: Tally) -> Iterator[Lead]:
    """Values of which a card is there twice, or once with a joker, or two jokers are."""
    there = 0
    for once, twice, jokers in zip(held.once, held.twice, held.wild, strict=True):
        there |= ANY if jokers > 1 else once if jokers else twice
    return ((value,) for value in DOWNWARD if there >> value & 1) if there else iter(())


def flushes(size: int, held: Tally) -> list[Lead]:
    """The best flush of each suit of `SUITS`, where there is one: jokers are Aces."""
    found: list[Lead] = []
    for values, jokers in zip(held.suits, held.wild, strict=True):
        is_there = len(values) + jokers >= size
        found.append(tuple(sorted([*values, *[ACE] * jokers], reverse=True)[:size]) if is_there else ())
    return found


def lead(combination: Combination, held: Tally) -> Lead | None:
    """The highest lead; None if these cards do not hold the combination."""
    return next(leads(combination, held), None)
