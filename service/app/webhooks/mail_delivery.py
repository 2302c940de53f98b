"""One courier's work on a mail address: the confirmation code, and digests of new inbox entries."""

from __future__ import annotations

from email.message import EmailMessage
from itertools import islice

from msgspec.structs import replace
from prometheus_client import Counter

from domain.kernel.errors import Missing
from service.app.webhook_state.webhook_record import (
    RECHECK_MS,
    UNVERIFIED_MS,
    MailTo,
    Webhook,
    to_disabled,
    with_failed_challenge,
    with_failed_notification,
    with_longer_lease,
    with_success,
)
from service.app.webhooks.delivery import Delivery, to_notification
from service.app.webhooks.mail import require_mail
from service.app.webhooks.mail_messages import code_mail, digest_mail
from service.app.webhooks.outbox import Outbox
from service.outgoing.mail import REFUSED, send_mail
from service.outgoing.post import Failed

MOST_TOLD = 100
"""Entries in one digest; the rest come with the next."""

MAILS = Counter("deaddrop_mails_total", "Mails by their outcome", ("outcome",))


class MailDelivery(Delivery):
    """One courier's work on a mail address: its code, then one digest of new entries per interval."""

    def run(self) -> None:
        """Send one due mail at most."""
        now_ms, held = self._context.store.clock_ms(), self._webhook
        assert held.mail is not None
        if held.state == "disabled" or self._context.part(Outbox).mail is None:
            return self._end(now_ms + RECHECK_MS)
        if held.retry_ms > now_ms:
            return self._wait(now_ms)
        if held.state == "active":
            return self._digest(held.mail, now_ms)
        if held.mail.is_asked:
            raise Missing("The address was not confirmed.")
        return self._ask(held.mail)

    def _ask(self, mail: MailTo) -> None:
        """Send the code; a day later the address is deleted if it was not confirmed."""
        error = self._mail(code_mail(self._context, require_mail(self._context), self._owner, mail))
        after_ms = self._context.store.clock_ms()
        if error is None:
            self._note(lambda held: replace(held, mail=replace(mail, is_asked=True), failures=0))
            return self._end(after_ms + UNVERIFIED_MS)
        self._note(lambda held: to_disabled(held, "gone") if error == REFUSED else with_failed_challenge(held, after_ms))
        return self._wait(after_ms)

    def _digest(self, mail: MailTo, now_ms: int) -> None:
        entries = list(islice(self._entries, MOST_TOLD))
        if not entries:
            return self._rest(now_ms)
        notifications = [to_notification(each, now_ms) for each in entries]
        error = self._mail(digest_mail(self._context, require_mail(self._context), self._owner, mail, notifications))
        after_ms = self._context.store.clock_ms()

        def change(held: Webhook) -> Webhook:
            if error is None:
                return replace(with_success(held, entries[-1].cursor, is_slow=True), retry_ms=after_ms + mail.every_ms)
            if error == REFUSED:
                return to_disabled(held, "gone")
            return with_failed_notification(held, notifications[-1], entries[-1].cursor, after_ms)

        self._note(change)
        if error is None:
            self._renew()
        return self._wait(after_ms)

    def _mail(self, message: EmailMessage) -> str | None:
        """Send one mail; returns the error, None if it was sent."""
        self._note(lambda held: with_longer_lease(held, self._context.store.clock_ms()))
        error = None
        try:
            send_mail(require_mail(self._context), message)
        except Failed as failed:
            error = failed.reason
        MAILS.labels(error or "delivered").inc()
        return error
