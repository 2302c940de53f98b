"""Games for measuring: three people, one connection, passes and interrogations for a franc by turns."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.bench.load import Connection, Request, http

SEATS = 3
PASS = b'{"type":"pass"}'


def create(port: int, body: dict[str, Any]) -> dict[str, Any]:
    """A new game; what the service answered."""
    connection = Connection(port)
    data = http("POST", "/v1/games", msgspec.json.encode(body), Idempotency_Key=uuid.uuid4().hex)
    status, answer = connection.ask(data)
    connection.close()
    if status != 201:
        raise RuntimeError(answer.decode())
    built: dict[str, Any] = msgspec.json.decode(answer)
    return built


class Table:
    """One game and its three tokens, all in one hand."""

    def __init__(self, port: int) -> None:
        human = {"kind": "human", "claim": True}
        made = create(
            port,
            {
                "ruleset": "microfilms",
                "options": {"turn_cap": 1000, "start": "host", "first_seat": 0},
                "seats": [human] * SEATS,
            },
        )
        self.id = str(made["game"]["id"])
        self.tokens = [str(each["token"]) for each in made["seats"]]
        self.version = int(made["game"]["version"])
        self.turn = 0

    def command(self, **headers: str) -> Request:
        """The next one: each seat passes in one round, and spends the franc on its neighbour in the next."""
        seat, has_franc = self.turn % SEATS, (self.turn // SEATS) % 2 == 1
        body = PASS if not has_franc else b'{"type":"interrogate","target":%d,"pay":"FRANC"}' % ((seat + 1) % SEATS)
        data = http(
            "POST",
            f"/v1/games/{self.id}/commands",
            body,
            Authorization=f"Bearer {self.tokens[seat]}",
            Idempotency_Key=f"t{self.turn}",
            If_Match=f'"d{self.version}.{seat}"',
            **headers,
        )
        return Request(data, self.accepted)

    def accepted(self, status: int, body: bytes) -> None:
        if status != 201:
            raise RuntimeError(body.decode())
        self.version += 2
        self.turn += 1


def playing(tables: list[Table], **headers: str) -> Iterator[Request]:
    """One command to each table in turn, without end."""
    for table in itertools.cycle(tables):
        yield table.command(**headers)


def flooring(games: list[str]) -> Iterator[Request]:
    """The floor's append, to each stream in turn."""
    for number in itertools.count():
        path = f"/append/{games[number % len(games)]}"
        yield Request(http("POST", path, PASS, Authorization="Bearer x", Idempotency_Key=str(number)), answered)


def answered(status: int, body: bytes) -> None:
    if status != 200:
        raise RuntimeError(body.decode())


def looking(data: bytes) -> Iterator[Request]:
    """The same question again and again."""
    while True:
        yield Request(data, answered)
