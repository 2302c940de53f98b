"""What no seat holds lies open to viewers of everything, and to nobody else."""

from __future__ import annotations

import pytest

from domain.game.aggregate import Game
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.words.scene import Zone
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.microfilms import RULESET as MICROFILMS
from projections.scene import scene_shown
from tests.golden.games import golden, played

PEOPLE = ("Anna", "Boris", "Clara", "Dora", "Emil")


def running(game: Game) -> bool:
    return game.status == "playing" and game.state is not None


def zone_of(game: Game, viewpoint: Viewpoint, name: str) -> Zone:
    info = information_state(game, viewpoint)
    return next(each for each in scene_shown(info, PEOPLE[: len(info.seats)]).zones if each.id == name)


@pytest.mark.parametrize(("rules", "name"), [(MICROFILMS, "box"), (INFILTRATORS, "centre"), (INFILTRATORS, "covered")])
def test_only_who_sees_everything_sees_it(rules: AnyRuleset, name: str) -> None:
    games = [step.batch.game for step in played(golden(rules, "5-seats")) if running(step.batch.game)]
    shown = [zone_of(game, "all", name) for game in games]
    hidden = [zone_of(game, viewpoint, name) for game in games for viewpoint in ("public", 0)]
    assert any(each.things for each in shown)
    assert all(thing.kind is not None for each in shown for thing in each.things)
    assert not any(thing.kind is not None for each in hidden for thing in each.things)
    assert [each.count for each in shown] == [each.count for each in hidden[::2]]
