"""The parts of a record's results: docs/spec/record.md, section 7."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

EndedBy = Literal["person", "bot", "automaton", "clock", "organiser", "quiet", "ruling", "silence", "table"]


class ShownRuling(msgspec.Struct, frozen=True):
    """An organiser's ruling. before, after: the outcome; None: no result."""

    version: int
    kind: Any
    author: Any
    reason: Any
    before: Any
    after: Any


class ShownEnd(msgspec.Struct, frozen=True):
    """The cause of the game's end. by: of a seat's command, the kind of player of that seat; seat: of the command, else
    None.
    """

    version: int
    by: EndedBy
    seat: int | None


class ShownChange(msgspec.Struct, frozen=True):
    """A seat whose player left or is absent; a bot continues."""

    version: int
    seat: int


class ShownIntervention(msgspec.Struct, frozen=True):
    """An organiser's intervention. type: of the event; seat: None for the whole table."""

    version: int
    type: str
    seat: int | None
    author: str
    reason: Any


class ShownAgreement(msgspec.Struct, frozen=True):
    """Another seat agreed on who plays a seat, which got another token."""

    version: int
    seat: int
    agreed_by: int


class ShownRestore(msgspec.Struct, frozen=True):
    """The operator restored the game. lost: the discarded head, None if unknown; kept: the head it went on from;
    running: whether the game still ran there, so that its continuation was known.
    """

    version: int
    lost: Any
    kept: Any
    reason: Any
    running: bool


class ShownFork(msgspec.Struct, frozen=True):
    """The game goes on from a moment of another. luck: `same` or `fresh`."""

    version: int
    luck: Any
