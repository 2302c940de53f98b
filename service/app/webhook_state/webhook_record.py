"""A webhook, push subscription or mail address as it is stored, and its changes. Pure: times are milliseconds by the store's clock."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
RETRIES_MS = (5 * SECOND, 30 * SECOND, 2 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR)
"""Waits after the first failure in a row, the second, and so on. After one more the message is a dead letter."""
CHALLENGES_MS = RETRIES_MS[:3]
"""Waits between challenges. After one more the webhook is disabled."""
UNVERIFIED_MS = 24 * HOUR
"""How long a webhook that never answered a challenge is kept after its last one."""
LEASE_MS = 30 * SECOND
"""How long one courier works on a webhook. After that, others take over from a courier that was killed."""
LOOKS_MS = SECOND
"""Least time between checks for undelivered entries: a check reads every game of the inbox."""
RECHECK_MS = HOUR
"""How often a webhook is checked without news of its games, in case these were missed."""
ROTATION_MS = 24 * HOUR
"""How long the previous secret signs too after a rotation."""
SLOW_MS = 2 * SECOND
"""Receivers that take longer are served apart, so that they delay no others."""
MOST_RETRY_AFTER_MS = 6 * HOUR
MOST_ATTEMPTS, MOST_DEAD, MOST_SEEN = 10, 20, 16
"""Recent attempts, dead letters and answered requests kept for each webhook."""

Kind = Literal["webhook", "push", "mail"]
State = Literal["pending", "active", "disabled"]
Reason = Literal["challenge", "failing", "gone"]
"""Why a webhook is disabled: its challenge failed; all retries failed; the receiver answered 410."""


class Attempt(msgspec.Struct, frozen=True):
    """One POST. id, type: of the message; status: of the answer, None without one; error: None if delivered."""

    id: str
    type: str
    at_ms: int
    status: int | None
    error: str | None


class StreamReader(msgspec.Struct, frozen=True):
    """The reader of the news of a log that is no game. by: whom that log knows it as; holder: hash of its token, or the id
    of a player.
    """

    stream: str
    by: str
    holder: str

    def __repr__(self) -> str:
        return f"StreamReader({self.stream})"


class Notification(msgspec.Struct, frozen=True):
    """A receiver's notification of one inbox entry. made_ms: when it first became due; about: its place in a log that
    is no game, instead of game and seat, which are empty then.
    """

    id: str
    type: str
    game: str
    seat: int
    version: int
    made_ms: int
    about: dict[str, str | int | None] | None = None

    @property
    def data(self) -> dict[str, str | int | None]:
        """The place of the entry, as receivers get it."""
        return {"game": self.game, "seat": self.seat, "version": self.version} if self.about is None else self.about


class DeadLetter(msgspec.Struct, frozen=True):
    """A notification that was abandoned after all retries."""

    notification: Notification = msgspec.field(name="letter")
    at_ms: int


class PushKeys(msgspec.Struct, frozen=True):
    """Keys of a browser's push subscription, base64url. p256dh: its public key; auth: its secret."""

    p256dh: str
    auth: str

    def __repr__(self) -> str:
        return "PushKeys()"


