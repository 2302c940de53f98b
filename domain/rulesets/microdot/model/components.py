"""Components as data, from which a client can draw the board and look up cards; and the requirements on a table's own kit
(rules MD-1 and MD-3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from domain.kernel.errors import Malformed
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, BoardGraph, board_graph, king_distance
from domain.rulesets.microdot.model.kit import (
    ABOUT,
    DEFAULT_KIT,
    MICRODOT,
    SYMBOLS,
    Board,
    Briefing,
    Dice,
    Does,
    FullKit,
    Instruction,
    Kit,
    Mission,
)
from domain.rulesets.microdot.model.pieces import BRIBERY_CARDS, COLOURS, ITEMS, NAMES, VALUE, piece_mark
from domain.rulesets.microdot.model.terms import TERMS, briefing_texts, mission_texts

SIZES = range(8, 27, 2)
QUARTERS = range(7, 21)
DECK = 18
BRIEFED: tuple[Does, ...] = ("nothing", "again", "miss", "collect")
ORDERED: tuple[Does, ...] = ("nothing", "again", "miss", "step", "barrier", "take_bribery", "return_bribery", "release")


def require_kit(kit: FullKit) -> None:
    """Raises Malformed with the first requirement that a kit breaks."""
    for why in kit_faults(kit):
        raise Malformed(f"options.kit: {why}")


def kit_faults(kit: FullKit) -> Iterator[str]:
    """Every requirement that a kit breaks, in words."""
    yield from faults_of_board(kit.board)
    yield from faults_of_strip(kit.strip)
    yield from faults_of_dice(kit.dice)
    yield from faults_of_briefing(kit.briefing)
    yield from faults_of_mission(kit.mission)


def faults_of_board(board: Board) -> Iterator[str]:
    size = len(board.squares)
    if size not in SIZES or any(len(row) != size for row in board.squares):
        yield "the board is square, with an even number of rows from 8 to 26."
    elif any(mark not in ".DHBE" for row in board.squares for mark in row):
        yield "the board's squares are marked . D H B or E."
    elif [sum(row[: size // 2].count(mark) for row in board.squares[: size // 2]) for mark in "HBE"] != [1, 1, 1]:
        yield "each territory has one HQ (H), one bag spot (B) and one EMBASSY (E)."
    elif quarter_turn(board.squares) != board.squares:
        yield "the board looks the same from all four sides: a quarter-turn changes nothing."
    else:
        yield from faults_of_places(board_graph(board))
    kinds = board.barriers
    if kinds.north != kinds.south or kinds.east != kinds.west or kinds.north == kinds.east:
        yield "each territory borders on one wall and one wire."


def quarter_turn(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The board after a quarter-turn clockwise: red's territory lies where blue's was."""
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def faults_of_places(found: BoardGraph) -> Iterator[str]:
    if len(found.dark[0]) < len(ITEMS):
        yield "a territory has at least six dark squares."
    if any(king_distance(square, found.hq[0]) != 1 for square in found.dark[0]):
        yield "dark squares touch their HQ."
    if found.inner[0] in (found.hq[0], found.bag[0], *found.embassy, *found.dark[0]):
        yield "the square at the checkpoint is plain."


def faults_of_strip(strip: Sequence[str]) -> Iterator[str]:
    quarter = len(strip) // len(COLOURS)
    if len(strip) % len(COLOURS) or quarter not in QUARTERS:
        yield "the strip has four quarters of 7 to 20 segments."
    elif any(strip[each] != strip[each % quarter] for each in range(len(strip))):
        yield "the strip's four quarters are alike."
    elif set(strip) != {*ITEMS, MICRODOT}:
        yield f"a quarter of the strip has each piece of equipment and a microdot: {', '.join((*ITEMS, MICRODOT))}."


def faults_of_dice(dice: Dice) -> Iterator[str]:
    if sorted(dice.coloured) != [1, 2, 3, 4, 5, 6]:
        yield "the coloured die has the faces 1 to 6."
    if len(dice.symbol) != 6 or set(dice.symbol) != set(SYMBOLS):
        yield f"the symbol die has six faces, and each of {', '.join(SYMBOLS)} at least once."
    if sorted(dice.black_white) != ["black"] * 3 + ["white"] * 3:
        yield "the black and white die has three faces of each."


