"""Drawing model of a table, for any game: seats with their components, and the middle between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat

Meaning = tuple[str, Any]
"""A click target: a command's field and its value, such as `("target", 2)`; `("type", "pass")` is the command itself.

A click fills in that field. A target must depend only on the part of the thing that the audience sees.
"""

Tone = Literal["ink", "red", "gold", "green", "blue", "violet"]
"""A card's colour. Never the only carrier of information."""


class Card(msgspec.Struct, frozen=True):
    """A card or two-sided tile. mark, label: large and small text; both empty: face down.

    is_role: an identity rather than a holding.
    """

    mark: str = ""
    label: str = ""
    tone: Tone = "ink"
    is_role: bool = False
    means: tuple[Meaning, ...] = ()

    @property
    def is_open(self) -> bool:
        return bool(self.mark or self.label)

    @property
    def words(self) -> str:
        return f"{self.mark} {self.label}".strip() if self.is_open else "A card face down"


class SeatMarker(msgspec.Struct, frozen=True):
    """A marker in front of a seat. tone: whether it is good for the seat."""

    label: str
    tone: Literal["plain", "good", "bad"] = "plain"


class SeatArea(msgspec.Struct, frozen=True):
    """A seat and its components. coins: None if the game has none; note: status in a few words."""

    name: str
    cards: tuple[Card, ...] = ()
    tokens: tuple[SeatMarker, ...] = ()
    coins: int | None = None
    note: str = ""
    is_out: bool = False
    means: tuple[Meaning, ...] = ()


class Pile(msgspec.Struct, frozen=True):
    """A pile in the middle. top: its visible card, unless it is a pile of coins."""

    label: str
    count: int
    top: Card = Card()
    is_coins: bool = False
    means: tuple[Meaning, ...] = ()


class BoardTile(msgspec.Struct, frozen=True):
    """A field of a board, or a card on it. x, y: upper left corner; mark, label: large and small text.

    A tile of card proportions (10 by 14) is drawn as a card, face down without text. From a height of 18 the text moves
    to the top, which leaves room for pieces. title: tooltip; is_lit: highlighted; cards: small cards in it, right of
    its text.
    """

    x: float
    y: float
    width: float
    height: float
    mark: str = ""
    label: str = ""
    tone: Tone = "ink"
    title: str = ""
    is_lit: bool = False
    means: tuple[Meaning, ...] = ()
    cards: tuple[Card, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """A piece on a board. x, y: centre; label: at most three letters; title: tooltip; size: diameter."""

    x: float
    y: float
    label: str
    title: str
    tone: Tone = "ink"
    shape: Literal["disc", "pawn", "die"] = "disc"
    means: tuple[Meaning, ...] = ()
    size: float = 8


class Bar(msgspec.Struct, frozen=True):
    """A line on a board: wall, edge or path. title: tooltip; empty for mere dividers."""

    x1: float
    y1: float
    x2: float
    y2: float
    tone: Tone = "ink"
    title: str = ""
    is_thick: bool = True


class Caption(msgspec.Struct, frozen=True):
    """Text on a board. x, y: middle of the base line, with `is_left` its start; width: available width, None for no
    limit; is_faint: reference text.
    """

    x: float
    y: float
    text: str
    is_small: bool = False
    is_left: bool = False
    width: float | None = None
    tone: Tone = "ink"
    is_faint: bool = False


class Board(msgspec.Struct, frozen=True):
    """A board in the middle, drawn in field order.

    width, height: in the board's own units; by convention a square is 10 wide and a card 10 by 14. On a phone, text on
    cards is readable up to a board width of 100, letters in squares up to 170.
    """

    width: float
    height: float
    tiles: tuple[BoardTile, ...] = ()
    bars: tuple[Bar, ...] = ()
    pieces: tuple[Piece, ...] = ()
    captions: tuple[Caption, ...] = ()

    def with_offset(self, right: float, down: float) -> Board:
        """The same elements, offset on a larger board."""
        bars = [
            replace(each, x1=each.x1 + right, x2=each.x2 + right, y1=each.y1 + down, y2=each.y2 + down)
            for each in self.bars
        ]
        tiles = tuple([replace(each, x=each.x + right, y=each.y + down) for each in self.tiles])
        pieces = tuple([replace(each, x=each.x + right, y=each.y + down) for each in self.pieces])
        captions = tuple([replace(each, x=each.x + right, y=each.y + down) for each in self.captions])
        return Board(self.width + right, self.height + down, tiles, tuple(bars), pieces, captions)


def join_boards(boards: Sequence[Board]) -> Board:
    """One board with the elements of all, at their own coordinates."""
    return Board(
        width=max(each.width for each in boards),
        height=max(each.height for each in boards),
        tiles=tuple([tile for each in boards for tile in each.tiles]),
        bars=tuple([bar for each in boards for bar in each.bars]),
        pieces=tuple([piece for each in boards for piece in each.pieces]),
        captions=tuple([caption for each in boards for caption in each.captions]),
    )


class Sketch(msgspec.Struct, frozen=True):
    """A table at one version from one viewpoint. places: by seat; captions: short lines for the middle.

    coin: noun for one coin; board: None if there are only piles; slim: the board's layout for narrow screens. The
    ruleset leaves awaited, winners and front (the viewer's seat) to `projections.game_drawing`.
    """

    places: tuple[SeatArea, ...]
    piles: tuple[Pile, ...] = ()
    captions: tuple[str, ...] = ()
    coin: str = "coin"
    board: Board | None = None
    slim: Board | None = None
    awaited: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    front: Seat = 0
