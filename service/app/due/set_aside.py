"""Work that waits for an extension: of logs whose extension is off, and of games that ask for such a log.

Rows name it, so that no worker is asked for it in vain, nothing counts as overdue, and no due time is lost: once the
extension is on, `maintenance.resume` gives it back to the workers.
"""

from __future__ import annotations

from typing import Literal

from service.store import EMPTY, ProjectionRows, Store, StreamHead, letter_of

NAME = "set-aside"
"""The rows: by id of a log or a game, or by letter for lists; each holds the letter of the log that it waits for."""


def set_aside(store: Store, stream: str, head: StreamHead, *, waits_for: str, due: int | Literal["now", "clear"] = "clear") -> None:
    """Note that a log, or a game, waits for the extension of the log `waits_for`. due: of its other work.  Raises Unavailable."""
    store.put_row(NAME, stream, head.version, 0, (letter_of(waits_for) or "").encode())
    store.owe(stream, head, due)


def set_aside_log(store: Store, stream: str) -> int:
    """Note that a log waits for its extension. Returns its version, 0 without a log.  Raises Damaged, Unavailable."""
    head = store.head(stream)
    if head != EMPTY:
        set_aside(store, stream, head, waits_for=stream)
    return head.version


def set_aside_lists(store: ProjectionRows, stream: str) -> None:
    """Note that lists lack news of a log whose extension is off: they are rebuilt when it is on.  Raises Unavailable."""
    letter = letter_of(stream) or ""
    store.put_row(NAME, letter, 1, 0, letter.encode())


def is_set_aside(store: ProjectionRows, stream: str) -> bool:
    """Whether a log, or a game, waits for an extension."""
    return store.row(NAME, stream) is not None
