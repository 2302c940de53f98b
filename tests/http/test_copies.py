"""Two copies of one new request, under way at once: both get the same answer, and exactly the repeat is marked as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.store import AppendConflict, Committed, StreamHead
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import HANG_S
from tests.http.beginnings import Clock
from tests.http.guest import Guest, key, opened, seats

MARK = "Idempotency-Replayed"
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

    manner: what becomes of the first sending: "late" (it waits), "reply lost", "request lost".
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.manner, self.other = "", lambda: None

    def append(
        self, game: str, expected: StreamHead, events: Sequence[tuple[bytes, bytes]], **more: Any
    ) -> Committed | AppendConflict:
        manner, self.manner = self.manner, ""
        if manner == "reply lost":
            super().append(game, expected, events, **more)
        if manner:
            self.other()
        return super().append(game, expected, events, **more)


@pytest.fixture
def clock() -> Frozen:
    return Frozen()


@pytest.fixture
def store(clock: Frozen) -> Wire:
    return Wire(clock)


def creation(app: Flask) -> Ask:
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
    path, held = f"/v1/games/{table.id}/tokens", table.by[0].token
    return lambda at: Guest(at, held).post(path, {"scope": "seat:read"}, Idempotency_Key=name)


def link(app: Flask) -> Ask:
    table, name = opened(app), key()
    path, held = f"/v1/games/{table.id}/replays", table.by[0].token
    return lambda at: Guest(at, held).post(path, {}, Idempotency_Key=name)


REQUESTS = [creation, seat, command, token, link]


def marks(answers: Sequence[TestResponse]) -> list[bool]:
    """Which of these say that they are repeats; all else of them is the same."""
    assert {each.status_code for each in answers} == {201}, [each.text for each in answers]
    assert len({each.data for each in answers}) == 1
    return [each.headers.get(MARK) == "true" for each in answers]


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("request_of", REQUESTS)
@pytest.mark.parametrize(
    ("manner", "step", "is_first"),
    [
        ("late", 0, False),
        ("late", 1, False),
        ("reply lost", 0, True),
        ("reply lost", 1, True),
        ("request lost", 0, False),
        ("request lost", 1, False),
    ],
)
def test_the_copy_that_was_stored_is_the_one_that_is_not_marked(
    serve: Callable[..., Flask],
    store: Wire,
    clock: Frozen,
    request_of: Callable[[Flask], Ask],
    manner: str,
    step: int,
    is_first: bool,
    processes: int,
) -> None:
    """is_first: whether the copy that was sent first is the one whose events are stored."""
    apps = [serve(store) for _ in range(processes)]
    ask, others = request_of(apps[0]), list[TestResponse]()
    store.other = lambda: others.append(ask(apps[-1]))
    store.manner, clock.step = manner, step
    answer = ask(apps[0])
    assert marks([answer, *others]) == ([False, True] if is_first else [True, False])


@pytest.mark.parametrize("request_of", REQUESTS)
def test_a_lost_reply_alone_makes_no_repeat(
    app: Flask, store: Wire, clock: Frozen, request_of: Callable[[Flask], Ask]
) -> None:
    ask = request_of(app)
    store.manner = "reply lost"
    assert marks([ask(app), ask(app)]) == [False, True]


@pytest.mark.parametrize("request_of", REQUESTS)
@pytest.mark.parametrize("processes", [1, 2])
def test_of_copies_in_threads_all_but_one_are_marked(
    serve: Callable[..., Flask],
    store: Wire,
    clock: Frozen,
    request_of: Callable[[Flask], Ask],
    processes: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    apps = [serve(store) for _ in range(processes)]
    ask, clock.step = request_of(apps[0]), 0
    for each in apps:
        Guest(each).get("/v1/games")
    together, append = Barrier(4, timeout=HANG_S), store.append

    def all_decided(*args: Any, **named: Any) -> Committed | AppendConflict:
        if not together.broken:
            together.wait()
        return append(*args, **named)

    monkeypatch.setattr(store, "append", all_decided)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda number: ask(apps[number % processes]), range(4)))
    assert sorted(marks(answers)) == [False, True, True, True]


class Slow(MemoryStore):
    """A store in which another copy is first, or whose reply is lost, when an inbox is made."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.loses, self.other = False, lambda: None

    def put_into(self, inbox: str, name: str, value: str, most: int) -> bool:
        loses, other = self.loses, self.other
        self.loses, self.other = False, lambda: None
        other()
        return super().put_into(inbox, name, value, most) and not loses


@pytest.mark.parametrize(("loses", "expected"), [(True, [False, True]), (False, [True, False])])
def test_of_two_copies_that_make_an_inbox_one_is_marked(
    serve: Callable[..., Flask], clock: Frozen, loses: bool, expected: list[bool]
) -> None:
    slow = Slow(clock)
    app, name, others = serve(slow), key(), list[TestResponse]()

    def ask() -> TestResponse:
        return Guest(app).post("/v1/inbox", {"tokens": []}, Idempotency_Key=name)

    slow.loses = loses
    if not loses:
        slow.other = lambda: others.append(ask())
    answer = ask()
    assert marks([answer, *(others or [ask()])]) == expected
