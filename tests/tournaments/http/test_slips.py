"""Slips over HTTP: what officials hand out opens nothing for them, and honest holders lose nothing by it."""

from __future__ import annotations

from flask import Flask

from tests.http.guest import Guest, Json, key
from tests.tournaments.http.evening import SEVEN, Evening, evening
from tests.tournaments.http.other_hands import seat_of, table_of
from tests.tournaments.http.test_played import CLOCK, attend, opened, play, seats_of


def slip_of(here: Evening, name: str) -> str:
    """The slip of a new entry, which no device has exchanged."""
    made = here.post("/entries", {"entries": [{"names": [name]}]}).get_json()
    slip: str = made["entries"][0]["slip"]
    return slip


def test_a_slip_itself_opens_nothing(app: Flask) -> None:
    here = evening(app)
    slip = Guest(app, slip_of(here, "Anna"))
    assert [slip.get(here.path(rest)).status_code for rest in ("", "/entries", "/record", "/webhooks")] == [401] * 4
    refused = [here.post(f"/entries/1/{what}", {"round": 1}, slip) for what in ("byes", "slip")]
    assert [each.status_code for each in refused] == [401] * 2
    assert "exchanged" in refused[0].get_json()["detail"]


def test_an_in_app_browser_that_prefetches_the_link_exchanges_nothing(app: Flask) -> None:
    here = evening(app)
    slip, version = slip_of(here, "Anna"), here.now.version
    for page in (f"/t/{here.id}", f"/t/{here.id}?slip={slip}", f"/desk/{here.id}", here.path()):
        for method in ("GET", "HEAD"):
            Guest(app).ask(method, page, {})
    assert here.now.version == version
    assert here.get("", here.exchange(slip))["you"] == "e1"


def test_a_device_whose_answer_was_lost_asks_again_and_gets_the_same_token(app: Flask) -> None:
    here, name = evening(app), key()
    body = {"slip": slip_of(here, "Anna")}
    first, again = (Guest(app).post(here.path("/exchanges"), body, Idempotency_Key=name) for _ in range(2))
    assert first.get_json() == again.get_json()
    assert (first.status_code, again.headers["Idempotency-Replayed"]) == (201, "true")
    assert Guest(app).post(here.path("/exchanges"), body).get_json()["code"] == "slip-used"
    assert Guest(app).post(here.path("/exchanges"), body, Idempotency_Key="1").get_json()["code"] == "weak-idempotency-key"


def test_the_desk_shows_who_has_not_opened_theirs(app: Flask) -> None:
    here = evening(app)
    slips = [slip_of(here, name) for name in ("Anna", "Boris")]
    here.exchange(slips[0])
    states = {each["entry"]: each["last_slip"] for each in here.get("/entries")["items"]}
    assert states[1]["exchanged"] == here.now.version
    assert states[2]["exchanged"] is None
    assert [each["by"] for each in states.values()] == ["o1", "o1"]
    here.post("/officials", {"role": "arbiter"})
    assert [each["last_slip"] and each["last_slip"]["exchanged"] for each in here.get("")["officials"]] == [None, None]


def test_a_dead_phone_in_a_round_is_replaced_by_an_official_and_the_table_hears_of_it(app: Flask) -> None:
    here = opened(app, clock=CLOCK, options={"turn_cap": 2})
    table, scorer = table_of(here, 1), here.appoint("scorer")
    seat, game = seat_of(table, 1), table["game"]
    before = seats_of(here)
    slip = here.post("/entries/1/slip", None, scorer).get_json()["slip"]
    attend(here)
    assert before[seat].get(f"/v1/games/{game}/view").status_code == 410
    said = [each for each in Guest(app).get(f"/v1/games/{game}/events").get_json()["events"] if each["type"] == "game.seat_reissued"]
    assert [(each["data"]["seat"], each["data"]["author"]) for each in said] == [(seat, "tournament")]
    assert said[0]["data"]["reason"] == "Entry 1 has a new slip, made by official o2."
    assert "has a new slip" in Guest(app).get(f"/t/{here.id}").text
    here.entries[1] = here.exchange(slip)
    after = seats_of(here)
    assert after[seat].view(game)["viewpoint"] == f"seat:{seat}"
    attend(here)
    assert seats_of(here)[seat].token == after[seat].token
    play(here, game, after)
    attend(here)
    assert here.get("/rounds/1/tables/1", Guest(app))["table"]["played_by"] == ["entry"] * 4


def test_a_consent_that_was_handed_over_is_good_for_its_change_alone(app: Flask) -> None:
    here = evening(app, *SEVEN)
    chief = here.appoint("chief")
    here.draft()
    here.publish()
    win, places = ({"points": {"scheme": name}} for name in ("win", "places"))
    body: Json = {"reason": "As was said.", "consent": here.consent(chief, win)}
    seen = here.now.version
    assert here.send("PATCH", "", {**body, "regulations": places}, If_Match=seen).status_code == 403
    assert here.send("PATCH", "", {**body, "regulations": win, "consent": here.consent(here.organiser, win)}, If_Match=seen).status_code == 403
    assert here.send("PATCH", "", {**body, "regulations": win}, If_Match=seen).status_code == 200
    beaten = {"points": {"scheme": "beaten"}}
    back = here.send("PATCH", "", {"reason": "Back.", "regulations": beaten, "consent": here.consent(chief, beaten)}, If_Match=here.now.version)
    assert back.status_code == 200
    assert here.send("PATCH", "", {**body, "regulations": win}, If_Match=here.now.version).status_code == 403
    assert Guest(app, str(body["consent"])).get(here.path()).status_code == 401
    assert here.post("/consents", {"regulations": win}, here.entries[1]).status_code == 403
