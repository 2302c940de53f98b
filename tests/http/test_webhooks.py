"""Webhooks: what their owner may do, what receivers get, and what becomes of it when they fail."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema_rs
import pytest
from flask import Flask
from standardwebhooks.webhooks import Webhook as Verifier
from standardwebhooks.webhooks import WebhookVerificationError

from service.app.context import Context
from service.app.feeds.inbox_feed import InboxReader
from service.app.webhook_record import HOUR, RETRIES_MS
from service.app.webhook_rows import inbox_owner, load_webhooks, wake_webhooks
from service.app.webhooks import deliver as delivering
from service.app.webhooks.deliver import deliver, is_slow
from service.app.webhooks.messages import Message, signed_headers
from service.http.app_services import NAME
from service.http.openapi import webhook_examples as examples
from service.http.openapi.webhooks import HEADERS
from service.outgoing.outgoing import Busy
from service.outgoing.post import Failed, ReceiverAnswer
from service.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.conformance import closed_components, load_contract
from tests.http.guest import Guest, Round, opened, played

Json = dict[str, Any]
URL = "https://receiver.example/hook?key=abc"


class Got(NamedTuple):
    """A POST that came."""

    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Json:
        found: Json = json.loads(self.body)
        return found

    @property
    def type(self) -> str:
        return str(self.told["type"])


class Receiver:
    """Answers POSTs: challenges with what they ask for, all else as `answers` says. took_ms: moves the test's clock."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answer: Callable[[Got], ReceiverAnswer] = self.accept

    def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> ReceiverAnswer:
        assert url == URL
        self.got.append(Got(dict(headers), body))
        return self.answer(self.got[-1])

    def accept(self, got: Got) -> ReceiverAnswer:
        return ReceiverAnswer(200, json.dumps(got.told["data"]).encode(), None)

    def of(self, *types: str) -> list[Got]:
        return [each for each in self.got if each.type in types]

    def letters(self) -> list[Got]:
        return [each for each in self.got if not each.type.startswith("webhook.")]


class Hook:
    """An inbox with a webhook, and a courier."""

    def __init__(self, app: Flask, clock: Clock, *tokens: str | None) -> None:
        made = Guest(app).post("/v1/inbox", {"tokens": tokens})
        assert made.status_code == 201, made.text
        self.owner = Guest(app, made.get_json()["inbox_token"])
        self.context: Context = app.extensions[NAME].context
        self.clock, self.receiver = clock, Receiver()
        made = self.owner.post("/v1/inbox/webhooks", {"url": URL})
        assert made.status_code == 201, made.text
        self.made: Json = made.get_json()
        self.id: str = self.made["id"]
        self.key = inbox_owner(str(self.owner.token).removeprefix("dd_inbox_")[:18])

    def deliver(self) -> list[Got]:
        """Let a courier look at it; what the receiver got."""
        before = len(self.receiver.got)
        deliver(self.context, self.receiver, self.key, self.id)
        return self.receiver.got[before:]

    def told(self) -> list[Got]:
        """What it gets at news."""
        self.hear()
        return self.deliver()

    def hear(self) -> None:
        """Have news, a second after the last look."""
        self.pass_s(1)
        wake_webhooks(self.context, self.key)

    def pass_s(self, seconds: float) -> None:
        self.clock.ms += round(1000 * seconds)

    def read(self) -> Json:
        found = self.owner.get(f"/v1/inbox/webhooks/{self.id}")
        assert found.status_code == 200, found.text
        return dict(found.get_json())

    def post(self, what: str, **headers: str) -> Any:
        return self.owner.post(f"/v1/inbox/webhooks/{self.id}/{what}", {}, **headers)

    def fail(self, answer: ReceiverAnswer | Failed) -> None:
        """Have the receiver answer everything like this."""

        def failing(_: Got) -> ReceiverAnswer:
            if isinstance(answer, Failed):
                raise answer
            return answer

        self.receiver.answer = failing


@pytest.fixture
def table(begin: Callable[[Any], Round]) -> Round:
    return begin(opened)


