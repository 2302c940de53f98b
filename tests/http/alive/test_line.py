"""The connection of a stream: taken from the server, and written without waiting for its reader."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import pytest
from flask import Flask

from service.http.streaming import connection as readers
from service.http.streaming.connection import StreamConnection
from service.http.streaming.event_loop import DROPPED, StreamWriter
from service.http.streaming.socket_takeover import can_take_socket, take_socket
from tests.hang import HANG_S, until
from tests.http.guest import Guest, Round

SSE = "text/event-stream"

Pair = tuple[socket.socket, socket.socket]


@pytest.fixture
def pair() -> Iterator[Pair]:
    """The server's end of a connection, and the reader's."""
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as reader:
        reader.settimeout(HANG_S)
        served, _ = server.accept()
        with served:
            yield served, reader


class Tale:
    """As much as anybody takes, or an end."""

    glance_s = 60.0
    is_told = False

    def __init__(self, *pieces: bytes) -> None:
        self.pieces, self.is_ended = list(pieces), False

    def more(self) -> bytes | None:
        return self.pieces.pop(0) if self.pieces else None

    def beat(self) -> bytes:
        return b"."

    def end(self) -> None:
        self.is_ended = True


def heard(reader: socket.socket) -> bytes:
    """All that comes until the connection ends."""
    return b"".join(iter(lambda: reader.recv(65536), b""))


class TestTaking:
    def test_only_plain_sockets_that_say_one_thing_at_a_time_are_taken(self, pair: Pair) -> None:
        asked = {"gunicorn.socket": pair[0], "SERVER_PROTOCOL": "HTTP/1.1"}
        assert can_take_socket(asked)
        assert not can_take_socket(asked | {"SERVER_PROTOCOL": "HTTP/2"})
        assert not can_take_socket(asked | {"gunicorn.socket": object()})
        assert not can_take_socket({"SERVER_PROTOCOL": "HTTP/1.1"})

    def test_what_the_server_does_with_its_own_afterwards_reaches_nobody(self, pair: Pair) -> None:
        served, reader = pair
        with take_socket({"gunicorn.socket": served}) as ours:
            served.setblocking(True)
            with pytest.raises(OSError):
                served.shutdown(socket.SHUT_WR)
            served.close()
            ours.sendall(b"still here")
            assert reader.recv(100) == b"still here"


class TestTheWriter:
    def test_sends_everything_and_the_last_chunk(self, pair: Pair) -> None:
        writer, tale, gone = StreamWriter(), Tale(b"one", b"two"), []
        writer.take(StreamConnection(pair[0].dup(), tale, 60, lambda: gone.append(1), b"hello", is_chunked=True))
        assert heard_but(pair) == b"5\r\nhello\r\n3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n"
        until(lambda: gone == [1] and tale.is_ended and not writer.readers)

    def test_without_chunks_the_end_is_the_connections(self, pair: Pair) -> None:
        writer = StreamWriter()
        writer.take(StreamConnection(pair[0].dup(), Tale(b"one"), 60, lambda: None, is_chunked=False))
        assert heard_but(pair) == b"one"

    def test_sends_much_to_who_reads_slowly(self, pair: Pair) -> None:
        writer, much = StreamWriter(), bytes(range(256)) * 4096
        writer.take(StreamConnection(pair[0].dup(), Tale(*[much] * 20), 60, lambda: None, is_chunked=False))
        pair[0].close()
        got = 0
        while piece := pair[1].recv(1 << 18):
            assert piece[0] == got % 256
            got += len(piece)
            time.sleep(0.001)
        assert got == 20 * len(much)

    def test_drops_who_takes_nothing_and_nobody_else(self, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(readers, "STALLED_S", 0.3)
        writer, gone, before = StreamWriter(), [], DROPPED._value.get()
        writer.take(
            StreamConnection(pair[0].dup(), Tale(*[bytes(1 << 20)] * 50), 60, lambda: gone.append(1), is_chunked=False)
        )
        ours, theirs = socket.socketpair()
        with theirs:
            writer.take(StreamConnection(ours, Tale(*[b"x"] * 50), 60, lambda: None, is_chunked=False))
            assert heard(theirs) == b"x" * 50
        assert gone == []
        until(lambda: gone == [1])
        assert DROPPED._value.get() == before + 1

    def test_notices_who_hung_up(self, pair: Pair) -> None:
        writer, gone = StreamWriter(), []
        tale = Tale(b"one", b"")
        writer.take(StreamConnection(pair[0].dup(), tale, 60, lambda: gone.append(1), is_chunked=False))
        assert pair[1].recv(10) == b"one"
        pair[1].close()
        until(lambda: gone == [1])

    def test_outlives_a_fault_in_a_story(self, pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
        class Broken(Tale):
            def more(self) -> bytes | None:
                raise ValueError("secret".upper())

        writer, gone = StreamWriter(), []
        writer.take(StreamConnection(pair[0].dup(), Broken(), 60, lambda: gone.append(1), is_chunked=False))
        until(lambda: gone == [1])
        assert "ValueError in a stream" in caplog.text
        assert "SECRET" not in caplog.text
        ours, theirs = socket.socketpair()
        with theirs:
            writer.take(StreamConnection(ours, Tale(b"x"), 60, lambda: None, is_chunked=False))
            assert heard(theirs) == b"x"


def heard_but(pair: Pair) -> bytes:
    """All that the reader hears, once the server has let go of its own end."""
    pair[0].close()
    return heard(pair[1])


class TestAnAnswerThatIsTaken:
    """As gunicorn serves it: the head is the server's, the body the writer's."""

    def follow(self, app: Flask, table: Round, served: socket.socket, protocol: str = "HTTP/1.1") -> None:
        """What gunicorn does: it asks for the pieces, and ends its connection at the first fault."""
        environ = {"gunicorn.socket": served, "SERVER_PROTOCOL": protocol}
        answered = Guest(app).ask(
            "GET", f"/v1/games/{table.id}/events", {"Accept": SSE}, environ_overrides=environ, buffered=False
        )  # fmt: skip
        assert answered.status_code == 200
        pieces = answered.iter_encoded()
        with pytest.raises(BrokenPipeError):
            assert list(pieces) == [b""]
        answered.close()
        served.close()

    @pytest.mark.parametrize("protocol", ["HTTP/1.0", "HTTP/1.1"])
    def test_is_sent_in_chunks_where_the_client_knows_them(self, app: Flask, table: Round, pair: Pair, protocol: str) -> None:
        self.follow(app, table, pair[0], protocol)
        expected = b"retry: 2000\n" if protocol == "HTTP/1.0" else b"\r\nretry: 2000\n"
        assert expected in pair[1].recv(200)[:20]

    def test_is_cut_without_an_end_when_its_token_is_revoked(self, app: Flask, table: Round, pair: Pair) -> None:
        minted = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}).get_json()
        environ = {"gunicorn.socket": pair[0], "SERVER_PROTOCOL": "HTTP/1.1"}
        answered = Guest(app, minted["token"]).ask(
            "GET", f"/v1/games/{table.id}/events", {"Accept": SSE}, environ_overrides=environ, buffered=False
        )  # fmt: skip
        with pytest.raises(BrokenPipeError):
            list(answered.iter_encoded())
        table.by[0].delete(f"/v1/tokens/{minted['id']}", Idempotency_Key="revoke")
        assert not heard(pair[1]).endswith(b"0\r\n\r\n")
