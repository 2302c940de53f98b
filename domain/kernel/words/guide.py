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

    title: Annotated[str, Meta(description="The subject of the paragraph.")]
    text: Annotated[str, Meta(description="The text of the paragraph.")]
    kinds: Annotated[tuple[str, ...], Meta(description="Cards and pieces that the paragraph shows.")] = ()


class OptionWords(msgspec.Struct, frozen=True):
    """A table option."""

    ask: Annotated[str, Meta(description="The question that the option decides, in a sentence.")]
    values: Annotated[Mapping[str, str], Meta(description="The effect of each value, by the value as JSON text.")] = {}
    told: Annotated[Mapping[str, str], Meta(description=(
        "Sentences that state the chosen value to readers, by the value as JSON text; empty if another option covers it."
    ))] = {}


class When(msgspec.Struct, frozen=True):
    """A moment of a lesson: a decision of the learner."""

    decision: Annotated[str, Meta(description="The kind of the learner's decision.")]
    nth: Annotated[int, Meta(description="Number of the decision among those of its kind, from 1.")] = 1


class Prompt(msgspec.Struct, frozen=True):
    """The words of a lesson at a moment."""

    when: Annotated[When, Meta(description="The moment of the lesson at which the prompt appears.")]
    say: Annotated[str, Meta(description="The prompt's text, in two sentences.")]
    point: Annotated[tuple[str, ...], Meta(description=(
        "Zones, things and types of command that the prompt is about."
    ))] = ()
    wants: Annotated[dict[str, Any] | None, Meta(description=(
        "The answer that the prompt suggests: a command without its decision, or some of its fields; None: any answer."
    ))] = None
    done: Annotated[str, Meta(description="The prompt's text after the suggested answer, or after any if none is: what came of it.")] = ""
    other: Annotated[str, Meta(description="The prompt's text after another answer.")] = ""


class Lesson(msgspec.Struct, frozen=True):
    """A first game, alone and with a stated deal."""

    players: Annotated[int, Meta(description="The players of the lesson: the learner, at seat 0, and bots.")]
    options: Annotated[dict[str, Any], Meta(description="The lesson's table options.")]
    deal: Annotated[dict[str, Any], Meta(description="The lesson's stated deal, by the ruleset's schema of deals.")]
    prompts: Annotated[tuple[Prompt, ...], Meta(description="The prompts of the lesson, in order.")]


class Guide(msgspec.Struct, frozen=True):
    """The introduction of a game."""

    minutes: Annotated[tuple[int, int], Meta(description="Minutes of a usual game, from and to.")]
    primer: Annotated[tuple[Paragraph, ...], Meta(description="The paragraphs to read first, in order.")]
    options: Annotated[Mapping[str, OptionWords], Meta(description="The table options in sentences, by name.")] = {}
    lesson: Annotated[Lesson | None, Meta(description="The lesson: a first game alone.")] = None


decode_guide = msgspec.json.Decoder(Guide).decode
"""Reads `look/guide.json` of a ruleset's package."""
