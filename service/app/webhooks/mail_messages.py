"""Mails: the confirmation code, and digests of an inbox's entries. Plain text, with a link that ends them (RFC 8058).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime

from service.app.core.authorization import derive_secret_text
from service.app.core.context import Context
from service.app.webhook_state.webhook_record import MINUTE, MailTo, Notification
from service.app.webhooks.push_messages import notification_text
from service.notification_settings import MailSettings

CODE_DIGITS = 8
MOST_LINES = 20
"""Entries that a digest names one by one."""


def confirmation_code(context: Context, owner: str, mail: MailTo) -> str:
    """The code that confirms an address: derived from the server key, so not stored."""
    derived = context.derive("mail-code", owner, mail.address, mail.code)
    return str(int.from_bytes(derived, "big") % 10**CODE_DIGITS).zfill(CODE_DIGITS)


def unsubscribe_text(context: Context, owner: str, mail: MailTo) -> str:
    """The text in the link that ends an owner's mails to an address."""
    return f"{owner}-{derive_secret_text(context, 'unsubscribe', owner, mail.address)}"


def code_mail(context: Context, settings: MailSettings, owner: str, mail: MailTo) -> EmailMessage:
    """The mail with the code."""
    code = confirmation_code(context, owner, mail)
    text = (
        f"Your code is {code}. It is good for an hour.\n\n"
        f"This address was given for news of games at {settings.links}.\n"
        "If that was not you, do nothing: nothing more will come.\n"
    )
    return to_mail(context, settings, mail, f"{code} is your code", text)


def digest_mail(
    context: Context, settings: MailSettings, owner: str, mail: MailTo, notifications: Sequence[Notification]
) -> EmailMessage:
    """The mail about one or more entries."""
    games = {each.game for each in notifications}
    lines = [notification_lines(context, settings, each) for each in notifications[:MOST_LINES]]
    if len(notifications) > MOST_LINES:
        lines.append(f"And {len(notifications) - MOST_LINES} more.\n")
    end = f"{settings.links}/unsubscribe/{unsubscribe_text(context, owner, mail)}"
    lines.append(f"You get one mail in {mail.every_ms // MINUTE} minutes at most. To end them:\n{end}\n")
    subject = text_of(context, notifications[0]) if len(notifications) == 1 else f"News of {len(games)} games" if len(games) > 1 else "News of your game"
    made = to_mail(context, settings, mail, subject, "\n".join(lines))
    made["List-Unsubscribe"] = f"<{end}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return made


def notification_lines(context: Context, settings: MailSettings, notification: Notification) -> str:
    title = context.games.load(notification.game).rules.title
    return f"{title}: {text_of(context, notification)}\n{settings.links}/g/{notification.game}\n"


def text_of(context: Context, notification: Notification) -> str:
    return notification_text(context.games.load(notification.game), notification)


def to_mail(context: Context, settings: MailSettings, mail: MailTo, subject: str, text: str) -> EmailMessage:
    """A mail. Marked as automatic, so that it gets no out-of-office reply."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = f"Dead Drop <{settings.sender}>", mail.address, subject
    made["Date"] = format_datetime(datetime.fromtimestamp(context.now_ms() / 1000, UTC))
    made["Message-ID"] = f"<{context.entropy(16).hex()}@{settings.sender.partition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(text)
    return made
