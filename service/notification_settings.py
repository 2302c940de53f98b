"""Settings of push messages (contact, allowed push services) and of mail (server, sender)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from service.cannot_start import BadSetting

PUSH_SERVICES = (
    "fcm.googleapis.com", "jmt17.google.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com",
)  # fmt: skip
"""Push services of the browsers' vendors; one that begins with a dot stands for every name below it."""
PORTS = {"smtp": 587, "smtps": 465}
LOOPBACK_HOSTS = ("127.0.0.1", "::1", "localhost")
BAD_SERVER = "DEADDROP_SMTP must be as in smtp://user:password@mail.example.org or smtps://mail.example.org."
ADDRESS = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+"
"""A mail address, in ASCII, of a domain with a dot."""
_ADDRESS = re.compile(ADDRESS)
_CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://[!-~]+")
_HOST = re.compile(r"\.?[a-z0-9]([a-z0-9.-]*[a-z0-9])?")


class PushSettings(NamedTuple):
    """Settings of push messages. contact: the operator's, sent to push services; services: allowed hosts."""

    contact: str
    services: tuple[str, ...]

    def knows(self, host: str) -> bool:
        """Whether a host is an allowed push service.

        >>> settings = PushSettings("mailto:me@example.org", PUSH_SERVICES)
        >>> settings.knows("web.push.apple.com"), settings.knows("push.apple.com.example.org")
        (True, False)
        """
        return any(host.endswith(each) if each.startswith(".") else host == each for each in self.services)


def parse_push_settings(environ: Mapping[str, str]) -> PushSettings | None:
    """The settings of push; None without a contact.

    >>> parse_push_settings({"DEADDROP_PUSH": "off"}) is None
    True

    Raises BadSetting.
    """
    contact = environ.get("DEADDROP_PUSH") or "off"
    more = tuple(filter(None, environ.get("DEADDROP_PUSH_SERVICES", "").lower().split(",")))
    if not all(_HOST.fullmatch(each) for each in more):
        raise BadSetting("DEADDROP_PUSH_SERVICES must be hosts, as in push.example.org,.example.net.")
    if contact == "off":
        return None
    if not _CONTACT.fullmatch(contact) or len(contact) > 200:
        raise BadSetting("DEADDROP_PUSH must be off, or an address to reach you at, as in mailto:me@example.org.")
    return PushSettings(contact, (*PUSH_SERVICES, *more))


@dataclass(frozen=True, repr=False)
class MailSettings:
    """How mail is sent. is_tls: encrypted from the start, else by STARTTLS; sender: its address; links: URL that links begin with."""

    host: str
    port: int
    is_tls: bool
    user: str
    password: str
    sender: str
    links: str


def parse_mail_settings(environ: Mapping[str, str]) -> MailSettings | None:
    """The settings of mail; None without a mail server.

    >>> found = parse_mail_settings({"DEADDROP_SMTP": "smtps://me:secret@mail.example.org",
    ...     "DEADDROP_MAIL_FROM": "games@example.org", "DEADDROP_URL": "https://games.example.org"})
    >>> found.host, found.port, found.user
    ('mail.example.org', 465, 'me')

    Raises BadSetting.
    """
    server = environ.get("DEADDROP_SMTP", "")
    if not server:
        return None
    sender, links = environ.get("DEADDROP_MAIL_FROM", ""), environ.get("DEADDROP_URL", "").rstrip("/")
    try:
        parsed = urlsplit(server)
        port = parsed.port or PORTS[parsed.scheme]
    except (ValueError, KeyError):
        raise BadSetting(BAD_SERVER) from None
    if not parsed.hostname or parsed.path not in ("", "/") or parsed.query or parsed.fragment:
        raise BadSetting(BAD_SERVER)
    if not is_mail_address(sender):
        raise BadSetting("DEADDROP_SMTP needs DEADDROP_MAIL_FROM, the address that mail comes from.")
    if not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]+", links):
        raise BadSetting("DEADDROP_SMTP needs DEADDROP_URL, where people find this service, as in https://games.example.org.")
    user, password = unquote(parsed.username or ""), unquote(parsed.password or "")
    return MailSettings(parsed.hostname, port, parsed.scheme == "smtps", user, password, sender, links)


def is_mail_address(text: str) -> bool:
    """Whether text is a mail address in ASCII that we send to.

    >>> [is_mail_address(each) for each in ("anna@example.org", "anna@localhost", "a b@example.org", "a@b.c\\nBcc: x@y.z")]
    [True, False, False, False]
    """
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None
