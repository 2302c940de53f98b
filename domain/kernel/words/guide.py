"""The introduction to a game: its length, a primer, its options in sentences, and a lesson. Static words of a ruleset's
package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

LONGEST_PARAGRAPH = 240
"""Characters of a paragraph of the primer, and of a prompt."""


class Paragraph(msgspec.Struct, frozen=True):
    """A step of the primer."""

    title: Annotated[str, Meta(description="The subject.")]
    text: Annotated[str, Meta(description="The text.")]
    kinds: Annotated[tuple[str, ...], Meta(description="Cards and pieces that it shows.")] = ()


class OptionWords(msgspec.Struct, frozen=True):
    """A table option."""

    ask: Annotated[str, Meta(description="The question that it decides, in a sentence.")]
    values: Annotated[Mapping[str, str], Meta(description="The effect of each, by the value as JSON text.")] = {}
    told: Annotated[Mapping[str, str], Meta(description=(
        "Whole sentences for readers of the options set, by the value as JSON text; empty: another option "
        "covers it."
    ))] = {}


class When(msgspec.Struct, frozen=True):
    """A moment of a lesson: a decision of the learner."""

    decision: Annotated[str, Meta(description="Its kind.")]
    nth: Annotated[int, Meta(description="Which of that kind, from 1.")] = 1


class Prompt(msgspec.Struct, frozen=True):
    """The words of a lesson at a moment."""

    when: Annotated[When, Meta(description="The moment.")]
    say: Annotated[str, Meta(description="In two sentences.")]
    point: Annotated[tuple[str, ...], Meta(description="Zones, things and types of command that it is about.")] = ()
    wants: Annotated[dict[str, Any] | None, Meta(description=(
        "The answer that it suggests, as a command without its decision, or some of its fields; None: any."
    ))] = None
    other: Annotated[str, Meta(description="The words after another answer.")] = ""


class Lesson(msgspec.Struct, frozen=True):
    """A first game, alone and with this deal."""

    players: Annotated[int, Meta(description="The learner, at seat 0, and bots.")]
    options: Annotated[dict[str, Any], Meta(description="Of the table.")]
    deal: Annotated[dict[str, Any], Meta(description="As the ruleset's schema of deals has it.")]
    prompts: Annotated[tuple[Prompt, ...], Meta(description="The prompts in this order.")]


class Guide(msgspec.Struct, frozen=True):
    """The introduction of a game."""

    minutes: Annotated[tuple[int, int], Meta(description="Of a usual game, from and to.")]
    primer: Annotated[tuple[Paragraph, ...], Meta(description="Paragraphs to read first, in this order.")]
    options: Annotated[Mapping[str, OptionWords], Meta(description="Of the table, by name.")] = {}
    lesson: Annotated[Lesson | None, Meta(description="A first game alone.")] = None


decode_guide = msgspec.json.Decoder(Guide).decode
"""Reads `look/guide.json` of a ruleset's package."""
