"""The test of the laws of words: rulesets that say what is not so, of which a law must fail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace as changed

from deaddrop.testing.checks import words
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event
from domain.kernel.words.phrases import Consequence, Kind, Motion
from domain.kernel.words.scene import Scene, Thing, Zone
from tests.laws import planted
from tests.laws.facts import FACTS
from tests.laws.tables import CATALOGUE
from tests.toys.sealed_auction import RULESET as AUCTION

MICROFILMS = CATALOGUE["microfilms"]


def with_zones(rules: AnyRuleset, *more: Zone) -> AnyRuleset:
    """The ruleset with more zones in its scenes."""

    def scene(table: Any, minds: Sequence[Any], people: Sequence[str]) -> Scene:
        found = rules.words.scene(table, minds, people)
        return changed(found, zones=(*found.zones, *more))

    return planted.with_words(rules, scene=scene)


def test_a_move_that_is_kept_back_is_found() -> None:
    def moved(event: Event, before: Scene, after: Scene) -> Motion:
        whole = MICROFILMS.words.motion(event, before, after)
        return changed(whole, moves=whole.moves[:1])

    with pytest.raises(AssertionError, match="do not lead to its scene"):
        planted.games(words.entries_are_told_as_they_look, planted.with_words(MICROFILMS, motion=moved), 3)


def test_an_order_among_hidden_things_is_found() -> None:
    leaky = Zone("leak", "fan", "A hand", 2, (Thing(back="card"), Thing(kind="SB")))
    with pytest.raises(AssertionError, match="leak has an order"):
        planted.games(words.entries_are_told_as_they_look, with_zones(planted.with_words(MICROFILMS, kinds={}), leaky), 3)


def test_a_kind_that_is_not_described_is_found() -> None:
    strange = Zone("strange", "row", "Strange", 1, (Thing(kind="NONE"),))
    described = planted.with_words(AUCTION, kinds={"VASE": Kind(name="Vase", symbol="vase", line="A lot.")})
    with pytest.raises(AssertionError, match="`kinds` lacks"):
        planted.games(words.entries_are_told_as_they_look, with_zones(described, strange), 3)


def test_a_place_that_is_not_there_is_found() -> None:
    def said(*_: Any) -> Consequence:
        return Consequence(at="nowhere")

    with pytest.raises(AssertionError, match="no place nowhere"):
        planted.games(words.answers_can_be_pointed_at, planted.with_words(MICROFILMS, consequence=said), 3)


def test_a_name_in_the_own_feed_is_found() -> None:
    """A ruleset that remembers the names that others were told."""
    names: dict[int, str] = {}

    def tell(event: Event, people: Sequence[str]) -> str:
        names.update({seat: name for seat, name in enumerate(people) if name.isascii()})
        return AUCTION.words.line(event, [names.get(seat, name) for seat, name in enumerate(people)])

    with pytest.raises(AssertionError, match="is told to"):
        planted.games(words.entries_are_told_as_they_look, planted.with_words(AUCTION, line=tell), 3)


def test_a_kind_without_a_line_is_found() -> None:
    faulty = planted.with_words(AUCTION, kinds={"VASE": Kind(name="Vase", symbol="vase", line="")})
    with pytest.raises(AssertionError, match="nothing is said"):
        words.every_kind_has_name_symbol_and_line(faulty, FACTS[AUCTION.name])
