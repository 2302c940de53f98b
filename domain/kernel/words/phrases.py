"""Words for one audience: the question, the consequence of an answer, aims, moves, and the reason for the end."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from domain.kernel.offers import Command
from domain.kernel.secrecy import EventWeight, Seat
from domain.kernel.words.scene import Thing

LONGEST_TEXT = 120
"""Characters of a sentence."""
LONGEST_CONSEQUENCE = 140
"""Characters of a consequence."""
SENTENCE_END = re.compile(r"(?<=[.]) ")
LONGEST_LINE = 400
"""Characters of an event's sentences: of five players each may have one of their own."""


class Kind(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A kind of card or piece, in the words of the game."""

    name: Annotated[str, Meta(description="The name of the card or piece.")]
    symbol: Annotated[str, Meta(description="The name of the picture of the card or piece.")]
    line: Annotated[str, Meta(description="The effect of the card or piece, in a few words.")]
    second: Annotated[str | None, Meta(description="The other use of the card or piece.")] = None
    corner: Annotated[str | None, Meta(description="The text in the corner of the card.")] = None
    tone: Annotated[str | None, Meta(description="The colour of the card or piece.")] = None
    back: Annotated[str | None, Meta(description="The back of the deck that the card belongs to.")] = None
    text: Annotated[str | None, Meta(description="The full description of the card or piece.")] = None
    rule: Annotated[str | None, Meta(description="The rule that defines the card or piece.")] = None


class Term(msgspec.Struct, frozen=True):
    """A word of the game."""

    text: Annotated[str, Meta(description="The meaning of the term.")]
    rule: Annotated[str | None, Meta(description="The rule that defines the term.")] = None


class Place(msgspec.Struct, frozen=True):
    """Something in the scene that a sentence is about."""

    kind: Annotated[str, Meta(description="The kind, back, piece, die or token that names the thing.")]
    zone: Annotated[str, Meta(description="The zone that holds the thing.")]


class Question(msgspec.Struct, frozen=True):
    """The question to a seat."""

    text: Annotated[str, Meta(description="The question, in a sentence.")]
    by: Annotated[Seat | None, Meta(description="The seat that causes the question.")] = None
    things: Annotated[tuple[Place, ...], Meta(description="The things that the question is about.")] = ()
    rule: Annotated[str | None, Meta(description="The rule that the question follows from.")] = None


class Advice(msgspec.Struct, frozen=True):
    """A sentence to a seat that decides: the reason of its question, a warning, or its best hand."""

    text: Annotated[str, Meta(description="The advice, in a sentence.")]
    kind: Annotated[Literal["why", "warning", "best"], Meta(description=(
        "The kind of the advice: the reason of the question, a warning that follows from the seat's own knowledge, or the seat's "
        "best hand."
    ))] = "why"


class Goal(msgspec.Struct, frozen=True):
    """An aim of a seat."""

    text: Annotated[str, Meta(description="The goal, in a sentence.")]
    rule: Annotated[str | None, Meta(description="The rule that the goal follows from.")] = None


class Hint(msgspec.Struct, frozen=True):
    """A deduction from a seat's view, for players who want help."""

    text: Annotated[str, Meta(description="The deduction, in a sentence.")]
    things: Annotated[tuple[Place, ...], Meta(description="The things that the deduction is about.")] = ()
    may: Annotated[tuple[str, ...], Meta(description=(
        "The kinds of card or piece that are possible there, if known."
    ))] = ()
    rule: Annotated[str | None, Meta(description="The rule that the deduction follows from.")] = None


class Secret(msgspec.Struct, frozen=True):
    """What a seat alone knows of itself, as its page opens the game with it."""

    text: Annotated[str, Meta(description="The secret, in a sentence or two.")]
    things: Annotated[tuple[Place, ...], Meta(description="The things that turn over as the secret is shown.")] = ()


class Threat(msgspec.Struct, frozen=True):
    """A way in which the game ends badly for a seat."""

    text: Annotated[str, Meta(description="The threat, in a sentence.")]
    have: Annotated[int, Meta(description="The progress of the threat.")]
    of: Annotated[int, Meta(description="The progress at which the threat comes true.")]


class AnswerPart(NamedTuple):
    """A part of an answer: a value of a field of a command of this type. Field "": the command itself, value then None,
    or the whole command when it is checked.
    """

    command: type[Command]
    field: str = ""
    value: Any = None


class Consequence(msgspec.Struct, frozen=True):
    """The effect of an answer, or of a value of it.

    text: a sentence, empty if there is none; grave: whether to ask again before it is sent.
    at: the place a player points at to give it: a zone, a zone and a kind or cell in it (`hand:0/CO`), or a seat's
    place (`seat:2`);
    None: the place that the scene shows.
    """

    text: str = ""
    grave: bool = False
    at: str | None = None


class Move(msgspec.Struct, frozen=True, omit_defaults=True, rename={"start": "from", "end": "to"}):
    """A thing that moves. A place is a zone, or a zone, a slash and a cell in the zone; None is outside the scene. If both
    places are the same, the thing turns over there.
    """

    what: Annotated[Thing, Meta(description="The thing that moves.")]
    start: Annotated[str | None, Meta(description="The place that the thing leaves.")]
    end: Annotated[str | None, Meta(description="The place that the thing enters.")]
    face: Annotated[Literal["up", "down"] | None, Meta(description=(
        "The side that is up afterwards, if the thing turns over."
    ))] = None


class Chapter(msgspec.Struct, frozen=True):
    """A part of a game, which begins with an event."""

    id: Annotated[str, Meta(description="The chapter's id, a word of the ruleset.")]
    title: Annotated[str, Meta(description="The chapter's heading.")]


class Motion(msgspec.Struct, frozen=True):
    """The animation of an event. moves: in this order, or at once; chapter: that begins with it.

    weight: a `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown.
    """

    moves: tuple[Move, ...] = ()
    weight: EventWeight = "step"
    chapter: Chapter | None = None


class Told(msgspec.Struct, frozen=True):
    """An event's text for its reader, and its animation."""

    text: Annotated[str, Meta(description=(
        "The event as a sentence for its reader, in the second person for their own seat."
    ))]
    weight: Annotated[EventWeight, Meta(description=(
        "The weight of the event in an animation: a `step` of its own, a `part` of the previous step, `turning` the game, or `silent` if nothing is shown."
    ))]
    chapter: Annotated[Chapter | None, Meta(description="The chapter that begins with this event.")]
    moves: Annotated[tuple[Move, ...], Meta(description="The moves of things on the table, in order or at once.")]


class Value(msgspec.Struct, frozen=True):
    """A value that a field of an offer may have, or be composed of."""

    value: Annotated[Any, Meta(description="The value, as a command holds it.")]
    title: Annotated[str, Meta(description="The text of the value's button.")]
    consequence: Annotated[str, Meta(description="The effect of choosing the value; empty if there is none.")]
    grave: Annotated[bool, Meta(description=(
        "Whether to ask for confirmation before a command with this value is sent."
    ))]
    at: Annotated[str | None, Meta(description=(
        "The place that a player points at to choose the value: a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); None: no place."
    ))]


class Pick(msgspec.Struct, frozen=True):
    """Number of values to combine."""

    least: Annotated[int, Meta(description="The smallest number of values.")]
    most: Annotated[int, Meta(description="The largest number of values.")]
    ordered: Annotated[bool, Meta(description="Whether the order of the values matters.")]


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an offer."""

    ask: Annotated[str, Meta(description="The question that the field answers.")]
    values: Annotated[tuple[Value, ...] | None, Meta(description=(
        "The values that the field may have; None if there are more than 24 or they cannot be listed."
    ))]
    pick: Annotated[Pick | None, Meta(description=(
        "The number of values that the field combines; None for a field of one value."
    ))] = None


class EndReason(msgspec.Struct, frozen=True):
    """The reason of the end of a game."""

    text: Annotated[str, Meta(description="The reason of the end, in a sentence.")]
    things: Annotated[tuple[Place, ...], Meta(description="The things that decided the end.")] = ()


def to_length(text: str, longest: int = LONGEST_TEXT) -> str:
    """A text of at most this many characters: up to the end of a clause, else of a word.

    >>> to_length("All cards are revealed. Anna holds the Ace.", 30), to_length("A deck of 3: the Ace, the Two.", 20)
    ('All cards are revealed.', 'A deck of 3.')
    >>> to_length("Anna and Boris and Clara won.", 20)
    'Anna and Boris and…'
    """
    if len(text) <= longest:
        return text
    head = text[:longest]
    for mark in (". ", ": ", "; "):
        clause, found, _ = head.rpartition(mark)
        if found and len(clause) > longest // 3:
            return f"{clause}."
    return f"{head[:-1].rpartition(' ')[0].rstrip(' ,;:')}…" if " " in head[:-1] else f"{head[:-1]}…"


def to_line(text: str) -> str:
    """The sentences of an event, each cut to its longest length, and all of them to that of a line.

    >>> to_line("Anna bid 1 chip. Boris bid 2 chips.")
    'Anna bid 1 chip. Boris bid 2 chips.'
    >>> to_line(f"The discard becomes the deck, which has 20 cards: {'the Ace, ' * 20}and a Joker. Anna draws.")
    'The discard becomes the deck, which has 20 cards. Anna draws.'
    """
    return to_length(" ".join(to_length(each) for each in SENTENCE_END.split(text)), LONGEST_LINE)
