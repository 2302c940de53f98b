"""Addresses that user-supplied URLs may lead to.

Own lists, because `ipaddress` classifies differently between versions of Python.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

Address = IPv4Address | IPv6Address


def _v4(*networks: str) -> tuple[IPv4Network, ...]:
    return tuple(map(IPv4Network, networks))


def _v6(*networks: str) -> tuple[IPv6Network, ...]:
    return tuple(map(IPv6Network, networks))


CLOSED_V4 = _v4("10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")
CLOSED_V6 = _v6("::1/128", "fc00::/7")
"""Loopback and private networks: allowed only in an installation set to a closed network."""

NEVER_V4 = _v4(
    "0.0.0.0/8", "100.100.100.200/32", "168.63.129.16/32", "169.254.0.0/16", "192.0.0.0/24", "192.0.2.0/24",
    "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
)  # fmt: skip
"""Unspecified, link-local, multicast, reserved (IANA), and metadata services of clouds."""
GLOBAL_V6 = IPv6Network("2000::/3")
NEVER_V6 = _v6("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "fd00:ec2::/32", "fd20:ce::/32")
"""Teredo, 6to4 and documentation inside the global range; clouds' metadata inside the private one."""
NAT64 = IPv6Network("64:ff9b::/96")
"""NAT64: holds an IPv4 address in its last four bytes (RFC 6052)."""
ISATAP = (0x00005EFE, 0x02005EFE)
"""ISATAP: first half of an interface id whose second half is an IPv4 address (RFC 5214)."""


def parse_address(text: str) -> Address:
    """Parse an address; one mapped into IPv6 becomes the IPv4 address.  Raises ValueError."""
    found = ip_address(text.partition("%")[0])
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_allowed(address: Address, *, closed: bool) -> bool:
    """Whether requests to an address are allowed. closed: in a closed network, which allows private addresses.

    >>> [is_allowed(parse_address(each), closed=False) for each in ("8.8.8.8", "10.0.0.1", "64:ff9b::8.8.8.8")]
    [True, False, True]
    >>> [is_allowed(parse_address(each), closed=True) for each in ("10.0.0.1", "169.254.169.254")]
    [True, False]
    """
    if isinstance(address, IPv4Address):
        return not _within(address, NEVER_V4) and (closed or not _within(address, CLOSED_V4))
    if address in NAT64:
        return is_allowed(IPv4Address(int(address) & 0xFFFF_FFFF), closed=False)
    if _within(address, NEVER_V6):
        return False
    if address in GLOBAL_V6:
        return (int(address) >> 32) & 0xFFFF_FFFF not in ISATAP
    return closed and _within(address, CLOSED_V6)


def _within(address: Address, networks: tuple[IPv4Network, ...] | tuple[IPv6Network, ...]) -> bool:
    return any(address in network for network in networks)


def network_of(address: Address) -> str:
    """Key of a receiver: an IPv4 address, or the /64 of an IPv6 address.

    >>> network_of(parse_address("2606:4700::1")) == network_of(parse_address("2606:4700::2"))
    True
    """
    return str(address) if isinstance(address, IPv4Address) else str(IPv6Network((int(address) >> 64 << 64, 64)))
