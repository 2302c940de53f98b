"""The inputs of standings. Of two inputs about the same subject the later one counts."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, NamedTuple

import msgspec

from extensions.tournaments.domain.points.byes import ByeKind
from extensions.tournaments.domain.points.schemes import TableOutcome

EntrantKind = Literal["entry", "stand-in", "bot"]


class TableId(NamedTuple):
    """A table of a round."""

    round: int
    table: int


class Entrant(msgspec.Struct, frozen=True):
    """One side of the standings. kind: stand-ins and bots have no points and no place; seed: 1 for the best; first_round:
    the first it could be paired in.
    """

    entry: int
    section: str = ""
    kind: EntrantKind = "entry"
    seed: int | None = None
    first_round: int = 1

    @property
    def is_ranked(self) -> bool:
        return self.kind == "entry"


class SeatedTable(msgspec.Struct, frozen=True):
    """A table as published. seats: entries, by seat; board: the deal it shares with other tables of its round; members:
    which person of its entry has each seat, empty if each entry is one person.
    """

    table: int
    seats: tuple[int, ...]
    board: int | None = None
    members: tuple[int, ...] = ()


class RoundSeated(msgspec.Struct, frozen=True):
    """A round was published. Entries with neither seat nor bye are absent."""

    round: int
    tables: tuple[SeatedTable, ...]
    byes: Mapping[int, ByeKind] = {}


class TableResult(msgspec.Struct, frozen=True):
    """A finished or ruled table. others: seats that a bot or a stand-in finished, whose entries get no points for it;
    is_void: it counts for no entry.
    """

    round: int
    table: int
    outcome: TableOutcome
    others: frozenset[int] = frozenset()
    is_void: bool = False

    @property
    def id(self) -> TableId:
        return TableId(self.round, self.table)


class Award(msgspec.Struct, frozen=True):
    """An arbiter's award to an entry for a table, or for a round without one (`table` 0)."""

    round: int
    entry: int
    points: Fraction
    table: int = 0


class Penalty(msgspec.Struct, frozen=True):
    """Points taken from the sum of an entry, never from others'. number: of the penalty; a later one with it replaces
    it.
    """

    number: int
    entry: int
    points: Fraction = Fraction()
    disqualifies: bool = False


Input = Entrant | RoundSeated | TableResult | Award | Penalty
