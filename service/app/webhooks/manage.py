"""The actions of a webhook's owner: register, list, read, rotate the secret, ping, enable, delete."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict

from domain.kernel.errors import Conflict, Malformed, Missing, Refusal
from projections.timestamps import stamp
from service.answers.values import JsonObject
from service.answers.webhooks import (
    CreatedWebhook,
    SentWebhook,
    SentWebhooks,
    WebhookAttempt,
    WebhookPing,
    WebhookSecret,
)
from service.app.core.context import Context, fingerprint
from service.app.core.idempotent_requests import Reply, Request, key_reuse_conflict
from service.app.feeds.inbox_owners import InboxOwner, followed_games, require_still_there
from service.app.webhook_state.webhook_record import (
    ROTATION_MS,
    Attempt,
    DeadLetter,
    Kind,
    Webhook,
    is_over,
    to_pending,
    with_ping,
    with_secret,
    with_seen,
    without_wait,
)
from service.app.webhook_state.webhook_rows import (
    MOST_WEBHOOKS,
    add_webhook,
    change_webhook,
    listen,
    load_webhooks,
)
from service.app.webhooks.messages import derive_secret, secret_text
from service.app.webhooks.news_source import load_source
from service.app.webhooks.outbox import Outbox
from service.ids import RANDOM_BYTES, sibling_game_id
from service.outgoing.target import BadUrl, parse_target
from service.store import WebhooksFull

D = TypeVar("D", bound=JsonObject)

NONE: dict[Kind, str] = {
    "webhook": "There is no such webhook.",
    "push": "There is no such subscription.",
    "mail": "There is no mail address.",
}


def register_webhook(context: Context, owner: InboxOwner, url: str, request: Request) -> Reply:
    """Register a webhook of an inbox, or of the reader of a log. Its receiver must answer a challenge before any other message is
    sent. Idempotent by key.

    Raises Refusal if webhooks are off, Malformed for a URL that is not allowed, Conflict.
    """
    if context.part(Outbox).webhooks == "off":
        raise Refusal("This installation sends no webhooks.", "webhooks-off")
    try:
        parse_target(url, closed=context.part(Outbox).webhooks == "closed")
    except BadUrl as error:
        raise Malformed(f"body: url: {error}", {"url": [str(error)]}) from None
    now_ms = context.store.clock_ms()
    name = sibling_game_id(owner.id, context.derive("webhook", owner.id, request.key)[: RANDOM_BYTES - 1])
    secret = request_hash("create", request)
    webhook = Webhook(
        url=url, fingerprint=request.fingerprint, made_ms=now_ms, secrets=(secret,), rotated_ms=0, due_ms=now_ms,
        reader=owner.reader, cursor=first_cursor(context, owner), networks=owner.networks,
    )  # fmt: skip
    try:
        is_new = add_webhook(context, owner.key, name, webhook, MOST_WEBHOOKS)
    except WebhooksFull:
        raise Conflict("too-many-webhooks", f"An inbox, and who reads a log with a token, has at most {MOST_WEBHOOKS} webhooks.") from None
    require_still_there(context, owner)
    made_ms = now_ms
    if is_new:
        listen(context, owner.key, followed_games(context, owner))
    else:
        stored = load_webhook(context, owner, name)
        if stored.fingerprint != request.fingerprint:
            raise key_reuse_conflict()
        made_ms = stored.made_ms
    shown = webhook_json(name, msgspec.structs.replace(webhook, made_ms=made_ms), now_ms)
    return Reply(CreatedWebhook.of(shown, secret=secret_of(context, name, secret)), not is_new)


def first_cursor(context: Context, owner: InboxOwner) -> str | None:
    """The first position of a webhook: of a log that is no game its end; None: of an inbox its open decisions."""
    return None if owner.reader is None else load_source(context, owner.reader).first_position(context, owner.reader)


def load_inbox_webhooks(context: Context, owner: InboxOwner) -> SentWebhooks:
    """The webhooks of an owner, oldest first."""
    now_ms = context.store.clock_ms()
    found = load_webhooks(context, owner.key)
    items = [webhook_json(name, each, now_ms) for name, each in found.items() if each.kind == "webhook"]
    return SentWebhooks(items=items, next=None)


def load_webhook(context: Context, owner: InboxOwner, name: str, kind: Kind = "webhook") -> Webhook:
    """One webhook, push subscription or mail address of an inbox.  Raises Missing."""
    found = load_webhooks(context, owner.key).get(name)
    if found is None or found.kind != kind:
        raise Missing(NONE[kind])
    return found


def load_webhook_details(context: Context, owner: InboxOwner, name: str, of: type[D], of_dead: type[JsonObject]) -> D:
    """One webhook with its recent attempts and its dead letters, newest first. of, of_dead: types of the answer and of its dead letters.

    Raises Missing.
    """
    webhook = load_webhook(context, owner, name)
    shown = asdict(webhook_json(name, webhook, context.store.clock_ms()))
    attempts = [attempt_json(each) for each in webhook.attempts]
    return of(**shown, attempts=attempts, dead_letters=[of_dead(**dead_letter_members(each)) for each in webhook.dead])


def dead_letter_members(dead: DeadLetter) -> dict[str, Any]:
    """The members of a message that was given up."""
    sent = dead.notification
    return {"id": sent.id, "type": sent.type, "at": stamp(dead.at_ms), **sent.data}


def attempt_json(attempt: Attempt) -> WebhookAttempt:
    """An attempt as its owner reads it."""
    return WebhookAttempt.of(attempt, at=stamp(attempt.at_ms))


def rotate_secret(context: Context, owner: InboxOwner, name: str, request: Request) -> Reply:
    """Give a webhook a new secret; the previous one signs too for a day. Idempotent by key.  Raises Missing."""
    now_ms, this = context.store.clock_ms(), request_hash("secret", request)
    _, replayed = change_once(context, owner, name, this, lambda each: with_secret(each, this, now_ms))
    return Reply(WebhookSecret(id=name, secret=secret_of(context, name, this)), replayed)


def order_ping(context: Context, owner: InboxOwner, name: str, request: Request) -> Reply:
    """Make one ping due. Idempotent by key.  Raises Missing, Conflict."""
    now_ms, this = context.store.clock_ms(), request_hash("ping", request)
    ping = f"{name}-{this}"

    def change(webhook: Webhook) -> Webhook:
        if webhook.state != "active":
            raise Conflict("webhook-not-active", f"The webhook is {webhook.state}.")
        return with_ping(webhook, ping, now_ms)

    _, replayed = change_once(context, owner, name, this, change)
    return Reply(WebhookPing(id=ping), replayed)


def challenge_again(context: Context, owner: InboxOwner, name: str, request: Request) -> Reply:
    """Make the challenge of a disabled webhook, or a waiting retry, due now. Idempotent by key.

    Raises Missing.
    """
    this = request_hash("enable", request)

    def change(webhook: Webhook) -> Webhook:
        now_ms = context.store.clock_ms()  # read again for each try: a courier changes a webhook before it deletes it
        if is_over(webhook, now_ms):
            raise Missing("There is no such webhook.")
        return to_pending(webhook, now_ms) if webhook.state == "disabled" else without_wait(webhook, now_ms)

    webhook, replayed = change_once(context, owner, name, this, change)
    return Reply(webhook_json(name, webhook, context.store.clock_ms()), replayed)


def remove_webhook(context: Context, owner: InboxOwner, name: str) -> None:
    """Delete a webhook.  Raises Missing."""
    load_webhook(context, owner, name)
    context.store.drop_webhook(owner.key, name)


def change_once(context: Context, owner: InboxOwner, name: str, this: str, change: Any) -> tuple[Webhook, bool]:
    """Carry out a request on a webhook once. Returns the webhook, and whether the request had been carried out before.  Raises Missing."""
    replayed = False

    def change_unless_seen(webhook: Webhook) -> Webhook | None:
        nonlocal replayed
        if webhook.kind != "webhook":
            raise Missing(NONE["webhook"])
        replayed = this in webhook.seen
        return None if replayed else with_seen(change(webhook), this)

    return change_webhook(context, owner.key, name, change_unless_seen), replayed


def request_hash(kind: str, request: Request) -> str:
    """Hash of a request's key, for detecting repetitions."""
    return fingerprint(kind.encode(), request.key.encode())


def webhook_json(name: str, webhook: Webhook, now_ms: int) -> SentWebhook:
    """A webhook as its owner reads it."""
    rotated_out = len(webhook.signing_secrets(now_ms)) > 1
    return SentWebhook.of(
        webhook,
        id=name,
        created=stamp(webhook.made_ms),
        retry_at=stamp(webhook.retry_ms) if webhook.retry_ms > now_ms else None,
        old_secret_until=stamp(webhook.rotated_ms + ROTATION_MS) if rotated_out else None,
    )


def secret_of(context: Context, name: str, secret: str) -> str:
    """A secret as its owner gets it, once."""
    return secret_text(derive_secret(context, name, secret))
