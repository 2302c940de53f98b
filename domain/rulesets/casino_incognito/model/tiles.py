"""The scoring tiles: 16 combinations, 34 tiles (rule CI-2.1)."""

from __future__ import annotations

from itertools import permutations
from typing import Literal, NamedTuple

from domain.rulesets.casino_incognito.model.cards import SUITS

Shape = Literal["kind", "suited_pair", "two_pair", "full_house", "straight", "flush", "straight_flush"]


class Reward(NamedTuple):
    """The reward of a place: victory points, and face-down cards in the next hand."""

    vp: int = 0
    cards: int = 0


class Combination(NamedTuple):
    """A kind of poker hand. rank: 1 (most valuable) to 16; size: cards in the hand; rewards: by place."""

    rank: int
    name: str
    shape: Shape
    size: int
    rewards: tuple[Reward, ...]


class Tile(NamedTuple):
    """A combination and the order of suits, best first, that breaks ties."""

    combination: Combination
    suits: str


def points(*vp: int) -> tuple[Reward, ...]:
    return tuple(Reward(each) for each in vp)


TILE_COPIES: tuple[tuple[int, Combination], ...] = (
    (5, Combination(16, "pair", "kind", 2, points(3, 2, 1))),
    (4, Combination(15, "three-card flush", "flush", 3, (Reward(3), Reward(cards=1)))),
    (4, Combination(14, "three-card straight", "straight", 3, (Reward(3), Reward(cards=1)))),
    (4, Combination(13, "suited pair", "suited_pair", 2, points(5))),
    (3, Combination(12, "two pair", "two_pair", 4, points(5, 3, 1))),
    (2, Combination(11, "four-card straight", "straight", 4, (Reward(6), Reward(cards=2)))),
    (2, Combination(10, "four-card flush", "flush", 4, (Reward(6), Reward(cards=2)))),
    (2, Combination(9, "three of a kind", "kind", 3, points(6))),
    (1, Combination(8, "five-card straight", "straight", 5, points(6, 4))),
    (1, Combination(7, "three-card straight flush", "straight_flush", 3, points(6))),
    (1, Combination(6, "full house", "full_house", 5, points(6, 4, 2))),
    (1, Combination(5, "five-card flush", "flush", 5, points(7, 5))),
    (1, Combination(4, "four of a kind", "kind", 4, points(8))),
    (1, Combination(3, "four-card straight flush", "straight_flush", 4, points(8, 6, 3))),
    (1, Combination(2, "five of a kind", "kind", 5, points(10))),
    (1, Combination(1, "five-card straight flush", "straight_flush", 5, points(12, 10))),
)
"""Number of tiles with each combination."""

COMBINATIONS: tuple[Combination, ...] = tuple(each for _, each in reversed(TILE_COPIES))
"""Best first."""

ORDERS: tuple[str, ...] = tuple("".join(order) for order in permutations(SUITS))

TILES: tuple[Tile, ...] = tuple(
    Tile(combination, ORDERS[7 * number % len(ORDERS)])
    for number, combination in enumerate(each for copies, each in TILE_COPIES for _ in range(copies))
)
"""Every tile, by its number."""