class MailTo(msgspec.Struct, frozen=True):
    """A mail recipient. every_ms: least time between two mails; code: seed of its confirmation code; asked_ms: when the
    address was given; is_asked: whether that code was sent; tries: number of wrong codes.
    """

    address: str
    every_ms: int
    code: str
    asked_ms: int
    is_asked: bool = False
    tries: int = 0

    def __repr__(self) -> str:
        return "MailTo()"


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """One webhook; or one push subscription, which has `push`, or one mail address, which has `mail`, without secrets
    of ours.

    fingerprint: of the request that made it; secrets: ids of the newest and the one before; rotated_ms: when the newest
    was made; was_verified: whether its receiver ever answered a challenge; cursor: of the inbox, after the last entry
    delivered; failures: in a row; retry_ms: no message is sent before; undelivered: the notification that failed last;
    ping: id of a due one; due_ms: of the next check, None: never; lease: id of a courier's work on it, "" for none;
    has_news: whether news came since that began; is_slow: not known to answer quickly; looked_ms: of the last check
    without undelivered entries; listened_ms: when its games were last noted to wake it; seen: requests that were
    carried out; push: keys of a browser, whose push service `url` leads to; mail: an address; reader: of a log that is no
    game, None for an inbox's; networks: pseudonyms of those of the client that registered it, the narrowest first.
    """

    url: str
    fingerprint: str
    made_ms: int
    secrets: tuple[str, ...]
    rotated_ms: int
    state: State = "pending"
    reason: Reason | None = None
    was_verified: bool = msgspec.field(default=False, name="has_met")
    cursor: str | None = None
    failures: int = 0
    retry_ms: int = 0
    undelivered: Notification | None = msgspec.field(default=None, name="letter")
    ping: str | None = None
    due_ms: int | None = None
    lease: str = ""
    has_news: bool = False
    is_slow: bool = True
    looked_ms: int = 0
    listened_ms: int = 0
    attempts: tuple[Attempt, ...] = ()
    dead: tuple[DeadLetter, ...] = ()
    seen: tuple[str, ...] = ()
    push: PushKeys | None = None
    mail: MailTo | None = None
    reader: StreamReader | None = None
    networks: tuple[str, ...] = ()

    def __repr__(self) -> str:
        """Without the URL, which may hold a secret."""
        return f"Webhook({self.state})"

    @property
    def kind(self) -> Kind:
        """Its kind."""
        return "push" if self.push is not None else "mail" if self.mail is not None else "webhook"

    def signing_secrets(self, now_ms: int) -> tuple[str, ...]:
        """Ids of the secrets that sign now, the newest first."""
        return self.secrets if now_ms < self.rotated_ms + ROTATION_MS else self.secrets[:1]


def end_ms(webhook: Webhook) -> int | None:
    """When a webhook that never answered a challenge is deleted; None: never."""
    if webhook.state != "disabled" or webhook.was_verified:
        return None
    return max((each.at_ms for each in webhook.attempts), default=webhook.made_ms) + UNVERIFIED_MS


def is_over(webhook: Webhook, now_ms: int) -> bool:
    """Whether a webhook must be deleted now."""
    end = end_ms(webhook)
    return end is not None and end <= now_ms


def with_seen(webhook: Webhook, request: str) -> Webhook:
    """After a request was carried out."""
    return replace(webhook, seen=(request, *webhook.seen)[:MOST_SEEN])


def with_secret(webhook: Webhook, secret: str, now_ms: int) -> Webhook:
    """With a new secret; the previous one signs too for `ROTATION_MS`."""
    return replace(webhook, secrets=(secret, *webhook.secrets)[:2], rotated_ms=now_ms)


def with_ping(webhook: Webhook, ping: str, now_ms: int) -> Webhook:
    """With a ping that is due at once."""
    return with_check_due(replace(webhook, ping=ping), now_ms)


def to_pending(webhook: Webhook, now_ms: int) -> Webhook:
    """Pending: a challenge is due at once."""
    return replace(webhook, state="pending", reason=None, failures=0, retry_ms=0, is_slow=True, due_ms=now_ms, lease="")


def without_wait(webhook: Webhook, now_ms: int) -> Webhook:
    """Its next retry is due at once."""
    return webhook if webhook.retry_ms <= now_ms else with_check_due(replace(webhook, retry_ms=0), now_ms)


def with_news(webhook: Webhook, now_ms: int) -> Webhook:
    """After news of a game of its inbox; does not advance retries."""
    if webhook.state != "active" or webhook.retry_ms > now_ms:
        return webhook
    return with_check_due(webhook, max(now_ms, webhook.looked_ms + LOOKS_MS))


def with_check_due(webhook: Webhook, at_ms: int) -> Webhook:
    """To be checked at that time, or when the courier that holds its lease is done."""
    if webhook.lease:
        return replace(webhook, has_news=True)
    return replace(webhook, due_ms=at_ms if webhook.due_ms is None else min(at_ms, webhook.due_ms))


