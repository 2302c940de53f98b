"""Opening games, sitting down, and finding games to watch."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask import Flask

from tests.http.guest import Guest, Json, code_of, opened, played, seats

CONTRACT_EXAMPLE = """
{ "ruleset": "microfilms",
  "options": { "variant": "croupier" },
  "seats": [ {"kind": "human", "name": "Anna", "claim": true}, {"kind": "human"} , {"kind": "bot", "bot": "house"} ],
  "visibility": "public",
  "spectators": { "delay_s": 0 },
  "deal": { "mode": "fresh" } }
"""


def test_the_contracts_example_opens_a_croupier_game(anybody: Guest) -> None:
    made = anybody.post("/v1/games", json.loads(CONTRACT_EXAMPLE))
    told = made.get_json()
    assert made.status_code == 201
    assert made.headers["Location"] == f"/v1/games/{told['game']['id']}"
    assert made.headers["Cache-Control"] == "no-store, no-transform"
    assert told["organiser_token"].startswith("dd_org_")
    assert [sorted(seat) for seat in told["seats"]] == [["seat", "token"], ["claim_code", "seat"], ["kind", "seat"]]
    assert [seat["kind"] for seat in told["game"]["seats"]] == ["human", "human", "automaton"]
    assert told["game"]["seats"][0]["name"] == "Anna"
    assert anybody.get(made.headers["Location"]).get_json() == told["game"]


def test_a_bot_without_a_policy_is_house(anybody: Guest) -> None:
    wanted = [{"kind": "human", "claim": True}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    made = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": wanted}).get_json()
    assert [seat["bot"] for seat in made["game"]["seats"]] == [None, "house", "random"]


def test_the_last_claim_starts_the_game(anybody: Guest) -> None:
    made = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}).get_json()
    game, code = made["game"]["id"], made["seats"][2]["claim_code"]
    assert anybody.view(game)["status"] == "seating"
    claimed = anybody.post(f"/v1/games/{game}/seats/2/claim", {"code": code, "name": "Boris"})
    assert claimed.status_code == 201
    told = claimed.get_json()
    assert told["seat"] == 2
    assert told["view"]["viewpoint"] == "seat:2"
    assert told["view"]["status"] == "playing"
    seated = Guest(anybody.app, told["token"])
    assert seated.view(game)["mind"] == told["view"]["mind"]
    assert anybody.get(f"/v1/games/{game}").get_json()["seats"][2]["name"] == "Boris"
    assert "Boris" in seated.view(game)["text"]


def test_a_past_view_names_nobody_who_had_not_sat_down(anybody: Guest) -> None:
    wanted = [*seats(2), {"kind": "human", "name": "Chiara"}]
    made = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": wanted}).get_json()
    game, code = made["game"]["id"], made["seats"][2]["claim_code"]
    before = anybody.view(game, "?at=2")["text"]
    anybody.post(f"/v1/games/{game}/seats/2/claim", {"code": code, "name": "Boris"})
    assert anybody.view(game, "?at=2")["text"] == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"ruleset": "chess"}, {"seats": seats(2)}, {"seats": seats(7)}, {"seats": [*seats(2), {"kind": "bot", "bot": "genius"}]},
        {"seats": [*seats(2), {"kind": "bot", "claim": True}]}, {"seats": [*seats(2), {"kind": "human", "bot": "house"}]},
        {"options": {"variant": "casino"}}, {"options": {"turn_cap": 2**62}}, {"options": {"turn_cap": True}}, {"options": {"turn_cap": 60.5}},
        {"options": {"unknown": 1}}, {"spectators": {"delay_s": True}}, {"deal": {"mode": "duplicate"}}, {"deal": {"mode": "fresh", "group": "g"}},
        {"deal": {"mode": "fresh", "description": {}}}, {"deal": {"mode": "fixed", "description": {"deck": ["JOKER"]}}},
        {"deal": {"mode": "fixed"}, "visibility": "public"}, {"arbiter": 1},
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_malformed(anybody: Guest, wrong: Json) -> None:
    """Of what the contract admits; what it does not, schemathesis sends."""
    refused = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": seats(3), **wrong})
    assert code_of(refused) == (422, "malformed"), refused.text
    assert refused.get_json()["errors"]
    assert anybody.get("/v1/games").get_json()["items"] == []


def test_a_stated_deal_is_dealt(anybody: Guest) -> None:
    deal = {
        "mode": "fixed",
        "description": {
            "nations": ["UK", "USA", "USSR"],
            "identities": [["AG-UK"], ["AG-USA"], ["AG-USSR"]],
            "start": 1,
        },
    }
    table = opened(anybody.app, deal=deal)
    assert table.made["game"]["visibility"] == "unlisted"
    assert [table.by[seat].view(table.id)["mind"]["identities"] for seat in range(3)] == [["AG-UK"], ["AG-USA"], ["AG-USSR"]]  # fmt: skip


def test_games_of_a_group_have_equal_luck(anybody: Guest) -> None:
    first = opened(anybody.app, deal={"mode": "duplicate", "group": "spring"})
    body = {"ruleset": "microfilms", "seats": seats(3), "deal": {"mode": "duplicate", "group": "spring"}}
    second = first.organiser.post("/v1/games", body).get_json()
    again = Guest(anybody.app, second["seats"][0]["token"]).view(second["game"]["id"])
    assert again["mind"] == first.by[0].view(first.id)["mind"]
    assert first.by[0].post("/v1/games", body).get_json()["code"] == "forbidden"


def test_an_arbiter_is_shown_to_everybody(anybody: Guest) -> None:
    table = opened(anybody.app, arbiter=True)
    assert anybody.get(f"/v1/games/{table.id}").get_json()["has_arbiter"] is True
    seen = Guest(anybody.app, table.made["arbiter_token"]).view(table.id)
    assert seen["viewpoint"] == "all"
    assert len(seen["minds"]) == 3


class TestTheLobby:
    """Public games, newest first."""

    def listed(self, anybody: Guest, query: str = "") -> Any:
        return anybody.get(f"/v1/games{query}").get_json()

    def test_pages_with_a_cursor(self, anybody: Guest) -> None:
        games = [opened(anybody.app).id for _ in range(5)]
        seen: list[str] = []
        query = "?limit=2"
        while query:
            page = self.listed(anybody, query)
            seen += [each["id"] for each in page["items"]]
            query = f"?limit=2&cursor={page['next']}" if page["next"] else ""
        assert seen == games[::-1]

    def test_lists_no_unlisted_game(self, anybody: Guest) -> None:
        hidden = opened(anybody.app, visibility="unlisted")
        assert self.listed(anybody) == {"items": [], "next": None}
        assert anybody.get(f"/v1/games/{hidden.id}").status_code == 200
        assert self.listed(anybody, f"?cursor={hidden.id}") == self.listed(anybody, "?cursor=00aaaaaaaaaaaaaaaa")

    def test_filters(self, anybody: Guest, app: Flask) -> None:
        played(app, opened(app))
        waiting = anybody.post(
            "/v1/games", {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}
        ).get_json()
        assert [each["id"] for each in self.listed(anybody, "?status=seating")["items"]] == [waiting["game"]["id"]]
        assert self.listed(anybody, "?ruleset=chess")["items"] == []
        assert len(self.listed(anybody, "?ruleset=microfilms")["items"]) == 2


def test_a_bot_that_the_game_does_not_have_is_refused_at_its_seat(app: Flask) -> None:
    seats = [{"kind": "human", "claim": True}, {"kind": "bot", "bot": "novice"}]
    body = {"ruleset": "microdot", "seats": seats}
    refused = Guest(app).post("/v1/games", body, Idempotency_Key="b7d1f0c2-3a64-4e58-8c1f-92e5d07a6b34")
    assert refused.status_code == 422
    assert list(refused.get_json()["errors"]) == ["seats.1.bot"]
    made = Guest(app).post("/v1/games", body | {"ruleset": "infiltrators"})
    assert made.status_code == 201, made.text
    told = Guest(app).get("/v1/rulesets/infiltrators").get_json()["bots"]
    assert [each["name"] for each in told] == ["house", "random", "novice"]
