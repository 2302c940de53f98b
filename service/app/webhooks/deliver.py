"""Sends what is due to a webhook: its challenge, a ping, and the entries of its inbox after its cursor, in order.

What is due follows from the store alone, so a courier that dies, or a job that is lost, loses nothing. One courier at
a time works on a webhook, under a lease; a notification may come twice if a courier dies before it
has stored the delivery.
"""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property
from typing import Protocol

import msgspec
from prometheus_client import Counter

from domain.kernel.errors import Missing
from service.app.context import Context
from service.app.cursors import INBOX
from service.app.feeds.feed_listener import Wake
from service.app.feeds.inbox_feed import InboxEntry, InboxReader
from service.app.feeds.inboxes import HOLDER, load_seats
from service.app.webhook_record import (
    RETRIES_MS,
    SLOW_MS,
    Attempt,
    Notification,
    Webhook,
    is_listening_old,
    is_over,
    to_disabled,
    to_idle,
    with_attempt,
    with_failed_challenge,
    with_failed_notification,
    with_lease,
    with_longer_lease,
    with_success,
    without_lease,
)
from service.app.webhook_rows import Change, change_webhook, listen, load_webhooks, owning_inbox
from service.app.webhooks.messages import (
    CHALLENGE,
    PING,
    TYPES,
    Message,
    derive_secret,
    notification_message,
    signature_headers,
    to_message,
)
from service.outgoing.outgoing import Busy
from service.outgoing.post import Failed, ReceiverAnswer

log = logging.getLogger(__name__)

SLICE_S = 20.0
"""Longest time spent on one webhook before others have their turn."""
GONE, OVERLOADED = 410, (429, 503)
CHALLENGE_BYTES, LEASE_BYTES = 16, 8
RENEWED_S = 5.0
"""A lease older than this is renewed before a message is sent: finding the message may have taken long."""

ATTEMPTS = Counter("deaddrop_webhook_attempts_total", "POSTs of webhooks by their outcome", ("outcome",))
DEAD = Counter("deaddrop_webhook_dead_letters_total", "Messages of webhooks that were given up")
DISABLED = Counter("deaddrop_webhooks_disabled_total", "Webhooks that were disabled, by the reason", ("reason",))


class Send(Protocol):
    """Sends one POST."""

    def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> ReceiverAnswer:
        """The answer.  Raises Failed, Busy."""


class LeaseLost(Exception):
    """Another courier has the lease now, or the owner enabled the webhook again."""


class NoNews:
    """Stands in for a feed listener: a delivery reads what is there; news makes another delivery due."""

    def check(self) -> None:
        """There is nothing to lose."""

    def subscribe(self, _game_id: str, _wake: Wake | None = None, /) -> AbstractContextManager[None]:
        """Nothing is heard."""
        return nullcontext()


def is_slow(context: Context, owner: str, name: str) -> bool:
    """Whether a webhook's receiver is served apart, so that it delays no others."""
    found = load_webhooks(context, owner).get(name)
    return found is None or found.is_slow


def deliver_due(context: Context, send: Send, owner: str, name: str) -> None:
    """Send what is due to a webhook.  Raises Unavailable, Diverged: retried after the lease."""
    try:
        if HOLDER not in context.store.inside(owning_inbox(owner)):
            context.store.drop_webhook(owner, name)
            return
        now_ms, lease = context.store.clock_ms(), context.entropy(LEASE_BYTES).hex()
        webhook = change_webhook(context, owner, name, lambda each: with_lease(each, lease, now_ms))
        if webhook.lease == lease and is_over(webhook, now_ms):
            context.store.drop_webhook(owner, name)
        elif webhook.lease == lease:
            Delivery(context, send, owner, name, webhook).run()
    except Missing:
        context.store.drop_webhook(owner, name)
    except LeaseLost:
        log.info("a webhook was taken over")


