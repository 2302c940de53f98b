"""Rows of tournaments in the store: what lists of tournaments show, and the public figures that reads of a tournament are charged by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.rows import final_row
from extensions.tournaments.domain.rows.final_row import FinalRow, decode_final, encode_final
from extensions.tournaments.domain.rows.tournament_row import NAME, TournamentRow, decode_row, encode_row
from service.store import ProjectionRows

T = TypeVar("T")


class Rows(NamedTuple, Generic[T]):
    """A projection with a row for each tournament."""

    name: str
    decode: Callable[[bytes], T]


TOURNAMENTS: Rows[TournamentRow] = Rows(NAME, decode_row)
FINALS: Rows[FinalRow] = Rows(final_row.NAME, decode_final)
"""Of finished tournaments."""


def find_tournament_row(store: ProjectionRows, tournament_id: str) -> TournamentRow | None:
    """The row of a tournament; None without one."""
    row = store.row(NAME, tournament_id)
    return None if row is None else decode_row(row)


def find_rows(store: ProjectionRows, rows: Rows[T], tournaments: Sequence[str]) -> list[T | None]:
    """The rows of several tournaments, in one read."""
    return [None if row is None else rows.decode(row) for row in store.some_rows(rows.name, tournaments)]


def load_tournament_rows(store: ProjectionRows, after: str | None, limit: int) -> list[tuple[str, TournamentRow]]:
    """The rows of tournaments, newest first. after: the id of the last tournament of the page before."""
    return [(tournament_id, decode_row(row)) for tournament_id, row in store.rows(NAME, after, limit)]


def put_tournament_row(store: ProjectionRows, tournament_id: str, row: TournamentRow) -> None:
    """Write a row, unless one of this head or a later one is stored."""
    store.put_row(NAME, tournament_id, row.head, milliseconds(row.created_at), encode_row(row))


def put_final_row(store: ProjectionRows, tournament_id: str, head: int, created_at: str, row: FinalRow) -> None:
    """Write the row of a finished tournament, unless one of this head or a later one is stored."""
    store.put_row(final_row.NAME, tournament_id, head, milliseconds(created_at), encode_final(row))
