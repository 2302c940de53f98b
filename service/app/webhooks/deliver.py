"""Sends due messages to a webhook, browser or mail address: one courier at a time works on one, under a lease.

Due messages are derived from the store, so a courier that dies, or a job that is lost, loses none. A notification may
come twice if a courier dies before it has stored the delivery. A webhook of a log whose extension is off rests: it is kept
as it is, and goes on within an hour once the extension is on again.
"""

from __future__ import annotations

import logging

from domain.kernel.errors import Gone, Missing
from service.app.core.context import Context
from service.app.feeds.inbox_owners import is_there
from service.app.webhook_state.webhook_record import StreamReader, is_over, to_resting, with_lease
from service.app.webhook_state.webhook_rows import change_webhook
from service.app.webhooks.delivery import LEASE_BYTES, Delivery, LeaseLost, Send
from service.app.webhooks.mail_delivery import MailDelivery
from service.app.webhooks.news_source import find_source, load_source

log = logging.getLogger(__name__)


def deliver_due(context: Context, send: Send, owner: str, name: str) -> None:
    """Send a webhook's due messages.  Raises Unavailable, Diverged: retried after the lease."""
    try:
        now_ms, lease = context.store.clock_ms(), context.entropy(LEASE_BYTES).hex()
        webhook = change_webhook(context, owner, name, lambda each: with_lease(each, lease, now_ms))
        if webhook.reader is not None and find_source(context, webhook.reader) is None:
            change_webhook(context, owner, name, lambda each: to_resting(each, now_ms) if each.lease == lease else None)
        elif not is_held(context, owner, webhook.reader) or (webhook.lease == lease and is_over(webhook, now_ms)):
            context.store.drop_webhook(owner, name)
        elif webhook.lease == lease:
            kind = Delivery if webhook.mail is None else MailDelivery
            kind(context, send, owner, name, webhook).run()
    except (Missing, Gone):
        context.store.drop_webhook(owner, name)
    except LeaseLost:
        log.info("a webhook was taken over")


def is_held(context: Context, owner: str, reader: StreamReader | None) -> bool:
    """Whether a webhook still has an owner. reader: of a log that is no game, whose extension is on."""
    return is_there(context, owner) if reader is None else load_source(context, reader).is_good(context, reader)
