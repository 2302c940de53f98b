"""What the table's page says of its people: who plays each seat, who is away, whose time runs, until when, and what was given."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from projections.people_panel import duration_text
from projections.timestamps import stamp
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, opened
from tests.http.luck_tables import opened as opened_seating
from tests.http.test_interventions import HOUR_MS, awaited_seat, done


def page(guest: Guest, game: str) -> str:
    return re.sub(r"\s+", " ", guest.get(f"/g/{game}/table").text)


def line(guest: Guest, game: str, seat: int) -> str:
    """A seat's line, as text and the deadline behind it."""
    found = re.search(rf'<li data-seat="{seat}".*?</li>', page(guest, game))
    assert found
    return found[0]


def heading(guest: Guest, game: str) -> str:
    found = re.search(r'<h2 id="whose"[^>]*>(.*?)</h2>', page(guest, game))
    assert found
    return found[1]


@pytest.fixture
def table(app: Flask) -> Round:
    return opened(app, clock={"decision_s": 600, "bank_s": 60, "on_absence": "bot"})


def test_the_time_of_who_is_awaited_runs_until_the_deadline_of_the_view(table: Round, anybody: Guest) -> None:
    seat = awaited_seat(table)
    deadline = anybody.view(table.id)["clock"]["seats"][seat]["deadline"]
    for each in (anybody, *table.by.values()):
        assert f'data-deadline="{deadline}" data-bank="60000"' in line(each, table.id, seat)
        assert page(each, table.id).count(f'data-deadline="{deadline}"') == 2, "in the strip, and at the seat"
    assert "to decide" in line(anybody, table.id, seat)
    other = next(each for each in table.by if each != seat)
    assert "data-deadline" not in line(anybody, table.id, other)
    assert 'data-span="60000"' in line(anybody, table.id, other)
    assert (
        'Each decision has 10 minutes, then a bank of 1 minute: one takes 11 minutes at most. <span id="absence">Anyone who misses 3 in a row is away: a bot plays until they are back.</span>'
        in page(anybody, table.id)
    )


def test_a_pause_says_until_when_and_stops_the_clocks(table: Round, anybody: Guest, clock: Clock) -> None:
    until = stamp(clock.ms + HOUR_MS)
    done(table, "pause", until=until)
    assert heading(table.by[awaited_seat(table)], table.id) == "The table is paused"
    told = page(anybody, table.id)
    assert f'It goes on by itself at <time datetime="{until}" data-local>' in told
    assert "data-deadline" not in told
    clock.ms += 60_000
    done(table, "resume")
    assert "s given" not in page(anybody, table.id), "what a pause gives back is nobody's present"


def test_a_pause_that_is_yet_to_begin_says_so(table: Round, anybody: Guest, clock: Clock) -> None:
    done(table, "pause", until=stamp(clock.ms + HOUR_MS), after_decisions=True)
    told = page(anybody, table.id)
    assert "A pause begins once the open decisions are answered" in told
    assert heading(table.by[awaited_seat(table)], table.id).startswith('<span class="unseen">Your decision: </span>')


def test_time_that_was_given_stands_at_its_seat(table: Round, anybody: Guest) -> None:
    seat = awaited_seat(table)
    done(table, "add_time", seconds=90, seat=seat)
    assert "90 s given" in line(anybody, table.id, seat)


def test_who_is_away_is_told_to_all_and_offered_to_come_back(table: Round, anybody: Guest) -> None:
    seat = awaited_seat(table)
    assert table.by[seat].act(table.id, {"type": "leave"}).status_code == 201
    assert "away: a bot plays until they are back" in line(anybody, table.id, seat)
    assert "data-do=\"return\"" not in page(anybody, table.id)
    own = page(table.by[seat], table.id)
    assert heading(table.by[seat], table.id) == "You are away"
    assert "A bot plays for you until you are back." in own
    assert 'class="act' not in own, "what the bot is asked is no offer"
    assert 'data-decision=""' in own
    assert "data-do=\"return\"" in own
    assert table.by[seat].act(table.id, {"type": "return"}).status_code == 201
    assert "away:" not in line(anybody, table.id, seat)


def test_who_resigned_on_the_own_turn_is_asked_nothing_any_more(table: Round) -> None:
    seat = awaited_seat(table)
    assert 'class="act' in page(table.by[seat], table.id)
    assert table.by[seat].act(table.id, {"type": "resign"}).status_code == 201
    own = page(table.by[seat], table.id)
    assert "You resigned as" in own
    assert 'class="act' not in own
    assert 'data-decision=""' in own
    assert "Your decision" not in heading(table.by[seat], table.id)


def test_once_it_is_over_no_bot_plays_any_more(table: Round, anybody: Guest) -> None:
    first, second = awaited_seat(table), (awaited_seat(table) + 1) % 3
    assert table.by[second].act(table.id, {"type": "resign"}).status_code == 201
    assert table.by[first].act(table.id, {"type": "leave"}).status_code == 201
    assert table.organiser.act(table.id, {"type": "abort", "reason": "It is late."}).status_code == 201
    assert '<span class="tag">away at the end</span>' in line(anybody, table.id, first)
    assert '<span class="tag">resigned</span>' in line(anybody, table.id, second)


def test_bots_free_seats_and_those_who_resigned_are_marked(app: Flask, table: Round, anybody: Guest) -> None:
    seat = (awaited_seat(table) + 1) % 3
    assert table.by[seat].act(table.id, {"type": "resign"}).status_code == 201
    assert "resigned, a bot plays" in line(anybody, table.id, seat)
    assert '<span class="tag" title="resigned, a bot plays">resigned</span>' in page(anybody, table.id), "the name stays readable"
    made = opened_seating(anybody, set())
    game = made["game"]["id"]
    free = [each["seat"] for each in made["game"]["seats"] if not each["taken"]]
    assert free
    assert '<span class="tag">free</span>' in line(anybody, game, free[0])
    bots = Guest(app).post(
        "/v1/games",
        {"ruleset": "microfilms", "seats": [{"kind": "human", "claim": True}, *[{"kind": "bot", "bot": "random"}] * 2]},
    ).get_json()
    assert '<span class="tag">bot</span>' in line(anybody, bots["game"]["id"], 1)


def test_durations_are_said_in_their_largest_units() -> None:
    assert [duration_text(each) for each in (1, 60, 5400, 90_000)] == ["1 second", "1 minute", "1 hour 30 minutes", "1 day 1 hour"]


def test_who_lost_a_device_reads_whom_to_ask(anybody: Guest) -> None:
    """The person who opened the table; by name, if its log says who that is."""
    mine, friend, bot = {"kind": "human", "claim": True, "name": "Anna"}, {"kind": "human"}, {"kind": "bot"}
    for seats, asked in (([mine, friend, bot], "ask Anna for a new link"), ([friend, bot, friend], "ask the person who opened the table for a new link")):
        made = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": seats}).get_json()
        assert asked in anybody.get(f"/g/{made['id']}").text
    game = opened(anybody.app).id
    assert re.search(r'<p class="soft" id="lost">If a seat here is yours, open it on the device where you sat down', page(anybody, game))