class Delivery:
    """One courier's work on one webhook, until nothing is left to send, a message fails, or the slice is over."""

    def __init__(self, context: Context, send: Send, owner: str, name: str, webhook: Webhook) -> None:
        self._context, self._send, self._owner, self._name = context, send, owner, name
        self._webhook, self._lease = webhook, webhook.lease
        self._inbox, self._leased_s = owning_inbox(owner), time.monotonic()
        self._until_s = self._leased_s + SLICE_S

    def run(self) -> None:
        """Send one message after the other."""
        while True:
            now_ms, webhook = self._context.store.clock_ms(), self._webhook
            try:
                if webhook.ping is None and webhook.retry_ms > now_ms:
                    return self._wait(now_ms)
                if webhook.state == "disabled" or time.monotonic() > self._until_s:
                    return self._end(now_ms)
                if webhook.state == "pending":
                    self._challenge(now_ms)
                elif webhook.ping is not None:
                    self._ping(webhook.ping, now_ms)
                elif (entry := next(self._entries, None)) is not None:
                    self._deliver(entry, now_ms)
                else:
                    return self._rest(now_ms)
            except Busy as busy:
                return self._end(now_ms + round(1000 * busy.wait_s))

    @cached_property
    def _entries(self) -> Iterator[InboxEntry]:
        read = INBOX.parse_optional(self._webhook.cursor)
        reader = InboxReader(self._context, NoNews(), self._inbox, read)
        reader.begin(lambda: None)
        return reader.more()

    def _challenge(self, now_ms: int) -> None:
        said = self._context.entropy(CHALLENGE_BYTES).hex()
        message = to_message(f"{self._name}-{said[:12]}", CHALLENGE, now_ms, {"challenge": said})
        attempt, answer, took_ms = self._post(message, now_ms)
        is_answered = attempt.error is None and answer is not None and answers_challenge(said, answer.body)
        after_ms = self._context.store.clock_ms()
        attempt = msgspec.structs.replace(attempt, error=None if is_answered else attempt.error or "challenge")

        def change(webhook: Webhook) -> Webhook:
            noted = with_attempt(webhook, attempt, after_ms)
            if is_answered:
                return with_success(noted, webhook.cursor, is_slow=took_ms > SLOW_MS)
            return with_failed_challenge(noted, after_ms)

        self._note(change)

    def _ping(self, ping: str, now_ms: int) -> None:
        attempt, _, _ = self._post(to_message(ping, PING, now_ms, {}), now_ms)
        after_ms = self._context.store.clock_ms()
        self._note(lambda webhook: with_attempt(webhook, attempt, after_ms))

    def _deliver(self, entry: InboxEntry, now_ms: int) -> None:
        notification = to_notification(entry, now_ms)
        if self._webhook.undelivered is not None and self._webhook.undelivered.id == notification.id:
            notification = self._webhook.undelivered
        attempt, answer, took_ms = self._post(notification_message(notification), now_ms)
        after_ms = self._context.store.clock_ms()

        def change(webhook: Webhook) -> Webhook:
            noted = with_attempt(webhook, attempt, after_ms)
            if attempt.error is None:
                return with_success(noted, entry.cursor, is_slow=took_ms > SLOW_MS)
            if attempt.status == GONE:
                return to_disabled(noted, "gone")
            return with_failed_notification(noted, notification, entry.cursor, after_ms, retry_after_ms(answer))

        self._note(change)
        if attempt.error is None:
            self._context.store.renew(self._inbox)
        elif self._webhook.failures > len(RETRIES_MS):
            DEAD.inc()

    def _post(self, message: Message, now_ms: int) -> tuple[Attempt, ReceiverAnswer | None, float]:
        """One attempt: its record, the answer, and milliseconds.  Raises Busy, LeaseLost."""
        if time.monotonic() > self._leased_s + RENEWED_S:
            self._note(lambda webhook: with_longer_lease(webhook, self._context.store.clock_ms()))
        secrets = [derive_secret(self._context, self._name, each) for each in self._webhook.signing_secrets(now_ms)]
        headers = signature_headers(message, secrets, self._context.now_ms() // 1000)
        began_s = time.monotonic()
        answer, error = None, None
        try:
            answer = self._send(self._webhook.url, headers, message.body)
            error = answer_error(answer.status)
        except Failed as failed:
            error = failed.reason
        ATTEMPTS.labels(error or "delivered").inc()
        status = None if answer is None else answer.status
        attempt = Attempt(message.id, message.type, now_ms, status, error)
        return attempt, answer, 1000 * (time.monotonic() - began_s)

    def _note(self, change: Change) -> None:
        """Store a change of the webhook, and count it if that disabled it.  Raises LeaseLost, Missing."""
        before = self._webhook.state
        self._webhook, self._leased_s = self._change(change), time.monotonic()
        if self._webhook.state == "disabled" and before != "disabled":
            DISABLED.labels(self._webhook.reason).inc()

    def _rest(self, now_ms: int) -> None:
        """End the lease with nothing left to send."""
        if is_listening_old(self._webhook, now_ms):
            listen(self._context, self._owner, (each.game for each in load_seats(self._context, self._inbox)))
        self._change(lambda webhook: to_idle(webhook, now_ms))

    def _wait(self, now_ms: int) -> None:
        """End the lease until the retry, or at once where the owner asked for a ping or for no wait meanwhile."""
        self._change(lambda webhook: without_lease(webhook, now_ms if webhook.ping else max(now_ms, webhook.retry_ms)))

    def _end(self, due_ms: int) -> None:
        """End the lease; the next check is at `due_ms`."""
        self._change(lambda webhook: without_lease(webhook, due_ms))

    def _change(self, change: Change) -> Webhook:
        def change_under_lease(webhook: Webhook) -> Webhook | None:
            if webhook.lease != self._lease:
                raise LeaseLost
            return change(webhook)

        return change_webhook(self._context, self._owner, self._name, change_under_lease)


def to_notification(entry: InboxEntry, now_ms: int) -> Notification:
    """The notification of an inbox entry."""
    told = msgspec.json.decode(entry.json)
    return Notification(told["id"], TYPES[told["kind"]], told["game"], told["seat"], told["version"], now_ms)


def answers_challenge(said: str, body: bytes) -> bool:
    """Whether an answer is `{"challenge": …}` with the text sent."""
    try:
        told = msgspec.json.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    echoed = told.get("challenge") if isinstance(told, dict) else None
    return isinstance(echoed, str) and hmac.compare_digest(echoed.encode(), said.encode())


def answer_error(status: int) -> str | None:
    """Error code of an answer that is no delivery; None for a delivery.

    >>> answer_error(204), answer_error(302), answer_error(500)
    (None, 'redirect', 'status')
    """
    if 200 <= status < 300:
        return None
    return "redirect" if 300 <= status < 400 else "status"


def retry_after_ms(answer: ReceiverAnswer | None) -> int:
    """The delay an overloaded receiver asks for; 0 for none."""
    if answer is None or answer.status not in OVERLOADED or answer.retry_after_s is None:
        return 0
    return 1000 * answer.retry_after_s
