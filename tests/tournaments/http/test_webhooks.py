"""Webhooks of tournaments: officials, entries and players are told where something happened, and of shared boards nothing too early."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import jsonschema_rs
import pytest
from flask import Flask
from standardwebhooks.webhooks import Webhook as Verifier

from extensions.tournaments.app.news import NEWS
from extensions.tournaments.domain.decide import life
from extensions.tournaments.domain.salted_text import SaltedText
from service.app.webhook_state.webhook_rows import load_webhooks
from service.outgoing.post import Failed
from tests.http.beginnings import Clock
from tests.http.conformance import closed_components, load_contract
from tests.http.guest import Guest
from tests.http.players.accounts import registered
from tests.http.webhooks.hooks import Delivered, Hook
from tests.restorable import RestorableStore
from tests.tournaments.http.evening import Evening, evening
from workers.webhook_requests import tell_listeners

SOLO = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}, "times": {"appeal_s": 600}}
NAMES = ("Anna", "Boris", "Clara", "Dan", "Eva", "Finn", "Gus", "Hedy")


def hooked(app: Flask, clock: Clock, here: Evening, guest: Guest | None = None) -> Hook:
    """A webhook whose receiver has answered its challenge."""
    hook = Hook.of_tournament(app, clock, guest or here.organiser, here.id)
    assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
    return hook


def told(messages: list[Delivered]) -> list[tuple[Any, ...]]:
    return [(each.type.removeprefix("tournament."), *(each.json["data"][name] for name in ("round", "table", "number"))) for each in messages]


def play_whole(here: Evening, clock: Clock) -> None:
    """An evening with everything that receivers are told of but its cancellation and a withdrawal."""
    assert here.post("/announcements", {"text": "Welcome."}).status_code == 201
    here.begin()
    here.finish_all()
    ruling = {"kind": "correct", "reason": "A miscount.", "result": {"places": [2, 1, 3, 3], "winners": [1]}}
    assert here.post("/rounds/1/tables/1/rulings", ruling).status_code == 201
    assert here.post("/penalties", {"entry": 3, "kind": "warning", "reason": "Late."}).status_code == 201
    assert here.post("/appeals", {"round": 1, "table": 1, "text": "No."}, here.entries[1]).status_code == 201
    decided = here.post("/appeals/1/decision", {"verdict": "dismissed", "reason": "It stands."})
    assert decided.status_code == 201, decided.text
    here.end()
    clock.ms += 3_600_000
    standings = here.get("/standings")
    confirmed = here.post("/confirm", {}, If_Match=standings["scored"])
    assert confirmed.status_code == 201, confirmed.text


def test_an_organiser_is_told_of_all_that_befalls_a_tournament_in_order_and_signed(app: Flask, clock: Clock) -> None:
    here = evening(app, *NAMES[:4], regulations=SOLO)
    hook = hooked(app, clock, here)
    play_whole(here, clock)
    got = hook.deliver_news()
    assert told(got) == [
        ("announced", None, None, 1),
        ("round_published", 1, None, None),
        ("round_opened", 1, None, None),
        ("table_finished", 1, 1, None),
        ("ruling_made", 1, 1, 1),
        ("penalty_given", None, None, 2),
        ("appeal_made", 1, 1, 1),
        ("appeal_decided", None, None, 1),
        ("round_closed", 1, None, None),
        ("confirmed", None, None, None),
    ]
    contract = load_contract()
    callbacks = contract["paths"]["/v1/tournaments/{tournamentId}/webhooks"]["post"]["callbacks"]
    components = closed_components(contract["components"])
    for each in got:
        at = datetime.fromtimestamp(int(each.headers["webhook-timestamp"]), UTC)
        signed = Verifier(hook.made["secret"]).sign(each.headers["webhook-id"], at, each.body.decode())
        assert signed == each.headers["webhook-signature"]
        (item,) = callbacks[each.type].values()
        ((_, content),) = item["post"]["requestBody"]["content"].items()
        jsonschema_rs.validate({**content["schema"], "components": components}, each.json)
    assert {each.json["data"]["tournament"] for each in got} == {here.id}
    assert hook.deliver_news() == []


def test_a_round_that_is_taken_back_and_a_cancelled_tournament_are_told(app: Flask, clock: Clock) -> None:
    here = evening(app, *NAMES[:4], regulations=SOLO)
    hook = hooked(app, clock, here)
    here.draft()
    here.publish()
    withdrawn = here.post("/rounds/1/withdraw", {"reason": "Wrong."}, If_Match=here.now.version)
    assert withdrawn.status_code in (200, 201), withdrawn.text
    cancelled = here.send("PATCH", "", {"is_cancelled": True, "reason": "Rain."})
    assert cancelled.status_code == 200, cancelled.text
    kinds = [each.type for each in hook.deliver_news()]
    assert kinds == ["tournament.round_published", "tournament.round_withdrawn", "tournament.cancelled"]
    assert set(kinds) <= set(NEWS.values())


def test_an_append_to_the_tournament_wakes_its_webhooks(app: Flask, clock: Clock) -> None:
    here = evening(app, *NAMES[:4], regulations=SOLO)
    hook = hooked(app, clock, here)
    here.post("/announcements", {"text": "Welcome."})
    hook.pass_s(1)
    asked = list[Any]()

    class Requests:
        def ask(self, due: Any, *_: Any, **__: Any) -> None:
            asked.extend(due)

    tell_listeners(here.context, Requests(), [here.id])  # type: ignore[arg-type]
    assert [(each.owner, each.name) for each in asked] == [(hook.key, hook.id)]


@pytest.mark.parametrize("who", ["entry", "player"])
def test_who_plays_hears_of_a_shared_board_once_its_round_is_closed(app: Flask, clock: Clock, who: str) -> None:
    here = evening(app, preset="duplicate", regulations={**SOLO, "pairing": {"rounds": 1}})
    anna = registered(app)
    here.enter("Anna", player=anna.guest.token)
    here.enter(*NAMES[1:])
    own = hooked(app, clock, here, here.entries[1] if who == "entry" else anna.guest)
    official = hooked(app, clock, here)
    here.begin()
    assert [each.type for each in own.deliver_news()] == ["tournament.round_published", "tournament.round_opened"]
    here.finish_all()
    finished = [("table_finished", 1, table, None) for table in here.now.rounds[1].tables]
    assert len(finished) > 1
    assert own.deliver_news() == []
    assert told(official.deliver_news())[2:] == finished
    here.end()
    assert told(own.deliver_news()) == [*finished, ("round_closed", 1, None, None)]


@pytest.mark.parametrize("end", ["revoked", "replaced", "forgotten"])
def test_a_webhook_ends_with_the_token_or_the_person_it_is_of(app: Flask, clock: Clock, end: str) -> None:
    here = evening(app, regulations=SOLO)
    anna = registered(app)
    here.enter("Anna", player=anna.guest.token)
    match end:
        case "revoked":
            official = here.post("/officials", {"role": "arbiter"}).get_json()
            hook = hooked(app, clock, here, here.exchange(official["slip"]))
            here.send("DELETE", f"/officials/{official['official']['id']}", {})
        case "replaced":
            hook = hooked(app, clock, here, here.entries[1])
            here.post("/entries/1/slip")
        case "forgotten":
            hook = hooked(app, clock, here, anna.guest)
            assert anna.guest.ask("DELETE", "/v1/players/me", {}).status_code == 204
            assert load_webhooks(here.context, hook.key) == {}
    here.post("/announcements", {"text": "Welcome."})
    assert hook.deliver_news() == []
    assert load_webhooks(here.context, hook.key) == {}


def test_each_token_has_webhooks_of_its_own(app: Flask, clock: Clock) -> None:
    here = evening(app, *NAMES[:4], regulations=SOLO)
    hook = hooked(app, clock, here)
    other = here.entries[1]
    assert other.get(here.path("/webhooks")).get_json()["items"] == []
    assert other.get(here.path(f"/webhooks/{hook.id}")).status_code == 404
    assert [each["id"] for each in here.get("/webhooks")["items"]] == [hook.id]
    stranger = registered(app).guest
    assert stranger.post(here.path("/webhooks"), {"url": "https://receiver.example/x"}).status_code == 401
    assert Guest(app).post(here.path("/webhooks"), {"url": "https://receiver.example/x"}).status_code == 401


def test_a_message_of_a_tournament_is_tried_again_and_then_a_dead_letter(app: Flask, clock: Clock) -> None:
    here = evening(app, *NAMES[:4], regulations=SOLO)
    hook = hooked(app, clock, here)
    here.post("/announcements", {"text": "Welcome."})
    hook.hear()
    hook.fail(Failed("connect"))
    for wait_s in (5, 30, 120, 900, 3_600, 21_600, 86_400, 0):
        assert [each.type for each in hook.deliver()] == ["tournament.announced"]
        hook.pass_s(wait_s)
    hook.receiver.answer = hook.receiver.accept
    detail = hook.read()
    letter = detail["dead_letters"][0]
    assert (letter["tournament"], letter["type"], letter["number"]) == (here.id, "tournament.announced", 1)
    assert hook.owner.delete(f"{hook.path}/{hook.id}").status_code == 204


def test_a_tournament_that_was_put_back_is_told_and_its_news_go_on(app: Flask, store: RestorableStore, clock: Clock) -> None:
    here = evening(app, *NAMES)
    hook, kept = hooked(app, clock, here), store.backup()
    for number in range(3):
        here.post("/announcements", {"text": f"Table {number}."})
    assert len(hook.deliver_news()) == 3
    store.restore({**store.backup(), "_streams": kept["_streams"]})
    here.act(life.note_restore, None, SaltedText("A disk broke.", "5e" * 16))
    assert [each.type for each in hook.deliver_news()] == ["tournament.restored"]
    here.post("/announcements", {"text": "We go on."})
    assert [each.type for each in hook.deliver_news()] == ["tournament.announced"]
