"""Where and by which clock a tournament is held: in its card, its pages and its log; and what an arbiter reads at a table."""

from __future__ import annotations

from typing import Any

from flask import Flask

from tests.http.guest import Guest, key
from tests.tournaments.http.evening import SEVEN, evening
from tests.tournaments.http.test_pages import read
from tests.tournaments.http.test_played import attend, opened, seats_of

VIENNA = {"zone": "Europe/Vienna", "venue": "Café Zentral, Herrengasse 14"}


def test_a_tournament_has_a_place_and_says_its_times_there(app: Flask, clock: Any) -> None:
    here = evening(app, *SEVEN, location=VIENNA)
    assert here.get("", Guest(app))["location"] == VIENNA
    here.draft()
    assert here.publish(starts_at="2030-03-17T18:00:00Z").status_code == 202
    for rest in ("", "/rounds/1", "/embed"):
        page = read(here, rest)
        assert "Café Zentral, Herrengasse 14" in page
        assert "times in Vienna time" in page
    assert ">Sun 17 March 2030, 19:00 CET</time>" in read(here, "/rounds/1")
    assert 'datetime="2030-03-17T18:00:00.000Z" data-zone="Europe/Vienna"' in read(here, "/rounds/1")


def test_the_preview_of_a_tournament_says_where_it_is_held(app: Flask) -> None:
    here = evening(app, *SEVEN, location=VIENNA)
    said = '<meta name="description" content="[microfilms]. Café Zentral, Herrengasse 14. 7 entries. 2 rounds.">'
    assert said in read(here)
    assert '<meta property="og:title" content="Tuesday league">' in read(here)
    drawn = Guest(app).get(f"/t/{here.id}/card.png").data
    assert here.send("PATCH", "", {"location": {"venue": "https://meet.example.org/league"}}).status_code == 200
    assert "[microfilms]. Online. 7 entries." in read(here)
    assert Guest(app).get(f"/t/{here.id}/card.png").data not in (drawn, b"")


def test_a_venue_online_is_a_link_and_can_be_changed(app: Flask) -> None:
    here = evening(app, *SEVEN)
    assert here.get("", Guest(app))["location"] == {"zone": "UTC", "venue": None}
    assert "times in" not in read(here)
    link = "https://meet.example.org/league"
    assert here.send("PATCH", "", {"location": {"venue": link}}).status_code == 200
    assert f'<a href="{link}" rel="noopener nofollow ugc">' in read(here)
    assert f"The place is {link}, and times are given in UTC" in read(here, "/news")
    assert here.send("PATCH", "", {"location": {"zone": "Europe/Vienna"}}).status_code == 200
    assert "Times are given in Vienna time" in read(here, "/news")
    scorer = here.appoint("scorer")
    assert here.send("PATCH", "", {"location": {"zone": "UTC"}}, scorer).status_code == 403


def test_only_time_zones_that_there_are_are_taken(app: Flask) -> None:
    here = evening(app)
    for zone in ("Mars/Olympus", "../../etc/passwd", "", "Europe/Vienna\n", "localtime"):
        refused = here.send("PATCH", "", {"location": {"zone": zone}})
        assert refused.status_code == 422, zone
        assert Guest(app).post("/v1/tournaments", {"title": "T", "ruleset": "microfilms", "preset": "cup", "location": {"zone": zone}}).status_code == 422


def test_a_repeated_request_makes_one_tournament_with_one_location(app: Flask) -> None:
    body = {"title": "Cup", "ruleset": "microfilms", "preset": "cup", "location": VIENNA}
    headers = {"Idempotency_Key": key()}
    first, again = (Guest(app).ask("POST", "/v1/tournaments", headers, json=body) for _ in range(2))
    assert first.status_code == 201, first.text
    assert first.get_json() == again.get_json()
    assert first.get_json()["version"] == 2


def test_an_arbiter_reads_all_hands_once_for_a_reason_that_everybody_reads(app: Flask) -> None:
    here = opened(app)
    arbiter, scorer = here.appoint("arbiter", name="Greta"), here.appoint("scorer")
    path, body = "/rounds/1/tables/1/hands", {"reason": "Two seats name one card."}
    for nobody in (scorer, here.entries[1], Guest(app)):
        assert here.post(path, body, nobody).status_code in (401, 403)
    headers = {"Idempotency_Key": key()}
    told, again = (arbiter.ask("POST", here.path(path), headers, json=body) for _ in range(2))
    assert told.status_code == 201, told.text
    seen = told.get_json()
    assert again.get_json() == seen
    assert (seen["view"]["viewpoint"], len(seen["hands"])) == ("all", 4)
    assert "minds" in seen["view"]
    assert "Greta (arbiter) looked at all hands of table 1 of round 1" in read(here, "/news")
    assert "Two seats name one card." in read(here, "/news")
    [fact] = [each for each in here.get("/facts?limit=100", Guest(app))["facts"] if each["type"] == "table.hands_read"]
    assert "version" not in fact["data"]
    assert here.now.reads[0].by == "o2"
    for seat in seats_of(here).values():
        assert seat.get(f"/v1/games/{seen['game']}/arbiter-reads").status_code == 403


def test_who_plays_in_the_section_reads_no_hands_and_nobody_does_after_the_round(app: Flask) -> None:
    here = opened(app)
    player = here.appoint("arbiter", entry=2)
    path, body = "/rounds/1/tables/1/hands", {"reason": "I wonder."}
    refused = here.post(path, body, player)
    assert (refused.status_code, refused.get_json()["code"]) == (403, "own-section")
    here.close(unfinished=[{"table": 1, "how": "void"}])
    attend(here)
    late = here.post(path, body)
    assert (late.status_code, late.get_json()["code"]) == (409, "round-closed")


def test_a_read_at_a_shared_deal_is_told_after_the_round(app: Flask) -> None:
    here = evening(app, *(f"Guest {number}" for number in range(8)), preset="duplicate")
    here.draft()
    here.publish()
    attend(here)
    assert here.post("/rounds/1/tables/1/hands", {"reason": "A misdeal?"}).status_code == 201
    assert "looked at all hands" not in read(here, "/news")
    here.close(unfinished=[{"table": each, "how": "void"} for each in here.now.rounds[1].tables])
    attend(here)
    assert "looked at all hands of table 1 of round 1" in read(here, "/news")
