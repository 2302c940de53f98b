"""Push subscriptions of an inbox: browsers that are notified of its entries while no page is open."""

from __future__ import annotations

import msgspec

from domain.kernel.errors import Conflict, Malformed, Missing, Refusal
from projections.timestamps import stamp
from service.answers.webhooks import PushKey, PushSubscription, PushSubscriptionDetail, PushSubscriptions
from service.app.core.context import Context
from service.app.feeds.inbox_owners import InboxOwner, followed_games, require_still_there
from service.app.webhook_state.webhook_record import PushKeys, Webhook
from service.app.webhook_state.webhook_rows import add_webhook, change_webhook, listen, load_webhooks
from service.app.webhooks.manage import attempt_json, load_webhook
from service.app.webhooks.outbox import Outbox
from service.app.webhooks.push_messages import application_server_key, check_keys
from service.ids import RANDOM_BYTES, sibling_game_id
from service.notification_settings import PushSettings
from service.outgoing.target import BadUrl, parse_target
from service.store import WebhooksFull

MOST_SUBSCRIPTIONS = 10
"""Subscriptions of one inbox or player."""


def require_push(context: Context) -> PushSettings:
    """The settings of push.  Raises Refusal if it is off."""
    settings = context.part(Outbox).push
    if settings is None:
        raise Refusal("This installation sends no push messages.", "push-off")
    return settings


def show_push_key(context: Context) -> PushKey:
    """The key that browsers subscribe with.  Raises Refusal if push is off."""
    require_push(context)
    return PushKey(public_key=application_server_key(context))


def put_subscription(context: Context, owner: InboxOwner, endpoint: str, keys: PushKeys) -> PushSubscription:
    """Store a browser's subscription under its endpoint. An existing subscription gets these keys and, if disabled, is active again.

    Raises Refusal if push is off, Malformed for an endpoint of an unknown push service or invalid keys, Conflict.
    """
    require_open_endpoint(context, require_push(context), endpoint)
    wrong = check_keys(keys)
    if wrong:
        raise Malformed("body: keys: not the keys of a push subscription.", {f"keys.{name}": why for name, why in wrong.items()})
    name = sibling_game_id(owner.id, context.derive("push", owner.id, endpoint)[: RANDOM_BYTES - 1])
    now_ms = context.store.clock_ms()

    def renew(held: Webhook) -> Webhook | None:
        if held.state == "active" and held.push == keys:
            return None
        return msgspec.structs.replace(held, push=keys, state="active", reason=None, due_ms=now_ms, retry_ms=0, lease="")

    try:
        return subscription_json(name, change_webhook(context, owner.key, name, renew))
    except Missing:
        pass
    made = Webhook(
        url=endpoint, fingerprint="", made_ms=now_ms, secrets=(), rotated_ms=0, state="active", due_ms=now_ms, push=keys,
        networks=owner.networks,
    )
    try:
        add_webhook(context, owner.key, name, made, MOST_SUBSCRIPTIONS)
    except WebhooksFull:
        raise Conflict(
            "too-many-subscriptions", f"An inbox or player has at most {MOST_SUBSCRIPTIONS} push subscriptions."
        ) from None
    require_still_there(context, owner)
    listen(context, owner.key, followed_games(context, owner))
    return subscription_json(name, made)


def require_open_endpoint(context: Context, settings: PushSettings, endpoint: str) -> None:
    """Raises Malformed for an endpoint of a push service that is not allowed."""
    try:
        target = parse_target(endpoint, closed=context.part(Outbox).webhooks == "closed")
    except BadUrl as error:
        raise Malformed(f"body: endpoint: {error}", {"endpoint": [str(error)]}) from None
    if not settings.knows(target.host):
        message = "This installation does not ask that push service."
        raise Malformed(f"body: endpoint: {message}", {"endpoint": [message]})


def load_subscriptions(context: Context, owner: InboxOwner) -> PushSubscriptions:
    """The subscriptions of an inbox, oldest first."""
    found = load_webhooks(context, owner.key)
    return PushSubscriptions(items=[subscription_json(name, each) for name, each in found.items() if each.push is not None], next=None)


def load_subscription_details(context: Context, owner: InboxOwner, name: str) -> PushSubscriptionDetail:
    """A subscription with its recent attempts.  Raises Missing."""
    held = load_webhook(context, owner, name, "push")
    return PushSubscriptionDetail.of(subscription_json(name, held), attempts=[attempt_json(each) for each in held.attempts])


def remove_subscription(context: Context, owner: InboxOwner, name: str) -> None:
    """Delete a subscription.  Raises Missing."""
    load_webhook(context, owner, name, "push")
    context.store.drop_webhook(owner.key, name)


def subscription_json(name: str, held: Webhook) -> PushSubscription:
    """A subscription without its keys."""
    state = "active" if held.state == "active" else "disabled"
    return PushSubscription.of(held, id=name, endpoint=held.url, state=state, created=stamp(held.made_ms))
