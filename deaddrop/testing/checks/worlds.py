"""Laws of sampled worlds: they match their view, reach every possibility, and are as likely as listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import msgspec

from deaddrop.testing.checks.positions import copy_of
from deaddrop.testing.chi_square import fit, sample_counts
from deaddrop.testing.facts import conservation, skip_without
from deaddrop.testing.luck import Dice
from deaddrop.testing.walks import Position
from domain.kernel.secrecy import Seat
from domain.kernel.state import AnyState

SAMPLED = 10_000
"""Worlds in which each hidden fact must turn up. Most do in the first ten; a fact of one world in a thousand is missed
once in 20,000 positions.
"""

MOST_WORLDS = 1_000
"""Views with more worlds are not compared with their list."""
LEAST_SAMPLES = 3_000
SAMPLES_PER_WORLD = 10
SUSPICIOUS, REJECTED = 0.01, 1e-6
"""A first sample below SUSPICIOUS calls for a second one of five times its size, which must not be below REJECTED. So a
uniform sampler fails once in 10^8 views, in runs of any length, and a biased one soon.
"""


def sampled_worlds_look_like_the_view(at: Position, rng: Random) -> None:
    """A world that a seat samples has the seat's view and follows from it; it could be the true one."""
    rules, state = at.rules, at.state
    for mind in state.minds:
        seed = rng.random()
        world = rules.imagining.sample_world(state.table, mind, Dice(Random(seed)))
        assert (world.table, world.minds[mind.seat]) == (state.table, mind), (
            f"seat {mind.seat} samples another view: "
            + (difference("table", world.table, state.table) or difference("mind", world.minds[mind.seat], mind))
        )
        assert [each.seat for each in world.minds] == list(range(len(state.minds)))
        assert rules.answers(world.table, world.minds[mind.seat]) == rules.answers(state.table, mind)
        again = rules.imagining.sample_world(copy_of(state.table), copy_of(mind), Dice(Random(seed)))
        assert again == world, f"another world follows from the same view and luck: {difference('state', again, world)}"
        conservation(at.facts)(world)
        for seat in rules.decisions(world.table):
            assert rules.offers(world.table, world.minds[seat]), f"seat {seat} has no offer in a sampled world"


def difference(where: str, sampled: Any, given: Any) -> str:
    """The innermost field in which two values differ, with both; empty if they are equal."""
    if sampled == given:
        return ""
    inner: list[tuple[str, Any, Any]] = []
    if isinstance(given, msgspec.Struct) and type(sampled) is type(given):
        inner = [(f"{where}.{name}", getattr(sampled, name), getattr(given, name)) for name in given.__struct_fields__]
    elif isinstance(given, tuple) and isinstance(sampled, tuple) and len(sampled) == len(given):
        inner = [(f"{where}[{place}]", *both) for place, both in enumerate(zip(sampled, given, strict=True))]
    found = next(filter(None, (difference(*each) for each in inner)), "")
    return found or f"{where} is {sampled!r} instead of {given!r}"


def sampled_worlds_reach_the_truth(at: Position, rng: Random) -> None:
    """Every single fact of the true world occurs in the worlds that each seat samples."""
    facts = at.facts.hidden or hidden_values
    for mind in at.state.minds:
        missing = set(facts(at.state))
        for _ in range(SAMPLED):
            if not missing:
                break
            missing.difference_update(facts(at.rules.imagining.sample_world(at.state.table, mind, Dice(rng))))
        assert not missing, f"seat {mind.seat} samples no world with {sorted(map(repr, missing))}, which is true"


def hidden_values(state: AnyState) -> Iterator[tuple[str, Hashable]]:
    """Every value in the minds and the house, by its field; of a list its members, at any index."""
    for name, part in (*((f"minds[{mind.seat}]", mind) for mind in state.minds), ("house", state.house)):
        yield from leaves(name, msgspec.to_builtins(part))


def leaves(name: str, value: Any) -> Iterator[tuple[str, Hashable]]:
    match value:
        case dict():
            for key, each in value.items():
                yield from leaves(f"{name}.{key}", each)
        case list() | tuple():
            for each in value:
                yield from leaves(f"{name}[]", each)
        case _:
            yield name, value


def sampled_worlds_are_uniform(at: Position, rng: Random) -> bool:
    """Each world of `Facts.worlds` is sampled as often as it is likely. False: every view has too many."""
    looked = [check_uniform(at, mind.seat, rng) for mind in at.state.minds]
    return any(looked)


def check_uniform(at: Position, seat: Seat, rng: Random) -> bool:
    """Whether a seat had few enough worlds to compare with their list.  Asserts that they are uniform."""
    worlds, world = at.facts.worlds, at.facts.world
    if worlds is None or world is None:
        skip_without("worlds=…, world=…", "sampled worlds are uniform")
    listed = list(islice(worlds(at.state, seat), MOST_WORLDS + 1))
    if len(listed) > MOST_WORLDS:
        return False
    possible, view = Counter(listed), (at.state.table, at.state.minds[seat])
    assert world(at.state) in possible, f"Facts.worlds of seat {seat} does not list the true world, {world(at.state)!r}"
    count = max(LEAST_SAMPLES, SAMPLES_PER_WORLD * len(possible))
    counts = sample_counts(at.rules.imagining.sample_world, world, view, count, str(rng.random()))
    first, stray = fit(counts, possible), next((each for each in counts if each not in possible), None)
    assert not first.impossible, (
        f"seat {seat} samples worlds that Facts.worlds does not list: {first}, such as {stray!r}"
    )
    if first.p < SUSPICIOUS:
        counts = sample_counts(at.rules.imagining.sample_world, world, view, 5 * count, str(rng.random()))
        second = fit(counts, possible)
        assert second.p > REJECTED, (
            f"worlds of seat {seat} are not as likely as Facts.worlds lists them: {first}; then {second} in {5 * count} samples, "
            f"{farthest(counts, possible)}"
        )
    return True


def farthest(counts: Mapping[Hashable, int], expected: Mapping[Hashable, int]) -> str:
    """The world whose count deviates most from its expected count, with both counts."""
    scale = sum(counts.values()) / sum(expected.values())
    world = max(expected, key=lambda each: (counts.get(each, 0) - scale * expected[each]) ** 2 / expected[each])
    return f"such as {world!r}: {counts.get(world, 0)} times instead of about {scale * expected[world]:.0f}"


LAWS = (sampled_worlds_look_like_the_view, sampled_worlds_reach_the_truth, sampled_worlds_are_uniform)