@pytest.fixture
def hook(app: Flask, clock: Clock, table: Round) -> Hook:
    """A webhook of an inbox with every seat of a game."""
    return Hook(app, clock, *(guest.token for guest in table.by.values()))


def entries(hook: Hook, after: str = "") -> list[Json]:
    """What the inbox's own stream tells."""
    page = hook.owner.get(f"/v1/inbox{after and f'?after={after}'}").get_json()
    return list(page["entries"])


class TestChallenge:
    def test_nothing_else_is_sent_until_it_is_met(self, hook: Hook) -> None:
        hook.fail(ReceiverAnswer(200, b'{"challenge": "another"}', None))
        assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
        assert hook.told() == []
        assert (hook.read()["state"], hook.read()["failures"]) == ("pending", 1)
        hook.receiver.answer = hook.receiver.accept
        hook.pass_s(6)
        types = [each.type for each in hook.deliver()]
        assert types == ["webhook.challenge", "decision.open"]
        assert (hook.read()["state"], hook.read()["failures"]) == ("active", 0)

    def test_is_another_each_time(self, hook: Hook) -> None:
        hook.fail(ReceiverAnswer(204, b"", None))
        hook.deliver()
        hook.pass_s(6)
        hook.deliver()
        first, second = hook.receiver.got
        assert first.told["data"] != second.told["data"]
        assert first.headers["webhook-id"] != second.headers["webhook-id"]

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"null",
            b"[]",
            b'{"challenge": 1}',
            b'{"challenge": ""}',
            b"\xff",
            b"[" * 1000,
            b'{"data": {"challenge": "x"}}',
        ],
    )
    def test_is_not_met_by_another_answer(self, hook: Hook, body: bytes) -> None:
        hook.fail(ReceiverAnswer(200, body, None))
        hook.deliver()
        assert hook.read()["attempts"][0]["error"] == "challenge"
        assert hook.read()["state"] == "pending"

    def test_is_not_met_by_an_echo(self, hook: Hook) -> None:
        hook.receiver.answer = lambda got: ReceiverAnswer(200, got.body, None)
        hook.deliver()
        assert hook.read()["state"] == "pending"

    def test_is_repeated_three_times(self, hook: Hook) -> None:
        hook.fail(Failed("connect"))
        for wait_s in (5, 30, 120):
            assert len(hook.deliver()) == 1
            hook.pass_s(wait_s - 1)
            assert hook.deliver() == []
            hook.pass_s(1)
        assert len(hook.deliver()) == 1
        shown = hook.read()
        assert (shown["state"], shown["reason"], shown["retry_at"]) == ("disabled", "challenge", None)
        hook.pass_s(10**6)
        assert hook.told() == []
        assert hook.context.store.due_webhooks(hook.clock.ms, 9) == []


