"""One POST to a pinned address: nobody's proxy, no redirect, one deadline, a bounded answer, the name's certificate."""

from __future__ import annotations

import datetime
import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from service.outgoing import post as posting
from service.outgoing.addresses import Address, parse_address
from service.outgoing.outgoing import Busy, Outgoing
from service.outgoing.post import Failed, ReceiverAnswer, RequestBounds, post
from service.outgoing.target import Target, parse_target
from tests.hang import HANG_S

HERE = parse_address("127.0.0.1")
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nRetry-After: 7\r\n\r\nhi"

Serve = Callable[[socket.socket], None]


@contextmanager
def served(serve: Serve, tls: ssl.SSLContext | None = None) -> Iterator[int]:
    """A server of raw connections; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def accept() -> None:
            while True:
                try:
                    line, _ = listening.accept()
                except OSError:
                    return
                with line, suppress(OSError), wrapped(line, tls) as spoken:
                    serve(spoken)

        threading.Thread(target=accept, daemon=True).start()
        yield listening.getsockname()[1]
        listening.shutdown(socket.SHUT_RDWR)


def wrapped(line: socket.socket, tls: ssl.SSLContext | None) -> AbstractContextManager[socket.socket]:
    return tls.wrap_socket(line, server_side=True) if tls else nullcontext(line)


def target(port: int, scheme: str = "http", host: str = "receiver.example") -> Target:
    return parse_target(f"{scheme}://{host}:{port}/hook?a=1", closed=True)


def answering(answer: bytes, seen: list[bytes] | None = None) -> Serve:
    def serve(line: socket.socket) -> None:
        got = b""
        while b"\r\n\r\n" not in got or not got.endswith(b"}"):
            if not (more := line.recv(4096)):
                return
            got += more
        (seen if seen is not None else []).append(got)
        line.sendall(answer)

    return serve


def ask(port: int, bounds: RequestBounds = posting.USUAL, **more: str) -> ReceiverAnswer:
    return post(target(port), [HERE], {"Content-Type": "application/json", **more}, b'{"a":1}', bounds)


def test_the_request_is_ours_to_the_last_header(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "ALL_PROXY", "HTTP_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    seen: list[bytes] = []
    with served(answering(OK, seen)) as port:
        assert ask(port) == ReceiverAnswer(200, b"hi", 7)
    head, _, body = seen[0].partition(b"\r\n\r\n")
    assert body == b'{"a":1}'
    first, *headers = head.decode().split("\r\n")
    assert first == "POST /hook?a=1 HTTP/1.1"
    assert sorted(headers) == [
        "Connection: close",
        "Content-Length: 7",
        "Content-Type: application/json",
        f"Host: receiver.example:{port}",
        "User-Agent: DeadDrop-Webhooks/1",
    ]


def test_a_redirect_is_an_answer() -> None:
    seen: list[bytes] = []
    with served(
        answering(
            b"HTTP/1.1 307 X\r\nLocation: http://127.0.0.1/\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\n\r\n", seen
        )
    ) as port:
        assert [ask(port).status, ask(port).status] == [307, 307]
    assert len(seen) == 2
    assert b"Cookie" not in seen[1]


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"SSH-2.0-x\r\n",
        b"HTTP/1.1 999999 X\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 200 + b"\r\n",
        b"HTTP/1.1 200 OK\r\nA: " + b"x" * 20_000 + b"\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n" * 2000,
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
)
def test_an_answer_that_cannot_be_read_is_a_failure(answer: bytes) -> None:
    with served(answering(answer)) as port, pytest.raises(Failed, match=r"answer|connect"):
        ask(port)


def test_of_a_long_answer_the_beginning_is_read() -> None:
    def serve(line: socket.socket) -> None:
        line.recv(4096)
        line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
        while True:
            line.sendall(b"x" * 65536)

    with served(serve) as port:
        assert ask(port).body == b"x" * posting.MOST_BODY


@pytest.mark.parametrize("piece", [b"", b"H", b"HTTP/1.1 200 OK\r\nA"])
def test_a_receiver_that_drips_is_cut_off_at_the_deadline(piece: bytes) -> None:
    bounds = posting.USUAL._replace(seconds=0.4)

    def serve(line: socket.socket) -> None:
        line.sendall(piece)
        for _ in range(10 * HANG_S):
            time.sleep(0.1)
            line.sendall(b"x" if piece else b"")

    with served(serve) as port, pytest.raises(Failed, match="timeout"):
        ask(port, bounds)


def test_nobody_there_is_a_failure() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(Failed, match="connect"):
        ask(port)


def test_the_second_address_is_tried_where_the_first_cannot_be_reached() -> None:
    with served(answering(OK)) as port:
        addresses: list[Address] = [parse_address("::1"), HERE]
        assert post(target(port), addresses, {}, b"{}").status == 200


def certificate(folder: Path, *names: str) -> ssl.SSLContext:
    """The context of a server whose certificate, its own authority, has these names; and the file that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(
            x509.SubjectAlternativeName([*map(x509.DNSName, names), x509.IPAddress(ipaddress.ip_address("127.0.0.2"))]),
            critical=False,
        )
        .sign(key, hashes.SHA256())
    )
    pem = serialization.PrivateFormat.PKCS8
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, pem, serialization.NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return context


