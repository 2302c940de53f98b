"""The tournament that the contract's examples are cut from."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from flask import Flask

from extensions.tournaments.http import requests as tournament_requests
from tests.http import guest
from tests.http.guest import Guest, Json, named
from tests.http.players.accounts import registered
from tests.tournaments.http import evening as evenings
from tests.tournaments.http.evening import Evening


class Keys:
    """Keys that are the same each time."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> str:
        self.count += 1
        return named(f"example of a tournament {self.count}")


def play_tournament(app: Flask) -> Json:
    """What the service answered, by the names of `extensions.tournaments.http.examples`."""
    keys = Keys()
    with patch.object(guest, "key", keys), patch.object(evenings, "key", keys):
        return answers(app)


def answers(app: Flask) -> Json:
    """A tournament of seven, a round, a ruling and an appeal."""
    body = requests()
    made = Guest(app).post("/v1/tournaments", body["TOURNAMENT_BODY"]).get_json()
    here = Evening(app, made, Guest(app, made["token"]))
    found: Json = {"made": made, "opened": told(here.send("PATCH", "", body["AMENDMENT_BODY"]))}
    found["entries"] = told(here.post("/entries", body["ENTRIES_BODY"]))
    slips = [each["slip"] for each in found["entries"]["entries"]]
    found["exchanged"] = told(Guest(app).post(here.path("/exchanges"), {"slip": slips[0]}))
    anna_token, last = found["exchanged"]["token"], here.exchange(slips[6])
    found["official"] = told(here.post("/officials", body["OFFICIAL_BODY"]))
    found["consent"] = told(here.post("/consents", body["CONSENT_BODY"]))
    found["announcement"] = told(here.post("/announcements", body["ANNOUNCEMENT_BODY"]))
    found["bye"] = told(here.post("/entries/7/byes", body["BYE_BODY"], last))
    found["slip"] = told(here.post("/entries/7/slip"))
    here.draft()
    found["draft"] = here.get("/rounds/1/draft")
    here.publish()
    here.open()
    here.finish_all()
    found["round"] = here.get("/rounds/1")
    found["ruling"] = told(here.post("/rounds/1/tables/1/rulings", body["RULING_BODY"]))
    found["appeal"] = told(here.post("/appeals", {**body["APPEAL_BODY"], "table": 1}, Guest(app, anna_token)))
    found["appeal_decided"] = told(here.post("/appeals/1/decision", body["APPEAL_DECISION_BODY"], here.exchange(found["official"]["slip"])))
    found["table"] = here.get("/rounds/1/tables/1", Guest(app))
    found["decisions"] = here.get("/appeals")
    found["card"] = here.get("", Guest(app))
    found["list"] = Guest(app).get("/v1/tournaments?limit=1").get_json()
    found["entry_list"] = here.get("/entries?limit=2")
    found["entries_csv"] = here.get("/entries?limit=2", Accept="text/csv")
    found["standings"] = here.get("/standings", Guest(app))
    found["standings_csv"] = here.get("/standings", Accept="text/csv")
    found["checkpoint"] = here.get("/checkpoint", Guest(app))
    found["note"] = here.get("/checkpoint", Guest(app), Accept="text/plain")
    found["record"] = here.get("/record", Guest(app)).splitlines()[0] + "\n"
    anna = registered(app, "Anna Berg")
    bound = {"token": anna_token, "member": 0}
    found["player_entry"] = told(anna.guest.ask("PUT", f"/v1/players/me/entries/{here.id}/1", {}, json=bound))
    found["my_tournaments"] = told(anna.guest.get("/v1/players/me/tournaments"))
    found["facts"] = here.get("/facts?after=2&limit=2", Guest(app))
    return found


def requests() -> Json:
    """The requests of the examples."""
    return {name: each for name, each in vars(tournament_requests).items() if name.isupper()}


def told(answer: Any) -> Json:
    """The body of an answer that is no problem."""
    assert answer.status_code < 300, answer.text
    body: Json = answer.get_json()
    return body
