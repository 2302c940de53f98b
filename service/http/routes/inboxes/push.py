"""Push subscriptions of an inbox: browsers that get the inbox's items as push messages."""

from __future__ import annotations

from typing import Any

from service.answers.webhooks import PushKey, PushSubscription, PushSubscriptionDetail, PushSubscriptions
from service.app.webhook_state.webhook_record import PushKeys
from service.app.webhooks import push
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import push_examples as examples
from service.http.routes.inboxes.inbox import load_owner
from service.http.schemas.push_bodies import PushSubscriptionBody

blueprint = Blueprint("push", "Push: your browser gets the items of your inbox.")


@blueprint.operation(
    "GET",
    "/v1/push",
    Answer("The public key.", PushKey, examples.KEY),
    ("push-off", "unavailable"),
    name="getPushKey",
)
def show_push_key(call: Call) -> Any:
    """Read the key that browsers subscribe with

    Returns the `applicationServerKey` for `pushManager.subscribe`, which stays the same as long as the server key does.
    """
    return push.show_push_key(call.context)


@blueprint.operation(
    "PUT",
    "/v1/inbox/push",
    Answer("The subscription.", PushSubscription, examples.SUBSCRIPTION),
    ("push-off", "too-many-subscriptions", "gone", "busy", "unavailable"),
    body=PushSubscriptionBody,
    example=examples.BODY,
    token=TokenUse.MUST,
    name="putPushSubscription",
)
def put_subscription(call: Call) -> Any:
    """Subscribe a browser to your inbox

    Stores the result of `pushManager.subscribe`, with the token of an inbox or of a player. The browser gets a message for every item of the
    inbox, encrypted (RFC 8291): the game's name, one sentence, the page, and the fields of a webhook's message; first for the open decisions. The same
    endpoint is the same subscription, with the last keys sent. The service sends only to push services that this installation allows. An inbox,
    or a player, has at most 10.
    """
    keys = call.body["keys"]
    return push.put_subscription(
        call.context, load_owner(call), call.body["endpoint"], PushKeys(keys["p256dh"], keys["auth"])
    )


@blueprint.operation(
    "GET",
    "/v1/inbox/push",
    Answer("The subscriptions.", PushSubscriptions, {"items": [examples.SUBSCRIPTION], "next": None}),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="listPushSubscriptions",
)
def list_subscriptions(call: Call) -> Any:
    """List the push subscriptions of your inbox

    Lists the subscriptions, oldest first, without the browsers' keys. A subscription that its push service ended is deleted.
    """
    return push.load_subscriptions(call.context, load_owner(call))


@blueprint.operation(
    "GET",
    "/v1/inbox/push/<s>",
    Answer("The subscription, and its recent attempts.", PushSubscriptionDetail, examples.DETAIL),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="getPushSubscription",
)
def read_subscription(call: Call, s: str) -> Any:
    """Read a push subscription

    Returns the subscription with its last 10 attempts, newest first, and the push service's answers.
    """
    return push.load_subscription_details(call.context, load_owner(call), s)


@blueprint.operation(
    "DELETE",
    "/v1/inbox/push/<s>",
    Answer("Nothing more is sent, except a message that is under way.", status=204),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="deletePushSubscription",
)
def delete_subscription(call: Call, s: str) -> None:
    """End a push subscription

    Ends the subscription. Have the browser unsubscribe as well.
    """
    push.remove_subscription(call.context, load_owner(call), s)
