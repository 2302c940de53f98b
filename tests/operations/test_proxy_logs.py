"""What nginx writes down: neither addresses nor URLs, even if everything fails, and each answer by the id that its client got."""

from __future__ import annotations

import http.client
import json
import re
import socket
import ssl
from collections.abc import Iterator

import pytest

from service.config import Config
from tests.bench.servers import free_port
from tests.hang import HANG_S, until
from tests.operations.deployed import DEPLOY
from tests.operations.proxied import Proxy, nginx_before

SECRET = "/replays/canary-of-a-replay-link"
CLIENT = "127.0.0.9"


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """Nginx before an API that is down."""
    with nginx_before(tmp_path_factory.mktemp("nginx"), f"127.0.0.1:{free_port()}") as found:
        yield found


def ask(proxy: Proxy, sent: bytes, secure: bool = False) -> tuple[int, str]:
    """The status of an answer, and the id in it."""
    port = proxy.secure if secure else int(proxy.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), HANG_S, (CLIENT, 0)) as line:
        line.sendall(sent)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        problem = json.load(answer)
        assert problem["request_id"] == answer.headers["X-Request-Id"]
        return answer.status, problem["request_id"]


REFUSED = {
    "no API": (503, b"GET %b HTTP/1.1\r\nHost: x\r\nReferer: https://x%b\r\n\r\n" % ((SECRET.encode(),) * 2)),
    "no HTTP": (400, b"GET %b HTTP/7.1\r\n\r\n" % SECRET.encode()),
    "no host": (400, b"GET %b HTTP/1.1\r\n\r\n" % SECRET.encode()),
    "trace": (405, b"TRACE %b HTTP/1.1\r\nHost: x\r\n\r\n" % SECRET.encode()),
    "long body": (413, b"POST %b HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n" % SECRET.encode()),
    "long address": (414, b"GET %b%b HTTP/1.1\r\nHost: x\r\n\r\n" % (SECRET.encode(), b"x" * 40_000)),
    "long headers": (431, b"GET %b HTTP/1.1\r\nHost: x\r\nA: %b\r\n\r\n" % (SECRET.encode(), b"x" * 40_000)),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_refusal_is_logged_by_the_id_that_its_client_got(proxy: Proxy, kind: str) -> None:
    status, sent = REFUSED[kind]
    answered, request = ask(proxy, sent)
    assert answered == status
    log = proxy.logs / "deaddrop.log"
    until(lambda: request in log.read_text(), "it is in no log")
    [line] = [each for each in log.read_text().splitlines() if request in each]
    assert line.endswith(f"{request} 502" if kind == "no API" else f"{request} -")
    assert f" {status} " in line


def test_too_many_connections_are_logged_too(proxy: Proxy) -> None:
    held = [socket.create_connection(("127.0.0.1", int(proxy.url.rpartition(":")[2])), HANG_S, (CLIENT, 0)) for _ in range(205)]
    try:
        for each in held:
            each.sendall(b"POST %b HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n" % SECRET.encode())
        until(lambda: " 429 " in (proxy.logs / "deaddrop.log").read_text(), "none is refused")
    finally:
        for each in held:
            each.close()


def test_no_log_holds_an_address_or_a_url_even_if_everything_fails(proxy: Proxy) -> None:
    for _, sent in REFUSED.values():
        ask(proxy, sent)
    for sent in (b"no TLS at all\r\n\r\n", b"\x16\x03\x01\x00\x05hello"):  # refused in the handshake, by the port for TLS
        with socket.create_connection(("127.0.0.1", proxy.secure), HANG_S, (CLIENT, 0)) as line:
            line.sendall(sent)
            line.recv(1000)
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    plain = http.client.HTTPConnection("127.0.0.1", proxy.plain, timeout=HANG_S, source_address=(CLIENT, 0))
    secure = http.client.HTTPSConnection(
        "127.0.0.1", proxy.secure, timeout=HANG_S, source_address=(CLIENT, 0), context=trusting
    )
    for asked, status in ((plain, 301), (secure, 503)):
        asked.request("GET", SECRET)
        assert asked.getresponse().status == status
        asked.close()
    log = proxy.logs / "deaddrop.log"
    until(lambda: " 301 " in log.read_text(), "a redirect is in no log")
    written = {path.name: path.read_text() for path in proxy.logs.iterdir()}
    assert {"deaddrop.log", "deaddrop.error.log", "error.log"} <= set(written)
    for name, text in written.items():
        assert not [each for each in ("canary", CLIENT, "client:", "referrer") if each in text], name


def test_streams_have_room() -> None:
    """Each takes two connections of nginx; by default two processes of the API serve 2,048 each."""
    config = Config.from_env({"DEADDROP_SECRET": "ab" * 32})
    text = (DEPLOY / "nginx/nginx.conf").read_text()
    [room], [files] = re.findall(r"worker_connections (\d+);", text), re.findall(r"worker_rlimit_nofile (\d+);", text)
    assert int(room) >= 2 * 2 * config.streams * config.web_workers
    assert int(files) >= 2 * int(room)
