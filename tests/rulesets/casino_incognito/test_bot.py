"""The house bot is better than chance; tests/rulesets/casino_incognito/bouts.py measures by how much."""

from __future__ import annotations

import pytest

from .bouts import share


@pytest.mark.parametrize(("players", "games", "least"), [(2, 20, 0.8), (5, 5, 0.5)])
def test_the_house_bot_beats_random_players(players: int, games: int, least: float) -> None:
    assert share(players, games) >= least
