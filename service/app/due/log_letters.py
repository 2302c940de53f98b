"""Letters of the logs that a store may hold, as rows: a request looks here in place of listing all logs.

A letter is noted before the first fact of a log is stored, and never deleted. The dispatcher lists all logs when it starts,
notes their letters, and then that they are listed. Without this last note the letters are unknown.
"""

from __future__ import annotations

from collections.abc import Collection
from string import ascii_lowercase

from service.store import Store, letter_of

NAME = "log-letters"
"""The rows: one for each letter, and `LISTED`."""
LISTED = "listed"


def note_letter(store: Store, stream: str) -> None:
    """Note that the store may hold logs of this one's kind. Call it before one is created.  Raises Unavailable."""
    store.put_row(NAME, letter_of(stream) or "", 1, 0, b"")


def list_letters(store: Store) -> None:
    """Note the letters of all logs. Slow: for the dispatcher, never in a request.  Raises Unavailable."""
    for stream in {letter_of(each): each for each in store.streams()}.values():
        note_letter(store, stream)
    store.put_row(NAME, LISTED, 1, 0, b"")


def are_letters_listed(store: Store) -> bool:
    """Whether the letters of all logs are noted.  Raises Unavailable."""
    return store.row(NAME, LISTED) is not None


def may_hold_others(store: Store, letters: Collection[str]) -> bool:
    """Whether the store may hold logs whose ids begin with none of these letters; True while unknown.  Raises Unavailable."""
    noted = {key for key, _ in store.rows(NAME, None, len(ascii_lowercase) + 1)}
    return LISTED not in noted or not noted - {LISTED} <= set(letters)
