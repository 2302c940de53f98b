"""Argument checks of the stores: raise `ValueError` before any key is touched."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from service.ids import PARTITIONS, letter_of, partition_of
from service.store.open_items import OpenBound
from service.store.player_streams import LARGEST_FACT, MOST_FACTS
from service.store.side_texts import check_texts
from service.store.stored import Due, Names, StoredEntry, StreamHead
from service.store.webhook_rows import LARGEST_ROW, owner_partition

MOST_EVENTS = 512
MOST_PLANTED = 20_000
DIGEST_BYTES = 32
LARGEST = 10**15 - 1
"""Largest version, time or order: exact as a double in Lua and Redis."""

_KIND = re.compile(r"[a-z0-9_.-]+")
_NAME = re.compile(r"[a-z0-9_.@-]{1,64}")
_VIEWPOINT = re.compile(r"seat:[0-9]{1,2}|public|all")
_HEX = re.compile(r"[0-9a-f]{2,64}")
_FEED_ID = re.compile(r"[0-9]{1,20}-[0-9]{1,20}")


def check_append(expected: StreamHead, events: Sequence[tuple[bytes, bytes]], due: Due, kinds: Sequence[str]) -> None:
    """Check the arguments of an append."""
    require_number(expected.version)
    _require(
        len(expected.digest) == (DIGEST_BYTES if expected.version else 0), "the expected digest has a wrong length"
    )
    _require(1 <= len(events) <= MOST_EVENTS, f"an append holds 1 to {MOST_EVENTS} events")
    _check_digests_and_kinds([digest for _, digest in events], kinds)
    if due not in ("now", "keep", "clear"):
        require_number(due)


def check_names(stream: str, names: Names) -> None:
    """Check the data written with a stream: names by seat of a game, or another log's texts by place."""
    if letter_of(stream):
        check_texts(names)
        return
    for seat in names:
        require_number(seat)


def check_fork_arguments(
    parent: str, moment: StreamHead, game: str, events: Sequence[tuple[bytes, bytes]], *, due: Due, kinds: Sequence[str]
) -> None:
    """Check the arguments of a fork."""
    check_append(moment, events, due, kinds)
    _require(moment.version > 0, "a fork needs a version of its parent, from 1")
    _require(partition_of(parent) == partition_of(game), "a fork belongs to its parent's partition")


def check_plant(entries: Sequence[StoredEntry], kinds: Sequence[str]) -> None:
    """Check a whole stream: versions without gaps, digests, kinds."""
    _require(1 <= len(entries) <= MOST_PLANTED, f"a planted stream holds 1 to {MOST_PLANTED} entries")
    first = entries[0].version
    require_number(first)
    require_number(first - 1 + len(entries))
    _require(first > 0, "versions begin with 1")
    _require(all(each.version == first + at for at, each in enumerate(entries)), "a version is missing or out of order")
    _check_digests_and_kinds([each.digest for each in entries], kinds)


def _check_digests_and_kinds(digests: Sequence[bytes], kinds: Sequence[str]) -> None:
    _require({len(digest) for digest in digests} == {DIGEST_BYTES}, f"a digest has {DIGEST_BYTES} bytes")
    _require(all(_KIND.fullmatch(kind) for kind in kinds), "a kind is a dotted lowercase name")


def check_webhook(owner: str, name: str, version: int, *, row: bytes, due_ms: int | None, most: int) -> None:
    """Check the arguments of a webhook's write."""
    owner_partition(owner)
    require_name(name)
    for number in (version, most, due_ms or 0):
        require_number(number)
    _require(0 < len(row) <= LARGEST_ROW, f"a webhook's row holds 1 to {LARGEST_ROW} bytes")


def check_facts(player: str, expected: int, facts: Sequence[bytes]) -> None:
    """Check the arguments of a write of facts."""
    partition_of(player)
    require_number(expected)
    _require(1 <= len(facts) <= MOST_FACTS, f"a write holds 1 to {MOST_FACTS} facts")
    _require(all(0 < len(fact) <= LARGEST_FACT for fact in facts), f"a fact has 1 to {LARGEST_FACT} bytes")


def require_number(number: object) -> None:
    """Require an integer from 0 to 10^15 - 1."""
    _require(type(number) is int and 0 <= number <= LARGEST, "not a whole number in range")


def require_order(order: int) -> None:
    """Require an integer order within ± (10^15 - 1)."""
    _require(type(order) is int and abs(order) <= LARGEST, "not a whole number in range")


def require_name(name: str) -> None:
    """Require a short lowercase name of a consumer, projection or item."""
    _require(_NAME.fullmatch(name) is not None, "not a name")


def require_open_item(owner: str, kind: str, item: str = "-") -> None:
    """Require an owner in hexadecimal digits, and names."""
    _require(_HEX.fullmatch(owner) is not None, "not an owner")
    require_name(kind)
    require_name(item)


def require_open_bounds(bounds: Sequence[OpenBound]) -> None:
    """Require a bound, each with an owner, a kind and items."""
    _require(bool(bounds), "no bounds")
    for each in bounds:
        require_number(each.most)
        for item in each.items:
            require_open_item(each.owner, each.kind, item)


def require_viewpoint_text(viewpoint: str) -> None:
    """Require a viewpoint as clients write it."""
    _require(_VIEWPOINT.fullmatch(viewpoint) is not None, "not a viewpoint")


def require_feed_id(partition: int, feed_id: str) -> None:
    """Require a possible feed id of the partition."""
    _require(partition in range(PARTITIONS), "not a partition")
    _require(_is_feed_id(feed_id), "not a feed id")


@lru_cache(4096)
def _is_feed_id(feed_id: str) -> bool:
    """Cached, because a client that waits for news sends its positions in all partitions each time, and nearly all are
    unchanged.
    """
    return _FEED_ID.fullmatch(feed_id) is not None


def _require(holds: bool, why: str) -> None:
    if not holds:
        raise ValueError(why)
