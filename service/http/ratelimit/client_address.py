"""Where a request came from, as far as it tells one client from another."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, ip_address


@lru_cache(4096)
def client_network(address: str) -> str:
    """An address as one client has it: of IPv6 the network, since whoever has one address there has them all.

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
