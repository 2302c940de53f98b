"""How the tables of a round get on, as officials read it."""

from __future__ import annotations

from flask import Flask

from tests.http.guest import Guest
from tests.tournaments.http.evening import SEVEN, evening
from tests.tournaments.http.test_played import CLOCK, attend, opened, play, seats_of


def test_officials_read_whom_a_table_waits_for_and_since_when(app: Flask) -> None:
    here = opened(app, clock=CLOCK)
    told = here.get("/rounds/1/progress")
    [row] = told["tables"]
    [awaited] = row["awaited"]
    assert (row["table"], row["status"], row["away"], row["paused_until"]) == (1, "playing", [], None)
    assert awaited["since"] <= told["server_time"] < awaited["deadline"]
    body = {"kind": "hand_to_bot", "seat": 3, "reason": "Not there."}
    assert here.post("/rounds/1/tables/1/clock", body).status_code == 201
    assert here.get("/rounds/1/progress")["tables"][0]["away"] == [3]


def test_tables_say_whether_their_game_counts_scores(app: Flask) -> None:
    told = []
    for game in ("microfilms", "casino-incognito"):
        here = evening(app, *SEVEN[:4], ruleset=game)
        here.draft()
        here.publish()
        attend(here)
        told.append(here.get("/rounds/1/progress")["tables"][0]["counts_scores"])
    assert told == [False, True]


def test_a_seat_that_resigned_is_missed_by_nobody(app: Flask) -> None:
    here = opened(app, clock=CLOCK)
    game, seats = here.get("/rounds/1/progress")["tables"][0]["game"], seats_of(here)
    seats[2].post(f"/v1/games/{game}/commands", {"type": "resign"})
    [row] = here.get("/rounds/1/progress")["tables"]
    assert (row["away"], row["no_shows"]) == ([], [])


def test_only_officials_read_how_tables_get_on(app: Flask) -> None:
    here = opened(app)
    assert Guest(app).get(here.path("/rounds/1/progress")).status_code == 401
    assert here.entries[1].get(here.path("/rounds/1/progress")).status_code == 404
    assert here.organiser.get(here.path("/rounds/2/progress")).status_code == 404


def test_a_table_that_is_over_is_no_longer_listed(app: Flask) -> None:
    here = opened(app)
    play(here, here.get("/rounds/1/progress")["tables"][0]["game"], seats_of(here))
    attend(here)
    assert here.get("/rounds/1/progress")["tables"] == []
