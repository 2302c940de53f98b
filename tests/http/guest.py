"""A client of the API inside the test's own process: requests as somebody at the table makes them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import UUID

from flask import Flask
from werkzeug.test import TestResponse

from tests.equipment.schema_sampler import sample_instance

Json = dict[str, Any]
KEYS = itertools.count(1)


def key() -> str:
    """A new idempotency key, which nobody would guess who does not know this line."""
    return named(f"key-{next(KEYS)}")


def named(what: str) -> str:
    """The idempotency key of this name: as good as a random one, and the same every time."""
    return str(UUID(int=Random(what).getrandbits(128), version=4))


@dataclass
class Guest:
    """Somebody with a token, or with none."""

    app: Flask
    token: str | None = None

    def get(self, path: str, **headers: str) -> TestResponse:
        return self.ask("GET", path, headers)

    def delete(self, path: str, **headers: str) -> TestResponse:
        return self.ask("DELETE", path, headers)

    def post(self, path: str, body: Any = None, **headers: str) -> TestResponse:
        """A POST with a key of its own, unless `Idempotency_Key` says another one."""
        return self.ask("POST", path, {"Idempotency_Key": key(), **headers}, json={} if body is None else body)

    def ask(self, method: str, path: str, headers: dict[str, str], **more: Any) -> TestResponse:
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token is not None:
            told.setdefault("Authorization", f"Bearer {self.token}")
        return self.app.test_client().open(path, method=method, headers=told, **more)

    def act(self, game: str, body: Json, decision: str = "*", **headers: str) -> TestResponse:
        """A command that answers `decision`."""
        named = decision if decision == "*" else f'"{decision}"'
        return self.post(f"/v1/games/{game}/commands", body, If_Match=named, **headers)

    def view(self, game: str, query: str = "") -> Json:
        seen = self.get(f"/v1/games/{game}/view{query}")
        assert seen.status_code == 200, seen.text
        shown: Json = seen.get_json()
        return shown


@dataclass
class Round:
    """A game, and the holders of its tokens. by: the seats' holders, by seat."""

    id: str
    made: Json
    organiser: Guest
    by: dict[int, Guest] = field(default_factory=dict)

    def awaited(self) -> Guest:
        """The seat that owes the first open decision."""
        return self.by[self.organiser.view(self.id)["decisions"][0]["seat"]]

    def others(self) -> list[Guest]:
        """The seats that owe nothing."""
        owing = {each["seat"] for each in self.organiser.view(self.id)["decisions"]}
        return [guest for seat, guest in self.by.items() if seat not in owing]


def seats(count: int) -> list[Json]:
    return [{"kind": "human", "claim": True} for _ in range(count)]


def opened(app: Flask, count: int = 3, **more: Any) -> Round:
    """A game whose seats are all the creator's own, so that it has started."""
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(count)} | more)
    assert made.status_code == 201, made.text
    told: Json = made.get_json()
    by = {each["seat"]: Guest(app, each["token"]) for each in told["seats"] if "token" in each}
    return Round(told["game"]["id"], told, Guest(app, told["organiser_token"]), by)


def code_of(answer: TestResponse) -> tuple[int, str]:
    """Status and problem code of an answer; no code if it is none."""
    return answer.status_code, answer.get_json().get("code", "")


def twice(ask: Callable[[], TestResponse]) -> tuple[TestResponse, TestResponse]:
    """A request and its repetition, which has the same answer and says that it is one."""
    first, again = ask(), ask()
    assert (first.status_code, first.data) == (again.status_code, again.data), again.text
    assert first.status_code < 300, first.text
    assert "Idempotency-Replayed" not in first.headers
    assert again.headers["Idempotency-Replayed"] == "true"
    return first, again


def put(guest: Guest, path: str, body: Json) -> TestResponse:
    return guest.ask("PUT", path, {}, json=body)


def bring(guest: Guest, record: bytes, **headers: str) -> TestResponse:
    """Have the service take a record in."""
    return guest.ask("POST", "/v1/records", {"Idempotency_Key": key(), "Content_Type": "application/x-ndjson", **headers}, data=record)


def minted(holder: Guest, table: Round, scope: str = "seat:read") -> Guest:
    """The holder of a weaker token."""
    made = holder.post(f"/v1/games/{table.id}/tokens", {"scope": scope})
    assert made.status_code == 201, made.text
    return Guest(holder.app, made.get_json()["token"])


def exchanged(app: Flask, game: str, slip: str) -> Guest:
    """The holder of a seat's slip, by the device that exchanged it."""
    made = Guest(app).post(f"/v1/games/{game}/exchanges", {"slip": slip})
    assert made.status_code == 201, made.text
    return Guest(app, made.get_json()["token"])


def step(app: Flask, table: Round, luck: Random, world: Json | None = None) -> TestResponse | None:
    """One move by offers alone; None when the game is over. world: a view of the game as it is now, if there is one."""
    world = world or Guest(app).view(table.id)
    if world["status"] != "playing":
        return None
    guest = table.by[luck.choice(world["decisions"])["seat"]]
    shown = guest.view(table.id)
    return guest.act(table.id, sample_instance(luck.choice(shown["offers"])["schema"], luck), shown["decision"]["id"])


def played(app: Flask, table: Round, seed: int = 1) -> Round:
    """The same game, over."""
    luck, world = Random(seed), None
    while (done := step(app, table, luck, world)) is not None:
        assert done.status_code == 201, done.text
        world = done.get_json()["view"]
    return table
