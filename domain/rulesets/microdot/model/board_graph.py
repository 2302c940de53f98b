"""The inner board as a graph of squares, borders and barriers (rules MD-3.2, MD-3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from string import ascii_lowercase

import msgspec

from domain.rulesets.microdot.model.kit import Board
from domain.rulesets.microdot.model.pieces import CHECKPOINT, Place

Square = str
"""Column letter, from the west, and row number, from the north: `a1` is the north-west corner."""

BARRIER_ORDER: tuple[str, ...] = ("north", "east", "south", "west")
"""The barriers; each divides the territory of its index from the next."""


class Edge(msgspec.Struct, frozen=True):
    """A step to a neighbouring square.

    border: the barrier it crosses, `checkpoint`, or "" within a territory.
    by_passport: whether it leads from one inner corner to another.
    """

    to: Square
    is_straight: bool
    border: str = ""
    by_passport: bool = False


class BoardGraph(msgspec.Struct, frozen=True):
    """The board as a graph. Tuples are by territory, clockwise from red.

    dark: dark squares, nearest to the middle of the board first.
    edges: by square.
    spots: barrier places next to each square.
    sides: steps down from each barrier place.
    """

    size: int
    squares: tuple[Square, ...]
    hq: tuple[Square, ...]
    bag: tuple[Square, ...]
    embassy: frozenset[Square]
    dark: tuple[tuple[Square, ...], ...]
    inner: tuple[Square, ...]
    territory: dict[Square, int]
    edges: dict[Square, tuple[Edge, ...]]
    spots: dict[Square, tuple[Place, ...]]
    sides: dict[Place, tuple[Edge, ...]]

    def squares_of(self, territory: int) -> list[Square]:
        """A territory's squares, nearest to its HQ first."""
        return sorted(
            (square for square, each in self.territory.items() if each == territory),
            key=lambda square: (king_distance(square, self.hq[territory]), self.squares.index(square)),
        )


def square_name(row: int, column: int) -> Square:
    """The square of a row and a column, both from 0.

    >>> square_name(0, 0), square_name(3, 10)
    ('a1', 'k4')
    """
    return f"{ascii_lowercase[column]}{row + 1}"


def row_and_column(square: Square) -> tuple[int, int]:
    """Row and column of a square, both from 0.

    >>> row_and_column("k4")
    (3, 10)
    """
    return int(square[1:]) - 1, ascii_lowercase.index(square[0])


def king_distance(one: Square, other: Square) -> int:
    """Steps between two squares over open ground."""
    (row, column), (other_row, other_column) = row_and_column(one), row_and_column(other)
    return max(abs(row - other_row), abs(column - other_column))


def territory_at(row: int, column: int, half: int) -> int:
    """The territory of a square, clockwise from the north-west."""
    return (3 if column < half else 2) if row >= half else (0 if column < half else 1)


@lru_cache(maxsize=64)
def board_graph(board: Board) -> BoardGraph:
    """The graph of a board."""
    size, half = len(board.squares), len(board.squares) // 2
    marks = {
        square_name(row, column): mark for row, line in enumerate(board.squares) for column, mark in enumerate(line)
    }
    territory = {square: territory_at(*row_and_column(square), half) for square in marks}
    inner = tuple(
        square_name(row, column)
        for row, column in ((half - 1, half - 1), (half - 1, half), (half, half), (half, half - 1))
    )

    def squares_marked(mark: str, of: int) -> tuple[Square, ...]:
        found = [square for square in marks if marks[square] == mark and territory[square] == of]
        return tuple(sorted(found, key=lambda square: middle_distance(square, size)))

    spots, sides = barrier_spots(size)
    return BoardGraph(
        size=size,
        squares=tuple(marks),
        hq=tuple(squares_marked("H", each)[0] for each in range(4)),
        bag=tuple(squares_marked("B", each)[0] for each in range(4)),
        embassy=frozenset(square for square in marks if marks[square] == "E"),
        dark=tuple(squares_marked("D", each) for each in range(4)),
        inner=inner,
        territory=territory,
        edges={square: tuple(edges_from(square, territory, inner)) for square in marks},
        spots=spots,
        sides=sides,
    )


def middle_distance(square: Square, size: int) -> int:
    """Squared distance from the middle of the board, scaled to an integer."""
    row, column = row_and_column(square)
    return int((2 * row - size + 1) ** 2 + (2 * column - size + 1) ** 2)


def edges_from(square: Square, territory: dict[Square, int], inner: tuple[Square, ...]) -> Iterator[Edge]:
    row, column = row_and_column(square)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            if (down, right) != (0, 0) and row + down >= 0 and 0 <= column + right < 26:
                to = square_name(row + down, column + right)
                if to in territory:
                    both_inner = square in inner and to in inner
                    yield Edge(to, not (down and right), border_between(territory[square], territory[to]), both_inner)


def border_between(one: int, other: int) -> str:
    """The border between two territories: none, a barrier, or the checkpoint between opposite ones.

    >>> border_between(0, 0), border_between(0, 1), border_between(0, 3), border_between(1, 3)
    ('', 'north', 'west', 'checkpoint')
    """
    if one == other:
        return ""
    if abs(one - other) == 2:
        return CHECKPOINT
    return BARRIER_ORDER[3 if {one, other} == {0, 3} else min(one, other)]


def barrier_spots(size: int) -> tuple[dict[Square, tuple[Place, ...]], dict[Place, tuple[Edge, ...]]]:
    """The barrier places next to each square, and the steps down from each: `north-1` is next to row 1, `west-1` next
    to column a.
    """
    half = size // 2
    spots: dict[Square, tuple[Place, ...]] = {}
    sides: dict[Place, tuple[Edge, ...]] = {}
    for barrier in BARRIER_ORDER:
        upright = barrier in ("north", "south")
        along = range(half) if barrier in ("north", "west") else range(half, size)
        for anchor in along:
            spot = f"{barrier}-{anchor + 1}"
            down = []
            for slant in (0, -1, 1):
                if anchor + slant in along:
                    for beside in (half - 1, half):
                        to = square_name(anchor + slant, beside) if upright else square_name(beside, anchor + slant)
                        down.append(Edge(to, slant == 0))
                        if slant == 0:
                            spots[to] = (*spots.get(to, ()), spot)
            sides[spot] = tuple(down)
    return spots, sides
