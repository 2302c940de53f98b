"""Form labels of command fields (rules MD-2 to MD-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.text.event_text import plain_value_text
from domain.rulesets.microdot.model.board_graph import row_and_column
from domain.rulesets.microdot.model.pieces import BOX, CHECKPOINT, NAMES, VALUE, barrier_of, captor_of

DRAW_ANSWERS = {True: "Agree to a draw", False: "Play on"}


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """Label of a field's value, for a button or a list.

    >>> value_text("item", "wire_cutters", ()), value_text("to", "north-4", ()), value_text("to", "d4", ())
    ('Wire Cutters (2)', 'The north barrier, at 4', 'Square d4')
    """
    match field:
        case "item":
            return f"{NAMES[value]} ({VALUE[value]})"
        case "to":
            said = place_label(value, people)
            return f"Square {said}" if said == value else said[:1].upper() + said[1:]
        case "agree":
            return DRAW_ANSWERS[value]
    return plain_value_text(field, value, people)


def value_order(field: str, value: Any) -> Any:
    """Sort key: squares row by row from the north, each from the west; barriers after them.

    >>> sorted(["c12", "b12", "north-4", "a3", "checkpoint"], key=lambda each: value_order("to", each))
    ['a3', 'b12', 'c12', 'checkpoint', 'north-4']
    """
    if field != "to":
        return 0
    is_square = value[1:].isdigit()
    return (not is_square, *(row_and_column(value) if is_square else (0, 0)), value)


def place_label(value: str, people: Sequence[str]) -> str:
    """A place in words.

    >>> place_label("held-0", ["Anna"]), place_label("checkpoint", ()), place_label("box", ())
    ("Anna's Interrogation Centre", 'the checkpoint', 'the box')
    """
    if value in (CHECKPOINT, BOX):
        return f"the {value}"
    captor = captor_of(value)
    if captor is not None:
        return f"{people[captor]}'s Interrogation Centre"
    if barrier_of(value):
        barrier, _, anchor = value.partition("-")
        return f"the {barrier} barrier, at {anchor}"
    return value
