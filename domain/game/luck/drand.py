"""Rounds of drand's network quicknet: the round that a game waits for. docs/spec/chance.md, section 2."""

from __future__ import annotations

from domain.game.events.luck_events import DrandRound
from domain.kernel.timestamps import milliseconds

CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
"""The chain's hash, hex."""
KEY = (
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
)
"""The chain's public key, hex."""
GENESIS_MS = 1_692_803_367_000
"""Time of round 1, in milliseconds since the epoch."""
PERIOD_MS = 3_000
AFTER_MS = 6_000
"""Least time from the naming of a round to that round."""


def round_ms(number: int) -> int:
    """Time of a round, in milliseconds since the epoch."""
    return GENESIS_MS + (number - 1) * PERIOD_MS


def first_round_after(at: str) -> DrandRound:
    """The round that a game names at this time (RFC 3339, UTC), without a choice.

    >>> first_round_after("2023-08-23T15:09:21.000Z").round, first_round_after("2023-08-23T15:09:21.001Z").round
    (1, 2)
    """
    earliest_ms = milliseconds(at) + AFTER_MS
    return DrandRound(CHAIN, max(1, 1 - (GENESIS_MS - earliest_ms) // PERIOD_MS))
