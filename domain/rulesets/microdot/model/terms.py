"""Words for cards, squares, segments and barriers, as plain functions of public values (rule MD-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from domain.kernel.text.event_text import and_list
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, BoardGraph, board_graph
from domain.rulesets.microdot.model.kit import MICRODOT, Board, FullKit, Instruction
from domain.rulesets.microdot.model.pieces import CHECKPOINT, COLOURS, ITEMS, NAMES, Item, Place, barrier_of

TERMS = {
    "HQ": "The square in the middle of a player's dark squares; bringing an enemy's Diplomatic Bag there wins.",
    "EMBASSY": "A neutral square in each territory: nothing is captured in it, and no piece with a bag may enter it.",
    "bag spot": "Where a territory's Diplomatic Bag lies at first.",
    "dark square": "One of the squares around an HQ, where equipment is put when it is collected.",
    "barrier": "A wall or barbed wire between two neighbouring territories; nobody steps across without a breach.",
    "breach": (
        "A Ladder or Wire Cutters on a barrier: their owner's pieces, and nobody else's, step across it anywhere."
    ),
    "checkpoint": (
        "The middle of the board: while a Passport is there, its owner's pieces step between the inner corners."
    ),
    "inner corner": "The square of a territory that touches the checkpoint.",
    "segment": (
        "A space of the strip around the board, on which agents move clockwise; it shows equipment or a microdot."
    ),
    "microdot": "A segment on which a Briefing Card is read.",
    "Interrogation Centre": "Where a player's agent starts, and where the pieces the player captured are kept.",
    "unit": "A piece with a Diplomatic Bag; they move as one.",
}
"""Glossary of the game, shown to players."""

DIRECTIONS = {"ortho": " straight", "diag": " diagonally", "any": " in any direction", "barrier": " onto a barrier"}
BORDERS = {"wall": "a wall", "wire": "barbed wire"}
SIDES = ("north-west", "north-east", "south-east", "south-west")
"""The position of each territory, by its number."""
PLAIN = {
    "nothing": "nothing happens",
    "again": "throw again",
    "miss": "miss the next turn",
    "barrier": "move the Ladder or the Wire Cutters onto a barrier",
    "take_bribery": "take a Bribery Card",
    "return_bribery": "return a Bribery Card to the stack",
    "release": "free a captured piece",
}
"""Instructions without pieces or steps."""


def items_text(items: Sequence[Item]) -> str:
    """`the Gun`, `the Gun or the Ladder`; all six are `any piece`."""
    return (
        "any piece"
        if len(items) == len(NAMES)
        else and_list([f"the {NAMES[item]}" for item in items]).replace(" and ", " or ")
    )


def instruction_text(instruction: Instruction) -> str:
    """A line of a decode chart in words.

    >>> instruction_text(Instruction("collect", ("ladder",)))
    'collect the Ladder'
    >>> instruction_text(Instruction("step", ("gun", "dagger"), steps=3, one_piece=True))
    'up to 3 steps in any direction with the Gun or the Dagger'
    """
    if instruction.does == "collect":
        return f"collect {items_text(instruction.items)}"
    if instruction.does != "step":
        return PLAIN[instruction.does]
    number = "one step" if instruction.steps == 1 else f"up to {instruction.steps} steps"
    return f"{number}{DIRECTIONS[instruction.direction]} with {movers_text(instruction)}"


def movers_text(instruction: Instruction) -> str:
    """The pieces that may take an instruction's steps."""
    items = instruction.items or ITEMS
    if instruction.one_piece or instruction.steps == 1:
        return items_text(items)
    return "one piece or several" if len(items) == len(ITEMS) else f"{items_text(items)}, one of them or several"


def briefing_texts(kit: FullKit) -> dict[int, str]:
    """The text of each Briefing Card, by number."""
    return {each.number: instruction_text(each.instruction) for each in kit.briefing}


def mission_texts(kit: FullKit) -> dict[str, dict[str, str]]:
    """The text of each Mission Card, by letter and face of the Black/White Die."""
    return {
        each.letter: {"black": instruction_text(each.black), "white": instruction_text(each.white)}
        for each in kit.mission
    }


def segment_text(segment: str) -> str:
    """The picture of a strip segment, in words.

    >>> segment_text("wire_cutters"), segment_text("microdot")
    ('the Wire Cutters', 'a microdot')
    """
    return "a microdot" if segment == MICRODOT else f"the {NAMES[segment]}"  # type: ignore[index]


def square_text(found: BoardGraph, at: Place) -> str:
    """A square and its purpose.

    >>> from domain.rulesets.microdot.model.kit import DEFAULT_KIT
    >>> [square_text(board_graph(DEFAULT_KIT.board), each) for each in ("b2", "k4", "e9")]
    ["b2, red's HQ", "k4, blue's bag spot", "e9 in yellow's territory"]
    """
    nth = found.territory[at]
    for name, place in (("HQ", found.hq[nth]), ("bag spot", found.bag[nth]), ("inner corner", found.inner[nth])):
        if at == place:
            return f"{at}, {COLOURS[nth]}'s {name}"
    if at in found.embassy:
        return f"{at}, {COLOURS[nth]}'s EMBASSY"
    if at in found.dark[nth]:
        return f"{at}, a dark square of {COLOURS[nth]}"
    return f"{at} in {COLOURS[nth]}'s territory"


@lru_cache(maxsize=4096)
def place_text(board: Board, at: Place) -> str:
    """A square, barrier place or the checkpoint, with its purpose.

    >>> from domain.rulesets.microdot.model.kit import DEFAULT_KIT
    >>> place_text(DEFAULT_KIT.board, "north-4"), place_text(DEFAULT_KIT.board, "checkpoint")
    ('the north barrier, a wall, beside g4 and h4', 'the checkpoint')
    """
    if at == CHECKPOINT:
        return "the checkpoint"
    barrier = barrier_of(at)
    if barrier is None:
        return square_text(board_graph(board), at)
    sides = [edge.to for edge in board_graph(board).sides[at] if edge.is_straight]
    return f"the {barrier} barrier, {BORDERS[getattr(board.barriers, barrier)]}, beside {and_list(sides)}"


def territory_text(board: Board, nth: int) -> str:
    """The special squares of a territory."""
    found = board_graph(board)
    embassy = next(at for at in found.embassy if found.territory[at] == nth)
    corner, dark = found.inner[nth], ", ".join(sorted(found.dark[nth], key=found.squares.index))
    return (
        f"The {COLOURS[nth]} territory, in the {SIDES[nth]}: HQ {found.hq[nth]}, EMBASSY {embassy}, "
        f"bag spot {found.bag[nth]}, dark squares {dark}, inner corner {corner}."
    )


def barrier_text(board: Board, barrier: str) -> str:
    """A barrier and the territories it divides.

    >>> from domain.rulesets.microdot.model.kit import DEFAULT_KIT
    >>> barrier_text(DEFAULT_KIT.board, "west")
    'the west barrier, barbed wire between yellow and red'
    """
    nth = BARRIER_ORDER.index(barrier)
    kind, far = BORDERS[getattr(board.barriers, barrier)], COLOURS[(nth + 1) % len(COLOURS)]
    return f"the {barrier} barrier, {kind} between {COLOURS[nth]} and {far}"
