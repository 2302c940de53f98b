"""Caches hold so many bytes, however few values that are."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from domain.catalogue import discover
from service.app.core.game_repository import game_bytes
from service.lru_cache import ENTRY, SHARE, LruCache
from tests.laws.plays import play

SKIPPED = (type, type(sys), type(len), type(play))


def test_what_is_held_stays_within_the_bytes_and_the_latest_stay() -> None:
    cache: LruCache[bytes] = LruCache(100_000, len)
    rng = Random(1)
    for number in range(2_000):
        cache.put(rng.randrange(100), bytes(rng.randrange(10_000)))
        assert cache.held <= 100_000
        held = cache._values.values()
        assert cache.held == sum(cost for _, cost in held)
        assert all(cost == ENTRY + len(value) for value, cost in held), number
    cache.put("last", b"x")
    assert cache.peek("last") == b"x"
    cache.clear()
    assert (cache.held, cache.peek("last")) == (0, None)


def test_a_value_that_is_too_large_displaces_no_other() -> None:
    cache: LruCache[bytes] = LruCache(100_000, len)
    cache.put("small", b"x")
    cache.put("large", b"y")
    assert cache.get("large", lambda: b"z") == b"y"
    cache.put("large", bytes(100_000 // SHARE))
    assert (cache.peek("small"), cache.peek("large")) == (b"x", None)
    cache.drop("small")
    assert cache.held == 0


def test_values_without_a_size_are_counted_by_their_place() -> None:
    cache: LruCache[bool] = LruCache(10 * ENTRY)
    for number in range(50):
        cache.put(number, True)
    assert [number for number in range(50) if cache.peek(number)] == list(range(40, 50))


def deep_size(root: Any) -> int:
    """Bytes of a value and of all that it leads to, but for the rules."""
    seen, total, left = set(), 0, [root]
    while left:
        each = left.pop()
        if id(each) in seen or isinstance(each, SKIPPED) or type(each).__name__ == "Ruleset":
            continue
        seen.add(id(each))
        total += sys.getsizeof(each)
        if hasattr(each, "__struct_fields__"):
            left += [getattr(each, name) for name in each.__struct_fields__]
        elif isinstance(each, dict):
            left += [*each.keys(), *each.values()]
        elif isinstance(each, tuple | list | set | frozenset):
            left += each
    return total


@pytest.mark.parametrize("rules", [*discover()], ids=lambda rules: rules.name)
def test_a_game_takes_no_more_than_is_counted(rules: Any) -> None:
    for players in rules.players:
        steps = play(rules, players, Random(players)).steps
        for step in (steps[0], steps[len(steps) // 2], steps[-1]):
            assert deep_size(step.batch.game) <= game_bytes(step.batch.game) <= 1_000_000