def test_the_certificate_is_that_of_the_name_though_the_address_is_pinned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str | None] = []
    context = certificate(tmp_path, "receiver.example")
    context.sni_callback = lambda _, name, __: names.append(name)
    monkeypatch.setattr(posting, "_tls", lambda: ssl.create_default_context(cafile=tmp_path / "cert.pem"))
    with served(answering(OK), context) as port:
        assert post(target(port, "https"), [HERE], {}, b"{}").status == 200
        with pytest.raises(Failed, match="tls"):
            post(target(port, "https", "other.example"), [HERE], {}, b"{}")
    assert names == ["receiver.example", "other.example"]


def test_an_unknown_authority_and_plain_text_are_refused(tmp_path: Path) -> None:
    with served(answering(OK), certificate(tmp_path, "receiver.example")) as port, pytest.raises(Failed, match="tls"):
        post(target(port, "https"), [HERE], {}, b"{}")
    with served(answering(OK)) as port, pytest.raises(Failed, match=r"tls|timeout|connect"):
        post(target(port, "https"), [HERE], {}, b"{}", posting.USUAL._replace(seconds=0.4))


class Inline(ThreadPoolExecutor):
    """Threads that are none, and know one address."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        """The address."""
        done: Future[Any] = Future()
        done.set_result([(2, 1, 6, "", ("8.8.8.8", 443))])
        return done


class TestBounds:
    def test_a_receiver_is_asked_a_few_times_at_once(self) -> None:
        held: list[Outgoing] = []

        def send(*_: object) -> ReceiverAnswer:
            if len(held) < 4:
                held.append(outgoing)
                return outgoing.post("https://a.example/", {}, b"", Inline(), is_proven=False)
            raise AssertionError("too many at once")

        outgoing = Outgoing(closed=False, send=send)
        with pytest.raises(Busy):
            outgoing.post("https://a.example/", {}, b"", Inline(), is_proven=False)
        assert len(held) == 4

    def test_a_receiver_that_is_down_is_left_alone_for_a_while(self) -> None:
        now, asked = [0.0], [0]
        is_up = [False]

        def send(*_: object) -> ReceiverAnswer:
            asked[0] += 1
            if is_up[0]:
                return ReceiverAnswer(500, b"", None)
            raise Failed("timeout")

        outgoing = Outgoing(closed=False, clock_s=lambda: now[0], send=send)

        def ask_once() -> str:
            try:
                outgoing.post("https://a.example/", {}, b"", Inline(), is_proven=False)
            except Failed:
                return "failed"
            except Busy as busy:
                return f"busy {busy.wait_s:.0f}"
            return "answered"

        assert [ask_once() for _ in range(7)] == ["failed"] * 5 + ["busy 60"] * 2
        assert asked == [5]
        now[0] = 61
        assert [ask_once(), ask_once()] == ["failed", "busy 60"]
        now[0], is_up[0] = 122, True
        assert [ask_once() for _ in range(3)] == ["answered"] * 3

    def test_a_url_that_is_no_longer_allowed_is_not_asked(self) -> None:
        with pytest.raises(Failed, match="address"):
            Outgoing(closed=False).post("http://a.example/", {}, b"", Inline(), is_proven=False)

    def test_a_proven_receiver_does_not_share_its_bounds(self) -> None:
        def send(*_: object) -> ReceiverAnswer:
            raise Failed("timeout")

        outgoing = Outgoing(closed=False, send=send)
        for url, proven in [("https://bad.example/", False)] * 5 + [("https://bad.example/", True)] * 5:
            with pytest.raises(Failed):
                outgoing.post(url, {}, b"", Inline(), is_proven=proven)
        with pytest.raises(Busy):
            outgoing.post("https://new.example/", {}, b"", Inline(), is_proven=False)
        with pytest.raises(Failed):
            outgoing.post("https://good.example/", {}, b"", Inline(), is_proven=True)
