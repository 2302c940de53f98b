"""Sends due messages to a webhook, browser or mail address: one courier at a time works on one, under a lease.

Due messages are derived from the store, so a courier that dies, or a job that is lost, loses none. A notification may
come twice if a courier dies before it has stored the delivery.
"""

from __future__ import annotations

import logging

from domain.kernel.errors import Gone, Missing
from service.app.core.context import Context
from service.app.feeds.inbox_owners import is_there
from service.app.webhook_state.webhook_record import is_over, with_lease
from service.app.webhook_state.webhook_rows import change_webhook
from service.app.webhooks.delivery import LEASE_BYTES, Delivery, LeaseLost, Send
from service.app.webhooks.event_news import is_reader_good
from service.app.webhooks.mail_delivery import MailDelivery

log = logging.getLogger(__name__)


def deliver_due(context: Context, send: Send, owner: str, name: str) -> None:
    """Send a webhook's due messages.  Raises Unavailable, Diverged: retried after the lease."""
    try:
        now_ms, lease = context.store.clock_ms(), context.entropy(LEASE_BYTES).hex()
        webhook = change_webhook(context, owner, name, lambda each: with_lease(each, lease, now_ms))
        is_held = is_there(context, owner) if webhook.reader is None else is_reader_good(context, webhook.reader)
        if not is_held or (webhook.lease == lease and is_over(webhook, now_ms)):
            context.store.drop_webhook(owner, name)
        elif webhook.lease == lease:
            kind = Delivery if webhook.mail is None else MailDelivery
            kind(context, send, owner, name, webhook).run()
    except (Missing, Gone):
        context.store.drop_webhook(owner, name)
    except LeaseLost:
        log.info("a webhook was taken over")
