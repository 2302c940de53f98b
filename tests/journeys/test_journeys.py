"""Games as people and programs play them, through everything that is there."""

from __future__ import annotations

from random import Random

import pytest

from tests.journeys.stranger import Stranger

HOUSE = {"kind": "bot", "bot": "house"}
RANDOM = {"kind": "bot", "bot": "random"}


def test_four_bots_finish_a_game(stranger):
    made = stranger.create([HOUSE, RANDOM, HOUSE, RANDOM])
    view = stranger.until_over(made["game"]["id"])
    assert view["outcome"]["reason"]
    assert view["table"]["reveal"] is not None


def test_three_bots_win_a_mission_of_infiltrators(stranger):
    made = stranger.create([HOUSE] * 3, "infiltrators", mission="training-3", helper="auto")
    view = stranger.until_over(made["game"]["id"])
    outcome = view["outcome"]
    assert (outcome["winners"], outcome["reason"], outcome["places"]) == ([0, 1, 2], "all_identified", [1, 1, 1])
    assert outcome["measures"]["suspects_left"] == 0


@pytest.mark.parametrize("people", [2, 5])
def test_a_client_that_knows_only_the_offers_plays_infiltrators(stranger, people):
    view = stranger.play(people, Random(people), "infiltrators", mission="house-specials")
    assert view["outcome"] is not None


@pytest.mark.parametrize(("people", "intrigue"), [(2, False), (5, True)])
def test_a_client_that_knows_only_the_offers_plays_casino_incognito(stranger, people, intrigue):
    """Bids and answers are sealed by several at once, and the game goes on when the last has come."""
    view = stranger.play(people, Random(people), "casino-incognito", hands=1, intrigue=intrigue)
    assert view["outcome"] is not None
    assert view["table"]["scores"]


@pytest.mark.parametrize("people", [3, 2, 6])
def test_a_client_that_knows_only_the_offers_plays_to_the_end(url, people):
    def check(_method, path, status, _headers, body):
        assert status < 400, (path, status, body)

    luck = Random(people)
    for _ in range(2):
        with Stranger(url, check) as stranger:
            view = stranger.play(people, luck, variant="croupier" if people == 2 else "standard")
        assert view["outcome"] is not None


def test_a_person_resigns_and_a_bot_plays_on(stranger):
    made = stranger.create([{"kind": "human", "claim": True}, HOUSE, HOUSE])
    game, token = made["game"]["id"], made["seats"][0]["token"]
    status, answer = stranger.ask("POST", f"/v1/games/{game}/commands", token, {"type": "resign"})
    assert status == 201, answer
    assert stranger.until_over(game)["outcome"]["reason"]


def test_games_of_a_duplicate_group_reveal_their_luck_together(stranger):
    seats = [RANDOM, RANDOM]
    deal = {"mode": "duplicate", "group": "friday"}
    body = {"ruleset": "microfilms", "options": {"variant": "croupier"}, "seats": [*seats], "deal": deal}
    slow = {**body, "seats": [RANDOM, {"kind": "human", "claim": True}]}
    _, root = stranger.ask("POST", "/v1/games", body=slow)
    _, other = stranger.ask("POST", "/v1/games", root["organiser_token"], body)
    assert root["game"]["seed_commitment"] == other["game"]["seed_commitment"]
    view = stranger.until_over(other["game"]["id"])
    assert view["table"]["reveal"] is None

    end = {"type": "abort", "reason": "Enough."}
    stranger.ask("POST", f"/v1/games/{root['game']['id']}/commands", root["organiser_token"], end)
    page = f"/v1/games/{other['game']['id']}/events?after={view['version']}&wait=10"
    _, entries = stranger.ask("GET", page)
    assert "game.seed_revealed" in [each["type"] for each in entries["entries"]]
