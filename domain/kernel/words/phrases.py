"""Words for one audience: the question, the consequence of an answer, aims, moves, and the reason for the end."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from domain.kernel.secrecy import Seat
from domain.kernel.words.scene import Thing

LONGEST_TEXT = 120
"""Characters of a sentence."""
LONGEST_CONSEQUENCE = 140
"""Characters of a consequence."""

Weight = Literal["step", "part", "turning", "silent"]


class Kind(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A kind of card or piece, in the words of the game.

    name: what it is called; line: what it does, in a few words; symbol: the name of its picture.
    second: its other use; corner: what stands in its corner; tone: its colour; back: of the deck that it belongs to.
    text: all that there is to say of it; rule: the rule that says so.
    """

    name: str
    symbol: str
    line: str
    second: str | None = None
    corner: str | None = None
    tone: str | None = None
    back: str | None = None
    text: str | None = None
    rule: str | None = None


class Term(msgspec.Struct, frozen=True):
    """A word of the game. text: what it means; rule: the rule that says so."""

    text: str
    rule: str | None = None


class Place(msgspec.Struct, frozen=True):
    """Something in the scene that a sentence is about. kind: the kind, back, piece, die or token that names it; zone: where
    it lies.
    """

    kind: str
    zone: str


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked.

    text: the question; by: the seat that it comes from; things: what it is about; rule: the rule that asks.
    """

    text: str
    by: Seat | None = None
    things: tuple[Place, ...] = ()
    rule: str | None = None


class Aim(msgspec.Struct, frozen=True):
    """What a seat should try to bring about. text: what, in a sentence; rule: the rule that it follows from."""

    text: str
    rule: str | None = None


class Hint(msgspec.Struct, frozen=True):
    """What follows from what a seat sees, for those who want help. text: what, in a sentence; things: what it is about; may: the
    kinds of which one is there, if that is known; rule: the rule that it follows from.
    """

    text: str
    things: tuple[Place, ...] = ()
    may: tuple[str, ...] = ()
    rule: str | None = None


class Danger(msgspec.Struct, frozen=True):
    """What ends the game badly for a seat. text: what, in a sentence; have: how far it is; of: where it happens."""

    text: str
    have: int
    of: int


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

    what: the thing; start: where it was; end: where it is; face: which side of it is up, where it turns over.
    """

    what: Thing
    start: str | None
    end: str | None
    face: Literal["up", "down"] | None = None


class Chapter(msgspec.Struct, frozen=True):
    """A part of a game, which begins with an event. id: a word of the ruleset's; title: what a heading says."""

    id: str
    title: str


class Moved(msgspec.Struct, frozen=True):
    """How an event is shown. moves: in this order, or at once; chapter: that begins with it.

    weight: a `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown.
    """

    moves: tuple[Move, ...] = ()
    weight: Weight = "step"
    chapter: Chapter | None = None


class Told(msgspec.Struct, frozen=True):
    """How an event is told to its reader, and shown.

    text: a sentence, in the second person for its seat; moves: in this order, or at once; chapter: that begins with it.
    weight: a `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown.
    """

    text: str
    weight: Weight
    chapter: Chapter | None
    moves: tuple[Move, ...]


class Value(msgspec.Struct, frozen=True):
    """A value that a field of an offer may have, or be put together from.

    value: as a command holds it; title: what a button says; consequence: what it brings about, empty where there is
    nothing to say; grave: whether to ask again before it is sent; at: where it is pointed at, a zone, a thing or cell in it
    (`hand:0/CO`), or a seat's place (`seat:2`); None: nowhere.
    """

    value: Any
    title: str
    consequence: str
    grave: bool
    at: str | None


class Pick(msgspec.Struct, frozen=True):
    """How many values are put together. least: the fewest; most: the most; ordered: whether their order matters."""

    least: int
    most: int
    ordered: bool


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an offer. ask: the question that it answers; values: None where there are more than 24 or they cannot be
    listed; pick: for a field that is put together of several.
    """

    ask: str
    values: tuple[Value, ...] | None
    pick: Pick | None = None


class Why(msgspec.Struct, frozen=True):
    """Why a game ended. text: why, in a sentence; things: what decided it."""

    text: str
    things: tuple[Place, ...] = ()


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
