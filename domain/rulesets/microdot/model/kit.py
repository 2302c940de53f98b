"""Kits as data: board, strip, dice, cards and decode charts, ours or a table's own (rule MD-3)."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta

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
    """The barriers between the territories; wall and wire follow the same rules."""

    north: Annotated[Literal["wall", "wire"], Meta(description="The barrier north of the middle.")] = "wall"
    east: Annotated[Literal["wall", "wire"], Meta(description="The barrier east of the middle.")] = "wire"
    south: Annotated[Literal["wall", "wire"], Meta(description="The barrier south of the middle.")] = "wall"
    west: Annotated[Literal["wall", "wire"], Meta(description="The barrier west of the middle.")] = "wire"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The inner board, row by row from the north.

    The quarters are the territories: red in the north-west, then clockwise blue, green and yellow.
    """

    squares: Annotated[tuple[str, ...], Meta(description=(
        "The board's rows of squares, from the north: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY."
    ))]
    barriers: Annotated[Barriers, Meta(description="The barriers between the quarters of the board.")] = Barriers()


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the three dice."""

    coloured: Annotated[tuple[int, ...], Meta(description="Numbers of the Coloured Die.")]
    symbol: Annotated[tuple[Symbol, ...], Meta(description="Faces of the Symbol Die.")]
    black_white: Annotated[tuple[Shade, ...], Meta(description="Faces of the Black/White Die.")]


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a decode chart."""

    does: Annotated[Does, Meta(description="The kind of instruction.")]
    items: Annotated[tuple[Item, ...], Meta(description="Pieces to collect or to step with.")] = ()
    direction: Annotated[Direction, Meta(description="Direction of the steps.")] = "any"
    steps: Annotated[int, Meta(description="Number of steps at most.")] = 1
    one_piece: Annotated[bool, Meta(description="Whether one piece makes all steps.")] = False


class Briefing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the Briefing Decode Chart."""

    number: Annotated[int, Meta(description="The number on the Briefing Card.")]
    cards: Annotated[int, Meta(description="Number of Briefing Cards with this number.")]
    instruction: Annotated[Instruction, Meta(description="The instruction of the Briefing Card.")]


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the Mission Decode Chart."""

    letter: Annotated[str, Meta(description="The letter on the Mission Card.")]
    cards: Annotated[int, Meta(description="Number of Mission Cards with this letter.")]
    black: Annotated[Instruction, Meta(description="The card's instruction for the black face of the Black/White Die.")]
    white: Annotated[Instruction, Meta(description="The card's instruction for the white face of the Black/White Die.")]


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's own board, strip, dice and cards. Parts left out are the service's.  Rule MD-3.9."""

    board: Annotated[Board | None, Meta(description="Squares and barriers; None for the service's own board.")] = None
    strip: Annotated[tuple[str, ...] | None, Meta(description="Segments in order; None for the service's own.")] = None
    dice: Annotated[Dice | None, Meta(description="The faces of the dice; None for the service's own.")] = None
    briefing: Annotated[tuple[Briefing, ...] | None, Meta(description=(
        "The Briefing Cards and their decode chart; None for the service's own."
    ))] = None
    mission: Annotated[tuple[Mission, ...] | None, Meta(description=(
        "The Mission Cards and their decode chart; None for the service's own."
    ))] = None


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
