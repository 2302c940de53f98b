"""Receivers of webhooks: an inbox with a webhook, a courier and what the receiver got."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from flask import Flask

from extensions.tournaments.app.news import load_tournament_owner
from service.app.core.context import Context
from service.app.webhook_state.webhook_rows import inbox_owner, player_owner, wake_webhooks
from service.app.webhooks.deliver import deliver_due
from service.http.app_services import NAME
from service.outgoing.post import Failed, ReceiverAnswer
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round

Json = dict[str, Any]
URL = "https://receiver.example/hook?key=abc"


class Delivered(NamedTuple):
    """A POST that came."""

    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found

    @property
    def type(self) -> str:
        return str(self.json["type"])


class Receiver:
    """Answers POSTs: challenges with what they ask for, all else as `answers` says. took_ms: moves the test's clock."""

    def __init__(self) -> None:
        self.got: list[Delivered] = []
        self.answer: Callable[[Delivered], ReceiverAnswer] = self.accept

    def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> ReceiverAnswer:
        assert url == URL
        self.got.append(Delivered(dict(headers), body))
        return self.answer(self.got[-1])

    def accept(self, got: Delivered) -> ReceiverAnswer:
        return ReceiverAnswer(200, json.dumps(got.json["data"]).encode(), None)

    def of(self, *types: str) -> list[Delivered]:
        return [each for each in self.got if each.type in types]

    def notifications(self) -> list[Delivered]:
        return [each for each in self.got if not each.type.startswith("webhook.")]


class Hook:
    """An inbox with a webhook, and a courier."""

    def __init__(self, app: Flask, clock: Clock, *tokens: str | None) -> None:
        made = Guest(app).post("/v1/inbox", {"tokens": tokens})
        assert made.status_code == 201, made.text
        owner = Guest(app, made.get_json()["inbox_token"])
        self._register(app, clock, owner, inbox_owner(str(owner.token).removeprefix("dd_inbox_")[:18]))

    @classmethod
    def of_player(cls, app: Flask, clock: Clock, guest: Guest, player: str) -> Hook:
        """A webhook of a player's inbox."""
        hook = cls.__new__(cls)
        hook._register(app, clock, guest, player_owner(player))
        return hook

    @classmethod
    def of_tournament(cls, app: Flask, clock: Clock, guest: Guest, tournament_id: str) -> Hook:
        """A webhook of a tournament."""
        hook = cls.__new__(cls)
        context: Context = app.extensions[NAME].context
        path = f"/v1/tournaments/{tournament_id}/webhooks"
        hook._register(app, clock, guest, load_tournament_owner(context, tournament_id, guest.token).key, path)
        return hook

    def _register(self, app: Flask, clock: Clock, owner: Guest, key: str, path: str = "/v1/inbox/webhooks") -> None:
        self.owner, self.key, self.path = owner, key, path
        self.context: Context = app.extensions[NAME].context
        self.clock, self.receiver = clock, Receiver()
        made = self.owner.post(path, {"url": URL})
        assert made.status_code == 201, made.text
        self.made: Json = made.get_json()
        self.id: str = self.made["id"]

    def deliver(self) -> list[Delivered]:
        """Let a courier look at it; what the receiver got."""
        before = len(self.receiver.got)
        deliver_due(self.context, self.receiver, self.key, self.id)
        return self.receiver.got[before:]

    def deliver_news(self) -> list[Delivered]:
        """What it gets at news."""
        self.hear()
        return self.deliver()

    def use_up_challenges(self) -> None:
        """Have every challenge fail."""
        self.fail(Failed("connect"))
        for wait_s in (5, 30, 120, 0):
            assert [each.type for each in self.deliver()] == ["webhook.challenge"]
            self.pass_s(wait_s)
        assert self.read()["reason"] == "challenge"

    def hear(self) -> None:
        """Have news, a second after the last look."""
        self.pass_s(1)
        wake_webhooks(self.context, self.key)

    def pass_s(self, seconds: float) -> None:
        self.clock.ms += round(1000 * seconds)

    def read(self) -> Json:
        found = self.owner.get(f"{self.path}/{self.id}")
        assert found.status_code == 200, found.text
        return dict(found.get_json())

    def post(self, what: str, **headers: str) -> Any:
        return self.owner.post(f"{self.path}/{self.id}/{what}", {}, **headers)

    def fail(self, answer: ReceiverAnswer | Failed) -> None:
        """Have the receiver answer everything like this."""

        def failing(_: Delivered) -> ReceiverAnswer:
            if isinstance(answer, Failed):
                raise answer
            return answer

        self.receiver.answer = failing


def entries(hook: Hook, after: str = "") -> list[Json]:
    """What the inbox's own stream tells."""
    page = hook.owner.get(f"/v1/inbox{after and f'?after={after}'}").get_json()
    return list(page["items"])


def end_game(table: Round) -> None:
    """Abort a game: its players get news."""
    aborted = table.organiser.act(table.id, {"type": "abort", "reason": "rain"})
    assert aborted.status_code == 201, aborted.text
