"""Sampled worlds are uniform: chi-square test of 20,000 samples per view against all worlds.

For the smallest views all paths of chance are enumerated too: each world's probability is proportional to its markings.
Stronger than the shipped law of uniform worlds, which takes any views of random games: most of these have too many
worlds to list. Here small ones are chosen, for each kind of knowledge, and faults of every kind are planted and found.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from deaddrop.testing.chi_square import Fit, fit, sample_count, sample_counts
from domain.kernel.chance import Chance
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.commands import AnswerBribe, Bribe, Discard, DrawCard, Pass
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.sightings import Note
from domain.rulesets.microfilms.model.table import Table
from domain.rulesets.microfilms.rules.state import State
from tests.cases import cases

from . import ANNA, BERT, CARL, Story, given
from .playouts import Dice
from .small_positions import (
    POSITIONS,
    SMALLEST,
    Eye,
    a_card_i_drew_and_lost,
    a_doubtful_film,
    a_failed_hitman,
    a_pool_with_copies_elsewhere,
    covered_discards,
    the_opening_for_three,
)
from .worlds_by_force import World, world_of, worlds

T = TypeVar("T")

Sampler = Callable[[Table, Mind, Chance], State]

SAMPLES = sample_count(20_000)
FEWER = 1_500
"""Samples that suffice to find most planted faults."""


def fit_of(eye: Eye, seed: str, sampler: Sampler = RULESET.imagining.sample_world, count: int = SAMPLES) -> Fit:
    """Chi-square fit of sampled worlds to all worlds of a view; the true one must be among them."""
    table, mind = eye.story.table, eye.story.mind(eye.seat)
    possible = worlds(table, mind)
    assert world_of(eye.story.state) in possible
    return fit(sample_counts(sampler, world_of, (table, mind), count, seed), possible)


@pytest.mark.parametrize("position", cases(*POSITIONS[:7], later=POSITIONS[7:]), ids=lambda each: each.__name__)
def test_every_world_is_as_likely_as_any_other(position: Callable[[], Eye]) -> None:
    found = fit_of(position(), position.__name__)
    assert found.is_uniform, str(found)


class Every:
    """Enumerates all paths of chance: each run takes another one; `chances` gives the probability of the last."""

    def __init__(self) -> None:
        self._path: list[list[int]] = []
        self._at = 0
        self.chances = Fraction(1)

    def __call__(self, source: str, support: Sequence[T]) -> T:
        if self._at == len(self._path):
            self._path.append([0, len(support)])
        pick, size = self._path[self._at]
        self._at += 1
        self.chances /= size
        return support[pick]

    def next(self) -> bool:
        self._at, self.chances = 0, Fraction(1)
        while self._path and self._path[-1][0] + 1 == self._path[-1][1]:
            self._path.pop()
        if self._path:
            self._path[-1][0] += 1
        return bool(self._path)


@pytest.mark.parametrize("position", SMALLEST, ids=lambda each: each.__name__)
def test_every_world_is_exactly_as_likely_as_any_other(position: Callable[[], Eye]) -> None:
    story, seat = position()
    possible, every, found = worlds(story.table, story.mind(seat)), Every(), defaultdict[World, Fraction](Fraction)
    is_more = True
    while is_more:
        found[world_of(RULESET.imagining.sample_world(story.table, story.mind(seat), every))] += every.chances
        is_more = every.next()
    assert found == {world: Fraction(count, possible.total()) for world, count in possible.items()}


def by_kind(table: Table, mind: Mind, chance: Chance) -> State:
    """Fault: copies of a card are counted as one card."""

    def deduped(source: str, support: Sequence[Any]) -> Any:
        return chance(source, tuple(dict.fromkeys(support)) if source != "deck" else support)

    return RULESET.imagining.sample_world(table, mind, deduped)


def loaded(table: Table, mind: Mind, chance: Chance) -> State:
    """Fault: one draw in twenty takes the first element."""

    def biased(source: str, support: Sequence[Any]) -> Any:
        return support[0] if chance("bias", range(20)) == 0 else chance(source, support)

    return RULESET.imagining.sample_world(table, mind, biased)


def undoubting(table: Table, mind: Mind, chance: Chance) -> State:
    """Fault: forgets doubtful cards."""
    return RULESET.imagining.sample_world(table, replace(mind, notes=mind.sure, ways=Mind(mind.seat).ways), chance)


def forgetful(table: Table, mind: Mind, chance: Chance) -> State:
    """Fault: forgets the cards the seat drew itself."""
    return RULESET.imagining.sample_world(table, replace(mind, drawn=()), chance)


def without(**facts: Any) -> Sampler:
    """Fault: forgets a public fact."""
    return lambda table, mind, chance: RULESET.imagining.sample_world(replace(table, **facts), mind, chance)


def in_order(table: Table, mind: Mind, chance: Chance) -> State:
    """Fault: covered discards are always sorted."""
    world = RULESET.imagining.sample_world(table, mind, chance)
    *covered, top = world.house.discard
    return State(world.table, world.minds, replace(world.house, discard=(*sorted(covered), top)))


FAULTS: dict[str, tuple[Callable[[], Eye], Sampler, int]] = {
    "copies are one card": (covered_discards, by_kind, FEWER),
    "the dice are loaded": (the_opening_for_three, loaded, 4_000),
    "the deal is forgotten": (the_opening_for_three, without(evening=2), FEWER),
    "the pool is forgotten": (a_pool_with_copies_elsewhere, without(pool=None), FEWER),
    "a failed attempt is forgotten": (a_failed_hitman, without(denied=()), 4_000),
    "doubts are forgotten": (a_doubtful_film, undoubting, FEWER),
    "own draws are forgotten": (a_card_i_drew_and_lost, forgetful, FEWER),
    "covered discards are sorted": (covered_discards, in_order, FEWER),
}


@pytest.mark.parametrize("fault", cases(*[*FAULTS][:3], later=[*FAULTS][3:]))
def test_a_sampler_that_is_not_uniform_is_found(fault: str) -> None:
    position, sampler, count = FAULTS[fault]
    found = fit_of(position(), fault, sampler, count)
    assert found.p < 1e-9, str(found)


def test_a_sampler_that_makes_up_an_impossible_world_is_found() -> None:
    found = fit_of(the_opening_for_three(), "impossible", without(evening=2), FEWER)
    assert found.impossible > FEWER / 2


def sampled(story: Story, seat: int, number: int = 0) -> State:
    return RULESET.imagining.sample_world(story.table, story.mind(seat), Dice(f"world {number}"))


def test_strangers_know_what_everybody_has_seen_and_no_more() -> None:
    story = given(hands={ANNA: ["CO"], BERT: ["MF-UK"]}, discard=["IB", "AL-UK", "ACE"], cleared=[ANNA], evening=2)
    story = story.when(ANNA, DrawCard("discard")).when(BERT, DrawCard("discard")).when(BERT, Discard(("MF-UK",)))
    ace, letter = Note(ANNA, "ACE", "discard", 0), Note(BERT, "AL-UK", "discard", 0)
    for asker in (ANNA, BERT, CARL):
        world = sampled(story, asker)
        assert [mind.notes for mind in world.minds] == [(letter,), (ace,), (ace, letter)]
        assert [mind.letters for mind in world.minds] == [("UK",)] * 3
    story = story.when(CARL, Pass()).when(ANNA, Bribe(CARL, "ACE")).when(CARL, AnswerBribe(accept=True))
    for number in range(30):
        holders = {mind.seat: mind.notes for mind in sampled(story, BERT, number).minds if "ACE" in mind.hand}
        assert holders in ({ANNA: (letter,)}, {CARL: (letter,)})
    assert sampled(story, ANNA).minds[BERT].notes == (replace(ace, sure=False),)
