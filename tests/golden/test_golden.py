"""Golden games are played today as they were written down."""

from __future__ import annotations

import json

import pytest

from deaddrop.testing.golden_tests import check_golden
from domain.catalogue import discover
from tests.golden.games import GOLDEN, HERE, LIVELY, Golden, played


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.rules.name}/{golden.name}")
def test_the_game_is_as_it_was(golden: Golden, request: pytest.FixtureRequest) -> None:
    check_golden(golden.rules, golden.game, golden.path.parent, write=request.config.getoption("--write-golden"))


def test_every_file_is_a_golden_game() -> None:
    assert sorted(HERE.glob("*/*.txt")) == sorted(golden.path for golden in GOLDEN)


def test_golden_games_show_every_number_of_players() -> None:
    for rules in discover():
        low, high = rules.players
        assert {golden.players for golden in GOLDEN if golden.rules is rules} == set(range(low, high + 1))


def test_golden_games_and_the_logs_of_longer_ones_show_every_event() -> None:
    shown = {kind for golden in GOLDEN for step in played(golden) for kind in step.batch.kinds}
    for golden in LIVELY:
        for line in (HERE / "corpus" / golden.rules.name / f"{golden.name}.jsonl").read_text().splitlines():
            told = json.loads(line)
            shown |= {json.loads(told["event"])["event"]["type"]} if "event" in told else set()
    wanted = {str(event.__struct_config__.tag) for golden in GOLDEN for event in golden.rules.events}
    assert wanted <= shown
