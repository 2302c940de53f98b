"""Stored webhooks: read, and changed from the version that was read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from domain.kernel.errors import Conflict, Missing
from service.app.context import Context
from service.app.webhook_record import Webhook, with_news

MOST_WEBHOOKS = 5
"""Webhooks of one owner."""
TRIES = 20

_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Webhook)

Change = Callable[[Webhook], Webhook | None]
"""A webhook after a change; None: it stays as it is."""


def inbox_owner(inbox: str) -> str:
    """The owner of an inbox's webhooks. Other kinds of owners may come."""
    return f"inbox-{inbox}"


def owning_inbox(owner: str) -> str:
    """The inbox that owns webhooks."""
    return owner.removeprefix("inbox-")


def load_webhooks(context: Context, owner: str) -> dict[str, Webhook]:
    """The webhooks of an owner by name, oldest first."""
    found = {name: _DECODER.decode(each.row) for name, each in context.store.webhooks(owner).items()}
    return dict(sorted(found.items(), key=lambda item: (item[1].made_ms, item[0])))


def add_webhook(context: Context, owner: str, name: str, webhook: Webhook) -> bool:
    """Store a new webhook; False if the name is taken.  Raises WebhooksFull."""
    return context.store.put_webhook(owner, name, 0, _ENCODER.encode(webhook), webhook.due_ms, MOST_WEBHOOKS)


def change_webhook(context: Context, owner: str, name: str, change: Change) -> Webhook:
    """Change a webhook, again after a lost race; returns it as it is then.

    Raises Missing, Conflict if others changed it again and again, and what `change` raises.
    """
    for _ in range(TRIES):
        row = context.store.webhooks(owner).get(name)
        if row is None:
            raise Missing("There is no such webhook.")
        before = _DECODER.decode(row.row)
        after = change(before)
        if after is None or after == before:
            return before
        if context.store.put_webhook(owner, name, row.version, _ENCODER.encode(after), after.due_ms, MOST_WEBHOOKS):
            return after
    raise Conflict("busy", "Others changed the webhook at the same moment. Send the same request again.")


def add_games(context: Context, owner: str, games: Iterable[str]) -> None:
    """Have an owner's webhooks, if there are any, tell of these games too."""
    if context.store.webhooks(owner):
        listen(context, owner, games)
        wake_webhooks(context, owner)


def listen(context: Context, owner: str, games: Iterable[str]) -> None:
    """Have news of these games wake an owner's webhooks. Repeated now and then, since listeners expire."""
    for game in set(games):
        context.store.listen(game, owner)


def wake_webhooks(context: Context, owner: str) -> list[str]:
    """Have an owner's active webhooks looked at; returns the names of those that became due by this."""
    now_ms, due = context.store.clock_ms(), list[str]()
    for name, before in load_webhooks(context, owner).items():
        with suppress(Missing):
            after = change_webhook(context, owner, name, lambda each: with_news(each, now_ms))
            due += [name] if after.due_ms == now_ms and after != before else []
    return due
