"""Rows of seeks in the store, each written only over the version that was read.

A seek that is over stays over: no seeker can join or return, so its row can be deleted concurrently.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from domain.game.events.clock_events import ClockPlan
from domain.kernel.errors import Conflict, Missing
from service.app.core.context import Context

NAME = "seeks"
MOST_SEEKS = 1000
"""Rows at most, including recently filled seeks."""
PATIENCE_MS = 60_000
"""How long a place is kept for a seeker who stops polling."""
FILLED_MS = 300_000
"""How long the seekers of a filled seek can still look up their table."""
TRIES = 12

T = TypeVar("T")


class Seeker(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person looking for a table. until_ms: how long the place is kept; owners: pseudonyms of their networks, the narrowest first; fingerprint:
    of the request; inbox, player: ids to which the seat is added.
    """

    id: str
    until_ms: int
    owners: tuple[str, ...]
    fingerprint: str
    name: str | None = None
    commit: str | None = None
    inbox: str | None = None
    player: str | None = None


class Seek(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wanted table. seats: for people; seekers: in order of arrival; filled_ms: when it became full; makers:
    pseudonyms of the networks of the one who made it.
    """

    id: str
    ruleset: str
    options: dict[str, Any]
    seats: int
    at_ms: int
    seekers: tuple[Seeker, ...]
    clock: ClockPlan | None = None
    rated: bool = False
    version: int = 1
    filled_ms: int | None = None
    makers: tuple[str, ...] = ()

    def present(self, now_ms: int) -> tuple[Seeker, ...]:
        """Seekers whose place is kept. Of a filled seek, all."""
        return tuple(each for each in self.seekers if self.filled_ms is not None or now_ms < each.until_ms)

    def networks(self, now_ms: int) -> set[str]:
        """Pseudonyms of the networks of its maker and of those who are there."""
        return {*self.makers, *(owner for each in self.present(now_ms) for owner in each.owners)}

    def is_over(self, now_ms: int) -> bool:
        """Whether it can no longer lead to a table."""
        return not self.present(now_ms) if self.filled_ms is None else now_ms >= self.filled_ms + FILLED_MS


def load_seek(context: Context, seek_id: str) -> Seek:
    """A seek that is not over.  Raises Missing."""
    found = find_row(context, seek_id)
    if found is None or found.is_over(context.now_ms()):
        raise Missing("There is no such seek, or it has ended.")
    return found


def find_row(context: Context, seek_id: str) -> Seek | None:
    """The row of a seek, even of one that is over."""
    row = context.store.row(NAME, seek_id)
    return None if row is None else msgspec.json.decode(row, type=Seek)


def load_seeks(context: Context) -> list[Seek]:
    """All seeks that are not over, oldest first. Deletes the rows of the others."""
    now_ms = context.now_ms()
    found = [msgspec.json.decode(row, type=Seek) for _, row in context.store.rows(NAME, None, 2 * MOST_SEEKS)]
    for each in found:
        if each.is_over(now_ms):
            context.store.delist(NAME, each.id)
    return [each for each in found if not each.is_over(now_ms)]


def write_seek(context: Context, seek: Seek) -> bool:
    """Write a seek over the version before its own. False if another write was first, or if this one is stored already.
    """
    return context.store.put_row(NAME, seek.id, seek.version, -seek.at_ms, msgspec.json.encode(seek))


def change_seek(context: Context, seek_id: str, change: Callable[[Seek], tuple[Seek, T]]) -> tuple[Seek, T]:
    """Apply `change` to the newest seek and write it; retry if another write was first. No write if it is unchanged.

    Raises Missing, Conflict busy, and the errors of `change`.
    """
    for _ in range(TRIES):
        held = load_seek(context, seek_id)
        wanted, result = change(held)
        if wanted is held:
            return held, result
        changed = msgspec.structs.replace(wanted, version=held.version + 1)
        if write_seek(context, changed):
            return changed, result
    raise Conflict("busy", "Other requests changed this seek at the same moment. Send the same request again.")
