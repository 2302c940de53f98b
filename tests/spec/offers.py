"""The vectors of docs/spec/offers.md, from the code: schemas of offers, commands that they admit, and others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.choices import Between, Choice, Maybe, OneOf, Ordered, Some
from domain.kernel.offers import Command, Offer, offer


class Pass(Command, frozen=True, tag="pass"):
    """Do nothing."""


class Bid(Command, frozen=True, tag="bid"):
    """Bid some coins."""

    coins: int | None = None


class Move(Command, frozen=True, tag="move"):
    """Move a piece."""

    piece: str
    to: int


class Show(Command, frozen=True, tag="show"):
    """Show some cards."""

    cards: tuple[Any, ...]


class Pairs(msgspec.Struct, frozen=True):
    """Pairs of equal cards: equality is more than the schema says."""

    is_exact = False

    def admits(self, value: Any) -> bool:
        return all(len(set(pair)) == 1 for pair in value)

    def schema(self) -> dict[str, Any]:
        pair = {"type": "array", "minItems": 2, "maxItems": 2, "items": {"enum": ["A", "B"]}}
        return {"type": "array", "maxItems": 2, "items": pair}

    def instances(self) -> Iterator[Any]:
        return iter([(), (("A", "A"),)])

    def sample(self, source: str, chance: Chance) -> Any:
        return chance(source, tuple(self.instances()))


def bid(coins: Choice | tuple[Any, ...]) -> Offer:
    return offer(Bid, "X-1", coins=coins)


def show(cards: Choice) -> Offer:
    return offer(Show, "X-1", cards=cards)


def vector(made: Offer, valid: list[Any], invalid: list[Any], *, is_complete: bool = False) -> dict[str, Any]:
    return {
        "exact": made.is_exact,
        "schema": made.schema(),
        "valid": valid,
        "complete": is_complete,
        "invalid": invalid,
    }


def bids(*coins: Any) -> list[Any]:
    return [{"type": "bid", "coins": each} for each in coins]


def shows(*cards: Any) -> list[Any]:
    return [{"type": "show", "cards": [*each]} for each in cards]


def pairs(*texts: str) -> list[Any]:
    return shows(*([[*pair] for pair in text.split()] for text in texts))


def offers_vectors() -> list[dict[str, Any]]:
    ways = offer(Move, "X-1", ({"piece": ("a",), "to": (1, 2)}, {"piece": ("b",), "to": (3,)}))
    moves = [
        {"type": "move", "piece": piece, "to": to} for piece, to in (("a", 1), ("a", 2), ("b", 3), ("a", 3), ("b", 1))
    ]
    left_out = {"type": "bid"}
    many = ("A", "A", "B", "C", "D", "E", "F")
    return [
        vector(offer(Pass, "X-1"), [{"type": "pass"}], [{}, left_out, {"type": "pass", "coins": 1}], is_complete=True),
        vector(bid((1, 3)), bids(1, 3), [left_out, *bids(2, "1", None)], is_complete=True),
        vector(bid(Between(1, 4)), bids(1, 2, 3, 4), [left_out, *bids(0, 5, None)], is_complete=True),
        vector(bid(Maybe(Between(1, 2))), [left_out, *bids(1, 2, None)], bids(0, 3), is_complete=True),
        vector(bid(Maybe(OneOf((1, 3)))), [left_out, *bids(1, 3, None)], bids(2), is_complete=True),
        vector(ways, moves[:3], [*moves[3:], {"type": "move", "piece": "a"}], is_complete=True),
        vector(show(Ordered(("A", "A", "B"), 2)), shows("AA", "AB", "BA"), shows("BB", "A", "AAB"), is_complete=True),
        vector(
            show(Ordered(many, 5)), shows("ABCDE", "AABCD", "FEDCB"), shows("BBACD", "AAABC", "ABCD", "ABCDEF", "ABCDG")
        ),
        vector(show(Some(("A", "B"))), shows("A", "B", "AB", "BA"), shows("", "AA", "C"), is_complete=True),
        vector(show(Pairs()), pairs("", "AA", "AB BB"), pairs("A", "AAB", "AA AA AA", "AC")),
    ]
