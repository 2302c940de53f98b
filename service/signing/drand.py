"""Signatures of drand's rounds (bls-unchained-g1-rfc9380), by the package of the extra `drand`. docs/spec/chance.md, section 2."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from domain.game.luck.drand import KEY


@cache
def can_verify_rounds() -> bool:
    """Whether the package is installed."""
    return find_spec("drand_verify") is not None


def verify_round(number: int, signature: str) -> bool:
    """Whether quicknet signed this round: 13 ms. signature: hex.  Raises ImportError without the package."""
    from drand_verify import verify_quicknet

    try:
        verify_quicknet(number, signature, KEY)
    except (ValueError, OverflowError):
        return False
    return True
