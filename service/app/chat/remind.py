"""Reminders to a seat of its open decision."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict, Missing, TooEarly
from domain.kernel.secrecy import Seat
from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp
from service.answers.chat import SeatReminder
from service.app.chat.speakers import MOST_NOTES, must_be_silent
from service.app.core.authorization import Principal, require_scope
from service.app.core.context import Context, fingerprint
from service.app.core.idempotent_requests import Reply, Request
from service.app.feeds.reminders import EARLIEST_MS, Reminder, find_reminder, reminder_note
from service.app.webhook_state.webhook_rows import wake_webhooks

WAIT_MS = 3_600_000
"""Least time between two reminders of one seat."""
MINUTE_S = 60
"""A refusal gives its remaining time in whole minutes: a caller who asks each minute learns no less."""


def remind(context: Context, game: Game, who: Principal, seat: Seat, request: Request) -> Reply:
    """Remind a seat of its open decision: its inboxes and webhooks tell it. Idempotent by key.

    Who is awaited is public in every game.  Raises Missing, Unauthorised, Forbidden, Conflict, TooEarly.
    """
    if seat >= len(game.seats):
        raise Missing("There is no such seat.")
    require_scope(who, "seat:act", "organiser")
    asked = fingerprint(b"remind", (who.grant.id if who.grant else "").encode(), request.key.encode())
    last, now_ms = find_reminder(context.store.notes(game.id), seat), context.now_ms()
    if last is not None and last.request == asked:
        return Reply(reminder_json(seat, last), replayed=True)
    decision = game.open.get(seat)
    if decision is None or game.seats[seat].is_automatic or game.is_paused or who.seat == seat or must_be_silent(game):
        raise Conflict("not-awaited", "The table does not wait for this seat, or it is yours, or no person's.")
    wait_ms = milliseconds(decision.at) + EARLIEST_MS - now_ms
    if last is not None:
        wait_ms = max(wait_ms, last.at_ms + WAIT_MS - now_ms)
    if wait_ms > 0:
        message = "A seat can be reminded a minute after it was asked, and once an hour."
        raise TooEarly(message, "too-soon", MINUTE_S * -(-wait_ms // (1000 * MINUTE_S)))
    reminder = Reminder(decision.version, last.number + 1 if last is not None else 1, now_ms, asked)
    context.store.note(game.id, reminder_note(seat), " ".join(map(str, reminder)), MOST_NOTES)
    for owner in sorted(context.store.listeners([game.id]).get(game.id, ())):
        wake_webhooks(context, owner)
    return Reply(reminder_json(seat, reminder), replayed=False)


def reminder_json(seat: Seat, reminder: Reminder) -> SeatReminder:
    """A reminder, and the time of the next one."""
    return SeatReminder(seat=seat, at=stamp(reminder.at_ms), again_at=stamp(reminder.at_ms + WAIT_MS))
