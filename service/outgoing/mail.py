"""One mail to the operator's own mail server (SMTP)."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from service.notification_settings import LOOPBACK_HOSTS, MailSettings
from service.outgoing.post import Failed

STEP_S = 5.0
"""Longest wait for one answer of the server."""
REFUSED = "refused"
"""Reason of a permanent refusal of mail for this address."""


def send_mail(settings: MailSettings, message: EmailMessage) -> None:
    """Send a mail, encrypted on the way to the server unless that is this machine.

    Raises Failed: `connect`, `tls`, `timeout`, `answer`, or `refused` for a permanent refusal of its address. No reason quotes the server.
    """
    try:
        with _connect(settings) as line:
            if settings.user:
                line.login(settings.user, settings.password)
            line.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Failed(REFUSED if all(500 <= code < 600 for code in codes) else "answer") from None
    except TimeoutError:
        raise Failed("timeout") from None
    except (ssl.SSLError, smtplib.SMTPNotSupportedError):
        raise Failed("tls") from None
    except (smtplib.SMTPConnectError, smtplib.SMTPServerDisconnected, ConnectionError):
        raise Failed("connect") from None
    except (smtplib.SMTPException, ValueError):
        raise Failed("answer") from None
    except OSError:
        raise Failed("connect") from None


def _connect(settings: MailSettings) -> smtplib.SMTP:
    if settings.is_tls:
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=STEP_S, context=ssl.create_default_context())
    line = smtplib.SMTP(settings.host, settings.port, timeout=STEP_S)
    try:
        if settings.host not in LOOPBACK_HOSTS:
            line.starttls(context=ssl.create_default_context())
    except BaseException:
        line.close()
        raise
    return line
