"""What the owner of an inbox may do with its webhooks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from flask import Flask

from service.app.webhook_state.webhook_rows import load_webhooks
from service.app.webhooks.deliver import deliver_due
from service.outgoing.post import Failed, ReceiverAnswer
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, code_of, twice
from tests.http.webhooks.hooks import URL, Hook, end_game


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
        key = "b7d1f0c2-3a64-4e58-8c1f-92e5d07a6b34"
        made, _ = twice(lambda: hook.owner.post("/v1/inbox/webhooks", {"url": URL}, Idempotency_Key=key))
        assert len(hook.owner.get("/v1/inbox/webhooks").get_json()["items"]) == 2
        deliver_due(hook.context, hook.receiver, hook.key, made.get_json()["id"])
        again = hook.owner.post("/v1/inbox/webhooks", {"url": URL}, Idempotency_Key=key)
        assert again.get_json() == made.get_json()
        assert code_of(hook.owner.post("/v1/inbox/webhooks", {"url": f"{URL}/2"}, Idempotency_Key=key)) == (422, "idempotency-conflict")
        for what in ("secret", "ping", "enable"):
            twice(partial(hook.post, what, Idempotency_Key=key))
        assert [each.type for each in hook.deliver()] == ["webhook.ping"]
        assert hook.deliver() == []

    def test_an_inbox_has_five(self, hook: Hook) -> None:
        for _ in range(4):
            assert hook.owner.post("/v1/inbox/webhooks", {"url": URL}).status_code == 201
        assert code_of(hook.owner.post("/v1/inbox/webhooks", {"url": URL})) == (409, "too-many-webhooks")

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
        assert code_of(refused) == (422, "malformed")
        assert "url" in refused.get_json()["errors"]

    @pytest.mark.parametrize(
        ("url", "why"),
        [
            (
                "https://127.0.0.1:9000/",
                "127.0.0.1 is not a public address. Only an installation with DEADDROP_WEBHOOKS=closed",
            ),
            (
                "http://example.org/",
                "The URL must begin with https://. Only an installation with DEADDROP_WEBHOOKS=closed",
            ),
            ("https://169.254.169.254/", "Nothing is ever sent to 169.254.169.254."),
            ("ftp://example.org/", "A URL that begins with https://"),
        ],
    )
    def test_a_refused_url_names_the_reason(self, hook: Hook, url: str, why: str) -> None:
        (said,) = hook.owner.post("/v1/inbox/webhooks", {"url": url}).get_json()["errors"]["url"]
        assert said.startswith(why)

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
        assert code_of(hook.post("ping")) == (409, "webhook-not-active")

    def test_a_failed_ping_is_not_repeated(self, hook: Hook) -> None:
        hook.deliver()
        hook.fail(Failed("connect"))
        ping = hook.post("ping").get_json()["id"]
        assert [each.headers["webhook-id"] for each in hook.deliver()] == [ping]
        assert (hook.read()["attempts"][0]["id"], hook.read()["attempts"][0]["error"]) == (ping, "connect")
        hook.pass_s(10)
        assert hook.deliver() == []
        assert hook.read()["failures"] == 0

    def test_a_ping_does_not_hasten_a_retry(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        end_game(table)
        hook.fail(ReceiverAnswer(500, b"", None))
        hook.deliver_news()
        hook.receiver.answer = hook.receiver.accept
        hook.post("ping")
        assert [each.type for each in hook.deliver()] == ["webhook.ping"]
        hook.pass_s(6)
        assert "game.over" in {each.type for each in hook.deliver()}

    def test_a_webhook_ends_with_its_inbox(self, hook: Hook, store: MemoryStore) -> None:
        hook.deliver()
        store.take_from(hook.key.removeprefix("inbox-"), "holder")
        assert hook.deliver_news() == []
        assert store.webhooks(hook.key) == {}

    def test_an_installation_may_have_none(self, serve: Callable[..., Flask], store: MemoryStore) -> None:
        app = serve(store, webhooks="off")
        owner = Guest(app, Guest(app).post("/v1/inbox", {"tokens": []}).get_json()["inbox_token"])
        assert code_of(owner.post("/v1/inbox/webhooks", {"url": URL})) == (403, "webhooks-off")

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
