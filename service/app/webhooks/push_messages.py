"""Messages to browsers through their push services: encrypted, of one length, with the same headers for all contents.

A push service learns only that a message was sent to a browser, and when; a topic for each seat lets it drop outdated
messages, and names no game.
"""

from __future__ import annotations

from typing import Any

from domain.game.aggregate import Game
from domain.game.events.tournament_table import TournamentTable
from projections.rendered_view import encode_json
from projections.timestamps import stamp
from service.app.core.context import Context
from service.app.webhook_state.webhook_record import Notification, PushKeys, Webhook
from service.app.webhooks.messages import Message
from service.app.webhooks.outbox import Outbox
from service.outgoing.target import parse_target

TEXTS = {
    "table.opened": "Your table is open.",
    "decision.open": "It is your turn.",
    "decision.reminded": "The table waits for you: it is your turn.",
    "nonce.awaited": "Your number for the luck is awaited.",
    "game.over": "The game is over.",
    "ruling.made": "A ruling was made.",
    "game.reset": "The game was put back to an earlier moment.",
}
"""Texts of notifications, by type."""
TTL_S = 86_400
"""How long a push service keeps a message for an offline browser."""
ENDED = (404, 410)
"""Answers that end a subscription (RFC 8030, section 7.3)."""
TOPIC_CHARACTERS = 32


def vapid_key(context: Context) -> Any:
    """The installation's key for push services: derived from the server key, so not stored."""
    # Imported on first use: workers never push, and run without the cryptographic library.
    from service.outgoing.web_push import to_private_key

    return to_private_key(context.derive("vapid") + context.derive("vapid", "more"))


def application_server_key(context: Context) -> str:
    """The public key that browsers subscribe with, base64url."""
    from service.outgoing.web_push import public_point, to_base64url

    return to_base64url(public_point(vapid_key(context)))


def push_message(context: Context, notification: Notification) -> Message:
    """The content that a service worker shows for an inbox entry: the game's name, one sentence, and its page."""
    game = context.games.load(notification.game)
    content = {
        "type": notification.type,
        "timestamp": stamp(notification.made_ms),
        "data": notification.data,
        "title": game.rules.title,
        "text": notification_text(game, notification),
        "path": f"/g/{notification.game}",
    }
    return Message(notification.id, notification.type, encode_json(content))


def notification_text(game: Game, notification: Notification) -> str:
    """The text of a notification; for the version that opened a tournament's table, with its round."""
    here, text = game.created.tournament_table, TEXTS[notification.type]
    if game.opening is None or game.opening.version != notification.version or not isinstance(here, TournamentTable):
        return text
    opened = f"Your table of round {here.round} is open."
    return opened if notification.type == "table.opened" else f"{opened} {text}"


def push_request(context: Context, name: str, webhook: Webhook, message: Message) -> tuple[dict[str, str], bytes]:
    """Headers and body of one attempt, with fresh encryption for each."""
    from service.outgoing.web_push import (
        SALT_BYTES,
        encrypt,
        from_base64url,
        identification,
        to_base64url,
        to_private_key,
    )

    assert webhook.push is not None
    ephemeral, settings = to_private_key(context.entropy(48)), context.part(Outbox).push
    receiver, auth = from_base64url(webhook.push.p256dh), from_base64url(webhook.push.auth)
    body = encrypt(message.body, receiver, auth, key=ephemeral, salt=context.entropy(SALT_BYTES))
    target, contact = parse_target(webhook.url, closed=True), "" if settings is None else settings.contact
    seat = message.id.split("-")[:2]
    origin = f"{target.scheme}://{target.authority}"
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(TTL_S),
        "Urgency": "high",
        "Topic": to_base64url(context.derive("push-topic", name, *seat))[:TOPIC_CHARACTERS],
        "Authorization": identification(origin, contact, vapid_key(context), context.now_ms() // 1000),
    }
    return headers, body


def check_keys(keys: PushKeys) -> dict[str, list[str]]:
    """Faults of a browser's keys, by member; empty if valid."""
    from service.outgoing.web_push import AUTH_BYTES, from_base64url, parse_point

    wrong: dict[str, list[str]] = {}
    try:
        parse_point(from_base64url(keys.p256dh))
    except ValueError:
        wrong["p256dh"] = ["A public key of the curve P-256, 65 bytes in base64url."]
    try:
        is_secret = len(from_base64url(keys.auth)) == AUTH_BYTES
    except ValueError:
        is_secret = False
    return wrong if is_secret else {**wrong, "auth": ["16 bytes in base64url."]}
