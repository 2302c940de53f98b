"""A table as a picture shows it, whatever the game: who sits around it with what, and what lies between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat

Meaning = tuple[str, Any]
"""What a thing in the picture stands for: a field of a command and its value, such as `("target", 2)`.

`("type", "pass")` stands for the command itself. Whoever clicks on the thing answers that field with that value. A thing
means no more than what its audience sees of it.
"""

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
    means: tuple[Meaning, ...] = ()

    @property
    def is_open(self) -> bool:
        return bool(self.mark or self.label)

    @property
    def words(self) -> str:
        return f"{self.mark} {self.label}".strip() if self.is_open else "A card face down"


class SeatMarker(msgspec.Struct, frozen=True):
    """A marker that lies before a seat, by its word. tone: whether one is glad of it."""

    label: str
    tone: Literal["plain", "good", "bad"] = "plain"


class SeatArea(msgspec.Struct, frozen=True):
    """A seat and what lies before it. coins: None where nobody counts any; note: what happens there, in a few words."""

    name: str
    cards: tuple[Card, ...] = ()
    tokens: tuple[SeatMarker, ...] = ()
    coins: int | None = None
    note: str = ""
    is_out: bool = False
    means: tuple[Meaning, ...] = ()


class Pile(msgspec.Struct, frozen=True):
    """Something that lies in the middle. top: what one sees of it, where it is no pile of coins."""

    label: str
    count: int
    top: Card = Card()
    is_coins: bool = False
    means: tuple[Meaning, ...] = ()


class BoardTile(msgspec.Struct, frozen=True):
    """A field of a board, or a card that lies on it. x, y: its upper left corner; mark, label: its large and its small words.

    One in the shape of a card, 10 to 14, is drawn as one, and without words face down. In a field that is 18 high or more the
    words stand at the top, so that pieces have room below.
    title: the same in words, for who points at it; is_lit: whether to draw the eye to it; cards: what lies in it, small, at the
    right of its words.
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
    """Something small that stands on a board. x, y: its middle; label: at most three letters; title: what it is, in words;
    size: how far across it is.
    """

    x: float
    y: float
    label: str
    title: str
    tone: Tone = "ink"
    shape: Literal["disc", "pawn", "die"] = "disc"
    means: tuple[Meaning, ...] = ()
    size: float = 8


class Bar(msgspec.Struct, frozen=True):
    """A line on a board: a wall, an edge, a way. title: what it is, in words; empty where it only divides."""

    x1: float
    y1: float
    x2: float
    y2: float
    tone: Tone = "ink"
    title: str = ""
    is_thick: bool = True


class Caption(msgspec.Struct, frozen=True):
    """A word that stands on a board. x, y: the middle of its base line, or with `is_left` where that begins; width: what it may take
    up, else as much as there is; is_faint: whether it is there only to be looked up.
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
    """What lies in the middle where a game has more there than piles, drawn in this order.

    width, height: of the whole, in units of its own; a board square is 10 wide by custom, and a card on it 10 by 14. On a phone
    the words of a card can be read if the board is no wider than 100, and letters in squares if it is no wider than 170.
    """

    width: float
    height: float
    tiles: tuple[BoardTile, ...] = ()
    bars: tuple[Bar, ...] = ()
    pieces: tuple[Piece, ...] = ()
    captions: tuple[Caption, ...] = ()

    def with_offset(self, right: float, down: float) -> Board:
        """The same elsewhere on a larger board."""
        bars = [
            replace(each, x1=each.x1 + right, x2=each.x2 + right, y1=each.y1 + down, y2=each.y2 + down)
            for each in self.bars
        ]
        tiles = tuple([replace(each, x=each.x + right, y=each.y + down) for each in self.tiles])
        pieces = tuple([replace(each, x=each.x + right, y=each.y + down) for each in self.pieces])
        captions = tuple([replace(each, x=each.x + right, y=each.y + down) for each in self.captions])
        return Board(self.width + right, self.height + down, tiles, tuple(bars), pieces, captions)


def join_boards(boards: Sequence[Board]) -> Board:
    """Boards that lie on one."""
    return Board(
        width=max(each.width for each in boards),
        height=max(each.height for each in boards),
        tiles=tuple([tile for each in boards for tile in each.tiles]),
        bars=tuple([bar for each in boards for bar in each.bars]),
        pieces=tuple([piece for each in boards for piece in each.pieces]),
        captions=tuple([caption for each in boards for caption in each.captions]),
    )


class Sketch(msgspec.Struct, frozen=True):
    """A table at one moment, through somebody's eyes. places: by seat; captions: short lines for the middle.

    coin: what one coin is called; board: None where piles are all there is; slim: the same as it is laid out where there is little width. awaited, winners and front, the seat that one looks from, are filled in by whoever
    knows the game, whatever its rules.
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
