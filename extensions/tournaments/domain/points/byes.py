"""Points of a round for entries that did not play it, relative to a seat's average."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec

from extensions.tournaments.domain.points.schemes import Scheme

ByeKind = Literal["allocated", "asked", "absent"]


class ByeFactors(msgspec.Struct, frozen=True):
    """Factors of the scheme's mean. allocated: a bye that the pairing had to give; asked: one that was asked for; None:
    2 and 1 at tables of two, which is a win and half of one, else 1.2 and 0.8. void: of a void table, for those who
    played it. late: how many rounds before a late entry count as asked.
    """

    allocated: Fraction | None = None
    asked: Fraction | None = None
    void: Fraction = Fraction(1)
    late: int = 2

    def __post_init__(self) -> None:
        """Raises ValueError for a number below 0."""
        if min(self.allocated or 0, self.asked or 0, self.void, self.late) < 0:
            raise ValueError("A bye is worth no less than 0.")

    def points(self, kind: ByeKind | Literal["void"], scheme: Scheme, best: int) -> Fraction:
        """The points of a round of this kind; absence is worth 0."""
        match kind:
            case "allocated":
                factor = self.allocated if self.allocated is not None else Fraction(2) if best == 2 else Fraction(6, 5)
            case "asked":
                factor = self.asked if self.asked is not None else Fraction(1) if best == 2 else Fraction(4, 5)
            case "void":
                factor = self.void
            case "absent":
                return Fraction()
        return factor * scheme.mean(best)
