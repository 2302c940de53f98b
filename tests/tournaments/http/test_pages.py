"""Public pages of a tournament: what everybody reads without a script, and what nobody does before the close."""

from __future__ import annotations

import re
from unittest.mock import patch

from flask import Flask

from extensions.tournaments.app.hidden_texts import set_text_hidden
from extensions.tournaments.app.shown.standings import show_standings
from tests.http.guest import Guest
from tests.tournaments.http.evening import BODY, SEVEN, Evening, evening
from tests.tournaments.http.test_played import attend


def read(here: Evening, rest: str = "") -> str:
    """A page of the tournament, as everybody reads it."""
    found = Guest(here.app).get(f"/t/{here.id}{rest}")
    assert found.status_code == 200, found.text
    return found.text


def test_a_round_is_listed_by_table_and_by_name(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.draft()
    assert Guest(app).get(f"/t/{here.id}/rounds/1").status_code == 404
    here.publish()
    here.open()
    page = read(here, "/rounds/1")
    assert page.count('<a href="/t/' + here.id + '/entries/1">Anna Berg</a>') == 2
    assert f'href="/g/{here.now.rounds[1].tables[1].game.id}">Watch' in page


def test_standings_hold_points_and_a_cross_table(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.play()
    for rest in ("/standings", "/cross"):
        assert read(here, rest).count(f'href="/t/{here.id}/entries/3#points"') == 1
    assert f'href="/t/{here.id}/rounds/1/tables/2"' in read(here, "/cross")


PAGES = ("", "/rounds/1", "/rounds/1/tables/2", "/standings", "/cross", "/entries", "/entries/3", "/news", "/screen", "/embed")


def test_every_page_reads_without_a_script_and_loads_own_files_alone(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.play()
    assert here.send("PATCH", "/entries/3", {"state": "withdrawn"}).status_code == 200
    for rest in PAGES:
        page = Guest(app).get(f"/t/{here.id}{rest}")
        assert page.status_code == 200
        assert page.headers["Content-Security-Policy"].startswith("default-src 'none'; ")
        assert ("frame-ancestors *" in page.headers["Content-Security-Policy"]) is (rest == "/embed")
        assert not re.search(r"<script(?! type=\"module\" src=\"/static/)|<style|<iframe| on[a-z]+=| style=", page.text)
        assert "Clara Nagy" in page.text
    assert "<script" not in read(here, "/embed")
    assert Guest(app).get("/t").text.count(f'href="/t/{here.id}"') == 1


def test_a_page_of_what_is_not_there_says_so(app: Flask) -> None:
    here = evening(app, *SEVEN)
    own = (f"/t/{here.id}{rest}" for rest in ("/rounds/1", "/entries/8", "/rounds/1/tables/1"))
    for path in ("/t/t000000000000000000", "/t/x/embed", "/t?after=x", *own):
        assert Guest(app).get(path).status_code == 404


def test_every_number_opens_into_what_it_is_the_sum_of(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.play()
    winner = here.now.rounds[1].tables[1].seats[0].entry
    given = here.post("/penalties", {"entry": winner, "kind": "points", "reason": "Late again.", "points": "1/4"})
    assert given.status_code == 201, given.text
    page = read(here, f"/entries/{winner}")
    assert "Points: 3/4" in page
    assert "1st of 4. Beat 3 of 3 others: 3 / 3 = 1." in page
    assert "−1/4" in page
    assert "Beat 0 of 3 others, tied with 2: (0 + ½ × 2) / 3 = 1/3." in read(here, "/rounds/1/tables/1")
    news = read(here, "/news")
    assert f"Penalty 1 of the organiser for {SEVEN[winner - 1]}: 1/4 off the sum" in news
    assert "<p>Late again.</p>" in news


def test_names_are_shown_as_the_regulations_say(app: Flask) -> None:
    here = evening(app, *SEVEN, regulations={**BODY["regulations"], "shown_as": "initials"})
    here.play()
    assert here.send("PATCH", "/entries/3", {"state": "withdrawn"}).status_code == 200
    for rest in PAGES:
        page = read(here, rest)
        assert "C. N." in page
        assert "Clara" not in page
        assert "Nagy" not in page


def test_a_name_is_escaped(app: Flask) -> None:
    here = evening(app, "<b>Anna", "Boris", "Clara")
    here.play()
    for rest in PAGES:
        assert "<b>Anna" not in read(here, rest.replace("tables/2", "tables/1"))
    assert "&lt;b&gt;Anna" in read(here, "/entries")


def test_nothing_of_a_round_that_shares_deals_is_public_before_its_close(app: Flask) -> None:
    """Every page is the same before and after a result, byte for byte, and leads to no game."""
    rules = {"pairing": {"rounds": 3}, "entries": {"check_in": "none"}}
    here = evening(app, *SEVEN, *(f"Guest {number}" for number in range(5)), preset="duplicate", regulations=rules)
    here.draft()
    assert here.publish().status_code == 202
    here.open()
    before = [*(read(here, rest) for rest in PAGES), own(here, 1)]
    assert not any('href="/g/' in each for each in before)
    here.finish(1)
    here.post("/announcements", {"text": "Tea at six."})
    assert [*(read(here, rest) for rest in PAGES), own(here, 1)] == before
    here.finish(2)
    here.finish(3)
    assert here.close().status_code == 201
    here.complete_close()
    assert 'href="/g/' in read(here, "/rounds/1")
    assert "matchpoints" in read(here, "/rounds/1/tables/1")


def test_a_table_that_shares_its_deal_has_a_page_for_its_seats_alone(app: Flask) -> None:
    rules = {"pairing": {"rounds": 1}, "entries": {"check_in": "none"}}
    here = evening(app, *SEVEN, "Hana Sato", preset="duplicate", regulations=rules)
    here.draft()
    here.publish()
    attend(here)
    (table, seats) = next(
        (each, own["own_seats"])
        for each in (1, 2)
        if (own := here.get(f"/rounds/1/tables/{each}", here.entries[1]))["own_seats"]
    )
    game = here.now.rounds[1].tables[table].game.id
    closed = Guest(app).get(f"/g/{game}")
    assert closed.status_code == 200
    assert not any(name in closed.text for name in SEVEN)
    assert "Nothing of this table is public" in closed.text
    assert Guest(app).get(f"/g/{game}/page").status_code == 403
    opened = Guest(app, seats[0]["token"]).get(f"/g/{game}/page")
    assert opened.status_code == 200
    assert f'href="/t/{here.id}" aria-label="To the tournament"' in opened.text
    assert "You are Anna Berg" in opened.text


def test_a_page_is_made_once_for_each_version_and_anew_once_a_name_is_hidden(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.play()
    with patch("extensions.tournaments.pages.tournaments.routes.show_standings", side_effect=show_standings) as made:
        first = read(here, "/standings")
        assert read(here, "/standings") == first
        assert made.call_count == 1
        name = here.now.entries[3].names[0]
        assert name is not None
        set_text_hidden(here.context.store, here.id, name.place, hidden=True)
        assert "(hidden)" in read(here, "/standings")
        here.post("/announcements", {"text": "Tea at six."})
        read(here, "/standings")
        assert made.call_count == 3


def test_the_lobby_leads_to_tournaments_where_there_are_any(app: Flask) -> None:
    assert "/t" not in re.findall(r'href="([^"]+)"', Guest(app).get("/").text)
    here = evening(app, *SEVEN)
    found = re.findall(r'href="([^"]+)"', Guest(app).get("/").text)
    assert {"/t", f"/t/{here.id}"} <= set(found)


def own(here: Evening, entry: int) -> str:
    """What the holder of an entry's token finds."""
    found = here.entries[entry].get(f"/t/{here.id}/own")
    assert found.status_code == 200, found.text
    return found.text


def test_the_holder_of_an_entry_finds_the_own_table_and_what_there_is_to_do(app: Flask) -> None:
    here = evening(app, *SEVEN, regulations={**BODY["regulations"], "entries": {"check_in": "round"}})
    assert 'data-do="checkin" data-here="yes">I am here, for round 1' in own(here, 1)
    assert here.post("/entries/1/checkin", {}, here.entries[1]).status_code == 201
    assert 'data-here="no"' in own(here, 1)
    for number in range(2, 8):
        here.post(f"/entries/{number}/checkin", {})
    here.draft()
    here.publish()
    table = next(each for each in here.now.rounds[1].tables.values() if 1 in each.entries)
    assert f"Round 1: <strong>table {table.number}</strong>" in own(here, 1)
    assert 'data-do="open"' not in own(here, 1)
    here.open()
    assert f'data-do="open" data-round="1" data-table="{table.number}"' in own(here, 1)
    assert 'option value="2">round 2' in own(here, 1)
    assert here.post("/entries/1/byes", {"round": 2}, here.entries[1]).status_code == 201
    assert "You have asked for a bye in round 2." in own(here, 1)


def test_a_team_finds_a_table_for_each_of_its_persons(app: Flask) -> None:
    rules = {"pairing": {"rounds": 2}, "entries": {"check_in": "none", "members": 2}}
    here = evening(app, preset="team-duplicate", regulations=rules)
    for town in ("North", "South", "East"):
        made = here.post("/entries", {"entries": [{"names": [f"Anna {town}", f"Ben {town}"]}]}).get_json()["entries"][0]
        here.entries[made["entry"]] = here.exchange(made["slip"])
    here.begin()
    found = own(here, 1)
    assert [f"Open {name} North’s table" in found for name in ("Anna", "Ben")] == [True, True]
    assert "South’s table" not in found


def test_where_people_make_tables_one_is_made_with_those_who_are_free(app: Flask) -> None:
    rules = {"pairing": {"method": "open", "rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}}
    here = evening(app, *SEVEN, regulations=rules)
    here.begin()
    assert [f">{name}</option>" in own(here, 1) for name in SEVEN] == [False] + [True] * 6
    seats = [{"entry": entry} for entry in (1, 2, 3, 4)]
    assert here.post("/rounds/1/tables", {"seats": seats}, here.entries[1]).status_code == 201
    assert "Make the table" not in own(here, 1)
    assert "table 1</strong>, seat 1" in own(here, 1)
    assert [f">{name}</option>" in own(here, 5) for name in SEVEN] == [False] * 5 + [True] * 2


def test_who_has_no_entry_finds_nothing_of_their_own(app: Flask) -> None:
    here = evening(app, *SEVEN)
    for guest in (Guest(app), here.organiser):
        assert guest.get(f"/t/{here.id}/own").status_code == 204
    assert Guest(app, "dd_entry_nothing").get(f"/t/{here.id}/own").status_code == 401


def test_where_nobody_won_a_table_is_tied_and_nobody_has_its_first_place(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.begin()
    here.finish(1, winner=None)
    here.finish(2)
    first = here.now.rounds[1].tables[1].seats[0].entry
    assert read(here, "/rounds/1").count("tied · ") == 4
    table = read(here, "/rounds/1/tables/1")
    assert "Finished: nobody won" in table
    assert "All 4 tied." in table
    assert "Beat 0 of 3 others, tied with 3: (0 + ½ × 3) / 3 = 1/2." in table
    assert "1st" not in table
    assert "tied v " in read(here, "/cross")
    assert "All 4 tied." in read(here, f"/entries/{first}")
    assert "1st of 3." in read(here, "/rounds/1/tables/2")


def test_regulations_say_whose_seats_are_balanced(app: Flask) -> None:
    by_seat, by_neighbour = "each seat about equally often", "so only neighbours are balanced"
    for ruleset, said in (("microfilms", by_seat), ("microdot", by_neighbour)):
        text = Guest(app).get(f"/t/{evening(app, ruleset=ruleset, regulations={}).id}").text
        assert [words in text for words in (by_seat, by_neighbour)] == [words == said for words in (by_seat, by_neighbour)]
