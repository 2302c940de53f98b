"""The end of a game as its page tells it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape

import pytest
from flask import Flask

from tests.http.beginnings import Play
from tests.http.guest import Guest, Round, opened, played
from tests.http.replay_links import on_for_a_while


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    return begin(on_for_a_while)


def test_there_is_none_while_the_game_is_on(app: Flask, table: Round) -> None:
    for guest in (Guest(app), *table.by.values(), table.organiser):
        answer = guest.get(f"/g/{table.id}/end")
        assert (answer.status_code, answer.data) == (204, b"")


def test_it_says_who_won_why_and_what_turned_it(app: Flask, table: Round) -> None:
    """To a seat in the second person."""
    played(app, table, 4)
    for guest, viewpoint in ((Guest(app), "all"), (table.by[0], "seat:0")):
        view = guest.get(f"/v1/games/{table.id}/view?viewpoint={viewpoint}&words=true").get_json()
        told = unescape(page := guest.get(f"/g/{table.id}/end").text)
        assert view["outcome"]["why"]["text"] in told
        assert ("You showed" in told) == (viewpoint == "seat:0")
        assert "won" in told
        points = re.findall(r'data-see="\d+">(.*?)</button>', told)
        assert 1 <= len(points) <= 3
        assert not [each for each in points if "turn." in each or "has ended" in each]
        assert "<Sons>" not in page


def test_it_needs_a_good_token_or_none(app: Flask, table: Round) -> None:
    assert Guest(app, "dd_seat_wrong").get(f"/g/{table.id}/end").status_code == 401
    assert Guest(app).get("/g/00aaaaaaaaaaaaaaaa/end").status_code == 404


def opened_zones(app: Flask, guest: Guest, game: str) -> set[str]:
    """Zones whose things are opened on the table."""
    told = guest.get(f"/g/{game}/end").text
    return set(re.findall(r'data-zone="([^"]+)"', told))


def test_it_opens_every_hand_and_says_where_lies_what_decided_it(app: Flask, table: Round) -> None:
    played(app, table, 4)
    view = Guest(app).get(f"/v1/games/{table.id}/view?viewpoint=all&words=true").get_json()
    of_seats = {each["id"] for each in view["scene"]["zones"] if "seat" in each}
    for guest in (Guest(app), table.by[0]):
        assert opened_zones(app, guest, table.id) == of_seats
        told = unescape(guest.get(f"/g/{table.id}/end").text)
        assert json.dumps(view["outcome"]["why"]["things"]) in told


def test_it_opens_nothing_while_another_table_plays_the_same_deal(app: Flask) -> None:
    one, _ = [opened(app, deal={"mode": "duplicate", "group": "spring"}) for _ in range(2)]
    played(app, one)
    assert Guest(app).get(f"/g/{one.id}/end").status_code == 200
    assert opened_zones(app, one.by[0], one.id) == set()
