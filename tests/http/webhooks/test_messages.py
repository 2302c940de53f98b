"""Messages of webhooks: what receivers get, signed, and no more than the stream of the inbox."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from datetime import UTC, datetime
from pathlib import Path

import jsonschema_rs
import pytest
from flask import Flask
from standardwebhooks.webhooks import Webhook as Verifier
from standardwebhooks.webhooks import WebhookVerificationError

from service.app.webhooks.messages import TYPES, Message, signature_headers
from service.http.openapi import webhook_examples as examples
from service.http.openapi.webhooks import HEADERS
from tests.http.beginnings import Clock
from tests.http.conformance import closed_components, load_contract
from tests.http.guest import Guest, Round, played
from tests.http.luck_tables import full
from tests.http.webhooks.hooks import Hook, entries
from tests.restorable import RestorableStore

TRIED_WITH_TOURNAMENTS = {"table.opened"}
"""Types that `tests/tournaments/http` try."""


class TestMessages:
    def test_tell_what_the_stream_tells(self, app: Flask, hook: Hook, table: Round) -> None:
        open_now = entries(hook)
        letters = [each for each in hook.deliver() if each.type != "webhook.challenge"]
        assert [each.headers["webhook-id"] for each in letters] == [each["id"] for each in open_now]
        after = hook.owner.get("/v1/inbox").get_json()["next"]
        played(app, table)
        expected = [
            (TYPES[each["kind"]], {name: each[name] for name in ("game", "seat", "version")})
            for each in entries(hook, after)
        ]
        assert [(each.type, each.json["data"]) for each in hook.deliver_news()] == expected
        assert {kind for kind, _ in expected} == {"game.over"}
        assert hook.deliver_news() == []

    def test_tell_no_more_than_game_seat_and_version(self, hook: Hook, app: Flask, table: Round) -> None:
        hook.deliver()
        played(app, table)
        hook.deliver_news()
        for each in hook.receiver.notifications():
            assert set(each.json) == {"type", "timestamp", "data"}
            assert set(each.json["data"]) == {"game", "seat", "version"}

    def test_are_told_of_rulings(self, app: Flask, hook: Hook, table: Round) -> None:
        hook.deliver()
        played(app, table)
        hook.deliver_news()
        outcome = {"winners": [1], "reason": "agents_allied"}
        ruled = {"kind": "correct", "author": "Eva", "reason": "A miscount.", "outcome": outcome}
        assert table.organiser.post(f"/v1/games/{table.id}/rulings", ruled).status_code == 201
        assert [each.type for each in hook.deliver_news()] == ["ruling.made"] * len(table.by)

    def test_come_for_a_seat_that_is_put_in_later(self, app: Flask, clock: Clock, table: Round) -> None:
        hook = Hook(app, clock)
        assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
        seat, guest = next((seat, each) for seat, each in table.by.items() if each.token == table.awaited().token)
        put = hook.owner.ask("PUT", f"/v1/inbox/seats/{table.id}/{seat}", {}, json={"token": guest.token})
        assert put.status_code == 200, put.text
        assert hook.deliver() == []
        hook.pass_s(1)
        assert hook.context.store.due_webhooks(clock.ms, 9)
        assert [each.type for each in hook.deliver()] == ["decision.open"]
        assert hook.context.store.listeners([table.id]) == {table.id: {hook.key}}

    def test_are_verified_by_the_library_of_the_standard(self, app: Flask, clock: Clock, table: Round) -> None:
        import time

        clock.ms = time.time_ns() // 1_000_000
        hook = Hook(app, clock, table.awaited().token)
        hook.deliver()
        verifier = Verifier(hook.made["secret"])
        for each in hook.receiver.got:
            assert verifier.verify(each.body, each.headers) == each.json
            with pytest.raises(WebhookVerificationError):
                verifier.verify(each.body + b" ", each.headers)
        hook.receiver.got.clear()
        rotated = hook.post("secret")
        assert rotated.status_code == 201, rotated.text
        assert hook.post("ping").status_code == 202
        (ping,) = hook.deliver()
        assert len(ping.headers["webhook-signature"].split(" ")) == 2
        for secret in (hook.made["secret"], rotated.get_json()["secret"]):
            assert Verifier(secret).verify(ping.body, ping.headers) == ping.json

    def test_are_what_the_contract_says_and_nothing_more(
        self, app: Flask, store: RestorableStore, hook: Hook, table: Round
    ) -> None:
        contract = load_contract()
        callbacks = contract["paths"]["/v1/inbox/webhooks"]["post"]["callbacks"]
        sent = {kind: item["post"] for kind, callback in callbacks.items() for item in callback.values()}
        hook.deliver()
        hook.post("ping")
        hook.deliver()
        hook.pass_s(60)
        before = store.backup()
        awaited = table.organiser.view(table.id)["decisions"][0]["seat"]
        table.organiser.post(f"/v1/games/{table.id}/seats/{awaited}/reminders")
        assert [each.type for each in hook.deliver()] == ["decision.reminded"]
        played(app, table)
        hook.deliver_news()
        outcome = {"winners": [1], "reason": "agents_allied"}
        ruled = {"kind": "correct", "author": "Eva", "reason": "A miscount.", "outcome": outcome}
        table.organiser.post(f"/v1/games/{table.id}/rulings", ruled)
        hook.deliver_news()
        store.restore({**store.backup(), "_streams": before["_streams"]})
        hook.deliver_news()
        game, guests = full(Guest(app), {0})
        hook.owner.ask("PUT", f"/v1/inbox/seats/{game}/0", {}, json={"token": guests[0].token})
        hook.pass_s(1)
        hook.deliver()
        assert set(sent) == set(examples.MESSAGES)
        assert {each.type for each in hook.receiver.got} == set(sent) - TRIED_WITH_TOURNAMENTS
        components = closed_components(contract["components"])
        for body in [*(each.json for each in hook.receiver.got), *examples.MESSAGES.values()]:
            described = sent[body["type"]]["requestBody"]["content"]["application/json"]["schema"]
            jsonschema_rs.validate({**described, "components": components}, body)
        named = {each["$ref"].rpartition("/")[2] for each in sent["game.over"]["parameters"]}
        headers = {components["parameters"][name]["name"] for name in named}
        assert headers == {name for name in hook.receiver.got[0].headers if name.startswith("webhook-")}

    def test_the_example_of_the_guide_and_of_the_contract_is_true(self) -> None:
        page = (Path(__file__).parents[3] / "docs/webhooks.md").read_text()
        told = dict(re.findall(r"^(webhook-[a-z]+): (.+)$", page, re.M))
        (body,) = re.findall(r"^\{.*\}$", page, re.M)
        (secret,) = re.findall(r"`(whsec_[^`]+)`", page)
        assert secret == examples.SECRET
        assert told == {name: example for name, (_, _, example) in HEADERS.items()}
        assert json.loads(body) == examples.MESSAGES["decision.open"]
        at = datetime.fromtimestamp(int(told["webhook-timestamp"]), UTC)
        assert Verifier(secret).sign(told["webhook-id"], at, body) == told["webhook-signature"]
        message = Message(told["webhook-id"], "decision.open", body.encode())
        ours = signature_headers(message, [b64decode(secret.removeprefix("whsec_"))], int(told["webhook-timestamp"]))
        assert {name: ours[name] for name in told} == told

    def test_the_old_secret_signs_for_a_day(self, hook: Hook) -> None:
        hook.deliver()
        assert hook.read()["old_secret_until"] is None
        assert set(hook.post("secret").get_json()) == {"id", "secret"}
        assert hook.read()["old_secret_until"] is not None
        hook.pass_s(24 * 3600 - 10)
        hook.post("ping")
        hook.pass_s(20)
        first = hook.deliver()[0]
        assert len(first.headers["webhook-signature"].split(" ")) == 1
        assert hook.read()["old_secret_until"] is None
