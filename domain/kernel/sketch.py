"""A table as a picture shows it, whatever the game: who sits around it with what, and what lies between them."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat

Tone = Literal["ink", "red", "gold", "green", "blue", "violet"]
"""A card's colour. It never says anything that the card's words do not say too."""


class Card(msgspec.Struct, frozen=True):
    """A card, or a tile that has two sides. mark, label: its large and its small words; both empty lies face down.

    is_role: whether it is who somebody is, and not something he holds.
    """

    mark: str = ""
    label: str = ""
    tone: Tone = "ink"
    is_role: bool = False

    @property
    def is_open(self) -> bool:
        return bool(self.mark or self.label)


class Token(msgspec.Struct, frozen=True):
    """A marker that lies before a seat, by its word. tone: whether one is glad of it."""

    label: str
    tone: Literal["plain", "good", "bad"] = "plain"


class Place(msgspec.Struct, frozen=True):
    """A seat and what lies before it. coins: None where nobody counts any; note: what happens there, in a few words."""

    name: str
    cards: tuple[Card, ...] = ()
    tokens: tuple[Token, ...] = ()
    coins: int | None = None
    note: str = ""
    is_out: bool = False


class Pile(msgspec.Struct, frozen=True):
    """Something that lies in the middle. top: what one sees of it."""

    label: str
    count: int
    top: Card = Card()


class Sketch(msgspec.Struct, frozen=True):
    """A table at one moment, through somebody's eyes. places: by seat; captions: short lines for the middle.

    coin: what one coin is called. awaited, winners and front, the seat that one looks from, are filled in by whoever
    knows the game, whatever its rules.
    """

    places: tuple[Place, ...]
    piles: tuple[Pile, ...] = ()
    captions: tuple[str, ...] = ()
    coin: str = "coin"
    awaited: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    front: Seat = 0
