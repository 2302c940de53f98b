"""The characters of the pictures' fonts; a name with any other is replaced."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources


@cache
def known_characters() -> frozenset[str]:
    """The characters of our fonts."""
    runs = json.loads(resources.files("service.pictures").joinpath("fonts/characters.json").read_text())
    return frozenset(chr(number) for first, last in runs for number in range(first, last + 1))


def drawable_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names to draw: each name with a character that our fonts lack becomes `Player N`.

    >>> drawable_names(("Ana", "Борис", "安娜"))
    ('Ana', 'Борис', 'Player 3')
    """
    known = known_characters()
    return tuple(name if known.issuperset(name) else f"Player {seat + 1}" for seat, name in enumerate(names))


def drawable_text(text: str) -> str:
    """A text with a question mark for each character that our fonts lack.

    >>> drawable_text("安 and Борис")
    '? and Борис'
    """
    known = known_characters()
    return text if known.issuperset(text) else "".join([each if each in known else "?" for each in text])
