"""Client identity by address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, ip_address


@lru_cache(4096)
def client_network(address: str) -> str:
    """The address, or the /64 network of an IPv6 address, since one client owns all of it.

    >>> client_network("2001:db8:0:7::1") == client_network("2001:db8:0:7:ffff::2"), client_network("192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or known.exploded[:19])
