"""Announcements on the pages of a tournament, and tables that were decided when their round was closed."""

from __future__ import annotations

from flask import Flask

from tests.http.beginnings import Clock
from tests.http.guest import Guest
from tests.tournaments.http.evening import SEVEN, Evening, evening

TEA, DRAW = "Tea is ready", "Prizes at nine"


def noticed(here: Evening) -> list[list[bool]]:
    """Whether each announcement stands before all else: on the tournament's page, the big screen, the own card."""
    everybody = Guest(here.app)
    texts = [
        everybody.get(f"/t/{here.id}").text.partition('<div class="tournament"')[0],
        everybody.get(f"/t/{here.id}/screen").text,
        here.entries[1].get(f"/t/{here.id}/own").text,
    ]
    return [[each in text for text in texts] for each in (TEA, DRAW)]


def test_a_message_stands_before_all_else_until_a_round_opens_or_two_hours_are_over(app: Flask, clock: Clock) -> None:
    here = evening(app, *SEVEN)
    for text in (TEA, DRAW):
        assert here.post("/announcements", {"text": text}).status_code == 201
    assert noticed(here) == [[True] * 3] * 2
    page = Guest(app).get(f"/t/{here.id}").text
    assert page.index(DRAW) < page.index(TEA)
    here.play()
    assert noticed(here) == [[False] * 3] * 2
    assert here.post("/announcements", {"text": DRAW}).status_code == 201
    assert noticed(here) == [[False] * 3, [True] * 3]
    clock.ms += 2 * 3_600_000
    assert noticed(here) == [[False] * 3] * 2
    assert TEA in Guest(app).get(f"/t/{here.id}/news").text


def test_tables_decided_at_the_close_say_so_and_are_listed(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.begin()
    here.finish(1)
    closed = here.close(unfinished=[{"table": 2, "how": "void"}])
    assert closed.status_code == 201, closed.text
    everybody = Guest(app)
    listed = "Decided at the close of round 1: table 2 counts for nobody, so that each has the mean"
    for rest in ("/news", "/rounds/1/tables/2"):
        assert listed in everybody.get(f"/t/{here.id}{rest}").text
    assert "<p>Decided at the close" in everybody.get(f"/t/{here.id}/rounds/1/tables/2").text
    assert listed not in everybody.get(f"/t/{here.id}/rounds/1/tables/1").text
    assert everybody.get(f"/t/{here.id}/rounds/1").text.count("decided at the close") == 1
