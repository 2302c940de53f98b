"""Strength of a hand for a tile, and the best hand that a pool of cards makes (rules CI-2.2 to CI-2.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from domain.rulesets.casino_incognito.model.cards import (
    ACE,
    JOKERS,
    SUITS,
    VALUE,
    Card,
    Hand,
    LaidCard,
    Wild,
    card_from,
    suits_of,
)
from domain.rulesets.casino_incognito.model.tiles import COMBINATIONS, Combination

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


Strength = tuple[tuple[int, ...], tuple[int, ...]]
"""Values in order of significance, then suits in the same order; strengths compare as tuples."""
Pool = Sequence[tuple[LaidCard, Card]]
"""Cards available for a hand, preferred ones first, as pairs of notation and face."""
Slots = tuple[tuple[int, str], ...]
"""A hand to fill: the value of each card and the suits it may have, best first."""


class RankedHand(NamedTuple):
    """A hand and its strength."""

    hand: Hand
    strength: Strength


def hand_strength(combination: Combination, suits: str, faces: Sequence[Card]) -> Strength | None:
    """Strength of these cards as this combination; None if they do not make it.  Rules CI-2.2, CI-2.4."""
    if len(faces) != combination.size:
        return None
    values = Counter(VALUE[face] for face in faces)
    lead = lead_values(combination, values, {face[-1] for face in faces})
    if lead is None or (combination.shape == "suited_pair" and len(set(faces)) > 1):
        return None
    place = {value: number for number, value in enumerate(values_in_order(values, is_low=lead == (combination.size,)))}
    ranked = sorted(faces, key=lambda face: (place[VALUE[face]], suits.index(face[-1])))
    return lead, tuple([-suits.index(face[-1]) for face in ranked])


def values_in_order(values: Counter[int], *, is_low: bool) -> list[int]:
    """Values by count, then by height; an Ace at the bottom of a straight comes last."""
    height = {value: 1 if is_low and value == ACE and len(values) > 1 else value for value in values}
    return sorted(values, key=lambda value: (-values[value], -height[value]))


def lead_values(combination: Combination, values: Counter[int], suits: set[str]) -> tuple[int, ...] | None:
    """The ranking values, most significant first; None if they do not make the combination."""
    if combination.shape == "flush":
        return tuple(sorted(values.elements(), reverse=True)) if len(suits) == 1 else None
    if combination.shape in ("straight", "straight_flush"):
        is_suited = combination.shape == "straight" or len(suits) == 1
        top = straight_top(values, combination.size) if is_suited else None
        return None if top is None else (top,)
    wanted = COUNTS.get(combination.shape, (combination.size,))
    ranked = values_in_order(values, is_low=False)
    return tuple(ranked) if tuple([values[value] for value in ranked]) == wanted else None


def straight_top(values: Counter[int], size: int) -> int | None:
    """The highest value of a straight; an Ace may stand below the two."""
    for top in range(ACE, size - 1, -1):
        if set(values) == set(straight_values(top, size)):
            return top
    return None


class PoolIndex(NamedTuple):
    """A pool indexed for filling slots. cards: notations by face; jokers: each with the suits it may take."""

    cards: Mapping[Card, list[LaidCard]]
    jokers: tuple[tuple[LaidCard, str], ...]


def index_pool(pool: Pool, wild: Wild) -> PoolIndex:
    cards: dict[Card, list[LaidCard]] = {}
    for laid, face in pool:
        if face not in JOKERS:
            cards.setdefault(face, []).append(laid)
    jokers = tuple([(laid, suits_of(face, wild)) for laid, face in pool if face in JOKERS and suits_of(face, wild)])
    return PoolIndex(cards, jokers)


def best_hand(
    combination: Combination, suits: str, pool: Pool, wild: Wild, must: LaidCard | None = None
) -> RankedHand | None:
    """The best hand of this combination; None if there is none.

    must: notation of a pool card, not a joker, that the hand must contain.
    """
    held, stock = tally([face for _, face in pool], wild), None
    face = next((face for laid, face in pool if laid == must), None)
    for lead, slots in templates(combination, suits, held, face):
        stock = stock or index_pool(pool, wild)
        filled = fill_slots(slots, stock, must)
        if filled is not None:
            laid = tuple([each for each, _ in filled])
            return RankedHand(laid, (lead, tuple([-suits.index(suit) for _, suit in filled])))
    return None


def templates(combination: Combination, suits: str, held: Tally, must: Card | None) -> Iterator[tuple[Lead, Slots]]:
    """Candidate hands with their leads, best first. must: a card that the hand has to contain."""
    if combination.shape == "flush":
        yield from flush_templates(combination.size, suits, held, must)
        return
    for lead in leads(combination, held):
        for slots in slots_for_lead(combination, lead, suits):
            if must is None or any(VALUE[must] == value and must[-1] in named for value, named in slots):
                yield lead, slots


def slots_for_lead(combination: Combination, lead: Lead, suits: str) -> Iterator[Slots]:
    """The candidate hands of a lead, best suits first."""
    size, shape = combination.size, combination.shape
    match shape:
        case "straight":
            yield tuple([(value, suits) for value in straight_values(lead[0], size)])
        case "straight_flush":
            yield from (tuple([(value, suit) for value in straight_values(lead[0], size)]) for suit in suits)
        case "suited_pair":
            yield from (((lead[0], suit),) * size for suit in suits)
        case _:
            copies = zip(lead, COUNTS.get(shape, (size,)), strict=True)
            yield tuple([(value, suits) for value, count in copies for _ in range(count)])


def flush_templates(size: int, suits: str, held: Tally, must: Card | None) -> Iterator[tuple[Lead, Slots]]:
    """The best flush of each suit, best first. must: a card that the flush has to contain."""
    found = []
    for suit, flush in zip(SUITS, flushes(size, held), strict=True):
        if flush and must is None:
            found.append((flush, -suits.index(suit), suit))
        elif flush and must is not None and must[-1] == suit:
            found.append((flush if VALUE[must] in flush else (*flush[:-1], VALUE[must]), 0, suit))
    for lead, _, suit in sorted(found, reverse=True):
        yield lead, tuple([(value, suit) for value in lead])


def fill_slots(
    slots: Slots,
    stock: PoolIndex,
    must: LaidCard | None,
    laid: tuple[tuple[LaidCard, str], ...] = (),
    taken: frozenset[int] = frozenset(),
) -> tuple[tuple[LaidCard, str], ...] | None:
    """Fills the slots with the best suits, earlier slots first, and jokers where a card is missing; None if impossible.

    taken: indices of the jokers in use.
    """
    if len(laid) == len(slots):
        return laid if must is None or any(each == must for each, _ in laid) else None
    value, suits = slots[len(laid)]
    for suit in suits:
        face = card_from(value, suit)
        copies = stock.cards.get(face, [])
        before = sum(each in copies for each, _ in laid) if copies else 0
        if before < len(copies):
            found = fill_slots(slots, stock, must, (*laid, (copies[before], suit)), taken)
        else:
            joker = next((n for n, (_, named) in enumerate(stock.jokers) if suit in named and n not in taken), None)
            if joker is None:
                continue
            source = f"{stock.jokers[joker][0]}={face}"
            found = fill_slots(slots, stock, must, (*laid, (source, suit)), taken | {joker})
        if found is not None:
            return found
    return None


def best_hand_with(pool: Pool, wild: Wild, must: tuple[LaidCard, Card]) -> tuple[Combination, RankedHand] | None:
    """The best hand of any combination that contains `must`, a card outside the pool, or None.  Rule CI-9.11."""
    laid, face = must
    named = [must]
    if face in JOKERS:
        named = [(f"{laid}={card}", card) for card in VALUE if card[-1] in suits_of(face, wild)]
    for combination in COMBINATIONS:
        found = [best_hand(combination, SUITS, (each, *pool), wild, each[0]) for each in named]
        hands = [each for each in found if each is not None]
        if hands:
            return combination, max(hands, key=lambda each: each.strength)
    return None
