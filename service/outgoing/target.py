"""Strict parser of user-supplied URLs."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from typing import NamedTuple

from service.outgoing.addresses import is_allowed, parse_address

MOST_CHARACTERS = 2048

_URL = re.compile(
    r"(?P<scheme>https?)://(?P<host>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])"
    r"(:(?P<port>[0-9]{1,5}))?(?P<path>[/?][!-~]*)?"
)
PORTS = {"https": 443, "http": 80}
LOWEST_PORT = 1024
"""Lowest port allowed besides the scheme's own; lower ones belong to other services of the receiver."""
LOOPBACK = "127.0.0.1"
CLOSED_ONLY = "Only an installation with DEADDROP_WEBHOOKS=closed allows it."


class BadUrl(ValueError):
    """A URL that is refused. The message is for its author."""


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
    """Parse a URL. closed: in a closed network, which allows plain http, all ports and private addresses.

    An address in place of a name is checked here, a name's addresses when it is resolved.  Raises BadUrl.

    >>> parse_target("https://Example.org/hook?a=1", closed=False)
    Target(scheme='https', host='example.org', port=443, path='/hook?a=1')
    """
    found = _URL.fullmatch(url) if len(url) <= MOST_CHARACTERS else None
    if found is None or "#" in url:
        raise BadUrl("A URL without user name and fragment, as in https://example.org/hook.")
    scheme = found["scheme"]
    if scheme != "https" and not closed:
        raise BadUrl(f"The URL must begin with https://. {CLOSED_ONLY}")
    port = int(found["port"] or PORTS[scheme])
    if not 0 < port < 65536 or not (closed or port == PORTS[scheme] or port >= LOWEST_PORT):
        raise BadUrl(f"The port must be {PORTS[scheme]}, or from {LOWEST_PORT} to 65535.")
    host, path = _parse_host(found["host"].lower()), found["path"] or "/"
    _check_address(host, closed=closed)
    return Target(scheme, host, port, path if path.startswith("/") else f"/{path}")


def _parse_host(text: str) -> str:
    if not text.startswith("["):
        if any(not label or len(label) > 63 for label in text.split(".")):
            raise BadUrl("The host is not a name; write one of another script in Punycode (xn--…).")
        return text
    try:
        return str(IPv6Address(text[1:-1]))
    except ValueError:
        raise BadUrl("The host is not an address.") from None


def _check_address(host: str, *, closed: bool) -> None:
    try:
        address = parse_address(LOOPBACK if host == "localhost" else host)
    except ValueError:
        return
    if not is_allowed(address, closed=True):
        raise BadUrl(f"Nothing is ever sent to {host}.")
    if not is_allowed(address, closed=closed):
        raise BadUrl(f"{host} is not a public address. {CLOSED_ONLY}")
