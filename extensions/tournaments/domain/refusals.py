"""Refusals of tournaments with structured details."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from domain.kernel.errors import Conflict, Refusal, Stale
from domain.kernel.text.event_text import and_list
from extensions.tournaments.domain.tournament import Change


class DraftStale(Stale):
    """The draft was made from an earlier state. changes: since then, oldest first."""

    code = "draft-stale"

    def __init__(self, basis: int, changes: Sequence[Change]) -> None:
        listed = and_list([f"{each.type} (version {each.version})" for each in changes[:5]], "nothing")
        super().__init__(f"This draft was made from version {basis}. Since then: {listed}.")
        self.changes = tuple(changes)


class PairingIllegal(Refusal):
    """A draft that cannot be played. errors: messages by table, as `tables.3`, and for `byes`."""

    code = "pairing-illegal"

    def __init__(self, errors: Mapping[str, list[str]]) -> None:
        field = next(iter(errors))
        super().__init__(f"{field}: {errors[field][0]}")
        self.errors = dict(errors)


class Lack(NamedTuple):
    """The reason why a table keeps its round open."""

    table: int
    lacks: str


class RoundUnfinished(Conflict):
    """Tables of a round still play. tables: each with its reason."""

    def __init__(self, round_number: int, tables: Sequence[Lack]) -> None:
        listed = and_list([f"table {each.table} {each.lacks}" for each in tables[:5]], "nothing")
        super().__init__("round-unfinished", f"Round {round_number} is not finished: {listed}.")
        self.tables = tuple(tables)
