"""A webhook as it is stored, and its changes. Pure: times are milliseconds by the store's clock."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
RETRIES_MS = (5 * SECOND, 30 * SECOND, 2 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR)
"""Waits after the first failure in a row, the second, and so on. After one more the message is a dead letter."""
CHALLENGES_MS = RETRIES_MS[:3]
"""Waits between challenges. After one more the webhook is disabled."""
UNMET_MS = 24 * HOUR
"""For how long a webhook that never met a challenge is kept after its last one."""
LEASE_MS = 30 * SECOND
"""For how long one courier works on a webhook. A killed one's webhooks are taken up by others after that."""
LOOKS_MS = SECOND
"""From one look at what is owed to the next, whatever happens in the games: a look reads every game of the inbox."""
RECHECK_MS = HOUR
"""How often a webhook is looked at without news of its games, in case they were missed."""
ROTATION_MS = 24 * HOUR
"""For how long the secret before the last rotation signs too."""
SLOW_MS = 2 * SECOND
"""A receiver that takes longer is served where it cannot hold up others."""
MOST_RETRY_AFTER_MS = 6 * HOUR
MOST_ATTEMPTS, MOST_DEAD, MOST_SEEN = 10, 20, 16
"""Recent attempts, dead letters and answered requests that are kept of each webhook."""

State = Literal["pending", "active", "disabled"]
Reason = Literal["challenge", "failing", "gone"]
"""Why a webhook is disabled: its challenge was not met; the table of retries was used up; the receiver answered 410."""


class Attempt(msgspec.Struct, frozen=True):
    """One POST. id, type: of the message; status: of the answer, None without one; error: None if delivered."""

    id: str
    type: str
    at_ms: int
    status: int | None
    error: str | None


class Letter(msgspec.Struct, frozen=True):
    """A message of an inbox entry. made_ms: when it was first to be sent."""

    id: str
    type: str
    game: str
    seat: int
    version: int
    made_ms: int


class DeadLetter(msgspec.Struct, frozen=True):
    """A letter that was given up."""

    letter: Letter
    at_ms: int


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """One webhook.

    fingerprint: of the request that made it; secrets: ids of the newest and the one before it; rotated_ms: when the
    newest came; has_met: a challenge, ever; cursor: of the inbox, up to where all is delivered; failures: in a row; retry_ms: no letter is sent
    before; letter: the one that failed last; ping: id of one that is to be sent; due_ms: when a courier is to look,
    None: never; lease: names the courier's work on it, "" for none; has_news: since it began; is_slow: not
    known to answer quickly; looked_ms: when all was found to be delivered; listened_ms: when its games were noted to wake it;
    seen: requests that were carried out.
    """

    url: str
    fingerprint: str
    made_ms: int
    secrets: tuple[str, ...]
    rotated_ms: int
    state: State = "pending"
    reason: Reason | None = None
    has_met: bool = False
    cursor: str | None = None
    failures: int = 0
    retry_ms: int = 0
    letter: Letter | None = None
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

    def __repr__(self) -> str:
        """Without the URL, which may hold a secret."""
        return f"Webhook({self.state})"

    def signing_secrets(self, now_ms: int) -> tuple[str, ...]:
        """Ids of the secrets that sign now, the newest first."""
        return self.secrets if now_ms < self.rotated_ms + ROTATION_MS else self.secrets[:1]


def end_ms(webhook: Webhook) -> int | None:
    """When a webhook that never met a challenge is deleted; None: it stays."""
    if webhook.state != "disabled" or webhook.has_met:
        return None
    return max((each.at_ms for each in webhook.attempts), default=webhook.made_ms) + UNMET_MS


def is_over(webhook: Webhook, now_ms: int) -> bool:
    """Whether a webhook is to be deleted."""
    end = end_ms(webhook)
    return end is not None and end <= now_ms


def with_seen(webhook: Webhook, request: str) -> Webhook:
    """After a request was carried out."""
    return replace(webhook, seen=(request, *webhook.seen)[:MOST_SEEN])


def with_secret(webhook: Webhook, secret: str, now_ms: int) -> Webhook:
    """With a new secret; the one before it signs too for a while."""
    return replace(webhook, secrets=(secret, *webhook.secrets)[:2], rotated_ms=now_ms)


def with_ping(webhook: Webhook, ping: str, now_ms: int) -> Webhook:
    """With a ping to be sent at once."""
    return with_look(replace(webhook, ping=ping), now_ms)


def to_pending(webhook: Webhook, now_ms: int) -> Webhook:
    """To be challenged at once."""
    return replace(webhook, state="pending", reason=None, failures=0, retry_ms=0, is_slow=True, due_ms=now_ms, lease="")


