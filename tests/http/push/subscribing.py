"""A browser that is subscribed to an inbox, and the courier that pushes to it."""

from __future__ import annotations

from typing import Any

from flask import Flask

from service.app.core.context import Context
from service.app.webhook_state.webhook_rows import inbox_owner, wake_webhooks
from service.app.webhooks.deliver import deliver_due
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json
from tests.http.push.push_service import Browser, PushService


class Subscribed:
    """One subscription."""

    def __init__(
        self, context: Context, clock: Clock, pushes: PushService, send: Any, owner: Guest, key: str, number: int
    ) -> None:
        self.context, self.clock, self.send, self.owner, self.key = context, clock, send, owner, key
        self.browser = Browser(pushes, number)
        pushes.vapid[self.browser.path] = owner.get("/v1/push").get_json()["public_key"]
        self.made = self.put()
        self.id: str = self.made["id"]

    def put(self) -> Json:
        put = self.owner.ask("PUT", "/v1/inbox/push", {}, json=self.browser.subscription)
        assert put.status_code == 200, put.text
        made: Json = put.get_json()
        return made

    def deliver(self) -> list[Json]:
        """What a courier's look brings to the browser."""
        before = len(self.browser.got())
        deliver_due(self.context, self.send, self.key, self.id)
        return self.browser.got()[before:]

    def deliver_news(self) -> list[Json]:
        self.pass_s(1)
        wake_webhooks(self.context, self.key)
        return self.deliver()

    def pass_s(self, seconds: float) -> None:
        self.clock.ms += round(1000 * seconds)
        self.browser.service.now_s = self.clock.ms // 1000

    def read(self) -> Any:
        return self.owner.get(f"/v1/inbox/push/{self.id}")


def own_inbox(app: Flask, *tokens: str | None) -> tuple[Guest, str]:
    """An inbox with these seats, and its owner key."""
    token = Guest(app).post("/v1/inbox", {"tokens": list(tokens)}).get_json()["inbox_token"]
    return Guest(app, token), inbox_owner(token.removeprefix("dd_inbox_")[:18])
