"""Stored webhooks, changed by optimistic locking."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from domain.kernel.errors import Conflict, Missing
from service.app.core.context import Context
from service.app.webhook_state.webhook_record import StreamReader, Webhook, with_news
from service.ids import RANDOM_BYTES, letter_of, sibling_game_id
from service.store import WebhooksFull

MOST_WEBHOOKS = 5
"""Webhooks of one owner."""
MOST_ROWS = 16
"""Webhooks, push subscriptions and the mail address of one owner; enforced under concurrency."""
TRIES = 20

_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Webhook)

Change = Callable[[Webhook], Webhook | None]
"""The changed webhook, or None for no change."""


def inbox_owner(inbox: str) -> str:
    """Owner key of an inbox's webhooks."""
    return f"inbox-{inbox}"


def player_owner(player: str) -> str:
    """Owner key of a player's webhooks."""
    return f"player-{player}"


def reader_owner(context: Context, reader: StreamReader) -> str:
    """Owner key of a reader's webhooks: in the log's partition, begun by its letter, and distinct for each holder."""
    derived = context.derive("reader-webhooks", reader.stream, reader.by, reader.holder)
    return f"{letter_of(reader.stream)}-{sibling_game_id(reader.stream, derived[: RANDOM_BYTES - 1])}"


def is_inbox_owner(owner: str) -> bool:
    """Whether an owner key belongs to an inbox with a token of its own."""
    return owner.startswith("inbox-")


def is_player_owner(owner: str) -> bool:
    """Whether an owner key is a player's."""
    return owner.startswith("player-")


def owner_id(owner: str) -> str:
    """The id of an inbox or player, from its owner key."""
    return owner.partition("-")[2]


def drop_webhooks(context: Context, owner: str) -> None:
    """Delete all webhooks of an owner."""
    for name in context.store.webhooks(owner):
        context.store.drop_webhook(owner, name)


def load_webhooks(context: Context, owner: str) -> dict[str, Webhook]:
    """The webhooks of an owner by name, oldest first."""
    found = {name: _DECODER.decode(each.row) for name, each in context.store.webhooks(owner).items()}
    return dict(sorted(found.items(), key=lambda item: (item[1].made_ms, item[0])))


def find_webhook(context: Context, owner: str, name: str) -> Webhook | None:
    """One webhook, subscription or address of an owner."""
    return load_webhooks(context, owner).get(name)


def add_webhook(context: Context, owner: str, name: str, webhook: Webhook, most: int) -> bool:
    """Store a new webhook, subscription or address; False if the name is taken. most: of its kind.  Raises WebhooksFull."""
    held = load_webhooks(context, owner)
    alike = [each for each in held.values() if each.kind == webhook.kind]
    if name not in held and len(alike) >= most:
        raise WebhooksFull
    return context.store.put_webhook(owner, name, 0, row=_ENCODER.encode(webhook), due_ms=webhook.due_ms, most=MOST_ROWS)


def change_webhook(context: Context, owner: str, name: str, change: Change) -> Webhook:
    """Change a webhook, with retries after lost races; returns the stored one.

    Raises Missing, Conflict if others keep changing it, and the errors of `change`.
    """
    for _ in range(TRIES):
        row = context.store.webhooks(owner).get(name)
        if row is None:
            raise Missing("There is no such webhook.")
        before = _DECODER.decode(row.row)
        after = change(before)
        if after is None or after == before:
            return before
        if context.store.put_webhook(owner, name, row.version, row=_ENCODER.encode(after), due_ms=after.due_ms, most=MOST_ROWS):
            return after
    raise Conflict("busy", "Other requests changed this webhook at the same moment. Send the same request again.")


def add_games(context: Context, owner: str, games: Iterable[str]) -> None:
    """Let news of these games too wake an owner's webhooks, if there are any."""
    if context.store.webhooks(owner):
        listen(context, owner, games)
        wake_webhooks(context, owner)


def listen(context: Context, owner: str, games: Iterable[str]) -> None:
    """Let news of these games wake an owner's webhooks. Listeners expire, so this is repeated."""
    for game in set(games):
        context.store.listen(game, owner)


def wake_webhooks(context: Context, owner: str) -> list[str]:
    """Make an owner's active webhooks due; returns the names of the newly due ones."""
    now_ms, due = context.store.clock_ms(), list[str]()
    for name, before in load_webhooks(context, owner).items():
        with suppress(Missing):
            after = change_webhook(context, owner, name, lambda each: with_news(each, now_ms))
            due += [name] if after.due_ms == now_ms and after != before else []
    return due
