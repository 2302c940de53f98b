"""What public pages say of decisions that no longer count, rounds taken back, and seats that others played."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from flask import Flask

from tests.equipment.schema_sampler import sample_instance
from tests.http.beginnings import Clock
from tests.http.guest import Guest
from tests.tournaments.http.evening import SEVEN, Evening, evening
from tests.tournaments.http.test_corrected import ONE, read
from tests.tournaments.http.test_played import CLOCK, attend, opened, seats_of


def items(page: str) -> list[str]:
    """The items of a list of news, as text."""
    found = re.findall(r'<li id="v\d+">(.*?)</li>', page, re.DOTALL)
    return [" ".join(re.sub(r"<[^>]*>", " ", each).split()) for each in found]


def on(app: Flask) -> Evening:
    here = evening(app, *SEVEN, regulations=ONE)
    here.begin()
    here.finish_all()
    return here


def penalise(here: Evening, **more: Any) -> dict[str, Any]:
    made = here.post("/penalties", {"entry": 3, "kind": "points", "points": "1", "reason": "Late.", **more})
    assert made.status_code == 201, made.text
    ruling: dict[str, Any] = made.get_json()["ruling"]
    return ruling


def play_with_bots(here: Evening, game: str, seats: dict[int, Guest]) -> None:
    """A game to its end: people by offers alone, bots as the worker lets them."""
    luck = Random(3)
    attend(here)
    while (world := Guest(here.app).view(game))["status"] == "playing":
        guest = seats[world["decisions"][0]["seat"]]
        view = guest.view(game)
        done = guest.act(game, sample_instance(luck.choice(view["offers"])["schema"], luck), view["decision"]["id"])
        assert done.status_code == 201, done.text
        attend(here)


def test_a_penalty_that_another_replaced_is_marked_and_the_other_keeps_its_place(app: Flask) -> None:
    here = on(app)
    first = penalise(here, round=1, table=1)
    second = penalise(here, points="1/2", replaces=first["number"])
    assert (second["round"], second["table"]) == (1, 1)
    for rest in ("/news", "/rounds/1/tables/1", ""):
        after, before = items(read(here, rest))[:2]
        assert "replaced by 2" in before, rest
        assert "replaced by" not in after, rest
        assert "table 1 of round 1, in place of penalty 1" in after, rest


def test_a_ruling_that_another_replaced_is_marked(app: Flask) -> None:
    here = on(app)
    first = here.post("/rounds/1/tables/1/rulings", {"kind": "void", "reason": "Torn."})
    told = first.get_json()
    body = {"kind": "forfeit", "seats": [0], "reason": "Left.", "replaces": told["ruling"]["number"]}
    assert here.post("/rounds/1/tables/1/rulings", body, If_Match=told["version"]).status_code == 201
    for rest in ("/news", "/rounds/1/tables/1"):
        after, before = items(read(here, rest))
        assert "replaced by 2" in before
        assert "replaced by" not in after


def test_a_round_that_was_taken_back_counts_once_it_is_published_again(app: Flask) -> None:
    here = evening(app, *SEVEN, regulations=ONE)
    here.draft()
    here.publish()
    assert here.post("/rounds/1/withdraw", {"reason": "The wrong list."}, If_Match=here.now.version).status_code == 201
    assert "Round 1 was taken back: it counts for nothing" in read(here, "/news")
    for word in ("first", "second"):
        here.draft()
        here.publish()
        news = items(read(here, "/news"))
        assert news[0].startswith(f"The {word} publication of round 1 was taken back; the round was published again")
        assert not any("counts for nothing" in each for each in news)
        here.post("/rounds/1/withdraw", {"reason": "Once more."}, If_Match=here.now.version)
    assert "counts for nothing" in items(read(here, "/news"))[0]


def test_a_stand_in_and_a_no_show_are_named_where_their_table_and_places_are(app: Flask, clock: Clock) -> None:
    here = opened(app, times={"no_show_s": 60, "no_show": "absent"}, clock=CLOCK)
    table = here.now.rounds[1].tables[1]
    game = table.game.id
    seats = seats_of(here)
    for seat in (0, 1, 2):
        seats[seat].view(game)
    clock.ms += 61_000
    attend(here)
    body = {"kind": "substitute", "seat": 2, "name": "Ines", "reason": "A train to catch."}
    slip = here.post("/rounds/1/tables/1/clock", body).get_json()["slip"]
    seats[2] = Guest(app, Guest(app).post(f"/v1/games/{game}/exchanges", {"slip": slip}).get_json()["token"])
    seats[1].post(f"/v1/games/{game}/commands", {"type": "resign"})
    play_with_bots(here, game, seats)
    assert here.now.rounds[1].tables[1].played_by == ("entry", "bot", "stand_in", "bot")
    page = read(here, "/rounds/1/tables/1")
    assert "Ines, a stand-in" in page
    assert page.count("a bot: the person did not come") == 1
    assert page.count("a bot at the end") == 1
    pairings = read(here, "/rounds/1")
    assert (pairings.count("played by a stand-in"), pairings.count("played by a bot")) == (1, 2)
    here.close()
    attend(here)
    for rest in ("/standings", "/cross", "/screen", "/embed"):
        shown = read(here, rest)
        assert (shown.count("stand-in in round 1"), shown.count("bot in round 1")) == (1, 2), rest
