"""Requests that wait hold no thread: any number of them leaves the threads to others, and none is answered before there is news."""

from __future__ import annotations

import http.client
import json
import select
import socket
from collections.abc import Iterator
from random import Random

import pytest

from service.factory import MOST_WAITING
from service.shares import tenth_of
from tests.hang import HANG_S, until
from tests.http.alive.serving import THREADS, api, served
from tests.journeys.stranger import Json, Stranger

MANY = 15 * THREADS
TENTH = tenth_of(MOST_WAITING)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with api(tmp_path_factory.mktemp("waiting"), 10 * HANG_S) as at:
        yield at


class Poll:
    """A long poll whose answer is read later."""

    def __init__(self, port: int, path: str, from_address: str = "127.0.0.1") -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG_S, source_address=(from_address, 0))
        self.line.request("GET", path)

    def is_silent(self) -> bool:
        """Whether nothing was answered yet."""
        return not select.select([self.line.sock], [], [], 0)[0]

    def answer(self) -> tuple[int, Json]:
        answered = self.line.getresponse()
        return answered.status, json.loads(answered.read())

    def close(self) -> None:
        self.line.close()


class Table:
    """A table of people, all of them ours."""

    def __init__(self, port: int) -> None:
        self.stranger = Stranger(f"http://127.0.0.1:{port}")
        made = self.stranger.create([{"kind": "human", "claim": True}] * 3)
        self.id, self.tokens = made["game"]["id"], {each["seat"]: each["token"] for each in made["seats"]}

    def view(self, seat: int = 0) -> Json:
        found: Json = self.stranger.look(self.id, self.tokens[seat])
        return found

    def news(self) -> None:
        """Somebody acts."""
        seat = self.view()["decisions"][0]["seat"]
        self.stranger.answer(self.id, self.tokens[seat], self.view(seat), Random(1))

    @property
    def poll_path(self) -> str:
        return f"/v1/games/{self.id}/events?after={self.view()['version']}&wait=25"


@pytest.fixture
def table(port: int) -> Iterator[Table]:
    made = Table(port)
    yield made
    made.stranger.close()


def test_many_wait_for_news_while_the_threads_serve_others(port: int, table: Table) -> None:
    polls = [Poll(port, table.poll_path) for _ in range(MANY)]
    try:
        assert all(served(port) for _ in range(2 * THREADS))
        assert all(each.is_silent() for each in polls)
        table.news()
        answers = [each.answer() for each in polls]
        assert {status for status, _ in answers} == {200}
        assert all(page["events"] for _, page in answers)
    finally:
        for each in polls:
            each.close()


def test_the_connection_is_kept_and_a_request_that_was_sent_meanwhile_is_answered_next(port: int, table: Table) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=HANG_S) as line:
        path = table.poll_path
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert served(port)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        table.news()
        received = b""
        while received.count(b"HTTP/1.1 200 OK\r\n") < 2:
            more = line.recv(65536)
            assert more
            received += more
        assert received.index(b'"events"') < received.rindex(b"HTTP/1.1 ")


def test_an_answer_without_news_comes_when_the_time_is_up(port: int, table: Table) -> None:
    status, page = Poll(port, table.poll_path.replace("wait=25", "wait=1")).answer()
    assert (status, page["events"]) == (200, [])


def test_of_those_that_wait_a_network_has_a_tenth_and_who_left_has_no_place(port: int, table: Table) -> None:
    path, more = table.poll_path, 5
    near = [Poll(port, path, f"127.0.0.{number % 200 + 1}") for number in range(TENTH + more)]
    try:
        until(lambda: len(answered(near)) == more, pause_s=0.1)
        assert {(status, page["code"]) for status, page in (each.answer() for each in answered(near))} == {(429, "rate-limited")}
        elsewhere = Poll(port, path, "127.0.1.1")
        assert served(port)
        assert elsewhere.is_silent()
        for each in near:
            each.close()
        until(lambda: waits(Poll(port, path, "127.0.0.250")), pause_s=0.1)
        table.news()
        assert elsewhere.answer()[0] == 200
    finally:
        for each in near:
            each.close()


def answered(polls: list[Poll]) -> list[Poll]:
    return [each for each in polls if not each.is_silent()]


def waits(poll: Poll) -> bool:
    """Whether it is not refused at once."""
    try:
        return not select.select([poll.line.sock], [], [], 0.3)[0]
    finally:
        poll.close()
