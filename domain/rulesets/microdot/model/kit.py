"""Kits as data: board, strip, dice, cards and decode charts, ours or a table's own (rule MD-3)."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any, Generic, Literal, TypeVar

import msgspec

from domain.rulesets.microdot.model.pieces import Item

T = TypeVar("T")

Symbol = Literal["ortho", "diag", "any", "mission", "barrier"]
Direction = Literal["ortho", "diag", "any"]
Shade = Literal["black", "white"]
Does = Literal[
    "nothing", "again", "miss", "collect", "step", "barrier", "take_bribery", "return_bribery", "release"
]  # fmt: skip

SYMBOLS: tuple[Symbol, ...] = ("ortho", "diag", "any", "mission", "barrier")
MICRODOT = "microdot"
"""A strip segment on which a Briefing Card is drawn."""


class Barriers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What divides the territories; wall and wire play alike.

    north, east, south, west: from the middle of the board.
    """

    north: Literal["wall", "wire"] = "wall"
    east: Literal["wall", "wire"] = "wire"
    south: Literal["wall", "wire"] = "wall"
    west: Literal["wall", "wire"] = "wire"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The inner board, row by row from the north.

    squares: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY.

    The quarters are the territories: red in the north-west, then clockwise blue, green and yellow.
    barriers: between the quarters.
    """

    squares: tuple[str, ...]
    barriers: Barriers = Barriers()


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the three dice.

    coloured: numbers of the Coloured Die; symbol: of the Symbol Die; black_white: of the Black/White Die.
    """

    coloured: tuple[int, ...]
    symbol: tuple[Symbol, ...]
    black_white: tuple[Shade, ...]


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a decode chart. items: to collect or to step with; steps: at most this many; one_piece: all with one
    piece.
    does: what it tells to do; direction: of steps.
    """

    does: Does
    items: tuple[Item, ...] = ()
    direction: Direction = "any"
    steps: int = 1
    one_piece: bool = False


class Briefing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the Briefing Decode Chart. cards: number of cards with its number.

    number: on the card; instruction: what it tells to do.
    """

    number: int
    cards: int
    instruction: Instruction


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the Mission Decode Chart. cards: number of cards with its letter.

    letter: on the card; black, white: what it tells to do, by the face of the Black/White Die.
    """

    letter: str
    cards: int
    black: Instruction
    white: Instruction


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's own parts; ours are used for the rest.  Rule MD-3.9.

    board: its squares and barriers; strip: its segments in order; dice: their faces; briefing, mission: cards and
    decode charts.
    """

    board: Board | None = None
    strip: tuple[str, ...] | None = None
    dice: Dice | None = None
    briefing: tuple[Briefing, ...] | None = None
    mission: tuple[Mission, ...] | None = None


class KitFile(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A data file. about: source of its content."""

    about: str
    holds: T


class FullKit(msgspec.Struct, frozen=True):
    """A complete kit."""

    board: Board
    strip: tuple[str, ...]
    dice: Dice
    briefing: tuple[Briefing, ...]
    mission: tuple[Mission, ...]

    def briefing_instruction(self, number: int) -> Instruction:
        return next(each.instruction for each in self.briefing if each.number == number)

    def mission_instruction(self, letter: str, shade: Shade) -> Instruction:
        line = next(each for each in self.mission if each.letter == letter)
        return line.black if shade == "black" else line.white

    @property
    def numbers(self) -> tuple[int, ...]:
        """The Briefing Cards, sorted."""
        return tuple(sorted(each.number for each in self.briefing for _ in range(each.cards)))

    @property
    def letters(self) -> tuple[str, ...]:
        """The Mission Cards, sorted."""
        return tuple(sorted(each.letter for each in self.mission for _ in range(each.cards)))


def load_kit_file(name: str, kind: Any) -> Any:
    """One of our data files, read once at import."""
    written = resources.files(__package__).joinpath("data", f"{name}.json").read_bytes()
    return msgspec.json.decode(written, type=KitFile[kind])


KIT_FILES: dict[str, KitFile[Any]] = {
    "board": load_kit_file("board", Board),
    "strip": load_kit_file("strip", tuple[str, ...]),
    "dice": load_kit_file("dice", Dice),
    "briefing": load_kit_file("briefing", tuple[Briefing, ...]),
    "mission": load_kit_file("mission", tuple[Mission, ...]),
}
DEFAULT_KIT = FullKit(**{name: each.holds for name, each in KIT_FILES.items()})
ABOUT = {name: each.about for name, each in KIT_FILES.items()}
"""The source of each part of our kit."""


@lru_cache(maxsize=64)
def to_full_kit(kit: Kit | None) -> FullKit:
    """A table's own kit, completed with ours."""
    brought = {name: getattr(kit, name) for name in Kit.__struct_fields__} if kit else {}
    ours = {name: getattr(DEFAULT_KIT, name) for name in DEFAULT_KIT.__struct_fields__}
    return FullKit(**ours | {name: part for name, part in brought.items() if part is not None})
