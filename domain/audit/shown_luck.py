"""Results on the luck of a record: docs/spec/record.md, section 7."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.audit.event_types import PUBLIC_GIVEN
from domain.game.luck.luck_status import count_deals


class ShownNonces(msgspec.Struct, frozen=True):
    """Contributors to the luck. people: seats for people; given: seats that revealed a nonce; silent: seats that
    committed to a nonce and withheld it; closed: whether each was revealed only when all commitments were fixed.
    """

    people: tuple[int, ...] = ()
    given: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    closed: bool = False


class LuckReading:
    """The luck as of the lines so far. people: seats for people; is_undone: whether the game was restored to a version
    before its deal.
    """

    def __init__(self, people: Iterable[int], *, is_required: bool) -> None:
        self.people, self.is_required = tuple(people), is_required
        self.given: set[int] = set()
        self.committed: set[int] = set()
        self.closed = self.is_undone = False
        self.public: str | None = None

    def deals(self) -> int | None:
        """Number of possible deals, if one nonce is honest. A record cannot show how often a game was restored."""
        if self.is_undone:
            return None
        if self.public == PUBLIC_GIVEN:
            return 1
        if self.public is not None or not self.given:
            return None
        return count_deals(len(self.given | self.committed), is_required=self.is_required)

    def nonces(self) -> ShownNonces:
        silent = self.committed - self.given
        return ShownNonces(self.people, tuple(sorted(self.given)), tuple(sorted(silent)), self.closed)
