"""Rows of events in the store: what lists of events show, and the public figures that reads of an event are charged by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.rows import final_row
from extensions.tournaments.domain.rows.event_row import NAME, EventRow, decode_row, encode_row
from extensions.tournaments.domain.rows.final_row import FinalRow, decode_final, encode_final
from service.store import Store

T = TypeVar("T")


class Rows(NamedTuple, Generic[T]):
    """A projection with a row for each event."""

    name: str
    decode: Callable[[bytes], T]


EVENTS: Rows[EventRow] = Rows(NAME, decode_row)
FINALS: Rows[FinalRow] = Rows(final_row.NAME, decode_final)
"""Of finished events."""


def find_event_row(store: Store, event: str) -> EventRow | None:
    """The row of an event; None without one."""
    row = store.row(NAME, event)
    return None if row is None else decode_row(row)


def find_rows(store: Store, rows: Rows[T], events: Sequence[str]) -> list[T | None]:
    """The rows of several events, in one read."""
    return [None if row is None else rows.decode(row) for row in store.some_rows(rows.name, events)]


def load_event_rows(store: Store, after: str | None, limit: int) -> list[tuple[str, EventRow]]:
    """The rows of events, newest first. after: the id of the last event of the page before."""
    return [(event, decode_row(row)) for event, row in store.rows(NAME, after, limit)]


def put_event_row(store: Store, event: str, row: EventRow) -> None:
    """Write a row, unless one of this head or a later one is stored."""
    store.put_row(NAME, event, row.head, milliseconds(row.created_at), encode_row(row))


def put_final_row(store: Store, event: str, head: int, created_at: str, row: FinalRow) -> None:
    """Write the row of a finished event, unless one of this head or a later one is stored."""
    store.put_row(final_row.NAME, event, head, milliseconds(created_at), encode_final(row))
