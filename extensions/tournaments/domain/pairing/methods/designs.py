"""Known schedules without a second meeting: one round each, developed modulo a number. The table is data.

`python -m tests.tournaments.pairing.write_designs` makes it by search, and can extend it.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

Round = tuple[tuple[int, ...], ...]
"""The tables of one round, each the points that sit there."""


class Design(msgspec.Struct, frozen=True):
    """Rounds for `entries` points at tables of `size`, in which no two points meet twice.

    Points below `entries - fixed` lie in orbits of `modulus`: from round to round each moves to the next of its orbit.
    The others stay. base: the first round; extra: rounds after the `modulus` developed ones, as they are.
    """

    entries: int
    size: int
    modulus: int
    fixed: int
    base: Round
    extra: tuple[Round, ...] = ()

    @property
    def length(self) -> int:
        """The number of rounds."""
        return self.modulus + len(self.extra)

    def rounds(self) -> tuple[Round, ...]:
        """All rounds.

        >>> Design(4, 2, 3, 1, ((3, 0), (1, 2))).rounds()
        (((3, 0), (1, 2)), ((3, 1), (2, 0)), ((3, 2), (0, 1)))
        """
        moved = (tuple(tuple(self._shift(point, by) for point in table) for table in self.base) for by in range(self.modulus))
        return (*moved, *self.extra)

    def _shift(self, point: int, by: int) -> int:
        if point >= self.entries - self.fixed:
            return point
        first = point - point % self.modulus
        return first + (point - first + by) % self.modulus


@cache
def known_designs() -> dict[tuple[int, int], Design]:
    """The table, by the number of entries and the size of tables."""
    written = resources.files(__package__).joinpath("data", "designs.json").read_bytes()
    return {(each.entries, each.size): each for each in msgspec.json.decode(written, type=list[Design])}
