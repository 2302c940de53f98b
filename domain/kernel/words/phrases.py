"""Words for one audience: the question, the consequence of an answer, aims, moves, and the reason for the end."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Seat
from domain.kernel.words.scene import Thing

LONGEST_TEXT = 120
"""Characters of a sentence."""
LONGEST_CONSEQUENCE = 140
"""Characters of a consequence."""

Weight = Literal["step", "part", "turning", "silent"]


class Kind(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A kind of card or piece, in the words of the game."""

    name: Annotated[str, Meta(description="What it is called.")]
    symbol: Annotated[str, Meta(description="The name of its picture.")]
    line: Annotated[str, Meta(description="What it does, in a few words.")]
    second: Annotated[str | None, Meta(description="Its other use.")] = None
    corner: Annotated[str | None, Meta(description="What stands in its corner.")] = None
    tone: Annotated[str | None, Meta(description="Its colour.")] = None
    back: Annotated[str | None, Meta(description="Of the deck that it belongs to.")] = None
    text: Annotated[str | None, Meta(description="All that there is to say of it.")] = None
    rule: Annotated[str | None, Meta(description="The rule that says so.")] = None


class Term(msgspec.Struct, frozen=True):
    """A word of the game."""

    text: Annotated[str, Meta(description="What it means.")]
    rule: Annotated[str | None, Meta(description="The rule that says so.")] = None


class Place(msgspec.Struct, frozen=True):
    """Something in the scene that a sentence is about."""

    kind: Annotated[str, Meta(description="The kind, back, piece, die or token that names it.")]
    zone: Annotated[str, Meta(description="Where it lies.")]


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked."""

    text: Annotated[str, Meta(description="The question.")]
    by: Annotated[Seat | None, Meta(description="The seat that it comes from.")] = None
    things: Annotated[tuple[Place, ...], Meta(description="What it is about.")] = ()
    rule: Annotated[str | None, Meta(description="The rule that asks.")] = None


class Aim(msgspec.Struct, frozen=True):
    """What a seat should try to bring about."""

    text: Annotated[str, Meta(description="What, in a sentence.")]
    rule: Annotated[str | None, Meta(description="The rule that it follows from.")] = None


class Hint(msgspec.Struct, frozen=True):
    """What follows from what a seat sees, for those who want help."""

    text: Annotated[str, Meta(description="What, in a sentence.")]
    things: Annotated[tuple[Place, ...], Meta(description="What it is about.")] = ()
    may: Annotated[tuple[str, ...], Meta(description="The kinds of which one is there, if that is known.")] = ()
    rule: Annotated[str | None, Meta(description="The rule that it follows from.")] = None


class Danger(msgspec.Struct, frozen=True):
    """What ends the game badly for a seat."""

    text: Annotated[str, Meta(description="What, in a sentence.")]
    have: Annotated[int, Meta(description="How far it is.")]
    of: Annotated[int, Meta(description="Where it happens.")]


class Said(msgspec.Struct, frozen=True):
    """What an answer, or a value of it, brings about.

    consequence: in a sentence, empty where there is nothing to say; grave: whether to ask again before it is sent.
    at: where it is pointed at: a zone, a zone and a kind or cell in it (`hand:0/CO`), or a seat's place (`seat:2`);
    None: where the scene shows it.
    """

    consequence: str = ""
    grave: bool = False
    at: str | None = None


class Move(msgspec.Struct, frozen=True, omit_defaults=True, rename={"start": "from", "end": "to"}):
    """A thing that moves. A place is a zone, after a slash a cell in it; None is outside the scene. From a place to itself:
    it turns over there.
    """

    what: Annotated[Thing, Meta(description="The thing.")]
    start: Annotated[str | None, Meta(description="Where it was.")]
    end: Annotated[str | None, Meta(description="Where it is.")]
    face: Annotated[Literal["up", "down"] | None, Meta(description=(
        "Which side of it is up, where it turns over."
    ))] = None


class Chapter(msgspec.Struct, frozen=True):
    """A part of a game, which begins with an event."""

    id: Annotated[str, Meta(description="A word of the ruleset's.")]
    title: Annotated[str, Meta(description="What a heading says.")]


class Moved(msgspec.Struct, frozen=True):
    """How an event is shown. moves: in this order, or at once; chapter: that begins with it.

    weight: a `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown.
    """

    moves: tuple[Move, ...] = ()
    weight: Weight = "step"
    chapter: Chapter | None = None


class Told(msgspec.Struct, frozen=True):
    """How an event is told to its reader, and shown."""

    text: Annotated[str, Meta(description="A sentence, in the second person for its seat.")]
    weight: Annotated[Weight, Meta(description=(
        "A `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown."
    ))]
    chapter: Annotated[Chapter | None, Meta(description="That begins with it.")]
    moves: Annotated[tuple[Move, ...], Meta(description="In this order, or at once.")]


class Value(msgspec.Struct, frozen=True):
    """A value that a field of an offer may have, or be put together from."""

    value: Annotated[Any, Meta(description="As a command holds it.")]
    title: Annotated[str, Meta(description="What a button says.")]
    consequence: Annotated[str, Meta(description="What it brings about, empty where there is nothing to say.")]
    grave: Annotated[bool, Meta(description="Whether to ask again before it is sent.")]
    at: Annotated[str | None, Meta(description=(
        "Where it is pointed at, a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); None: "
        "nowhere."
    ))]


class Pick(msgspec.Struct, frozen=True):
    """How many values are put together."""

    least: Annotated[int, Meta(description="The fewest.")]
    most: Annotated[int, Meta(description="The most.")]
    ordered: Annotated[bool, Meta(description="Whether their order matters.")]


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an offer."""

    ask: Annotated[str, Meta(description="The question that it answers.")]
    values: Annotated[tuple[Value, ...] | None, Meta(description=(
        "None where there are more than 24 or they cannot be listed."
    ))]
    pick: Annotated[Pick | None, Meta(description="For a field that is put together of several.")] = None


class Why(msgspec.Struct, frozen=True):
    """Why a game ended."""

    text: Annotated[str, Meta(description="Why, in a sentence.")]
    things: Annotated[tuple[Place, ...], Meta(description="What decided it.")] = ()


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
