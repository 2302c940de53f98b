"""Seats in other hands: a stand-in for one table, another person for an entry; and nobody at a board that they have seen."""

from __future__ import annotations

from flask import Flask

from tests.http.guest import Guest, exchanged
from tests.http.players.accounts import registered
from tests.tournaments.http.evening import evening
from tests.tournaments.http.other_hands import (
    at_boards,
    elsewhere,
    name_of,
    replace_person,
    seat_of,
    stand_in,
    table_of,
)
from tests.tournaments.http.test_played import CLOCK, attend, opened, play, seats_of


def test_nobody_stands_in_at_a_board_at_which_they_sit(app: Flask) -> None:
    here = at_boards(app)
    other = elsewhere(here, 1)
    refused = stand_in(here, 1, name_of(here, other))
    assert (refused.status_code, refused.get_json()["code"]) == (409, "seen-this-board")
    assert stand_in(here, 1, name_of(here, other).upper()).get_json()["code"] == "seen-this-board"
    assert stand_in(here, 1, "Zoe").status_code == 201
    assert stand_in(here, other, "Zoe").get_json()["code"] == "seen-this-board"
    assert stand_in(here, 1, name_of(here, 1)).status_code == 201, "whose seat it was comes back"


def test_nobody_plays_on_for_an_entry_at_a_board_that_they_have_seen_whatever_they_are_called(app: Flask) -> None:
    here = at_boards(app)
    player = registered(app, "Otto").guest.token
    one, two = 1, elsewhere(here, 1)
    assert replace_person(here, one, "Otto", player=player).status_code == 200
    assert replace_person(here, one, "Zoe").status_code == 200
    refused = replace_person(here, two, "Quinn", player=player)
    assert (refused.status_code, refused.get_json()["code"]) == (409, "seen-this-board")
    assert replace_person(here, two, "Otto").get_json()["code"] == "seen-this-board"
    assert replace_person(here, two, "Quinn").status_code == 200


def test_where_no_deal_is_shared_somebody_from_another_table_stands_in(app: Flask) -> None:
    names = ("Anna", "Boris", "Clara", "Dan", "Eva", "Finn", "Gus", "Hanna")
    here = opened(app, *names, clock=CLOCK)
    assert stand_in(here, 1, name_of(here, elsewhere(here, 1))).status_code == 201


def test_the_seat_of_a_stand_in_scores_for_nobody_and_the_entry_gets_no_token_of_it(app: Flask) -> None:
    here = opened(app, clock=CLOCK, options={"turn_cap": 2})
    seats, table = seats_of(here), table_of(here, 1)
    seat = seat_of(table, 1)
    seats[seat] = exchanged(app, table["game"], stand_in(here, 1, "Ines").get_json()["slip"])
    assert [each["token"] for each in here.get("/rounds/1/tables/1", here.entries[1])["own_seats"]] == [None]
    play(here, table["game"], seats)
    attend(here)
    found = here.get("/rounds/1/tables/1", Guest(app))
    assert [by for at, by in enumerate(found["table"]["played_by"]) if at == seat] == ["stand_in"]
    line = next(each for each in found["lines"] if each["entry"] == 1)
    assert (line["kind"], line["points"]) == ("forfeit", "0")
    assert "a stand-in" in Guest(app).get(f"/t/{here.id}/rounds/1/tables/1").text


def test_who_plays_on_for_an_entry_has_its_seat_at_once_and_its_points(app: Flask) -> None:
    here = opened(app, clock=CLOCK, options={"turn_cap": 2})
    before, table = seats_of(here), table_of(here, 1)
    seat, game = seat_of(table, 1), table["game"]
    changed = replace_person(here, 1, "Zoe")
    here.entries[1] = here.exchange(changed.get_json()["slip"])
    attend(here)
    assert before[seat].get(f"/v1/games/{game}/view").status_code == 410
    after = seats_of(here)
    assert after[seat].view(game)["viewpoint"] == f"seat:{seat}"
    told = Guest(app).get(f"/v1/games/{game}/events").get_json()["events"]
    [handed] = [each for each in told if each["type"] == "game.seat_substituted"]
    assert (handed["data"]["author"], handed["data"]["seat"]) == ("tournament", seat)
    assert Guest(app).get(f"/v1/games/{game}").get_json()["seats"][seat]["name"] == "Zoe"
    play(here, game, after)
    attend(here)
    assert here.get("/rounds/1/tables/1", Guest(app))["table"]["played_by"] == ["entry"] * 4


def test_who_was_replaced_holds_the_entry_no_more(app: Flask) -> None:
    here = evening(app, "Anna", "Boris", "Clara", "Dan")
    player = registered(app, "Otto").guest.token
    assert replace_person(here, 1, "Otto", player=player).status_code == 200
    assert here.post("/entries", {"entries": [{"names": ["Otto"], "player": player}]}).get_json()["code"] == "already-entered"
    assert replace_person(here, 1, "Zoe").status_code == 200
    assert here.post("/entries", {"entries": [{"names": ["Otto"], "player": player}]}).status_code == 201
