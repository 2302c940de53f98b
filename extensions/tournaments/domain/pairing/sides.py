"""The inputs of a draft: the present sides, the history of each, and the allowed tables."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

import msgspec

Kind = Literal["entry", "stand-in", "bot"]
Seating = Literal["places", "neighbours"]

LARGEST = 6
"""No table is larger."""


class PairedSide(msgspec.Struct, frozen=True, kw_only=True):
    """One side to be paired. Sides that requested a bye are left out.

    entry: its number; seed: its rank at the start, 1 for the best, 0 if there is none; points: so far, 0 for stand-ins
    and bots; byes, short: how often it was given a bye, and sat at a table that was smaller than the best size; apart:
    groups whose members should not meet; met: how often it met others, by entry; seats: how often it had each seat, by
    size of table; followed: how often others sat next after it, by entry; team: 0 for none.
    """

    entry: int
    seed: int = 0
    kind: Kind = "entry"
    section: str = ""
    team: int = 0
    points: Fraction = Fraction(0)
    byes: int = 0
    short: int = 0
    apart: frozenset[int | str] = frozenset()
    met: Mapping[int, int] = {}
    seats: Mapping[int, tuple[int, ...]] = {}
    followed: Mapping[int, int] = {}

    @property
    def is_reserve(self) -> bool:
        """Whether it plays only if the entries alone cannot be seated."""
        return self.kind != "entry"

    def seats_had(self, size: int) -> tuple[int, ...]:
        """The number of times it had each seat of tables of this size."""
        return self.seats.get(size, (0,) * size)


class SizeRange(msgspec.Struct, frozen=True):
    """How many sit at a table: from `least` to `most`, best `best`.  Raises ValueError for impossible sizes."""

    least: int
    best: int
    most: int

    def __post_init__(self) -> None:
        if not 2 <= self.least <= self.best <= self.most <= LARGEST:
            raise ValueError(f"sizes of tables rise from 2 to at most {LARGEST}")


class PairingField(msgspec.Struct, frozen=True, kw_only=True):
    """All sides of a round, in order of their seeding.

    seating: the balanced property: `places` if the rules begin with seat 0, `neighbours` if they draw the seat that
    begins.
    """

    sides: tuple[PairedSide, ...]
    sizes: SizeRange
    seating: Seating = "places"

    def by_entry(self) -> dict[int, PairedSide]:
        """The sides by entry."""
        return {side.entry: side for side in self.sides}

    def sections(self) -> list[PairingField]:
        """The field of each section, by name. They are paired separately."""
        names = sorted({side.section for side in self.sides})
        return [
            msgspec.structs.replace(self, sides=tuple(side for side in self.sides if side.section == name)) for name in names
        ]