def with_news(webhook: Webhook, now_ms: int) -> Webhook:
    """After something happened in a game of its inbox. Hastens no retry."""
    if webhook.state != "active" or webhook.retry_ms > now_ms:
        return webhook
    return with_look(webhook, max(now_ms, webhook.looked_ms + LOOKS_MS))


def with_look(webhook: Webhook, at_ms: int) -> Webhook:
    """To be looked at: then, or after the courier that works on it."""
    if webhook.lease:
        return replace(webhook, has_news=True)
    return replace(webhook, due_ms=at_ms if webhook.due_ms is None else min(at_ms, webhook.due_ms))


def with_lease(webhook: Webhook, lease: str, now_ms: int) -> Webhook | None:
    """Taken by a courier; None if it is not due. lease: a name that no other has."""
    if webhook.due_ms is None or webhook.due_ms > now_ms:
        return None
    return replace(webhook, due_ms=now_ms + LEASE_MS, lease=lease, has_news=False)


def without_lease(webhook: Webhook, due_ms: int) -> Webhook:
    """Let go by its courier, to be looked at again then; a disabled one only to be deleted."""
    due = end_ms(webhook) if webhook.state == "disabled" else due_ms
    return replace(webhook, due_ms=due, lease="", has_news=False)


def at_rest(webhook: Webhook, now_ms: int) -> Webhook:
    """Let go by its courier, as all is delivered. Looked at again at news, which may have come meanwhile."""
    listened_ms = now_ms if is_listening_old(webhook, now_ms) else webhook.listened_ms
    due_ms = now_ms + (LOOKS_MS if webhook.has_news else RECHECK_MS)
    return replace(without_lease(webhook, due_ms), looked_ms=now_ms, listened_ms=listened_ms)


def is_listening_old(webhook: Webhook, now_ms: int) -> bool:
    """Whether the games that wake a webhook are to be noted again, as the notes expire and may be lost."""
    return now_ms >= webhook.listened_ms + RECHECK_MS


def with_longer_lease(webhook: Webhook, now_ms: int) -> Webhook:
    """Still worked on by its courier."""
    return replace(webhook, due_ms=now_ms + LEASE_MS)


def with_attempt(webhook: Webhook, attempt: Attempt, now_ms: int) -> Webhook:
    """After an attempt; the lease goes on."""
    return replace(
        with_longer_lease(webhook, now_ms),
        attempts=(attempt, *webhook.attempts)[:MOST_ATTEMPTS],
        ping=None if webhook.ping == attempt.id else webhook.ping,
    )


def with_success(webhook: Webhook, cursor: str | None, *, is_slow: bool) -> Webhook:
    """After a challenge that was met, or a letter that was delivered. cursor: after it."""
    return replace(
        webhook,
        state="active",
        reason=None,
        has_met=True,
        cursor=cursor,
        failures=0,
        retry_ms=0,
        letter=None,
        is_slow=is_slow,
    )


def with_failed_challenge(webhook: Webhook, now_ms: int) -> Webhook:
    """After a challenge that was not met."""
    failures = webhook.failures + 1
    if failures > len(CHALLENGES_MS):
        return disabled(webhook, "challenge")
    return replace(webhook, failures=failures, retry_ms=now_ms + CHALLENGES_MS[failures - 1])


def with_failed_letter(webhook: Webhook, letter: Letter, cursor: str, now_ms: int, retry_after_ms: int = 0) -> Webhook:
    """After a letter that was not delivered. cursor: after it; retry_after_ms: as the receiver asked.

    The eighth failure in a row makes it a dead letter, and the next letter is tried once: if that fails, the webhook
    is disabled, and everything but the dead letter is still to be delivered.
    """
    failures, webhook = webhook.failures + 1, replace(webhook, is_slow=True)
    if failures <= len(RETRIES_MS):
        wait_ms = max(RETRIES_MS[failures - 1], min(retry_after_ms, MOST_RETRY_AFTER_MS))
        return replace(webhook, failures=failures, letter=letter, retry_ms=now_ms + wait_ms)
    if failures == len(RETRIES_MS) + 1:
        dead = (DeadLetter(letter, now_ms), *webhook.dead)[:MOST_DEAD]
        return replace(webhook, failures=failures, letter=None, retry_ms=0, dead=dead, cursor=cursor)
    return disabled(replace(webhook, letter=letter), "failing")


def disabled(webhook: Webhook, reason: Reason) -> Webhook:
    """Sends nothing any more, until its owner enables it."""
    return replace(webhook, state="disabled", reason=reason, failures=0, retry_ms=0, ping=None)
