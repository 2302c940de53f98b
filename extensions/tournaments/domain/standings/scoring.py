"""The scoring rules of the regulations."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec

from extensions.tournaments.domain.points.byes import ByeFactors, ByeKind
from extensions.tournaments.domain.points.schemes import HALF, Beaten, Scheme, Together

TieBreak = Literal["opponents", "opponents_cut1", "head_to_head", "wins", "duplicate", "scores", "places", "progress"]
CutRule = Literal["duplicate", "scores", "seed", "game", "lot"]


class ScoringRules(msgspec.Struct, frozen=True, kw_only=True):
    """How points are made and ties are broken. best: the preferred size of table; comparison: the measure that replaces
    table points on boards of three or more results; members: persons of an entry who play each round at tables of their
    own; best_members: how many of them count, by their sums, None for all; tie_breaks, cut: in order, for standings and
    for a cut of knockouts.
    """

    scheme: Scheme = Beaten()
    best: int = 4
    byes: ByeFactors = ByeFactors()
    comparison: Literal["matchpoints", "difference"] | None = None
    members: int = 1
    best_members: int | None = None
    tie_breaks: tuple[TieBreak, ...] = ()
    cut: tuple[CutRule, ...] = ()

    def __post_init__(self) -> None:
        """Raises ValueError for contradictory rules."""
        if self.best < 1:
            raise ValueError("A table has a seat.")
        if not 1 <= self.counted_members <= self.members:
            raise ValueError("Of an entry's members one or more count, and no more than there are.")
        if self.is_cooperative and self.comparison == "difference":
            raise ValueError("Co-operative results are compared by matchpoints.")
        if len(set(self.tie_breaks)) < len(self.tie_breaks) or len(set(self.cut)) < len(self.cut):
            raise ValueError("Ties are broken by each rule once.")

    @property
    def counted_members(self) -> int:
        """How many members of an entry count."""
        return self.members if self.best_members is None else self.best_members

    @property
    def is_cooperative(self) -> bool:
        """Whether a table is one side."""
        return isinstance(self.scheme, Together)

    @property
    def mean(self) -> Fraction:
        """A seat's average points."""
        return self.scheme.mean(self.best)

    @property
    def board_worth(self) -> Fraction:
        """Points for a share of 1 in matchpoints, so that a board is worth the same as a table: twice the mean."""
        return self.mean / HALF or Fraction(1)

    def bye(self, kind: ByeKind | Literal["void"]) -> Fraction:
        """Points of one seat for a round that was not played."""
        return self.byes.points(kind, self.scheme, self.best)
