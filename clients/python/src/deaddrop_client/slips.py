"""Slips of tournaments: the key by which one is exchanged."""

from __future__ import annotations

from hashlib import sha256


def exchange_key(key: str, slip: str) -> str:
    """The idempotency key to exchange a slip with. key: random, of the request that made the slip.

    It follows from both, so that who repeats that request with its key gets the same token, and no one else does.

    >>> exchange_key("2f1c7d0e-8a55-4c43-9f0b-5d2f6f0c1a77", "dd_slip_t0a")
    '9604752c82efde2acd212aaed40c595b'
    """
    return sha256(f"exchange/{key}/{slip}".encode()).hexdigest()[:32]
