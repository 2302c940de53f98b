"""Gives the work that waited for an extension back to the workers, once the extension is on."""

from __future__ import annotations

from contextlib import suppress

from service.app.core.context import Context
from service.app.core.hooks import OwnStreams
from service.app.due.set_aside import NAME
from service.app.maintenance.checked_streams import CheckedStreams
from service.app.projected.read_rows import read_rows
from service.store import EMPTY, Damaged, letter_of


def resume(context: Context) -> int:
    """Rebuild the lists of extensions that are on and have missed news, and make workers look at the logs and games that
    waited for them. Returns the number of these.  Raises Unavailable.
    """
    kinds = {each.letter: each for each in context.extensions.of("app", CheckedStreams)}
    attended = {each.letter for each in context.extensions.of("app", OwnStreams)}
    resumed = 0
    for key, row in list(read_rows(context.store, NAME)):
        letter, is_log = row.decode(), letter_of(key) is not None
        if is_log and letter in attended:
            resumed += 1
            if owe_now(context, key):
                context.store.delist(NAME, key)
        elif not is_log and letter in kinds:
            kinds[letter].rebuild(context)
            context.store.delist(NAME, key)
    return resumed


def owe_now(context: Context, stream: str) -> bool:
    """Make a worker look at a log or a game; False if it is to be tried again."""
    with suppress(Damaged):
        head = context.store.head(stream)
        return head == EMPTY or context.store.owe(stream, head, "now")
    return False