def faults_of_briefing(chart: Sequence[Briefing]) -> Iterator[str]:
    numbers = [each.number for each in chart]
    if len(set(numbers)) != len(numbers) or not all(1 <= number <= 99 for number in numbers):
        yield "the briefing numbers are different ones from 1 to 99."
    if sum(each.cards for each in chart) != DECK or any(each.cards < 1 for each in chart):
        yield "there are eighteen Briefing Cards, one or more for each number."
    if not any(each.number == 5 and each.instruction == Instruction("collect", ("ladder",)) for each in chart):
        yield "the Briefing Card 5 collects the ladder."
    for each in chart:
        yield from faults_of_instruction(f"the Briefing Card {each.number}", each.instruction, BRIEFED)


def faults_of_mission(chart: Sequence[Mission]) -> Iterator[str]:
    letters = [each.letter for each in chart]
    if len(set(letters)) != len(letters) or not all(len(each) == 1 and "A" <= each <= "Z" for each in letters):
        yield "the mission letters are different ones from A to Z."
    if sum(each.cards for each in chart) != DECK or any(each.cards < 1 for each in chart):
        yield "there are eighteen Mission Cards, one or more for each letter."
    done = {each.does for line in chart for each in (line.black, line.white)}
    if not {"barrier", "take_bribery"} <= done:
        yield "some Mission Card asks for the move onto a barrier, and some for taking a Bribery Card."
    for line in chart:
        yield from faults_of_instruction(f"the Mission Card {line.letter}, black,", line.black, ORDERED)
        yield from faults_of_instruction(f"the Mission Card {line.letter}, white,", line.white, ORDERED)


def faults_of_instruction(which: str, instruction: Instruction, may: Sequence[Does]) -> Iterator[str]:
    if instruction.does not in may:
        yield f"{which} says {instruction.does}, and may say {', '.join(may)}."
    if len(set(instruction.items)) != len(instruction.items) or (instruction.does == "collect" and not instruction.items):
        yield f"{which} names its pieces of equipment, each once."
    if not 1 <= instruction.steps <= 6:
        yield f"{which} asks for 1 to 6 steps."


Json = dict[str, Any]


def components(kit: FullKit = DEFAULT_KIT) -> Json:
    """Board, strip, dice and charts of a kit, with the layout and the texts derived from them.

    kit: in the shape of the option `kit`.
    about: the source of each part.
    equipment: every player's pieces.
    layout: every place on the board.
    cards: the charts in words.
    terms: the words of the game.
    """
    return {
        "kit": {name: msgspec.to_builtins(getattr(kit, name)) for name in Kit.__struct_fields__},
        "about": dict(ABOUT),
        "equipment": [
            {"item": item, "name": NAMES[item], "value": VALUE[item], "mark": piece_mark(item)} for item in ITEMS
        ],
        "bribery_cards": BRIBERY_CARDS,
        "layout": layout_json(kit),
        "cards": {
            "briefing": {str(number): text for number, text in briefing_texts(kit).items()},
            "mission": mission_texts(kit),
        },
        "terms": dict(TERMS),
    }


def layout_json(kit: FullKit) -> Json:
    """The places named in offers, views and events; territories clockwise from red."""
    found, quarter = board_graph(kit.board), len(kit.strip) // len(COLOURS)
    return {
        "rows": found.size,
        "columns": [square[0] for square in found.squares[: found.size]],
        "territories": [territory_json(found, nth) | {"first_segment": nth * quarter} for nth in range(len(COLOURS))],
        "barriers": [
            {
                "name": barrier,
                "kind": getattr(kit.board.barriers, barrier),
                "between": [COLOURS[nth], COLOURS[(nth + 1) % len(COLOURS)]],
                "spots": {
                    spot: [edge.to for edge in edges if edge.is_straight]
                    for spot, edges in found.sides.items()
                    if spot.startswith(barrier)
                },
            }
            for nth, barrier in enumerate(BARRIER_ORDER)
        ],
        "checkpoint": list(found.inner),
        "strip": [{"segment": nth, "shows": shows} for nth, shows in enumerate(kit.strip)],
    }


def territory_json(found: BoardGraph, nth: int) -> Json:
    """The squares of a territory by purpose."""
    return {
        "colour": COLOURS[nth],
        "hq": found.hq[nth],
        "bag_spot": found.bag[nth],
        "embassy": next(square for square in sorted(found.embassy) if found.territory[square] == nth),
        "dark": sorted(found.dark[nth], key=found.squares.index),
        "inner_corner": found.inner[nth],
        "squares": [square for square in found.squares if found.territory[square] == nth],
    }
