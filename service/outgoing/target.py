"""Strict parser of user-supplied URLs."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from typing import NamedTuple

MOST_CHARACTERS = 2048

_URL = re.compile(
    r"(?P<scheme>https?)://(?P<host>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])"
    r"(:(?P<port>[0-9]{1,5}))?(?P<path>[/?][!-~]*)?"
)
PORTS = {"https": 443, "http": 80}
LOWEST_PORT = 1024
"""Lowest port allowed beside the scheme's own; lower ones belong to other services of the receiver."""


class BadUrl(ValueError):
    """A URL that is refused. The message is one sentence for its author."""


class Target(NamedTuple):
    """A parsed URL. host: a name or an address, without brackets; path: with the query."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def parse_target(url: str, *, closed: bool) -> Target:
    """Parse a URL. closed: in a closed network, which allows plain http and all ports.  Raises BadUrl.

    >>> parse_target("https://Example.org/hook?a=1", closed=False)
    Target(scheme='https', host='example.org', port=443, path='/hook?a=1')
    """
    found = _URL.fullmatch(url) if len(url) <= MOST_CHARACTERS else None
    if found is None or "#" in url:
        raise BadUrl("A URL without user name and fragment, as in https://example.org/hook.")
    scheme = found["scheme"]
    if scheme != "https" and not closed:
        raise BadUrl("The URL must begin with https://.")
    port = int(found["port"] or PORTS[scheme])
    if not 0 < port < 65536 or not (closed or port == PORTS[scheme] or port >= LOWEST_PORT):
        raise BadUrl(f"The port must be {PORTS[scheme]}, or from {LOWEST_PORT} to 65535.")
    path = found["path"] or "/"
    return Target(scheme, _parse_host(found["host"].lower()), port, path if path.startswith("/") else f"/{path}")


def _parse_host(text: str) -> str:
    if not text.startswith("["):
        if any(not label or len(label) > 63 for label in text.split(".")):
            raise BadUrl("The host is not a name; write one of another script in Punycode (xn--…).")
        return text
    try:
        return str(IPv6Address(text[1:-1]))
    except ValueError:
        raise BadUrl("The host is not an address.") from None
