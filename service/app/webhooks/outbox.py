"""What an installation sends to receivers outside."""

from __future__ import annotations

from dataclasses import dataclass

from service.config import WebhookScope
from service.notification_settings import MailSettings, PushSettings


@dataclass(frozen=True)
class Outbox:
    """webhooks: allowed targets of webhooks; push, mail: senders of push messages and mail, None: not sent."""

    webhooks: WebhookScope = "public"
    push: PushSettings | None = None
    mail: MailSettings | None = None
