"""Dear reads take turns by network: a client with any number of tokens and connections leaves the threads to others."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask, request

from domain.kernel.errors import TooEarly
from service.http.streaming.dear_reads import DEAR, MOST_DEAR, DearReads, ReadTurn
from service.http.streaming.suspension import Suspended
from service.quotas import parse_policies
from service.shares import Full, TurnQueue, networks_of, tenth_of
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import HANG_S, until
from tests.http.alive.serving import THREADS, api
from tests.http.alive.test_waiting_requests import Poll, Table
from tests.http.guest import Guest, code_of

DEAR_PATH = "/v1/games?limit=100"
MANY = 15 * THREADS


class Gate:
    """A handler that tells who has come in, and answers whom it lets go."""

    def __init__(self, handler: Callable[..., Any]) -> None:
        self._handler, self.came, self._open = handler, list[str](), dict[str, threading.Event]()

    def __call__(self, **named: Any) -> Any:
        address = str(request.remote_addr)
        self.came.append(address)
        assert self.event(address).wait(HANG_S)
        return self._handler(**named)

    def event(self, address: str) -> threading.Event:
        return self._open.setdefault(address, threading.Event())

    def let_go(self, address: str) -> None:
        self.event(address).set()


@pytest.fixture
def app(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    return serve(store, limits=parse_policies("reads=99999"), web_threads=8)


def ask(app: Flask, path: str, address: str) -> int:
    return Guest(app).ask("GET", path, {}, environ_overrides={"REMOTE_ADDR": address}).status_code


def test_a_network_has_one_under_way_and_others_do_not_wait_for_it(app: Flask) -> None:
    app.view_functions["games.list_games"] = gate = Gate(app.view_functions["games.list_games"])
    first, neighbour, stranger = "192.0.2.1", "192.0.2.2", "198.51.100.1"
    with ThreadPoolExecutor() as pool:
        one = pool.submit(ask, app, DEAR_PATH, first)
        until(lambda: gate.came == [first])
        other = pool.submit(ask, app, DEAR_PATH, neighbour)
        try:
            gate.let_go(stranger)
            assert pool.submit(ask, app, DEAR_PATH, stranger).result(HANG_S) == 200
            assert ask(app, "/v1/rulesets", neighbour) == 200
            assert gate.came == [first, stranger]
        finally:
            gate.let_go(first)
            gate.let_go(neighbour)
        assert (one.result(HANG_S), other.result(HANG_S)) == (200, 200)
    assert gate.came == [first, stranger, neighbour]


def test_a_turn_ends_with_an_error_and_is_asked_for_by_cost_alone(app: Flask) -> None:
    for _ in range(3):
        assert ask(app, "/v1/replays/none/frames?limit=200", "192.0.2.1") == 404
        assert ask(app, f"/v1/games?limit={10 * (DEAR - 1)}", "192.0.2.1") == 200


def test_more_than_a_share_is_refused(app: Flask) -> None:
    with app.test_request_context():
        reads = DearReads(1)
        most = tenth_of(MOST_DEAR) * 3 // 4
        for _ in range(most):
            assert reads.queue.put(ReadTurn(), networks_of("192.0.2.1")) is None
        with pytest.raises(TooEarly) as refused:
            reads.take_turn(networks_of("192.0.2.1"))
        assert refused.value.code == "rate-limited"
        with pytest.raises(Suspended):
            reads.take_turn(networks_of("192.0.2.2"))


@pytest.mark.parametrize(("full", "status", "code"), [("own", 429, "rate-limited"), ("all", 503, "unavailable")])
def test_a_refused_turn_is_a_problem_that_says_when_to_ask_again(
    app: Flask, monkeypatch: pytest.MonkeyPatch, full: Full, status: int, code: str
) -> None:
    monkeypatch.setattr(TurnQueue, "put", lambda *_: full)
    answered = Guest(app).get(DEAR_PATH)
    assert code_of(answered) == (status, code)
    assert int(answered.headers["Retry-After"]) == answered.get_json()["retry_after_s"] > 0
    assert "RateLimit" in answered.headers


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with api(tmp_path_factory.mktemp("dear"), 10 * HANG_S) as at:
        yield at


def test_a_class_behind_one_address_gets_all_its_answers(port: int) -> None:
    table = Table(port)
    path = f"/v1/games/{table.id}/events?limit=500"
    polls = [Poll(port, path) for _ in range(MANY)]
    try:
        assert table.view()["status"] == "playing"
        assert [each.answer()[0] for each in polls] == [200] * MANY
    finally:
        for each in polls:
            each.close()
        table.stranger.close()
