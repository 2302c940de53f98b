"""The lot of a draft: all chance in it follows from one seed."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import TypeVar

from domain.kernel.chance import pick_position
from extensions.tournaments.domain.pairing.drafts import RoundSeating

T = TypeVar("T")


class DraftLot:
    """Draws from a seed, one after the other."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._drawn = 0

    def below(self, size: int) -> int:
        """A number from 0 to `size` - 1, each equally likely."""
        self._drawn += 1
        return pick_position(self.seed, "draft", self._drawn, size)

    def draw(self, support: Sequence[T]) -> T:
        """One of these, each equally likely."""
        return support[self.below(len(support))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in an order by lot."""
        found = list(items)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return found

    def part(self, name: str) -> DraftLot:
        """An independent lot, unaffected by draws elsewhere."""
        return DraftLot(hmac.digest(self.seed, f"part/{name}".encode(), "sha256"))


def lot_number(seed: str, pairing: RoundSeating) -> str:
    """The lot of these tables under a seed (hex): 16 hexadecimal digits."""
    tables = ";".join(",".join(map(str, table.seats)) for table in pairing.tables)
    return hashlib.sha256(f"{seed}/{tables}/{','.join(map(str, pairing.byes))}".encode()).hexdigest()[:16]
