"""Every place that the knowledge of a viewer names is in the scene of that viewer, so that a page can show it there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.words.knowledge import Knowledge
from domain.kernel.words.scene import Scene, Thing
from tests.laws.plays import walk
from tests.laws.tables import rngs, some_tables

LAW = "known-places"
PEOPLE = ("Anna", "Boris", "Clara", "Dirk", "Eva", "Finn")


@some_tables(LAW)
def test_what_is_known_lies_on_things_that_are_there(rules: AnyRuleset, players: int) -> None:
    """For each seat, and for the public."""
    for rng in rngs(LAW, rules, players):
        for state in walk(rules, players, rng):
            for mind in (None, *state.minds):
                people = PEOPLE[: len(state.minds)]
                scene = rules.words.scene(state.table, [mind] if mind is not None else [], people)
                assert [*misplaced(scene, rules.words.knowledge(state.table, mind, people))] == []


def names(thing: Thing) -> set[str]:
    """A thing's name, and its cell."""
    return {each for each in (thing.name, thing.at) if each is not None}


def misplaced(scene: Scene, known: Knowledge) -> Iterator[str]:
    """The places of what is known that are not in the scene."""
    zones = {each.id: each for each in scene.zones}
    backs = Counter((each.zone, each.back) for each in known.possible if each.back)
    for each in known.possible:
        if each.zone not in zones:
            yield f"{each.zone} is no zone"
        elif not each.back and missing(zones[each.zone].things, each.may):
            yield f"{each.zone} has no {missing(zones[each.zone].things, each.may)}"
    for (zone, back), count in backs.items():
        if zone in zones and count > sum(thing.count for thing in zones[zone].things if thing.back == back):
            yield f"{zone} has fewer than {count} of {back}"
    for out in known.excluded:
        for zone, cells in ((out.zone, (out.thing,)), (out.sheet, out.cells)):
            if zone not in zones or missing(zones[zone].things, cells):
                yield f"{zone} has no {cells}"


def missing(things: tuple[Thing, ...], wanted: tuple[str, ...]) -> set[str]:
    return set(wanted).difference(*(names(each) for each in things)) if things else set(wanted)
