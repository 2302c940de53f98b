"""Hands by brute force: every choice of cards and every card that a joker may stand for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, product

from domain.rulesets.casino_incognito.model.cards import JOKERS, NATURAL, Card, Wild, suits_of
from domain.rulesets.casino_incognito.model.tiles import Combination

Worth = tuple[list[int], list[int]]


def value(card: Card) -> int:
    return ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"].index(card[:-1]) + 2


def worth(combination: Combination, suits: str, cards: Sequence[Card]) -> Worth | None:
    """CI-2.2 and CI-2.4 by another algorithm: sort the cards by significance and check the pattern."""
    values = [value(card) for card in cards]
    if combination.shape in ("straight", "straight_flush") and 14 in values and 13 not in values:
        values = [1 if each == 14 else each for each in values]
    rows = sorted(
        ((-values.count(each), -each, suits.index(card[-1])) for each, card in zip(values, cards, strict=True))
    )
    counts = [-row[0] for row in rows]
    heights = [-row[1] for row in rows]
    one_suit = len({card[-1] for card in cards}) == 1
    running = all(above - below == 1 for above, below in pairwise(heights))
    size = combination.size
    fits = (
        len(cards) == size
        and {
            "kind": counts == [size] * size,
            "suited_pair": len(set(cards)) == 1,
            "two_pair": counts == [2, 2, 2, 2],
            "full_house": counts == [3, 3, 3, 2, 2],
            "straight": running,
            "flush": one_suit,
            "straight_flush": running and one_suit,
        }[combination.shape]
    )
    if not fits:
        return None
    heights = sorted(heights, reverse=True) if combination.shape == "flush" else heights
    return heights, [-row[2] for row in rows]


def best(combination: Combination, suits: str, cards: Sequence[Card], wild: Wild) -> Worth | None:
    """Strength of the best hand that these cards make."""
    found = []
    for chosen in {tuple(sorted(each)) for each in combinations(cards, combination.size)}:
        for faces in product(*(may_be(card, wild) for card in chosen)):
            if (each := worth(combination, suits, faces)) is not None:
                found.append(each)
    return max(found, default=None)


def may_be(card: Card, wild: Wild) -> tuple[Card, ...]:
    if card not in JOKERS:
        return (card,)
    return tuple(each for each in NATURAL if each[-1] in suits_of(card, wild))
