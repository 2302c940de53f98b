"""Ratings: what rated games come to for players, who counts, who is listed, and what a forgotten player leaves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from flask import Flask
from openskill.models import PlackettLuce

from deaddrop.verify import verify
from service.app.core.context import Context
from service.app.projected import lobby
from service.app.projected.results import NAME, RatedGame, RatedSide, find_result, put_result
from service.app.ratings.rating_book import Pool, RatingBook
from service.http.app_services import NAME as SERVICES
from tests.http.guest import Guest, Json, Round, exchanged, opened, played, seats, step
from tests.http.players.accounts import Account, change, registered
from tests.http.players.test_seats import bind
from workers.automation_job import play_slice

POOL = "/v1/ratings/microfilms?people=3"


@pytest.fixture
def people(app: Flask) -> list[Account]:
    return [registered(app, name) for name in ("Anna", "Ben", "Clara")]


def context_of(app: Flask) -> Context:
    found: Context = app.extensions[SERVICES].context
    return found


def played_with_bots(app: Flask, table: Round) -> Round:
    """The same game, over: bots answer for who resigned."""
    luck = Random(1)
    while True:
        play_slice(context_of(app), table.id, 0)
        done = step(app, table, luck)
        if done is None:
            return table
        assert done.status_code == 201, done.text


def rated(app: Flask, people: list[Account], **more: Any) -> Round:
    """A rated table, each seat held by one of the people."""
    table = opened(app, len(people), rated=True, **more)
    for seat, player in enumerate(people):
        assert bind(player, table.id, seat, table.by[seat].token).status_code == 200
    return table


def noted(app: Flask, table: Round) -> RatedGame:
    """What the projector notes of a game."""
    lobby.rebuild_lobby(context_of(app))
    found = find_result(context_of(app), table.id)
    assert found is not None
    return found


def own(player: Account) -> list[Json]:
    told = player.guest.get("/v1/players/me/ratings")
    assert told.status_code == 200, told.text
    items: list[Json] = told.get_json()["items"]
    return items


def listed(app: Flask, path: str = POOL) -> list[Json]:
    found: list[Json] = Guest(app).get(path).get_json()["items"]
    return found


def outcome(app: Flask, table: Round) -> Json:
    told: Json = Guest(app).get(f"/v1/games/{table.id}").get_json()
    assert told["rated"]
    found: Json = told["outcome"]
    return found


def test_a_rated_game_counts_as_plackett_and_luce_say(app: Flask, people: list[Account]) -> None:
    table = played(app, rated(app, people))
    noted(app, table)
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in people], ranks=[float(each) for each in outcome(app, table)["places"]])
    for player, [now] in zip(people, expected, strict=True):
        [told] = own(player)
        assert (told["ruleset"], told["people"], told["games"]) == ("microfilms", 3, 1)
        assert told["mu"] == pytest.approx(now.mu, abs=1e-6)
        assert told["sigma"] == pytest.approx(now.sigma, abs=1e-6)
        assert told["rating"] == pytest.approx(now.ordinal(), abs=1e-5)


def test_only_who_allows_it_is_listed_the_highest_first(app: Flask, people: list[Account]) -> None:
    for seed in range(4):
        noted(app, played(app, rated(app, people), seed))
    assert listed(app) == []
    for player in people[:2]:
        assert change(player.guest, consents={"ratings": True}).status_code == 200
    found = listed(app)
    assert {each["name"] for each in found} == {"Anna", "Ben"}
    assert [each["rating"] for each in found] == sorted((each["rating"] for each in found), reverse=True)
    assert all(each["games"] == 4 for each in found)
    paged: list[Json] = []
    cursor: str | None = ""
    while cursor is not None:
        page = Guest(app).get(f"{POOL}&limit=1{cursor and '&cursor='}{cursor}").get_json()
        paged, cursor = paged + page["items"], page["next"]
    assert paged == found
    change(people[0].guest, consents={"ratings": False})
    assert [each["name"] for each in listed(app)] == ["Ben"]


def test_every_process_and_every_order_of_reading_comes_to_the_same_numbers(app: Flask, people: list[Account]) -> None:
    """A book that follows the results, and one that begins again, hold the same; so does one of corrected results."""
    context, pool = context_of(app), Pool("microfilms", 3)
    following, tables = RatingBook(), []
    for seed in range(5):
        tables.append(played(app, rated(app, people), seed))
        noted(app, tables[-1])
        assert following.load(context, pool) == RatingBook().load(context, pool)
    before = following.load(context, pool)
    loser = next(seat for seat in range(3) if seat not in outcome(app, tables[1])["winners"])
    ruling = {"kind": "correct", "author": "Greta", "reason": "A miscount.", "outcome": {"winners": [loser], "reason": "ruled"}}
    assert tables[1].organiser.post(f"/v1/games/{tables[1].id}/rulings", ruling).status_code == 201
    noted(app, tables[1])
    assert following.load(context, pool) == RatingBook().load(context, pool) != before


def test_a_result_that_is_noted_late_counts_when_its_game_ended(app: Flask) -> None:
    context, pool, following = context_of(app), Pool("microdot", 2), RatingBook()
    games = [opened(app).id for _ in range(3)]

    def put(at: int, over_ms: int) -> None:
        sides = (RatedSide(("ann",), 1 + at % 2), RatedSide(("ben",), 2 - at % 2))
        put_result(context, games[at], 1, RatedGame("microdot", 2, over_ms, context.store.clock_ms(), {}, sides))

    for at, over_ms in ((0, 1_000), (2, 3_000), (1, 2_000)):
        put(at, over_ms)
        assert following.load(context, pool) == RatingBook().load(context, pool)
    assert following.load(context, pool)["ann"].games == 3


def test_who_left_is_last_and_who_took_over_counts_for_nobody(app: Flask, people: list[Account]) -> None:
    table = rated(app, people)
    assert table.by[0].act(table.id, {"type": "resign"}).status_code == 201
    result = noted(app, played_with_bots(app, table))
    places = {side.members[0]: side.place for side in result.sides}
    assert places[people[0].id] > max(places[people[1].id], places[people[2].id])
    other = rated(app, people)
    said = {"author": "Greta", "reason": "Ill.", "kind": "substitute", "seat": 1, "name": "Dora"}
    slip = other.organiser.post(f"/v1/games/{other.id}/interventions", said).get_json()["slip"]
    other.by[1] = exchanged(app, other.id, slip)
    assert bind(registered(app, "Dora"), other.id, 1, other.by[1].token).status_code == 200
    result = noted(app, played(app, other))
    assert {side.members[0] for side in result.sides} == {people[0].id, people[2].id}


def test_games_of_nobody_or_of_one_person_alone_count_for_nobody(app: Flask, people: list[Account]) -> None:
    assert noted(app, played(app, opened(app, rated=True))).sides == ()
    table = opened(app, rated=True)
    for seat in (0, 1):
        bind(people[0], table.id, seat, table.by[seat].token)
    assert noted(app, played(app, table)).sides == ()
    aborted = rated(app, people)
    aborted.organiser.act(aborted.id, {"type": "abort", "reason": "Late."})
    lobby.rebuild_lobby(context_of(app))
    assert find_result(context_of(app), aborted.id) is None
    unrated = opened(app)
    bind(people[0], unrated.id, 0, unrated.by[0].token)
    played(app, unrated)
    lobby.rebuild_lobby(context_of(app))
    assert find_result(context_of(app), unrated.id) is None
    assert all(own(player) == [] for player in people)


def test_who_plays_together_is_rated_against_the_task(app: Flask, people: list[Account]) -> None:
    table = played(app, rated(app, people, ruleset="infiltrators"))
    result = noted(app, table)
    is_won = bool(outcome(app, table)["winners"])
    members = {each.members[0] if len(each.members) == 1 else "all": each.place for each in result.sides}
    assert members == {"task/training-1": 2 if is_won else 1, "all": 1 if is_won else 2}
    page = Guest(app).get("/v1/ratings/infiltrators?people=3").get_json()
    assert [each["task"] for each in page["tasks"]] == ["training-1"]
    before = 25 * 3
    assert (page["tasks"][0]["mu"] < before) == is_won
    assert len({each["mu"] for player in people for each in own(player)}) == 1


def test_a_forgotten_player_leaves_numbers_alone(app: Flask, people: list[Account]) -> None:
    for seed in range(3):
        noted(app, played(app, rated(app, people), seed))
    for player in people:
        change(player.guest, consents={"ratings": True})
    before = {each["name"]: each for each in listed(app)}
    assert people[0].guest.delete("/v1/players/me").status_code == 204
    assert {each["name"]: each for each in listed(app)} == {name: before[name] for name in ("Ben", "Clara")}
    rows = context_of(app).store.rows(NAME, None, 100)
    assert len(rows) == 3
    assert all(people[0].id.encode() not in row for _, row in rows)
    assert RatingBook().load(context_of(app), Pool("microfilms", 3)).keys() > {each.id for each in people[1:]}


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"seats": [*seats(2), {"kind": "bot"}]}, "seats"),
        ({"deal": {"mode": "duplicate", "group": "g"}}, "deal.mode"),
        ({"analysis": True}, "analysis"),
        ({"spectators": {"delay_s": 60}}, "spectators.delay_s"),
        ({"ruleset": "infiltrators", "options": {"mission": {"suits": ["RED", "BLACK", "YELLOW"]}}}, "options"),
    ],
)
def test_what_cannot_be_compared_cannot_be_rated(app: Flask, more: Json, field: str) -> None:
    told = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(3), "rated": True} | more)
    assert told.status_code == 422
    assert list(told.get_json()["errors"]) == [field]


def test_a_rematch_of_a_rated_game_is_rated(app: Flask, people: list[Account]) -> None:
    table = played(app, rated(app, people))
    for guest in table.by.values():
        again = guest.ask("PUT", f"/v1/games/{table.id}/rematch", {}, json={}).get_json()
    assert Guest(app).get(f"/v1/games/{again['game']}").get_json()["rated"]


def test_the_record_of_a_rated_game_verifies(app: Flask, people: list[Account]) -> None:
    table = played(app, rated(app, people))
    record = Guest(app).get(f"/v1/games/{table.id}/record").data
    assert b'"rated":true' in record
    assert not any(each.id.encode() in record for each in people)
    assert verify(record).verdict == "consistent"
