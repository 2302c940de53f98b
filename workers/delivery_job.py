"""RQ job that hands a due webhook to this process's courier."""

from __future__ import annotations

import logging
import os
from functools import cache

from service.app.webhooks.outbox import Outbox
from service.config import Config
from service.factory import create_context
from service.outgoing.outgoing import Outgoing
from service.store import Unavailable
from workers.courier import Courier
from workers.queue import JobFailed

log = logging.getLogger(__name__)


@cache
def process_courier() -> Courier:
    """The courier of this process."""
    context = create_context(Config.from_env(os.environ))
    return Courier(context, Outgoing(closed=context.part(Outbox).webhooks == "closed"))


def deliver(owner: str, name: str) -> None:
    """Queue a webhook at the courier; returns at once.

    Raises JobFailed without details: the queue stores errors, whose text may quote anything. The webhook stays due.
    """
    try:
        process_courier().take(owner, name)
    except Unavailable as error:
        process_courier().note_outage(error)
        raise JobFailed(error.reason) from None
    except Exception as error:
        log.error("a webhook was not taken, and is asked for again", exc_info=error)
        raise JobFailed(type(error).__name__) from None
