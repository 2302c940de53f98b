"""What a form calls the values of a command's fields (rules MD-2 to MD-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.event_text import worded
from domain.rulesets.microdot.model.pieces import BOX, CHECKPOINT, NAMES, VALUE, holder, segment_of

AGREED = {True: "Agree to a draw", False: "Play on"}


def choice(field: str, value: Any, people: Sequence[str]) -> str:
    """A value of a command's field, for a button or a list.

    >>> choice("item", "wire_cutters", ()), choice("to", "north-4", ()), choice("to", "d4", ())
    ('Wire Cutters (2)', 'The north barrier, at 4', 'D4')
    """
    match field:
        case "item":
            return f"{NAMES[value]} ({VALUE[value]})"
        case "to":
            said = place(value, people)
            return said[:1].upper() + said[1:]
        case "agree":
            return AGREED[value]
    return worded(field, value, people)


def place(value: str, people: Sequence[str]) -> str:
    """Where a piece is, in words.

    >>> place("held-0", ["Anna"]), place("checkpoint", ()), place("box", ())
    ("Anna's Interrogation Centre", 'the checkpoint', 'the box')
    """
    if value in (CHECKPOINT, BOX):
        return f"the {value}"
    captor = holder(value)
    if captor is not None:
        return f"{people[captor]}'s Interrogation Centre"
    if segment_of(value):
        segment, _, anchor = value.partition("-")
        return f"the {segment} barrier, at {anchor}"
    return value
