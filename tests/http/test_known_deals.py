"""Deals that their organiser could know: the card, the view, the page and the record say so; other deals say nothing."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from domain.audit.record import parse_record
from domain.audit.shown import what_is_shown
from domain.game.seed import deal_knower
from tests.http.guest import Guest, Json
from tests.tournaments.http.test_own_boards import two_sections
from tests.tournaments.http.test_played import seats_of

DUPLICATE: Json = {"mode": "duplicate", "group": "evening"}
DEALS: dict[str, tuple[Json, str | None]] = {
    "fresh": ({"mode": "fresh"}, None),
    "fixed": ({"mode": "fixed", "description": {}}, "The organiser stated this deal"),
    "duplicate": (DUPLICATE, "The organiser could know this deal"),
}

PANEL = re.compile(r'<section id="luck"[^>]* hidden>')


@pytest.mark.parametrize("mode", DEALS)
def test_a_table_says_that_its_organiser_could_know_the_deal(app: Flask, mode: str) -> None:
    deal, sentence = DEALS[mode]
    seats = [{"kind": "human", "claim": True, "name": name} for name in ("Anna", "Boris", "Clara")]
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats, "deal": deal}).get_json()
    game, player = made["game"]["id"], Guest(app, made["seats"][0]["token"])
    assert made["game"]["deal"] == {"mode": mode, "known_to": sentence and "organiser"}
    page = player.get(f"/g/{game}/table").text
    for text in (player.view(game)["text"], page):
        assert (sentence or "The organiser ") in text or sentence is None
        assert sentence is not None or "this deal" not in text
    assert PANEL.search(page) is not None, "it stands over no part of a table that is played at"
    Guest(app, made["organiser_token"]).post(f"/v1/games/{game}/rulings", {"kind": "abort", "author": "Ruth", "reason": "Rain."})
    record = Guest(app).get(f"/v1/games/{game}/record").data
    assert what_is_shown(parse_record(record).lines).known_to == (sentence and "organiser")


@pytest.mark.extension("tournaments")
def test_a_board_of_an_event_is_known_to_no_organiser(app: Flask) -> None:
    here = two_sections(app)
    view = seats_of(here)[0].view(here.now.rounds[1].tables[1].game.id)
    assert "this deal" not in view["text"]
    assert deal_knower(here.context.games.load(view["game"]).created) is None
