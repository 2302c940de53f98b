"""Rounds: drafted, published, closed, withdrawn; who sees what of them and when."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from flask import Flask

from extensions.tournaments.domain.regulations.presets import PRESETS
from tests.equipment.memory_store.store import MemoryStore
from tests.http.alive.streams.reading import parsed, split
from tests.http.guest import Guest, key
from tests.tournaments.http.evening import BODY, SEVEN, evening


def test_a_round_goes_from_its_draft_to_its_close(app: Flask) -> None:
    here = evening(app, *SEVEN)
    draft = here.draft()
    assert [len(each["seats"]) for each in draft["tables"]] == [4, 3]
    assert [each["name"] for each in draft["figures"]][:2] == ["forbidden", "seconds"]
    assert here.publish().status_code == 202
    assert here.get("/rounds/1", Guest(app))["round"]["state"] == "published"
    here.open()
    here.finish_all()
    closed = here.close()
    assert (closed.status_code, closed.get_json()["round"]["state"]) == (201, "closing")
    here.complete_close()
    assert here.get("", Guest(app))["states"] == {"1": "closed"}


def test_publishing_says_202_until_the_round_is_open(app: Flask) -> None:
    here, name = evening(app, *SEVEN), key()
    version = here.draft()["version"]
    for status, state, table, step in ((202, "published", "waiting", here.open), (200, "open", "playing", here.finish_all), (200, "open", "playing", here.close)):
        answer = here.post("/rounds/1/publish", {}, If_Match=version, Idempotency_Key=name)
        assert answer.status_code == status, answer.text
        told = answer.get_json()["round"]
        assert (told["state"], {each["state"] for each in told["tables"]}) == (state, {table})
        step()


def test_a_repeated_publication_of_a_withdrawn_round_is_of_no_later_one(app: Flask) -> None:
    here, name = evening(app, *SEVEN), key()
    version = here.draft()["version"]
    first = here.post("/rounds/1/publish", {}, If_Match=version, Idempotency_Key=name)
    here.post("/rounds/1/withdraw", {}, If_Match=here.now.version)
    here.begin()
    again = here.post("/rounds/1/publish", {}, If_Match=version, Idempotency_Key=name)
    assert (again.status_code, again.get_json()) == (202, first.get_json())


def test_a_stated_draft_is_counted_and_one_that_cannot_be_played_refused(app: Flask) -> None:
    here = evening(app, *SEVEN)
    tables = [{"seats": [{"entry": each} for each in seats]} for seats in ((1, 3, 5, 7), (2, 4, 6))]
    stated = here.send("PUT", "/rounds/1/draft", {"tables": tables}, If_Match=here.now.version)
    assert stated.status_code == 200, stated.text
    draft = stated.get_json()["draft"]
    assert (draft["method"], len(draft["figures"])) == ("manual", 7)
    refused = here.send("PUT", "/rounds/1/draft", {"tables": tables[:1]}, If_Match=here.now.version).get_json()
    assert refused["code"] == "pairing-illegal"
    assert refused["errors"]["byes"][0] == "Entry 2 has neither a seat nor a bye."
    twice = here.send("PUT", "/rounds/1/draft", {"tables": [*tables, tables[1]]}, If_Match=here.now.version).get_json()
    assert "tables.2" in twice["errors"]


def test_stated_drafts_need_the_version_of_the_one_before(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.draft()
    body = {"tables": [{"seats": [{"entry": each} for each in seats]} for seats in ((1, 3, 5, 7), (2, 4, 6))]}
    assert here.send("PUT", "/rounds/1/draft", body).status_code == 428
    assert here.send("PUT", "/rounds/1/draft", body, If_Match=1).status_code == 412


def test_a_stale_draft_says_what_changed(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.draft()
    here.send("PATCH", "/entries/7", {"state": "withdrawn"})
    refused = here.publish().get_json()
    assert refused["code"] == "draft-stale"
    assert [(each["type"], each["entries"]) for each in refused["changes"]] == [("entry.withdrawn", [7])]
    assert here.publish(newest=here.now.version).get_json()["code"] == "pairing-illegal"


def test_standings_are_as_of_any_version_and_come_as_csv(app: Flask) -> None:
    here = evening(app, *SEVEN)
    before = here.now.version
    here.play()
    rows = here.get("/standings", Guest(app))["sections"][0]["rows"]
    assert sum(row["points"] == "1" for row in rows) == 2
    assert all(row["points"] == row["rounds"][0]["points"] for row in rows)
    early = here.get(f"/standings?at={before}", Guest(app))
    assert {row["points"] for row in early["sections"][0]["rows"]} == {"0"}
    assert Guest(app).get(here.path(f"/standings?at={here.now.version + 1}")).status_code == 422
    assert Guest(app).get(here.path("/standings?section=b")).status_code == 422
    lines = here.get("/standings", Accept="text/csv").splitlines()
    assert (len(lines), lines[0]) == (8, "section,place,entry,names,points,points_decimal,opponents,wins")


def test_an_evening_ends_with_final_standings_and_the_seed(app: Flask, clock: Any) -> None:
    here = evening(app, *SEVEN)
    for number in (1, 2):
        here.play(number)
    early = here.post("/confirm", None, If_Match=here.now.version).get_json()
    assert early["code"] == "appeals-open"
    clock.ms += 601_000
    assert here.post("/confirm").status_code == 428
    final = here.post("/confirm", None, If_Match=here.now.version)
    assert (final.status_code, final.get_json()["tournament"]["status"]) == (201, "final")
    standings = here.get("/standings", Guest(app))
    assert (standings["is_provisional"], len(standings["confirmed"])) == (False, 7)
    facts = here.get("/facts?limit=500", Guest(app))["facts"]
    assert facts[-1]["type"] == "tournament.seed_revealed"
    assert next(each for each in facts if each["type"] == "round.drafted")["openings"]["draft"]["value"]["tables"]


def test_the_feed_is_chained_and_streamed(app: Flask) -> None:
    here = evening(app, *SEVEN)
    page = here.get("/facts?limit=3", Guest(app))
    assert [each["version"] for each in page["facts"]] == [1, 2, 3]
    assert page["head"] == 15
    answer = Guest(app).ask("GET", here.path("/facts?after=13"), {"Accept": "text/event-stream"}, buffered=False)
    with closing(answer):
        heard = [next(each) for each in [parsed(split(answer.iter_encoded()))] for _ in range(3)]
    assert [each.comment for each in heard] == ["head 15", "", ""]
    assert [each.data["version"] for each in heard[1:]] == [14, 15]


def test_two_seats_are_exported_as_trf(app: Flask) -> None:
    pairs = {"options": {"variant": "croupier"}, "sizes": {"min": 2, "best": 2, "max": 2}}
    here = evening(app, "Anna Berg", "Boris Lund", ruleset="microfilms", preset="cup", regulations={"pairing": {"rounds": 1}, **pairs})
    here.play()
    lines = here.get("/trf", Guest(app)).splitlines()
    assert lines[0] == "012 Tuesday league"
    assert [line[14:23] for line in lines if line.startswith("001")] == ["Anna Berg", "Boris Lun"]


def test_byes_at_tables_of_two_are_worth_a_win_and_half_of_one(app: Flask) -> None:
    pairs = {"sizes": {"min": 2, "best": 2, "max": 2}}
    for preset, regulations, worth in (
        ("league-evening", {}, ("6/5", "4/5")), ("league-evening", pairs, ("2", "1")), ("cup", {}, ("2", "1")),
        ("league-evening", {**pairs, "byes": {"asked": "0"}}, ("6/5", "0")),
    ):  # fmt: skip
        made = evening(app, ruleset="microdot", preset=preset, regulations=regulations).made["tournament"]["regulations"]
        assert (made["byes"]["allocated"], made["byes"]["asked"]) == worth, (preset, regulations)


def test_tournaments_are_listed_newest_first(app: Flask, clock: Any) -> None:
    made = []
    for title in ("One", "Two", "Three"):
        clock.ms += 1000
        made.append(evening(app, title=title).id)
    first = Guest(app).get("/v1/tournaments?limit=2").get_json()
    rest = Guest(app).get(f"/v1/tournaments?limit=2&cursor={first['next']}").get_json()
    assert [each["id"] for each in first["items"] + rest["items"]] == made[::-1]
    assert [each["title"] for each in first["items"]] == ["Three", "Two"]


def test_a_round_comes_as_csv_with_what_each_seat_came_to(app: Flask) -> None:
    here = evening(app, *SEVEN)
    here.post("/entries/2/byes", {"round": 1})
    here.draft()
    here.publish()
    before = here.get("/rounds/1", Guest(app), Accept="text/csv").splitlines()
    here.open()
    here.finish_all()
    first, *rows = [each.split(",") for each in here.get("/rounds/1", Guest(app), Accept="text/csv").splitlines()]
    cells = [dict(zip(first, each, strict=True)) for each in rows]
    tables = here.get("/rounds/1", Guest(app))["round"]["tables"]
    assert [(each["table"], each["seat"], each["entry"]) for each in cells[:-1]] == [
        (str(each["table"]), str(seat), str(one["entry"])) for each in tables for seat, one in enumerate(each["seats"], 1)
    ]
    assert [(each["place"], each["won"], each["points"], each["played_by"]) for each in cells[:2]] == [("1", "1", "1", "entry"), ("2", "0", "1/4", "entry")]
    assert (cells[-1]["state"], cells[-1]["name"], cells[-1]["points"], cells[-1]["table"]) == ("asked", "Boris Lund", "2/5", "")
    assert len(before) == 8
    assert before[1].endswith(",,,,,")
    assert Guest(app).get(here.path("/rounds/2"), Accept="text/csv").status_code == 404


def test_without_a_relay_no_tournament_waits_for_rounds_of_drand(serve: Callable[..., Flask], store: MemoryStore) -> None:
    """Neither from its beginning nor later; one that waits already can be amended otherwise."""
    drand, alone, fetching = {"luck": {"public": "drand"}}, serve(store, drand_relays=()), serve(store)
    asked = {**BODY, "regulations": {**BODY["regulations"], **drand}}
    refused = Guest(alone).post("/v1/tournaments", asked)
    assert (refused.status_code, list(refused.get_json()["errors"])) == (422, ["luck.public"])
    assert "no relay is set" in refused.text
    plain, waiting = (Guest(fetching).post("/v1/tournaments", body).get_json() for body in (BODY, asked))
    for made, body, status in ((plain, drand, 422), (waiting, drand, 200), (waiting, {"times": {"appeal_s": 60}}, 200)):
        organiser = Guest(alone, made["token"])
        changed = organiser.ask("PATCH", f"/v1/tournaments/{made['tournament']['id']}", {"If-Match": '"1"', "Idempotency-Key": key()}, json={"regulations": body})
        assert changed.status_code == status, changed.text


@pytest.mark.parametrize("preset", [each for each in PRESETS if "team" not in each])
def test_a_tournament_of_bots_alone_has_no_round_to_draft(app: Flask, preset: str) -> None:
    here = evening(app, preset=preset, regulations={"entries": {"check_in": "none"}})
    for number in range(4):
        here.enter(f"Bot {number}", kind="bot", bot="random")
    answer = here.post("/rounds/1/draft")
    assert (answer.status_code, answer.get_json()["code"]) == (409, "pairing-illegal"), answer.text
