"""The connection of a stream: who left is noticed, who takes nothing is not waited for."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import pytest

from service.http import line as lines
from service.http.line import Line

Pair = tuple[socket.socket, socket.socket]


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Our end of a connection, and the reader's."""
    monkeypatch.setattr(lines, "STALLED_S", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as reader:
        ours, _ = server.accept()
        with ours:
            yield ours, reader


def test_somebody_who_reads_is_there_and_has_room(pair: Pair) -> None:
    line = Line({"gunicorn.socket": pair[0]})
    assert line.is_there()
    assert line.has_room()


def test_who_hung_up_is_not_there(pair: Pair) -> None:
    line = Line({"gunicorn.socket": pair[0]})
    pair[1].close()
    until = time.monotonic() + 5
    while line.is_there():
        assert time.monotonic() < until
    assert not line.has_room()


def test_who_takes_nothing_is_waited_for_a_while_and_no_longer(pair: Pair) -> None:
    line = Line({"gunicorn.socket": pair[0]})
    with pytest.raises(TimeoutError):
        pair[0].sendall(bytes(1 << 26))
    began = time.monotonic()
    assert not line.has_room()
    assert 0.1 < time.monotonic() - began < 2
    assert line.is_there()
    while not line.has_room():
        pair[1].recv(1 << 20)


def test_a_closed_connection_is_not_there(pair: Pair) -> None:
    line = Line({"gunicorn.socket": pair[0]})
    pair[0].close()
    assert not line.is_there()
    assert not line.has_room()


def test_without_a_connection_to_look_at_everybody_is_there() -> None:
    line = Line({})
    assert line.is_there()
    assert line.has_room()
