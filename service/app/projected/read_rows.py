"""All rows of a projection, page by page."""

from __future__ import annotations

from collections.abc import Iterator

from service.store import ProjectionRows

PAGE = 500


def read_rows(store: ProjectionRows, projection: str, after: str | None = None) -> Iterator[tuple[str, bytes]]:
    """Rows with their keys, in the projection's order. after: rows that follow this key."""
    while rows := store.rows(projection, after, PAGE):
        yield from rows
        after = rows[-1][0]
