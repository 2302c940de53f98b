"""The last reminder of each seat, as a note of its game, for inboxes."""

from __future__ import annotations

from typing import NamedTuple

from domain.game.aggregate import Game
from domain.kernel.secrecy import Seat
from domain.kernel.timestamps import milliseconds
from service.app.core.context import Context

EARLIEST_MS = 60_000
"""Least age of a decision before its seat can be reminded."""


class Reminder(NamedTuple):
    """version: of the decision; number: counts the seat's reminders; at_ms: of this one; request: the request that made
    it.
    """

    version: int
    number: int
    at_ms: int
    request: str


def reminder_note(seat: Seat) -> str:
    """Name of the note of a seat's last reminder."""
    return f"reminder-{seat}"


def load_reminder(context: Context, game: Game, seat: Seat) -> Reminder | None:
    """The last reminder of a seat about its open decision; None without one. Reads the store only if there may be one.
    """
    decision = game.open.get(seat)
    if decision is None or context.now_ms() - milliseconds(decision.at) < EARLIEST_MS:
        return None
    found = find_reminder(context.store.notes(game.id), seat)
    return found if found is not None and found.version == decision.version else None


def find_reminder(notes: dict[str, str], seat: Seat) -> Reminder | None:
    """The last reminder of a seat among its game's notes, about any decision."""
    text = notes.get(reminder_note(seat))
    if text is None:
        return None
    version, number, at_ms, request = text.split(" ")
    return Reminder(int(version), int(number), int(at_ms), request)
