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


@pytest.mark.parametrize(
    ("ruleset", "people", "options"),
    [
        ("microfilms", 2, {"variant": "croupier"}), ("microfilms", 3, {}), ("microfilms", 6, {}), ("infiltrators", 2, {"mission": "house-specials"}),
        ("infiltrators", 5, {"mission": "house-specials"}), ("casino-incognito", 2, {"hands": 1, "intrigue": False}), ("casino-incognito", 5, {"hands": 1, "intrigue": True}),
    ],
)  # fmt: skip
def test_a_client_that_knows_only_the_offers_plays_to_the_end(url, ruleset, people, options):
    """Bids and answers are sealed by several at once, and the game goes on when the last has come."""
    def check(_method, path, status, _headers, body):
        assert status < 400, (path, status, body)

    with Stranger(url, check) as stranger:
        assert stranger.play(people, Random(people), ruleset, **options)["outcome"] is not None


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
    assert "game.seed_revealed" in [each["type"] for each in entries["events"]]
