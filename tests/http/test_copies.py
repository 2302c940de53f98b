"""Two copies of one new request, under way at once: both get the same answer, and exactly the repeat is marked as one.

That nothing is lost or doubled whatever breaks is the simulation's; here every kind of request that changes a game is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.store import AppendConflict, Committed, StreamHead
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.guest import Guest, key, opened, seats

NEW = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human", "name": "Chiara"}]}

Ask = Callable[[Flask], TestResponse]


class Frozen(Clock):
    """A clock that stands still between two copies when it should: then both decide the same bytes."""

    step = 1

    def __call__(self) -> int:
        self.ms += self.step
        return self.ms


class Wire(MemoryStore):
    """A store behind a wire that loses a request or a reply of the next append, and lets another copy go first.

    loses: of the first sending, the reply; otherwise it is late, or lost and sent again.
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.loses = False
        self.other: Callable[[], object] | None = None

    def append(self, game: str, expected: StreamHead, events: Sequence[tuple[bytes, bytes]], **more: Any) -> Committed | AppendConflict:
        other, self.other = self.other, None
        if other is not None:
            if self.loses:
                super().append(game, expected, events, **more)
            other()
        return super().append(game, expected, events, **more)


@pytest.fixture
def clock() -> Frozen:
    return Frozen()


@pytest.fixture
def store(clock: Frozen) -> Wire:
    return Wire(clock)


def creation(_: Flask) -> Ask:
    name = key()
    return lambda at: Guest(at).post("/v1/games", NEW, Idempotency_Key=name)


def seat(app: Flask) -> Ask:
    made, name = Guest(app).post("/v1/games", NEW).get_json(), key()
    path, code = f"/v1/games/{made['game']['id']}/seats/2/claim", made["seats"][2]["claim_code"]
    return lambda at: Guest(at).post(path, {"code": code, "name": "Boris"}, Idempotency_Key=name)


def command(app: Flask) -> Ask:
    table, name = opened(app), key()
    token = table.awaited().token
    return lambda at: Guest(at, token).act(table.id, {"type": "pass"}, Idempotency_Key=name)


def token(app: Flask) -> Ask:
    table, name = opened(app), key()
    return lambda at: Guest(at, table.by[0].token).post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}, Idempotency_Key=name)


def link(app: Flask) -> Ask:
    table, name = opened(app), key()
    return lambda at: Guest(at, table.by[0].token).post(f"/v1/games/{table.id}/replays", {}, Idempotency_Key=name)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("request_of", [creation, seat, command, token, link])
@pytest.mark.parametrize("step", [0, 1])
@pytest.mark.parametrize("loses", [False, True])
def test_the_copy_that_was_stored_is_the_one_that_is_not_marked(
    serve: Callable[..., Flask], store: Wire, clock: Frozen, request_of: Callable[[Flask], Ask], loses: bool, step: int, processes: int
) -> None:
    apps = [serve(store) for _ in range(processes)]
    ask, others = request_of(apps[0]), list[TestResponse]()
    store.other, store.loses, clock.step = lambda: others.append(ask(apps[-1])), loses, step
    answers = [ask(apps[0]), *others]
    assert {each.status_code for each in answers} == {201}, [each.text for each in answers]
    assert answers[0].data == answers[1].data
    assert ["Idempotency-Replayed" in each.headers for each in answers] == [not loses, loses]
