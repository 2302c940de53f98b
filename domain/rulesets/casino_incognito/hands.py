"""What a hand is worth for a tile, and the best hand that can be made of some cards (rules CI-2.2 to CI-2.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from domain.rulesets.casino_incognito.cards import ACE, JOKERS, SUITS, VALUE, Card, Hand, Laid, card_of
from domain.rulesets.casino_incognito.tiles import COMBINATIONS, Combination

Strength = tuple[tuple[int, ...], tuple[int, ...]]
"""Values in the order in which they count, then suits in the same order; the greater is the better."""
Wild = Literal["COLOUR_WILD", "FULL_WILD", "BLANK", "OUT"]
Pool = Sequence[tuple[Laid, Card]]
"""Cards that a hand may be made of, those that one would rather use first: how each is laid, and its face."""
Slots = tuple[tuple[int, str], ...]
"""A hand to be: the value of each card, and the suits that it may have, the best first."""

COPIES = {"two_pair": (2, 2), "full_house": (3, 2)}


class Found(NamedTuple):
    """A hand, and what it is worth."""

    hand: Hand
    strength: Strength


def suits_of(joker: Card, wild: Wild) -> str:
    """The suits that a joker may stand for.  Rule CI-2.3."""
    return {"COLOUR_WILD": JOKERS[joker], "FULL_WILD": SUITS}.get(wild, "")


def strength(combination: Combination, suits: str, faces: Sequence[Card]) -> Strength | None:
    """What these cards are worth as this combination; None if they are not one.  Rules CI-2.2, CI-2.4."""
    if len(faces) != combination.size:
        return None
    values = Counter(VALUE[face] for face in faces)
    lead = leading(combination, values, {face[-1] for face in faces})
    if lead is None or (combination.shape == "suited_pair" and len(set(faces)) > 1):
        return None
    place = {value: number for number, value in enumerate(order(values, is_low=lead == (combination.size,)))}
    ranked = sorted(faces, key=lambda face: (place[VALUE[face]], suits.index(face[-1])))
    return lead, tuple([-suits.index(face[-1]) for face in ranked])


def order(values: Counter[int], *, is_low: bool) -> list[int]:
    """Values by how often they are there, then by height; an Ace that begins a straight comes last."""
    height = {value: 1 if is_low and value == ACE and len(values) > 1 else value for value in values}
    return sorted(values, key=lambda value: (-values[value], -height[value]))


def leading(combination: Combination, values: Counter[int], suits: set[str]) -> tuple[int, ...] | None:
    """The values that count, in order; None if they do not make the combination."""
    if combination.shape == "flush":
        return tuple(sorted(values.elements(), reverse=True)) if len(suits) == 1 else None
    if combination.shape in ("straight", "straight_flush"):
        is_suited = combination.shape == "straight" or len(suits) == 1
        top = top_of(values, combination.size) if is_suited else None
        return None if top is None else (top,)
    wanted = COPIES.get(combination.shape, (combination.size,))
    ranked = order(values, is_low=False)
    return tuple(ranked) if tuple([values[value] for value in ranked]) == wanted else None


def top_of(values: Counter[int], size: int) -> int | None:
    """The highest value of a straight; an Ace may stand below the two."""
    for top in range(ACE, size - 1, -1):
        if set(values) == set(straight(top, size)):
            return top
    return None


def straight(top: int, size: int) -> list[int]:
    """The values of a straight, from its top."""
    return [value if value > 1 else ACE for value in range(top, top - size, -1)]


class Stock(NamedTuple):
    """A pool in order: how each card can be laid, the jokers by the suits they may have, and how many of each value."""

    cards: Mapping[Card, list[Laid]]
    jokers: tuple[tuple[Laid, str], ...]
    values: Counter[int]


def stock_of(pool: Pool, wild: Wild) -> Stock:
    cards: dict[Card, list[Laid]] = {}
    for laid, face in pool:
        if face not in JOKERS:
            cards.setdefault(face, []).append(laid)
    jokers = tuple((laid, suits_of(face, wild)) for laid, face in pool if face in JOKERS and suits_of(face, wild))
    return Stock(cards, jokers, Counter(VALUE[face] for _, face in pool if face not in JOKERS))


def best(combination: Combination, suits: str, pool: Pool, wild: Wild, must: Laid | None = None) -> Found | None:
    """The best hand of this combination; None if there is none.

    must: a card of the pool, no joker, that has to be in it.
    """
    stock = stock_of(pool, wild)
    face = next((face for laid, face in pool if laid == must), None)
    for lead, slots in templates(combination, suits, stock, face):
        filled = fill(slots, stock, must) if is_enough(slots, stock) else None
        if filled is not None:
            laid = tuple([each for each, _ in filled])
            return Found(laid, (lead, tuple([-suits.index(suit) for _, suit in filled])))
    return None


def templates(
    combination: Combination, suits: str, stock: Stock, must: Card | None
) -> Iterator[tuple[tuple[int, ...], Slots]]:
    """Every hand that one may hope for, the best first, with the values that count."""
    size, downward = combination.size, range(ACE, 1, -1)
    match combination.shape:
        case "kind":
            yield from (((value,), ((value, suits),) * size) for value in downward)
        case "suited_pair":
            yield from (((value,), ((value, suit),) * 2) for value in downward for suit in suits)
        case "two_pair" | "full_house":
            many, few = COPIES[combination.shape]
            for first in downward:
                for second in range(first - 1 if many == few else ACE, 1, -1):
                    if first != second:
                        yield (first, second), ((first, suits),) * many + ((second, suits),) * few
        case "straight":
            for top in range(ACE, size - 1, -1):
                yield (top,), tuple((value, suits) for value in straight(top, size))
        case "straight_flush":
            for top in range(ACE, size - 1, -1):
                for suit in suits:
                    yield (top,), tuple((value, suit) for value in straight(top, size))
        case "flush":
            yield from flushes(size, suits, stock, must)


def flushes(size: int, suits: str, stock: Stock, must: Card | None) -> Iterator[tuple[tuple[int, ...], Slots]]:
    """The best flush of each suit, the best first: jokers are Aces."""
    found = []
    for place, suit in enumerate(suits):
        if must is not None and must[-1] != suit:
            continue
        jokers = sum(suit in named for _, named in stock.jokers)
        values = [VALUE[card] for card, laid in stock.cards.items() if card[-1] == suit for _ in laid]
        kept = [] if must is None else [VALUE[must]]
        for value in kept:
            values.remove(value)
        ranked = sorted([*values, *[ACE] * jokers], reverse=True)[: size - len(kept)]
        lead = tuple(sorted([*kept, *ranked], reverse=True))
        if len(lead) == size:
            found.append((lead, -place, tuple((value, suit) for value in lead)))
    yield from ((lead, slots) for lead, _, slots in sorted(found, reverse=True))


def is_enough(slots: Slots, stock: Stock) -> bool:
    """Whether there are cards and jokers enough of each value, whatever the suits."""
    jokers, used = len(stock.jokers), dict[int, int]()
    for value, _ in slots:
        used[value] = used.get(value, 0) + 1
        if used[value] > stock.values.get(value, 0):
            jokers -= 1
            if jokers < 0:
                return False
    return True


def fill(
    slots: Slots,
    stock: Stock,
    must: Laid | None,
    laid: tuple[tuple[Laid, str], ...] = (),
    taken: frozenset[int] = frozenset(),
) -> tuple[tuple[Laid, str], ...] | None:
    """The slots filled with the best suits, those of the first slots first; jokers where a card is not there.

    taken: the jokers that are used up.
    """
    if len(laid) == len(slots):
        return laid if must is None or any(each == must for each, _ in laid) else None
    value, suits = slots[len(laid)]
    for suit in suits:
        face = card_of(value, suit)
        copies = stock.cards.get(face, [])
        before = sum(each in copies for each, _ in laid) if copies else 0
        if before < len(copies):
            found = fill(slots, stock, must, (*laid, (copies[before], suit)), taken)
        else:
            joker = next((n for n, (_, named) in enumerate(stock.jokers) if suit in named and n not in taken), None)
            if joker is None:
                continue
            source = f"{stock.jokers[joker][0]}={face}"
            found = fill(slots, stock, must, (*laid, (source, suit)), taken | {joker})
        if found is not None:
            return found
    return None


def best_of_all(pool: Pool, wild: Wild, must: tuple[Laid, Card]) -> tuple[Combination, Found] | None:
    """The best hand on the whole ladder that holds a card which is not in the pool; None if there is none.  Rule CI-9.11."""
    laid, face = must
    named = [must]
    if face in JOKERS:
        named = [(f"{laid}={card}", card) for card in VALUE if card[-1] in suits_of(face, wild)]
    for combination in COMBINATIONS:
        found = [best(combination, SUITS, (each, *pool), wild, each[0]) for each in named]
        hands = [each for each in found if each is not None]
        if hands:
            return combination, max(hands, key=lambda each: each.strength)
    return None
