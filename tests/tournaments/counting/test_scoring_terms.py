"""Regulations as scoring."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from extensions.tournaments.domain.counting.scoring_terms import measure_of, scoring_of
from extensions.tournaments.domain.points.byes import ByeFactors
from extensions.tournaments.domain.points.schemes import (
    Beaten,
    ByPlace,
    Measure,
    OwnTable,
    Scheme,
    Scores,
    Together,
    Win,
)
from extensions.tournaments.domain.regulations.presets import PRESETS
from extensions.tournaments.domain.regulations.terms import Byes, Comparison, Points
from tests.tournaments.aggregate.hall import evening

F = Fraction
OWN = Points("own", own={"2": ("3", "0"), "3": ("5/2", "1", "0")})


@pytest.mark.parametrize(
    ("points", "scheme"),
    [
        (Points("beaten"), Beaten()),
        (Points("win"), Win()),
        (Points("places"), ByPlace()),
        (Points("scores"), Scores()),
        (Points("scores", cap=12), Scores(F(12))),
        (OWN, OwnTable(((F(3), F(0)), (F(5, 2), F(1), F(0))))),
    ],
)
def test_every_scheme_is_counted(points: Points, scheme: Scheme) -> None:
    assert scoring_of(evening(points=points)).scheme == scheme


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_counted(preset: str) -> None:
    regulations = evening(preset=preset)
    scoring = scoring_of(regulations)
    assert (scoring.tie_breaks, scoring.best) == (regulations.tie_breaks, regulations.sizes.best)
    assert (scoring.comparison is None) == (not regulations.has_boards)
    assert (scoring.members > 1) == (preset == "team-duplicate")
    assert bool(scoring.cut) == (preset == "cup")


def test_byes_are_as_regulations_state_them() -> None:
    assert scoring_of(evening(byes=Byes("2", "1/3"))).byes == ByeFactors(F(2), F(1, 3))


def test_who_compares_by_measures_plays_together() -> None:
    regulations = evening(INFILTRATORS, "duplicate", comparison=Comparison(measures=("won", "-suspects_left", "bullets_left")))
    scoring = scoring_of(regulations)
    assert scoring.scheme == Together((Measure("suspects_left"), Measure("bullets_left", better="more")))
    assert scoring.comparison == "matchpoints"
    assert measure_of("+turns") == Measure("turns", better="more")


def test_members_count_where_teams_meet() -> None:
    teams = evening(preset="team-duplicate")
    best = replace(teams, entries=replace(teams.entries, best_members=3))
    assert (scoring_of(best).members, scoring_of(best).best_members) == (4, 3)
    assert scoring_of(replace(best, pairing=replace(best.pairing, method="duplicate"))).best_members is None
    together = replace(best, comparison=Comparison(measures=("won", "-turns")))
    assert (scoring_of(together).members, scoring_of(together).best_members) == (1, None)
