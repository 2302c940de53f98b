"""Some schedules of the simulation, those that once failed, and planted faults that it must find.

`python -m tests.simulation --seed 1 --count 10000` plays more; DEADDROP_SIMULATION_SEED and DEADDROP_SIMULATION_COUNT choose others here.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from service.app.bots import automation
from service.app.core.game_repository import GameRepository
from tests.simulation import plants
from tests.simulation.house import House
from tests.simulation.schedule import CLOCKED, Failed, Wrap, play, sound
from tests.simulation.shelf import ShelvedStore

SEED = int(os.environ.get("DEADDROP_SIMULATION_SEED", "1"))
COUNT = int(os.environ.get("DEADDROP_SIMULATION_COUNT", "20"))
KEPT = (43, 3006, 13936)
"""Schedules that once failed. 43: a game joined a group whose luck was just being revealed; 3006: a turn was owed by the clock of a process,
an hour fast, and its job was lost; 13936: a game was archived as it had been, over what another had archived meanwhile.
"""
RESTORED = (114, 150, 247)
"""Schedules in which the store is brought back to what it held before, under processes that knew more."""
ARCHIVED = (9, 14, 16)
"""Schedules in which games are archived while people look back at them, and change them."""
SOON = range(1, 30)
"""Seeds among which a planted fault shows."""


@pytest.mark.parametrize("seed", [*KEPT, *RESTORED, *range(SEED, SEED + COUNT)])
def test_whatever_breaks_nothing_is_lost_and_nothing_is_doubled(seed: int) -> None:
    play(seed)


def test_a_seed_plays_the_same_schedule_again() -> None:
    assert play(5) == play(5)


def test_news_that_are_told_twice_do_no_harm() -> None:
    play(1, plants.TellsTwice)


@pytest.mark.parametrize("plant", plants.STORES, ids=lambda plant: plant.__name__)
def test_a_planted_fault_in_the_store_is_found(plant: type[plants.Planted]) -> None:
    assert any(fails(seed, plant) for seed in SOON)


@pytest.mark.parametrize(("place", "name", "plant"), plants.CODE, ids=[name for _, name, _ in plants.CODE])
def test_a_planted_fault_in_the_service_is_found(place: Any, name: str, plant: Callable[..., Any]) -> None:
    with patch.object(place, name, plant):
        assert any(fails(seed) for seed in SOON)


def test_who_trusts_what_a_restored_store_has_lost_is_found() -> None:
    with patch.object(GameRepository, "load", plants.trusted):
        assert any(fails(seed) for seed in RESTORED)


def test_a_strike_for_a_time_in_which_nobody_could_play_is_found() -> None:
    with patch.object(automation, "load_outages", plants.no_outages):
        assert any(fails(seed, clocked=1) for seed in range(1, 200))


def test_processes_that_stamp_entries_with_the_time_of_their_hosts_are_found() -> None:
    with patch.object(House, "_clock_of", lambda house, wire: wire._process.now_ms):
        assert any(fails(seed) for seed in SOON)


def test_an_archive_that_lets_go_of_what_has_changed_is_found() -> None:
    with patch.object(ShelvedStore, "let_go", plants.lets_go_at_once):
        assert any(fails(seed) for seed in ARCHIVED)


def fails(seed: int, wrap: Wrap = sound, *, clocked: float = CLOCKED) -> bool:
    """Whether the schedule breaks a promise."""
    try:
        play(seed, wrap, clocked=clocked)
    except Failed:
        return True
    return False