class TestMessages:
    def test_tell_what_the_stream_tells(self, app: Flask, hook: Hook, table: Round) -> None:
        open_now = entries(hook)
        letters = [each for each in hook.deliver() if each.type != "webhook.challenge"]
        assert [each.headers["webhook-id"] for each in letters] == [each["id"] for each in open_now]
        after = hook.owner.get("/v1/inbox").get_json()["next"]
        played(app, table)
        kinds = {"decision-open": "decision.open", "game-over": "game.over", "ruling": "ruling.made"}
        expected = [
            (kinds[each["kind"]], {name: each[name] for name in ("game", "seat", "version")})
            for each in entries(hook, after)
        ]
        assert [(each.type, each.told["data"]) for each in hook.told()] == expected
        assert {kind for kind, _ in expected} == {"game.over"}
        assert hook.told() == []

    def test_tell_no_more_than_game_seat_and_version(self, hook: Hook, app: Flask, table: Round) -> None:
        hook.deliver()
        played(app, table)
        hook.told()
        for each in hook.receiver.letters():
            assert set(each.told) == {"type", "timestamp", "data"}
            assert set(each.told["data"]) == {"game", "seat", "version"}

    def test_are_told_of_rulings(self, app: Flask, hook: Hook, table: Round) -> None:
        hook.deliver()
        played(app, table)
        hook.told()
        outcome = {"winners": [1], "reason": "agents_allied"}
        ruled = {"kind": "correct", "author": "Eva", "reason": "A miscount.", "outcome": outcome}
        assert table.organiser.post(f"/v1/games/{table.id}/rulings", ruled).status_code == 201
        assert [each.type for each in hook.told()] == ["ruling.made"] * len(table.by)

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
            assert verifier.verify(each.body, each.headers) == each.told
            with pytest.raises(WebhookVerificationError):
                verifier.verify(each.body + b" ", each.headers)
        hook.receiver.got.clear()
        rotated = hook.post("secret")
        assert rotated.status_code == 201, rotated.text
        assert hook.post("ping").status_code == 202
        (ping,) = hook.deliver()
        assert len(ping.headers["webhook-signature"].split(" ")) == 2
        for secret in (hook.made["secret"], rotated.get_json()["secret"]):
            assert Verifier(secret).verify(ping.body, ping.headers) == ping.told

    def test_are_what_the_contract_says_and_nothing_more(self, app: Flask, hook: Hook, table: Round) -> None:
        contract = load_contract()
        sent = contract["webhooks"]
        hook.deliver()
        hook.post("ping")
        hook.deliver()
        played(app, table)
        hook.told()
        outcome = {"winners": [1], "reason": "agents_allied"}
        ruled = {"kind": "correct", "author": "Eva", "reason": "A miscount.", "outcome": outcome}
        table.organiser.post(f"/v1/games/{table.id}/rulings", ruled)
        hook.told()
        assert {each.type for each in hook.receiver.got} == set(sent) == set(examples.MESSAGES)
        components = closed_components(contract["components"])
        for body in [*(each.told for each in hook.receiver.got), *examples.MESSAGES.values()]:
            described = sent[body["type"]]["post"]["requestBody"]["content"]["application/json"]["schema"]
            jsonschema_rs.validate({**described, "components": components}, body)
        named = {each["$ref"].rpartition("/")[2] for each in sent["game.over"]["post"]["parameters"]}
        headers = {components["parameters"][name]["name"] for name in named}
        assert headers == {name for name in hook.receiver.got[0].headers if name.startswith("webhook-")}

    def test_the_example_of_the_guide_and_of_the_contract_is_true(self) -> None:
        page = (Path(__file__).parents[2] / "docs/webhooks.md").read_text()
        told = dict(re.findall(r"^(webhook-[a-z]+): (.+)$", page, re.M))
        (body,) = re.findall(r"^\{.*\}$", page, re.M)
        (secret,) = re.findall(r"`(whsec_[^`]+)`", page)
        assert secret == examples.SECRET
        assert told == {name: example for name, (_, _, example) in HEADERS.items()}
        assert json.loads(body) == examples.MESSAGES["decision.open"]
        at = datetime.fromtimestamp(int(told["webhook-timestamp"]), UTC)
        assert Verifier(secret).sign(told["webhook-id"], at, body) == told["webhook-signature"]
        message = Message(told["webhook-id"], "decision.open", body.encode())
        ours = signed_headers(message, [b64decode(secret.removeprefix("whsec_"))], int(told["webhook-timestamp"]))
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


