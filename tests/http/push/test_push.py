"""Push: a browser is told what the inbox's stream tells, encrypted for it alone, by way of a push service that learns nothing."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import http_ece
import pytest
from flask import Flask

from service.app.webhook_state.webhook_record import RETRIES_MS
from service.app.webhook_state.webhook_rows import MOST_ROWS, player_owner
from service.http.openapi.push_examples import BODY
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Round, code_of, opened
from tests.http.players.accounts import registered
from tests.http.push.push_service import PushService
from tests.http.push.subscribing import Subscribed, own_inbox
from tests.http.webhooks.hooks import end_game

Subscribe = Callable[..., Subscribed]


@pytest.fixture
def here(app: Flask, subscribe: Subscribe, table: Round) -> Subscribed:
    """A browser that is subscribed to an inbox with every seat of a game."""
    return subscribe(*own_inbox(app, *(each.token for each in table.by.values())))


class TestMessages:
    def test_name_the_game_and_say_that_it_is_your_turn(self, here: Subscribed, table: Round) -> None:
        entry = here.owner.get("/v1/inbox").get_json()["items"][0]
        (told,) = here.deliver()
        assert told == {
            "type": "decision.open",
            "timestamp": told["timestamp"],
            "data": {"game": table.id, "seat": entry["seat"], "version": entry["version"]},
            "title": "[microfilms]",
            "text": "It is your turn.",
            "path": f"/g/{table.id}",
        }
        assert here.deliver_news() == []
        end_game(table)
        assert [each["text"] for each in here.deliver_news()] == ["The game is over."] * 3

    def test_look_alike_to_the_push_service(self, here: Subscribed, pushes: PushService, table: Round) -> None:
        here.deliver()
        end_game(table)
        here.deliver_news()
        assert {len(each.body) for each in pushes.got} == {len(pushes.got[0].body)}
        seen = [{name: each.headers[name] for name in ("ttl", "urgency", "content-type", "content-encoding")} for each in pushes.got]
        assert seen == [seen[0]] * 4
        topics = [each.headers["topic"] for each in pushes.got]
        assert len(set(topics)) == 3  # a seat's news replaces what was said of that seat before
        assert topics[0] in topics[1:]
        for each in pushes.got:
            assert table.id not in f"{each.path}{each.headers}"
            assert table.id.encode() not in each.body

    def test_are_for_one_browser_alone(self, app: Flask, subscribe: Subscribe, table: Round) -> None:
        owner, key = own_inbox(app, table.awaited().token)
        one, other = subscribe(owner, key), subscribe(owner, key, 1)
        one.deliver(), other.deliver()
        assert [len(each.browser.got()) for each in (one, other)] == [1, 1]
        for_one = next(each for each in one.browser.service.got if each.path == one.browser.path)
        with pytest.raises(http_ece.ECEException):
            other.browser.read(for_one)

    def test_come_to_a_player_of_whatever_seat_is_bound(self, app: Flask, subscribe: Subscribe) -> None:
        anna = registered(app)
        here = subscribe(anna.guest, player_owner(anna.id))
        assert here.deliver() == []
        opened(app, player=anna.guest.token)
        here.pass_s(1)
        assert [each["type"] for each in here.deliver()] == ["decision.open"]
        assert anna.guest.ask("DELETE", "/v1/players/me", {}).status_code == 204
        assert here.context.store.webhooks(here.key) == {}


class TestSubscriptions:
    def test_are_the_same_for_the_same_endpoint(self, here: Subscribed) -> None:
        assert here.put() == here.made
        listed = here.owner.get("/v1/inbox/push").get_json()
        assert listed == {"items": [here.made], "next": None}
        assert here.read().get_json() == {**here.made, "attempts": []}

    def test_get_the_keys_that_came_last(self, here: Subscribed, pushes: PushService) -> None:
        from tests.http.push.push_service import Browser

        here.browser = Browser(pushes)
        here.put()
        assert [each["type"] for each in here.deliver()] == ["decision.open"]

    def test_are_no_webhooks_and_webhooks_none(self, here: Subscribed) -> None:
        hook = here.owner.post("/v1/inbox/webhooks", {"url": "http://127.0.0.1:9000/"}).get_json()
        assert [each["id"] for each in here.owner.get("/v1/inbox/webhooks").get_json()["items"]] == [hook["id"]]
        for path in ("", "/secret", "/ping", "/enable"):
            asked = here.owner.post if path else here.owner.get
            assert asked(f"/v1/inbox/webhooks/{here.id}{path}").status_code == 404
        assert here.owner.get(f"/v1/inbox/push/{hook['id']}").status_code == 404
        assert here.owner.delete(f"/v1/inbox/push/{hook['id']}").status_code == 404
        assert here.owner.delete(f"/v1/inbox/webhooks/{here.id}").status_code == 404

    def test_end_where_they_are_deleted(self, here: Subscribed) -> None:
        assert here.owner.delete(f"/v1/inbox/push/{here.id}").status_code == 204
        assert here.deliver() == []
        assert here.read().status_code == 404

    def test_of_others_are_not_there(self, app: Flask, here: Subscribed) -> None:
        stranger, _ = own_inbox(app)
        assert stranger.get(f"/v1/inbox/push/{here.id}").status_code == 404
        assert stranger.get("/v1/inbox/push").get_json()["items"] == []

    @pytest.mark.parametrize(
        "change",
        [
            {"endpoint": "https://receiver.example/push"},
            {"endpoint": "https://fcm.googleapis.com.receiver.example/push"},
            {"endpoint": "https://me@fcm.googleapis.com/push"},
            {"endpoint": "https://169.254.169.254/push"},
            {"keys": {**BODY["keys"], "p256dh": "B" + "A" * 86}},
            {"keys": {**BODY["keys"], "auth": "A" * 21}},
            {"keys": {"p256dh": BODY["keys"]["p256dh"]}},
            {"expirationTime": None},
        ],
    )
    def test_are_refused_where_they_lead_nowhere(self, app: Flask, change: dict[str, Any]) -> None:
        owner, _ = own_inbox(app)
        assert code_of(owner.ask("PUT", "/v1/inbox/push", {}, json={**BODY, **change})) == (422, "malformed")
        assert owner.get("/v1/inbox/push").get_json()["items"] == []

    def test_by_http_are_for_closed_networks(self, serve: Callable[..., Flask], store: MemoryStore) -> None:
        public, _ = own_inbox(serve(store))
        told = public.ask("PUT", "/v1/inbox/push", {}, json={**BODY, "endpoint": "http://127.0.0.1:9/push"})
        assert told.status_code == 422
        assert public.ask("PUT", "/v1/inbox/push", {}, json=BODY).status_code == 200

    def test_are_ten_whatever_webhooks_there_are(self, app: Flask) -> None:
        owner, _ = own_inbox(app)
        for number in range(5):
            assert owner.post("/v1/inbox/webhooks", {"url": f"http://127.0.0.1:{9000 + number}/"}).status_code == 201
        put = [owner.ask("PUT", "/v1/inbox/push", {}, json={**BODY, "endpoint": f"{BODY['endpoint']}{number}"}) for number in (*range(11), 0)]
        assert [each.status_code for each in put] == [200] * 10 + [409, 200]
        assert put[10].get_json()["code"] == "too-many-subscriptions"
        assert MOST_ROWS >= 15


class TestFailures:
    @pytest.mark.parametrize("status", [404, 410])
    def test_that_end_a_subscription_delete_it(self, here: Subscribed, pushes: PushService, status: int) -> None:
        pushes.answer = status
        assert here.deliver() == []
        assert here.read().status_code == 404
        assert here.context.store.due_webhooks(10**14, 9) == []

    def test_without_end_disable_it_until_the_browser_comes_again(self, here: Subscribed, pushes: PushService, table: Round) -> None:
        pushes.answer = 403
        for wait_ms in (*RETRIES_MS, 0, 0):
            here.deliver()
            here.pass_s(wait_ms / 1000)
        end_game(table)
        here.deliver_news()
        assert here.read().get_json()["state"] == "disabled"
        pushes.answer = 201
        assert here.deliver_news() == []
        assert here.put()["state"] == "active"
        assert {each["type"] for each in here.deliver()} == {"game.over"}

    def test_are_logged_without_a_secret(self, here: Subscribed, pushes: PushService, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG)
        pushes.answer = 500
        here.deliver()
        row = here.context.store.webhooks(here.key)[here.id]
        keys = json.loads(row.row)["push"]
        assert keys == here.browser.subscription["keys"]
        for secret in (*keys.values(), here.browser.subscription["endpoint"]):
            assert secret not in caplog.text
