"""A game of another distribution in the whole service: in the API, with the workers and in the process that audits."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.journeys.service import whole_service
from tests.journeys.stranger import Stranger

ROOT = Path(__file__).parents[2]
CODE = """
from dataclasses import replace
from tests.toys.three_card_poker import RULESET

RULESET = replace(RULESET, name="pocket-poker", title="Pocket poker")
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    """What PYTHONPATH must hold for a distribution with a game."""
    site = tmp_path / "site"
    about = site / "pocket_poker-1.0.dist-info"
    about.mkdir(parents=True)
    (site / "pocket_poker.py").write_text(CODE)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pocket-poker\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[deaddrop.rulesets]\npocket = pocket_poker:RULESET\n")
    return os.pathsep.join((str(site), str(ROOT)))


def test_bots_finish_a_game_that_another_distribution_brings(path: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with whole_service(folder, PYTHONPATH=path) as url, Stranger(url) as stranger:
        made = stranger.create([{"kind": "bot", "bot": "house"}] * 2, "pocket-poker")
        view = stranger.until_over(made["game"]["id"])
        assert view["outcome"]["reason"] in ("showdown", "fold")
    with whole_service(folder) as url, Stranger(url) as stranger:
        status, view = stranger.ask("GET", f"/v1/games/{made['game']['id']}/view")
        assert (status, view["status"]) == (200, "over")
        assert "(pocket-poker, version 1) are not installed here" in view["text"]