class TestFailures:
    def waits(self, hook: Hook) -> float:
        """Seconds until the next attempt, found by looking."""
        (row,) = load_webhooks(hook.context, hook.key).values()
        return (row.retry_ms - hook.clock.ms) / 1000

    def test_are_tried_again_by_the_table_with_the_same_bytes(self, hook: Hook) -> None:
        hook.deliver()
        hook.receiver.got.clear()
        played_table(hook)
        hook.fail(ReceiverAnswer(500, b"", None))
        hook.hear()
        for wait_ms in RETRIES_MS:
            assert len(hook.deliver()) == 1
            assert self.waits(hook) == pytest.approx(wait_ms / 1000, abs=1)
            assert hook.told() == []
            hook.pass_s(wait_ms / 1000)
        assert len({each.body for each in hook.receiver.got}) == 1
        assert len({each.headers["webhook-id"] for each in hook.receiver.got}) == 1
        assert len({each.headers["webhook-timestamp"] for each in hook.receiver.got}) == len(RETRIES_MS)

    def test_end_in_a_dead_letter_one_more_try_and_a_disabled_webhook(self, hook: Hook) -> None:
        hook.deliver()
        played_table(hook)
        hook.fail(Failed("timeout"))
        hook.hear()
        for wait_ms in RETRIES_MS:
            hook.deliver()
            hook.pass_s(wait_ms / 1000)
        first, second = hook.deliver()
        assert first.headers["webhook-id"] != second.headers["webhook-id"]
        shown = hook.read()
        assert (shown["state"], shown["reason"]) == ("disabled", "failing")
        assert [each["id"] for each in shown["dead_letters"]] == [first.headers["webhook-id"]]
        assert {each["error"] for each in shown["attempts"][:8]} == {"timeout"}
        hook.receiver.answer = hook.receiver.accept
        assert hook.post("enable").get_json()["state"] == "pending"
        again = [each.headers["webhook-id"] for each in hook.deliver() if each.type == "game.over"]
        assert again[0] == second.headers["webhook-id"]
        assert first.headers["webhook-id"] not in again
        assert hook.read()["state"] == "active"

    def test_one_message_that_is_refused_does_not_end_the_others(self, hook: Hook) -> None:
        hook.deliver()
        played_table(hook)
        refused = entries(hook, "i")[0]["id"]

        def pick(got: Got) -> ReceiverAnswer:
            return (
                ReceiverAnswer(400, b"", None)
                if got.headers["webhook-id"] == refused
                else ReceiverAnswer(204, b"", None)
            )

        hook.receiver.answer = pick
        hook.hear()
        for wait_ms in RETRIES_MS:
            hook.deliver()
            hook.pass_s(wait_ms / 1000)
        assert hook.deliver()[0].headers["webhook-id"] == refused
        shown = hook.read()
        assert (shown["state"], shown["failures"]) == ("active", 0)
        assert [each["id"] for each in shown["dead_letters"]] == [refused]

    def test_a_decision_that_was_answered_meanwhile_is_not_told(self, hook: Hook, table: Round) -> None:
        hook.fail(ReceiverAnswer(503, b"", None))
        hook.receiver.answer = lambda got: (
            hook.receiver.accept(got) if got.type == "webhook.challenge" else ReceiverAnswer(503, b"", None)
        )
        first = hook.deliver()[-1]
        table.awaited().act(table.id, {"type": "pass"})
        hook.receiver.answer = hook.receiver.accept
        hook.pass_s(6)
        assert first.told["data"] not in [each.told["data"] for each in hook.deliver()]
        assert hook.read()["failures"] == 0

    @pytest.mark.parametrize(
        ("status", "asked_s", "waits_s"),
        [(503, 60, 60), (429, 10**8, 6 * 3600), (503, 0, 5), (503, None, 5), (500, 60, 5)],
    )
    def test_an_overloaded_receiver_is_given_its_time(
        self, hook: Hook, status: int, asked_s: int | None, waits_s: int
    ) -> None:
        hook.receiver.answer = lambda got: (
            hook.receiver.accept(got) if got.type == "webhook.challenge" else ReceiverAnswer(status, b"", asked_s)
        )
        hook.deliver()
        assert self.waits(hook) == pytest.approx(waits_s, abs=1)

    def test_gone_is_gone(self, hook: Hook) -> None:
        hook.receiver.answer = lambda got: (
            hook.receiver.accept(got) if got.type == "webhook.challenge" else ReceiverAnswer(410, b"", None)
        )
        hook.deliver()
        shown = hook.read()
        assert (shown["state"], shown["reason"]) == ("disabled", "gone")

    def test_redirects_are_failures(self, hook: Hook) -> None:
        hook.fail(ReceiverAnswer(307, b"", None))
        hook.deliver()
        assert hook.read()["attempts"][0] | {"id": "", "at": ""} == {
            "id": "",
            "at": "",
            "type": "webhook.challenge",
            "status": 307,
            "error": "redirect",
        }

    def test_a_busy_courier_is_no_failure(self, hook: Hook) -> None:
        def busy(_: Got) -> ReceiverAnswer:
            raise Busy(2)

        hook.receiver.answer = busy
        hook.deliver()
        shown = hook.read()
        assert (shown["failures"], shown["attempts"]) == (0, [])
        assert hook.deliver() == []
        hook.receiver.answer = hook.receiver.accept
        hook.pass_s(3)
        assert hook.deliver()
        assert hook.read()["state"] == "active"

    def test_a_courier_that_dies_loses_nothing(self, hook: Hook) -> None:
        hook.deliver()
        played_table(hook)

        def dies(_: Got) -> ReceiverAnswer:
            raise KeyboardInterrupt

        hook.receiver.answer = dies
        with pytest.raises(KeyboardInterrupt):
            hook.told()
        lost = hook.receiver.got[-1]
        hook.receiver.answer = hook.receiver.accept
        assert hook.told() == []
        hook.pass_s(31)
        assert hook.deliver()[0].headers["webhook-id"] == lost.headers["webhook-id"]

    def test_news_during_a_delivery_is_looked_at_after_it(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        began = table.awaited()

        def meanwhile(got: Got) -> ReceiverAnswer:
            if got.type == "webhook.ping":
                began.act(table.id, {"type": "pass"})
                wake_webhooks(hook.context, hook.key)
            return hook.receiver.accept(got)

        hook.receiver.answer = meanwhile
        hook.post("ping")
        got = hook.deliver()
        hook.pass_s(1)
        got += hook.deliver()
        assert [each.type for each in got] == ["webhook.ping", "decision.open"]

    def test_of_two_couriers_in_the_same_millisecond_one_begins(self, hook: Hook, store: MemoryStore) -> None:
        now_ms = hook.clock.ms + 1
        store.clock_ms = lambda: now_ms  # type: ignore[method-assign]

        def meanwhile(got: Got) -> ReceiverAnswer:
            hook.receiver.answer = hook.receiver.accept
            assert hook.deliver() == []
            return hook.receiver.accept(got)

        hook.receiver.answer = meanwhile
        ids = [each.headers["webhook-id"] for each in hook.deliver()]
        assert len(ids) == len(set(ids)) == 2

    def test_a_lease_is_renewed_where_looking_took_long(self, hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
        hook.deliver()
        played_table(hook)
        monkeypatch.setattr(delivering, "RENEWED_S", -1.0)
        real = hook.context.games.load

        def load(game_id: str) -> Any:
            hook.pass_s(29)
            return real(game_id)

        monkeypatch.setattr(hook.context.games, "load", load)

        def meanwhile(got: Got) -> ReceiverAnswer:
            hook.pass_s(20)
            assert not hook.context.store.due_webhooks(hook.clock.ms, 9)
            return hook.receiver.accept(got)

        hook.receiver.answer = meanwhile
        assert hook.told()

    def test_a_quick_receiver_that_fails_is_no_longer_known_as_quick(self, hook: Hook) -> None:
        hook.deliver()
        assert not is_slow(hook.context, hook.key, hook.id)
        played_table(hook)
        hook.fail(Failed("timeout"))
        hook.told()
        assert is_slow(hook.context, hook.key, hook.id)

    def test_a_flood_of_news_is_a_look_a_second(self, hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
        hook.deliver()
        looks = list[int]()

        def read(*told: Any) -> InboxReader:
            looks.append(hook.clock.ms)
            return InboxReader(*told)

        monkeypatch.setattr(delivering, "InboxReader", read)
        for _ in range(40):
            hook.pass_s(0.1)
            wake_webhooks(hook.context, hook.key)
            hook.deliver()
        assert 3 <= len(looks) <= 4

    def test_games_are_noted_once_an_hour(self, hook: Hook, table: Round, store: MemoryStore) -> None:
        hook.deliver()
        store.unlisten(table.id, hook.key)
        hook.told()
        assert store.listeners([table.id]) == {}
        hook.pass_s(HOUR / 1000)
        hook.deliver()
        assert store.listeners([table.id]) == {table.id: {hook.key}}

    def test_two_couriers_do_not_send_the_same(self, hook: Hook) -> None:
        hook.deliver()
        played_table(hook)

        def meanwhile(got: Got) -> ReceiverAnswer:
            hook.receiver.answer = hook.receiver.accept
            assert hook.deliver() == []
            return hook.receiver.accept(got)

        hook.receiver.answer = meanwhile
        ids = [each.headers["webhook-id"] for each in hook.told()]
        assert len(ids) == len(set(ids)) > 1

    def test_an_hour_without_news_is_looked_at_all_the_same(self, hook: Hook) -> None:
        hook.deliver()
        played_table(hook)
        assert hook.deliver() == []
        hook.pass_s(HOUR / 1000)
        assert {each.type for each in hook.deliver()} == {"game.over"}


def played_table(hook: Hook) -> None:
    """The hook's only game, over."""
    (game,) = {each["game"] for each in hook.owner.get("/v1/inbox/seats").get_json()["items"]}
    aborted = Guest(hook.owner.app, ORGANISERS[game]).act(game, {"type": "abort", "reason": "rain"})
    assert aborted.status_code == 201, aborted.text


ORGANISERS: dict[str, str] = {}


@pytest.fixture(autouse=True)
def note_organiser(table: Round) -> None:
    ORGANISERS[table.id] = str(table.organiser.token)


class TestManagement:
    def test_a_webhook_is_listed_read_and_deleted(self, hook: Hook) -> None:
        secret = hook.made.pop("secret")
        listed = hook.owner.get("/v1/inbox/webhooks").get_json()
        assert listed == {"items": [hook.made], "next": None}
        assert hook.read() == {**hook.made, "attempts": [], "dead_letters": []}
        assert secret not in hook.owner.get("/v1/inbox/webhooks").text
        assert hook.owner.delete(f"/v1/inbox/webhooks/{hook.id}").status_code == 204
        assert hook.owner.delete(f"/v1/inbox/webhooks/{hook.id}").status_code == 404
        assert hook.owner.get("/v1/inbox/webhooks").get_json()["items"] == []
        assert hook.deliver() == []

    def test_a_request_happens_once(self, hook: Hook) -> None:
        hook.deliver()
        key = "5e0c1a52-8f0e-4c39-9a3b-0d6f6a3b7e11"
        made = [hook.owner.post("/v1/inbox/webhooks", {"url": URL}, Idempotency_Key=key) for _ in range(2)]
        assert made[0].get_json() == made[1].get_json()
        assert [each.headers.get("Idempotency-Replayed") for each in made] == [None, "true"]
        assert len(hook.owner.get("/v1/inbox/webhooks").get_json()["items"]) == 2
        deliver(hook.context, hook.receiver, hook.key, made[0].get_json()["id"])
        again = hook.owner.post("/v1/inbox/webhooks", {"url": URL}, Idempotency_Key=key)
        assert again.get_json() == made[0].get_json()
        other = hook.owner.post("/v1/inbox/webhooks", {"url": f"{URL}/2"}, Idempotency_Key=key)
        assert (other.status_code, other.get_json()["code"]) == (422, "idempotency-conflict")
        for what in ("secret", "ping", "enable"):
            once, twice = (hook.post(what, Idempotency_Key=key) for _ in range(2))
            assert once.get_json() == twice.get_json()
            assert [each.headers.get("Idempotency-Replayed") for each in (once, twice)] == [None, "true"]
        assert [each.type for each in hook.deliver()] == ["webhook.ping"]
        assert hook.deliver() == []

    def test_an_inbox_has_five(self, hook: Hook) -> None:
        for _ in range(4):
            assert hook.owner.post("/v1/inbox/webhooks", {"url": URL}).status_code == 201
        full = hook.owner.post("/v1/inbox/webhooks", {"url": URL})
        assert (full.status_code, full.get_json()["code"]) == (409, "too-many-webhooks")

    @pytest.mark.parametrize(
        "url",
        [
            "http://example.org/",
            "https://a:b@example.org/",
            "https://example.org:22/",
            "https://example.org/#x",
            "https:///x",
            "https://exa mple.org/",
            "ftp://example.org/",
            "https://example..org/",
            "https://[::zz]/",
            "https://example.org:0/",
            "https://example.org:99999/",
            "https://" + "a" * 2100,
            "https://ex\u00e4mple.org/",
            "https://example.org/\r\nX: y",
            "",
        ],
    )
    def test_a_url_that_is_not_asked_is_refused(self, hook: Hook, url: str) -> None:
        refused = hook.owner.post("/v1/inbox/webhooks", {"url": url})
        assert (refused.status_code, refused.get_json()["code"]) == (422, "malformed")
        assert "url" in refused.get_json()["errors"]

    def test_of_others_nothing_is_there(self, app: Flask, clock: Clock, hook: Hook) -> None:
        other = Hook(app, clock)
        where = f"/v1/inbox/webhooks/{hook.id}"
        assert other.owner.get(where).status_code == 404
        assert other.owner.delete(where).status_code == 404
        for what in ("secret", "ping", "enable"):
            assert other.owner.post(f"{where}/{what}", {}).status_code == 404
            assert other.owner.post(f"/v1/inbox/webhooks/x/{what}", {}).status_code == 404
        assert Guest(app).get(where).status_code == 401

    def test_a_ping_needs_an_active_webhook(self, hook: Hook) -> None:
        refused = hook.post("ping")
        assert (refused.status_code, refused.get_json()["code"]) == (409, "webhook-not-active")

    def test_a_failed_ping_is_not_repeated(self, hook: Hook) -> None:
        hook.deliver()
        hook.fail(Failed("dns"))
        ping = hook.post("ping").get_json()["id"]
        assert [each.headers["webhook-id"] for each in hook.deliver()] == [ping]
        assert (hook.read()["attempts"][0]["id"], hook.read()["attempts"][0]["error"]) == (ping, "dns")
        hook.pass_s(10)
        assert hook.deliver() == []
        assert hook.read()["failures"] == 0

    def test_a_ping_does_not_hasten_a_retry(self, hook: Hook) -> None:
        hook.deliver()
        played_table(hook)
        hook.fail(ReceiverAnswer(500, b"", None))
        hook.told()
        hook.receiver.answer = hook.receiver.accept
        hook.post("ping")
        assert [each.type for each in hook.deliver()] == ["webhook.ping"]
        hook.pass_s(6)
        assert "game.over" in {each.type for each in hook.deliver()}

    def test_a_webhook_ends_with_its_inbox(self, hook: Hook, store: MemoryStore) -> None:
        hook.deliver()
        store.take_from(hook.key.removeprefix("inbox-"), "holder")
        assert hook.told() == []
        assert store.webhooks(hook.key) == {}

    def test_an_installation_may_have_none(self, serve: Callable[..., Flask], store: MemoryStore) -> None:
        app = serve(store, webhooks="off")
        owner = Guest(app, Guest(app).post("/v1/inbox", {"tokens": []}).get_json()["inbox_token"])
        refused = owner.post("/v1/inbox/webhooks", {"url": URL})
        assert (refused.status_code, refused.get_json()["code"]) == (403, "webhooks-off")

    def test_a_closed_network_has_plain_ones(self, serve: Callable[..., Flask], store: MemoryStore) -> None:
        app = serve(store, webhooks="closed")
        owner = Guest(app, Guest(app).post("/v1/inbox", {"tokens": []}).get_json()["inbox_token"])
        assert owner.post("/v1/inbox/webhooks", {"url": "http://10.0.0.7:81/hook"}).status_code == 201

    def test_logs_name_neither_receivers_nor_secrets(self, hook: Hook, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(0)
        for answer in (ReceiverAnswer(500, b"", None), Failed("timeout"), ReceiverAnswer(410, b"", None)):
            hook.fail(answer)
            hook.pass_s(3600)
            hook.deliver()
        logged = "".join(f"{each.getMessage()} {vars(each)}" for each in caplog.records)
        assert not [
            each for each in ("receiver.example", hook.made["secret"][6:], str(hook.owner.token)) if each in logged
        ]

    def test_what_is_kept_prints_without_secrets(self, hook: Hook) -> None:
        (webhook,) = load_webhooks(hook.context, hook.key).values()
        assert "receiver" not in repr(webhook)
        assert hook.made["secret"][6:] not in repr(hook.context.store.webhooks(hook.key))
