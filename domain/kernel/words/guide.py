"""The introduction to a game: its length, a primer, its options in sentences, and a lesson. Static words of a ruleset's
package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

LONGEST_PARAGRAPH = 240
"""Characters of a paragraph of the primer, and of a prompt."""


class Paragraph(msgspec.Struct, frozen=True):
    """A step of the primer. title: what it is about; text: what to know; kinds: cards and pieces that it shows."""

    title: str
    text: str
    kinds: tuple[str, ...] = ()


class OptionWords(msgspec.Struct, frozen=True):
    """A table option. ask: what it decides, in a sentence; values: what each brings about, by the value as JSON text.

    told: whole sentences for readers of what is set, who ask nothing, by the value as JSON text; empty: another option says it.
    """

    ask: str
    values: Mapping[str, str] = {}
    told: Mapping[str, str] = {}


class When(msgspec.Struct, frozen=True):
    """A moment of a lesson: a decision of the learner. decision: its kind; nth: which of that kind, from 1."""

    decision: str
    nth: int = 1


class Prompt(msgspec.Struct, frozen=True):
    """What a lesson says at a moment. when: the moment; say: in two sentences; point: zones, things and types of command
    that it is about.

    wants: the answer that it suggests, as a command without its decision, or some of its fields; None: any.
    other: what is said where another answer was given.
    """

    when: When
    say: str
    point: tuple[str, ...] = ()
    wants: dict[str, Any] | None = None
    other: str = ""


class Lesson(msgspec.Struct, frozen=True):
    """A first game, alone and with this deal. players: the learner, at seat 0, and bots; options: of the table.

    deal: as the ruleset's schema of deals has it; prompts: what is said when, in this order.
    """

    players: int
    options: dict[str, Any]
    deal: dict[str, Any]
    prompts: tuple[Prompt, ...]


class Guide(msgspec.Struct, frozen=True):
    """What introduces a game.

    minutes: of a usual game, from and to; primer: what to know first, in this order; options: of the table, by name;
    lesson: a first game alone.
    """

    minutes: tuple[int, int]
    primer: tuple[Paragraph, ...]
    options: Mapping[str, OptionWords] = {}
    lesson: Lesson | None = None


decode_guide = msgspec.json.Decoder(Guide).decode
"""Reads `look/guide.json` of a ruleset's package."""
