"""What a form calls the values of a command's fields, and the commands that it asks about once more (rule IF-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.story import worded
from domain.rulesets.infiltrators.cards import NAMES
from domain.rulesets.infiltrators.commands import Eliminate

GRAVE = (Eliminate,)
"""A bullet that misses is gone."""

NAMED: dict[tuple[str, Any], str] = {
    ("draw", True): "Draw a card",
    ("draw", False): "Leave it",
}


def choice(field: str, value: Any, people: Sequence[str]) -> str:
    """A value of a command's field, for a button or a list."""
    if isinstance(value, str) and value in NAMES:
        return NAMES[value].capitalize()
    if isinstance(value, bool) and (field, value) in NAMED:
        return NAMED[field, value]
    return worded(field, value, people)
