"""The environment for trainers, by PettingZoo's own tests."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from domain.catalogue import discover

pytest.importorskip(
    "pettingzoo", reason="The extra pettingzoo is not installed, so the environment for trainers is not tested."
)

from pettingzoo.test import api_test, seed_test

from deaddrop.pettingzoo import GameEnv

RULESETS = [each.name for each in discover().newest()]
PLAYERS = 3


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # it is a dictionary with the mask, as in PettingZoo's own games
    "ignore:Observation space for each agent probably should be",
    "ignore:Environment has not defined a render",  # the view has a text
)
def test_it_passes_the_tests_of_pettingzoo(name: str) -> None:
    api_test(GameEnv(name, PLAYERS), num_cycles=30)
    seed_test(partial(GameEnv, name, PLAYERS), num_cycles=10)


@pytest.mark.parametrize("name", RULESETS)
def test_random_agents_play_to_the_end_and_winners_are_rewarded(name: str) -> None:
    env = GameEnv(name, PLAYERS)
    env.reset(seed=7)
    rewards, rng = {}, Random("play")
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0].tolist()
        assert sorted(env.commands) == legal
        assert 10 < observation["observation"].sum() < len(observation["observation"]) / 4
        env.step(rng.choice(legal))
    assert env.game.outcome is not None
    assert [seat for seat in range(PLAYERS) if rewards[f"player_{seat}"] == 1.0] == env.game.outcome["winners"]


def test_a_command_has_the_same_number_in_every_game() -> None:
    numbers = {}
    for seed in range(3):
        env = GameEnv("microfilms", PLAYERS)
        env.reset(seed=seed)
        numbers[str(env.game.view("all")["house"])] = {str(each): number for number, each in env.commands.items()}
    one, other, _ = numbers.values()
    assert one.keys() & other.keys()
    assert {each: one[each] for each in one.keys() & other.keys()} == {
        each: other[each] for each in one.keys() & other.keys()
    }


def test_a_long_game_is_cut_off_and_an_illegal_action_refused() -> None:
    env = GameEnv("microdot", PLAYERS, most_steps=5)
    env.reset(options={"deal": "monday-1"})
    assert env.game.deal == "monday-1"
    with pytest.raises(ValueError, match="not in the action mask of player_"):
        env.step(next(action for action in range(2048) if action not in env.commands))
    for _ in range(5):
        env.step(next(iter(env.commands)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    env.step(None)
    assert len(env.agents) == PLAYERS - 1


def test_what_one_seat_knows_is_not_in_what_another_observes() -> None:
    """Its bits follow from its own view alone, so games that look the same to it have the same bits."""
    env = GameEnv("microfilms", PLAYERS)
    env.reset(seed=7)
    agent = env.agent_selection
    before = env.observe(agent)
    env.game = env.game.imagine(env.possible_agents.index(agent), "another world")
    assert (env.observe(agent)["observation"] == before["observation"]).all()