def with_lease(webhook: Webhook, lease: str, now_ms: int) -> Webhook | None:
    """Leased by a courier; None if it is not due. lease: a unique id."""
    if webhook.due_ms is None or webhook.due_ms > now_ms:
        return None
    return replace(webhook, due_ms=now_ms + LEASE_MS, lease=lease, has_news=False)


def without_lease(webhook: Webhook, due_ms: int) -> Webhook:
    """Lease ended, next check at `due_ms`; a disabled one's only to delete it."""
    due = end_ms(webhook) if webhook.state == "disabled" else due_ms
    return replace(webhook, due_ms=due, lease="", has_news=False)


def to_idle(webhook: Webhook, now_ms: int) -> Webhook:
    """Lease ended, with no entries to deliver. Checked again at news, which may have come meanwhile."""
    listened_ms = now_ms if is_listening_old(webhook, now_ms) else webhook.listened_ms
    due_ms = now_ms + (LOOKS_MS if webhook.has_news else RECHECK_MS)
    return replace(without_lease(webhook, due_ms), looked_ms=now_ms, listened_ms=listened_ms)


def to_resting(webhook: Webhook, now_ms: int) -> Webhook:
    """Lease ended, and all else as it is: what it reads is not served now."""
    return replace(webhook, due_ms=now_ms + RECHECK_MS, lease="", has_news=False)


def is_listening_old(webhook: Webhook, now_ms: int) -> bool:
    """Whether the games that wake a webhook must be noted again: notes expire and may be lost."""
    return now_ms >= webhook.listened_ms + RECHECK_MS


def with_longer_lease(webhook: Webhook, now_ms: int) -> Webhook:
    """Lease renewed."""
    return replace(webhook, due_ms=now_ms + LEASE_MS)


def with_attempt(webhook: Webhook, attempt: Attempt, now_ms: int) -> Webhook:
    """After an attempt; renews the lease."""
    return replace(
        with_longer_lease(webhook, now_ms),
        attempts=(attempt, *webhook.attempts)[:MOST_ATTEMPTS],
        ping=None if webhook.ping == attempt.id else webhook.ping,
    )


def with_success(webhook: Webhook, cursor: str | None, *, is_slow: bool) -> Webhook:
    """After a correctly answered challenge or a delivered notification. cursor: after it."""
    return replace(
        webhook,
        state="active",
        reason=None,
        was_verified=True,
        cursor=cursor,
        failures=0,
        retry_ms=0,
        undelivered=None,
        is_slow=is_slow,
    )


def with_failed_challenge(webhook: Webhook, now_ms: int) -> Webhook:
    """After a challenge without a correct answer."""
    failures = webhook.failures + 1
    if failures > len(CHALLENGES_MS):
        return to_disabled(webhook, "challenge")
    return replace(webhook, failures=failures, retry_ms=now_ms + CHALLENGES_MS[failures - 1])


def with_failed_notification(
    webhook: Webhook, notification: Notification, cursor: str, now_ms: int, retry_after_ms: int = 0
) -> Webhook:
    """After a notification that was not delivered. cursor: after it; retry_after_ms: as the receiver asked.

    The eighth failure in a row makes it a dead letter, and the next notification is tried once: if that fails, the
    webhook is disabled, and all notifications except the dead letter remain to be delivered.
    """
    failures, webhook = webhook.failures + 1, replace(webhook, is_slow=True)
    if failures <= len(RETRIES_MS):
        wait_ms = max(RETRIES_MS[failures - 1], min(retry_after_ms, MOST_RETRY_AFTER_MS))
        return replace(webhook, failures=failures, undelivered=notification, retry_ms=now_ms + wait_ms)
    if failures == len(RETRIES_MS) + 1:
        dead = (DeadLetter(notification, now_ms), *webhook.dead)[:MOST_DEAD]
        return replace(webhook, failures=failures, undelivered=None, retry_ms=0, dead=dead, cursor=cursor)
    return to_disabled(replace(webhook, undelivered=notification), "failing")


def to_disabled(webhook: Webhook, reason: Reason) -> Webhook:
    """Disabled: sends nothing until its owner enables it."""
    return replace(webhook, state="disabled", reason=reason, failures=0, retry_ms=0, ping=None)
