"""Records as the API sends them: a slow phone has its record whole, and readers who read nothing hold no thread."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

from extensions.tournaments.app.owed_steps.take_steps import take_steps
from service.cli.command_line import main
from service.config import Config
from service.factory import create_app
from service.http.streaming.long_answer import WHOLE
from tests.hang import HANG_S
from tests.http.alive.serving import THREADS, api, served
from tests.tournaments.http.largest import largest_tournament

pytestmark = pytest.mark.extension("tournaments")

ENTRIES = 200
NARROW = 4096
"""Bytes that the system of a slow client takes before it reads."""


class Served(NamedTuple):
    port: int
    path: str


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The API, and the record of a tournament with a round that was withdrawn."""
    folder, paths = tmp_path_factory.mktemp("long"), list[str]()

    def prepare(config: Config) -> None:
        here = largest_tournament(create_app(config), ENTRIES)
        assert here.post("/rounds/1/withdraw", {"reason": "Wrong."}, If_Match=here.now.version).status_code == 201
        take_steps(here.context, here.id)
        paths.append(here.path("/record"))

    with api(folder, 3, prepare) as port:
        yield Served(port, paths[0])


def asked(record: Served, version: str = "1.1") -> socket.socket:
    """A slow client that has asked for the record, and has read nothing of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    line.settimeout(HANG_S)
    line.connect(("127.0.0.1", record.port))
    line.sendall(f"GET {record.path} HTTP/{version}\r\nHost: x\r\n\r\n".encode())
    line.recv(1, socket.MSG_PEEK)
    return line


@pytest.mark.parametrize("version", ["1.1", "1.0"])
def test_a_phone_on_a_slow_line_has_the_record_whole_and_it_verifies(record: Served, tmp_path: Path, version: str) -> None:
    with asked(record, version) as line:
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert (answer.status, answer.headers["Connection"], answer.headers["Content-Length"]) == (200, "close", None)
        pieces = []
        while piece := answer.read(NARROW // 2):
            pieces.append(piece)
    raw = b"".join(pieces)
    assert len(raw) > WHOLE
    file = tmp_path / "tournament.jsonl"
    file.write_bytes(raw)
    assert main(["verify", str(file)]) == 0


def test_readers_who_read_nothing_hold_no_thread(record: Served) -> None:
    with ExitStack() as stack:
        for _ in range(2 * THREADS):
            stack.enter_context(asked(record))
        assert all(served(record.port) for _ in range(2 * THREADS))


def test_a_reader_who_goes_on_later_has_the_rest(record: Served) -> None:
    with asked(record) as first, asked(record) as second:
        found = []
        for line in (first, second):
            answer = http.client.HTTPResponse(line)
            answer.begin()
            found.append(answer.read())
    assert found[0].split(b"\n")[1:] == found[1].split(b"\n")[1:]


def test_an_answer_that_is_left_is_no_whole_one(record: Served) -> None:
    with asked(record) as line:
        line.shutdown(socket.SHUT_WR)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        with pytest.raises((http.client.IncompleteRead, ConnectionResetError)):
            answer.read()
