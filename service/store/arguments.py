"""What may be asked of a store: a malformed call is a `ValueError` before it reaches any key."""

from __future__ import annotations

import re
from collections.abc import Sequence

from service.store.ids import PARTITIONS
from service.store.port import Due, Head

MOST_EVENTS = 64
DIGEST_BYTES = 32
LARGEST = 10**15 - 1
"""Versions, times and orders stay in the whole numbers that Lua's and Redis' doubles hold exactly."""

_KIND = re.compile(r"[a-z0-9_.-]+")
_NAME = re.compile(r"[a-z0-9_.@-]{1,64}")
_EYES = re.compile(r"seat:[0-9]{1,2}|public|all")
_FEED_ID = re.compile(r"[0-9]{1,20}-[0-9]{1,20}")


def check_append(expected: Head, events: Sequence[tuple[bytes, bytes]], due: Due, kinds: Sequence[str]) -> None:
    """Refuse an append that could not be stored as it was meant."""
    check_number(expected.version)
    _demand(len(expected.digest) == (DIGEST_BYTES if expected.version else 0), "the expected digest has a wrong length")
    _demand(1 <= len(events) <= MOST_EVENTS, f"an append holds 1 to {MOST_EVENTS} events")
    _demand(all(len(digest) == DIGEST_BYTES for _, digest in events), f"a digest has {DIGEST_BYTES} bytes")
    _demand(all(_KIND.fullmatch(kind) for kind in kinds), "a kind is a dotted lowercase name")
    if due not in ("keep", "clear"):
        check_number(due)


def check_number(number: object) -> None:
    """Refuse what is not a whole number from 0 to 10^15 - 1."""
    _demand(type(number) is int and 0 <= number <= LARGEST, "not a whole number in range")


def check_order(order: int) -> None:
    """Refuse a row's order that is not a whole number within ± 10^15 - 1."""
    _demand(type(order) is int and abs(order) <= LARGEST, "not a whole number in range")


def check_name(name: str) -> None:
    """Refuse a consumer's or a projection's name that is not a short lowercase word."""
    _demand(_NAME.fullmatch(name) is not None, "not a name")


def check_eyes(eyes: str) -> None:
    """Refuse what is no viewpoint as clients write it."""
    _demand(_EYES.fullmatch(eyes) is not None, "not a viewpoint")


def check_feed_id(partition: int, feed_id: str) -> None:
    """Refuse a place in a feed that cannot be one."""
    _demand(partition in range(PARTITIONS), "not a partition")
    _demand(_FEED_ID.fullmatch(feed_id) is not None, "not a feed id")


def _demand(holds: bool, why: str) -> None:
    if not holds:
        raise ValueError(why)
