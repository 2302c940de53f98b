"""Slips over HTTP: what officials hand out opens nothing for them, and honest holders lose nothing by it."""

from __future__ import annotations

from flask import Flask

from tests.http.events.evening import SEVEN, Evening, evening
from tests.http.events.other_hands import seat_of, table_of
from tests.http.events.test_played import CLOCK, attend, opened, play, seats_of
from tests.http.guest import Guest, Json, key

THIRTEEN = [f"Player {number}" for number in range(1, 14)]


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


def test_the_scorer_who_keeps_a_slip_finds_it_used(app: Flask) -> None:
    here = evening(app)
    slip = slip_of(here, "Anna")
    anna = here.exchange(slip)
    again = Guest(app).post(here.path("/exchanges"), {"slip": slip})
    assert (again.status_code, again.get_json()["code"]) == (409, "slip-used")
    assert "ask for a new slip where you got it" in again.get_json()["detail"]
    assert here.get("", anna)["you"] == "e1"


def test_an_in_app_browser_that_prefetches_the_link_exchanges_nothing(app: Flask) -> None:
    here = evening(app)
    slip, version = slip_of(here, "Anna"), here.now.version
    for page in (f"/e/{here.id}", f"/e/{here.id}?slip={slip}", f"/desk/{here.id}", here.path()):
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


def test_a_new_slip_ends_the_token_and_the_slip_before_it(app: Flask) -> None:
    here = evening(app, *SEVEN)
    first = here.post("/entries/1/slip").get_json()["slip"]
    assert here.entries[1].get(here.path()).status_code == 401
    second = here.post("/entries/1/slip").get_json()["slip"]
    gone = Guest(app).post(here.path("/exchanges"), {"slip": first})
    assert (gone.status_code, gone.get_json()["code"]) == (410, "gone")
    assert here.get("", here.exchange(second))["you"] == "e1"


def test_a_dead_phone_in_a_round_is_replaced_by_an_official_and_the_table_hears_of_it(app: Flask) -> None:
    here = opened(app, clock=CLOCK, options={"turn_cap": 2})
    table, scorer = table_of(here, 1), here.appoint("scorer")
    seat, game = seat_of(table, 1), table["game"]
    before = seats_of(here)
    slip = here.post("/entries/1/slip", None, scorer).get_json()["slip"]
    attend(here)
    assert before[seat].get(f"/v1/games/{game}/view").status_code == 410
    said = [each for each in Guest(app).get(f"/v1/games/{game}/events").get_json()["entries"] if each["type"] == "game.seat_reissued"]
    assert [(each["data"]["seat"], each["data"]["author"]) for each in said] == [(seat, "event")]
    assert said[0]["data"]["reason"] == "Entry 1 has a new slip, made by official o2."
    assert "has a new slip" in Guest(app).get(f"/e/{here.id}").text
    here.entries[1] = here.exchange(slip)
    after = seats_of(here)
    assert after[seat].view(game)["viewpoint"] == f"seat:{seat}"
    attend(here)
    assert seats_of(here)[seat].token == after[seat].token
    play(here, game, after)
    attend(here)
    assert here.get("/rounds/1/tables/1", Guest(app))["table"]["played_by"] == ["entry"] * 4


def test_an_official_learns_no_token_of_a_seat_that_they_reissue(app: Flask) -> None:
    here = opened(app, clock=CLOCK)
    told: Json = here.post("/rounds/1/tables/1/clock", {"kind": "reissue", "seat": 2, "reason": "Lost."}).get_json()
    assert told["slip"] is None
    assert "dd_seat" not in str(told)
    assert seats_of(here)[2].view(told["game"])["viewpoint"] == "seat:2"


def test_an_organisers_evening_thirteen_slips_and_a_round(app: Flask) -> None:
    """From a list to results: slips are printed, each device exchanges one, one of them twice, and all play."""
    here = evening(app, regulations={"entries": {"check_in": "none"}, "options": {"turn_cap": 2}})
    scorer = here.appoint("scorer")
    made = here.post("/entries", {"entries": [{"names": [name]} for name in THIRTEEN]}, scorer).get_json()["entries"]
    links = [f"https://games.example.org/e/{here.id}#slip={each['slip']}" for each in made]
    printed = Guest(app).ask("POST", f"/desk/{here.id}/codes", {}, json={"links": links})
    assert len(printed.get_json()["codes"]) == 13, printed.text
    waiting = [each["entry"] for each in here.get("/entries")["items"] if each["last_slip"]["exchanged"] is None]
    assert waiting == list(range(1, 14))
    here.entries = {each["entry"]: here.exchange(each["slip"]) for each in made}
    assert all(each["last_slip"]["exchanged"] for each in here.get("/entries")["items"])
    here.draft()
    assert here.publish().status_code == 202
    attend(here)
    for table in here.get("/rounds/1")["round"]["tables"]:
        own = [here.get(f"/rounds/1/tables/{table['table']}", here.entries[each["entry"]])["own_seats"] for each in table["seats"]]
        play(here, table["game"], {seat["seat"]: Guest(app, seat["token"]) for [seat] in own})
    attend(here)
    states = [each["state"] for each in here.get("/rounds/1")["round"]["tables"]]
    assert states == ["finished"] * len(states)


def test_consent_counts_only_from_a_device_that_opened_its_slip_before_the_round(app: Flask) -> None:
    here = evening(app, *SEVEN)
    chief = here.appoint("chief")
    here.draft()
    here.publish()
    stolen = here.exchange(here.post("/officials/o2/slip").get_json()["slip"])
    assert chief.get(here.path()).status_code == 401
    body: Json = {"regulations": {"points": {"scheme": "win"}}, "reason": "As was said."}
    for by, consent in ((here.organiser, stolen), (stolen, here.organiser)):
        told = here.send("PATCH", "", {**body, "consent": here.consent(consent, body["regulations"])}, by, If_Match=here.now.version)
        assert told.status_code == 403
        assert "from the next round on" in told.get_json()["detail"]


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
