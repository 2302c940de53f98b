"""One courier's work on one webhook or browser: a challenge, a ping, and the entries of its inbox after its cursor, in order."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property
from typing import Protocol

import msgspec
from prometheus_client import Counter

from domain.kernel.errors import Missing
from service.app.core.context import Context
from service.app.core.cursors import INBOX
from service.app.feeds.feed_listener import Wake
from service.app.feeds.inbox_feed import InboxEntry, InboxReader
from service.app.feeds.inbox_owners import InboxOwner, followed_games
from service.app.webhook_state.webhook_record import (
    RETRIES_MS,
    SLOW_MS,
    Attempt,
    Notification,
    Webhook,
    is_listening_old,
    to_disabled,
    to_idle,
    with_attempt,
    with_failed_challenge,
    with_failed_notification,
    with_longer_lease,
    with_success,
    without_lease,
)
from service.app.webhook_state.webhook_rows import Change, change_webhook, is_inbox_owner, listen, owner_id
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
from service.app.webhooks.news_source import NewsReader, load_source
from service.app.webhooks.outcomes import answer_error, answers_challenge, retry_after_ms
from service.app.webhooks.push_messages import ENDED, push_message, push_request
from service.outgoing.outgoing import Busy
from service.outgoing.post import Failed, ReceiverAnswer

log = logging.getLogger(__name__)

SLICE_S = 20.0
"""Longest time spent on one webhook before others have their turn."""
GONE = 410
CHALLENGE_BYTES, LEASE_BYTES = 16, 8
RENEWED_S = 5.0
"""A lease older than this is renewed before a message is sent: preparing the message may have taken long."""

ATTEMPTS = Counter("deaddrop_webhook_attempts_total", "POSTs of webhooks by their outcome", ("outcome",))
DEAD = Counter("deaddrop_webhook_dead_letters_total", "Messages of webhooks that were abandoned")
DISABLED = Counter("deaddrop_webhooks_disabled_total", "Webhooks that were disabled, by the reason", ("reason",))


class Send(Protocol):
    """Sends one POST."""

    def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> ReceiverAnswer:
        """The answer.  Raises Failed, Busy."""


class LeaseLost(Exception):
    """Another courier has the lease now, or the owner enabled the webhook again."""


class NoNews:
    """A feed listener without news: a delivery reads only stored entries; news makes another delivery due."""

    def check(self) -> None:
        """Never raises: no news can be lost."""

    def subscribe(self, _game_id: str, _wake: Wake | None = None, /) -> AbstractContextManager[None]:
        """Never calls `wake`."""
        return nullcontext()


class Delivery:
    """One courier's work on one webhook, until no message is left, one fails, or the slice is over."""

    def __init__(self, context: Context, send: Send, owner: str, name: str, webhook: Webhook) -> None:
        self._context, self._send, self._owner, self._name = context, send, owner, name
        self._webhook, self._lease = webhook, webhook.lease
        self._leased_s = time.monotonic()
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
    def _reader(self) -> NewsReader:
        stream_reader = self._webhook.reader
        if stream_reader is not None:
            return load_source(self._context, stream_reader).open(self._context, stream_reader, self._webhook.cursor)
        read = INBOX.parse_optional(self._webhook.cursor)
        reader = InboxReader(self._context, NoNews(), InboxOwner(self._owner), read)
        reader.begin(lambda: None)
        return reader

    @cached_property
    def _entries(self) -> Iterator[InboxEntry]:
        return self._reader.more()

    def _challenge(self, now_ms: int) -> None:
        challenge = self._context.entropy(CHALLENGE_BYTES).hex()
        message = to_message(f"{self._name}-{challenge[:12]}", CHALLENGE, now_ms, {"challenge": challenge})
        attempt, answer, took_ms = self._post(message, now_ms)
        is_answered = attempt.error is None and answer is not None and answers_challenge(challenge, answer.body)
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
        is_push = self._webhook.push is not None
        message = push_message(self._context, notification) if is_push else notification_message(notification)
        attempt, answer, took_ms = self._post(message, now_ms)
        after_ms = self._context.store.clock_ms()

        def change(webhook: Webhook) -> Webhook:
            noted = with_attempt(webhook, attempt, after_ms)
            if attempt.error is None:
                return with_success(noted, entry.cursor, is_slow=took_ms > SLOW_MS)
            if attempt.status == GONE or (is_push and attempt.status in ENDED):
                return to_disabled(noted, "gone")
            return with_failed_notification(noted, notification, entry.cursor, after_ms, retry_after_ms(answer))

        self._note(change)
        if is_push and self._webhook.reason == "gone":
            raise Missing("The push service ended the subscription.")
        if attempt.error is None:
            self._renew()
        elif self._webhook.failures > len(RETRIES_MS):
            DEAD.inc()

    def _renew(self) -> None:
        """Renew the inbox, which expires without use."""
        if is_inbox_owner(self._owner):
            self._context.store.renew(owner_id(self._owner))

    def _post(self, message: Message, now_ms: int) -> tuple[Attempt, ReceiverAnswer | None, float]:
        """One attempt: its record, the answer, and milliseconds.  Raises Busy, LeaseLost."""
        if time.monotonic() > self._leased_s + RENEWED_S:
            self._note(lambda webhook: with_longer_lease(webhook, self._context.store.clock_ms()))
        headers, body = self._compose(message, now_ms)
        began_s = time.monotonic()
        answer, error = None, None
        try:
            answer = self._send(self._webhook.url, headers, body)
            error = answer_error(answer.status)
        except Failed as failed:
            error = failed.reason
        ATTEMPTS.labels(error or "delivered").inc()
        status = None if answer is None else answer.status
        attempt = Attempt(message.id, message.type, now_ms, status, error)
        return attempt, answer, 1000 * (time.monotonic() - began_s)

    def _compose(self, message: Message, now_ms: int) -> tuple[dict[str, str], bytes]:
        """Headers and body of one attempt."""
        if self._webhook.push is not None:
            return push_request(self._context, self._name, self._webhook, message)
        secrets = [derive_secret(self._context, self._name, each) for each in self._webhook.signing_secrets(now_ms)]
        return signature_headers(message, secrets, self._context.now_ms() // 1000), message.body

    def _note(self, change: Change) -> None:
        """Store a change of the webhook, and count it if that disabled it.  Raises LeaseLost, Missing."""
        before = self._webhook.state
        self._webhook, self._leased_s = self._change(change), time.monotonic()
        if self._webhook.state == "disabled" and before != "disabled":
            DISABLED.labels(self._webhook.reason).inc()

    def _rest(self, now_ms: int) -> None:
        """End the lease with no message left to send. The first check stores the cursor, so that later entries count as
        news.
        """
        cursor = self._webhook.cursor or self._reader.cursor
        if is_listening_old(self._webhook, now_ms):
            listen(self._context, self._owner, followed_games(self._context, InboxOwner(self._owner, reader=self._webhook.reader)))
        self._change(lambda webhook: to_idle(msgspec.structs.replace(webhook, cursor=cursor), now_ms))

    def _wait(self, now_ms: int) -> None:
        """End the lease until the retry, or at once if the owner asked for a ping or an immediate retry meanwhile."""
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
    """The notification of an entry of an inbox, or of news of a log that is no game."""
    news = msgspec.json.decode(entry.json)
    if "data" in news:
        return Notification(news["id"], news["type"], "", 0, news["data"]["version"], now_ms, news["data"])
    return Notification(news["id"], TYPES[news["kind"]], news["game"], news["seat"], news["version"], now_ms)
