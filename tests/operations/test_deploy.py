"""The whole service as `deploy` starts it, by its units and by its compose file, and nginx before it."""

from __future__ import annotations

import http.client
import itertools
import json
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest

from service.http.problems.problem_registry import REGISTRY, to_problem
from service.shares import networks_of
from tests.bench.servers import free_port
from tests.hang import HANG_S, until
from tests.journeys.stranger import Stranger
from tests.operations.deployed import DEPLOY, ROOT, Running, by_compose, by_units, running
from tests.operations.programs import tool
from tests.operations.proxied import Proxy, answers, has_ipv6, nginx_before

HOUSE = {"kind": "bot", "bot": "house"}


@pytest.fixture(
    scope="module",
    params=[pytest.param(by_units, id="units"), pytest.param(by_compose, id="compose", marks=pytest.mark.long)],
)
def started(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The whole service, by the commands that stand in `deploy`."""
    folder, port = tmp_path_factory.mktemp("d"), free_port()
    with running(folder, port, request.param(folder, port)) as found:
        until_ready(found)
        yield found


def until_ready(found: Running) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            with urlopen(f"{found.url}/readyz", timeout=2) as answer:
                assert json.load(answer)["status"] == "ok"
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError({path.name: path.read_text() for path in found.folder.glob("*.log")})


def test_a_game_is_played_by_what_was_started(started: Running) -> None:
    with Stranger(started.url) as stranger:
        made = stranger.create([HOUSE] * 2, variant="croupier")
        assert stranger.until_over(made["game"]["id"])["outcome"]
    for part, url in started.counters.items():
        with urlopen(url, timeout=HANG_S) as answer:
            assert (b"deaddrop_bot_failures_total 0.0" in answer.read()) or "worker" not in part
    assert {each.partition("@")[0] for each in started.counters} == {"worker", "courier", "dispatcher"}


def test_the_first_game_of_the_installation_page_is_played(started: Running) -> None:
    page = (ROOT / "docs/install.md").read_text()
    [body] = re.findall(r"-d '(\{.*?\})' \| jq -er \.id\)", page, re.S)
    with Stranger(started.url) as stranger:
        status, made = stranger.ask("POST", "/v1/games", body=json.loads(body))
        assert status == 201
        assert stranger.until_over(made["id"])["status"] == "over"


def test_who_starts_them_is_told_when_they_are_ready(started: Running) -> None:
    assert b"READY=1" in started.told["api"]


class Quotas:
    """Notes how many reads each answer leaves to its client."""

    def __init__(self) -> None:
        self.left: list[int] = []

    def __call__(self, _method: str, _path: str, _status: int, headers: dict[str, str], _body: bytes) -> None:
        self.left += map(int, re.findall(r'"reads";r=(\d+)', headers["RateLimit"]))


@pytest.fixture(scope="module")
def proxied(started: Running) -> Iterator[Proxy]:
    """Nginx with our settings before the API."""
    with nginx_before(started.folder, urlsplit(started.url).netloc) as found:
        yield found


class TestProxy:
    @pytest.fixture
    def proxy(self, proxied: Proxy) -> str:
        """Its address."""
        return proxied.url

    @pytest.mark.parametrize("host", ["127.0.0.1", "[::1]"])
    def test_a_whole_game_goes_through_it(self, proxied: Proxy, host: str) -> None:
        if host == "[::1]" and not has_ipv6():
            pytest.skip("no IPv6 on this machine")
        with Stranger(proxied.url.replace("127.0.0.1", host)) as stranger:
            assert stranger.play(3, Random(3))["outcome"]

    def test_people_behind_it_are_counted_apart(self, proxy: str) -> None:
        """The API believes the proxy, as the environment file says."""
        with Stranger(proxy, quotas := Quotas(), "127.0.0.7") as one, Stranger(proxy, quotas, "127.0.0.8") as other:
            for each in (one, one, one, other):
                each.ask("GET", "/v1/rulesets")
        assert quotas.left[0] == quotas.left[3] == quotas.left[2] + 2

    def test_a_stream_is_not_held_back(self, proxy: str) -> None:
        with Stranger(proxy) as stranger:
            made = stranger.create([{"kind": "human", "claim": True}] * 3)
            game, token = made["game"]["id"], made["seats"][0]["token"]
            line = http.client.HTTPConnection(urlsplit(proxy).netloc, timeout=HANG_S)
            version = stranger.look(game, token)["version"]
            line.request("GET", f"/v1/games/{game}/events?after={version}", headers={"Accept": "text/event-stream"})
            stream = line.getresponse()
            assert stream.readline() == b"retry: 2000\n"
            turn = stranger.look(game, "")["decisions"][0]["seat"]
            body = {"type": "pass"}
            told = made["seats"][turn]["token"]
            assert stranger.ask("POST", f"/v1/games/{game}/commands", told, body, If_Match="*")[0] == 201
            while not (read := stream.readline()).startswith(b"data:"):
                assert read
            line.close()

    def test_it_compresses_nothing_and_passes_on_what_is_compressed(self, proxy: str) -> None:
        """Also where the block around our file says `gzip on`."""
        with Stranger(proxy) as stranger:
            made = stranger.create([{"kind": "human", "claim": True}] * 3)
        asked = {"Accept-Encoding": "gzip", "Authorization": f"Bearer {made['seats'][0]['token']}"}
        for path, coding in ((f"/v1/games/{made['game']['id']}/view", None), ("/openapi.json", "gzip")):
            with urlopen(Request(proxy + path, headers=asked), timeout=HANG_S) as answer:
                assert answer.headers["Content-Encoding"] == coding
                assert answer.headers["ETag"].startswith('"')
                assert len(answer.read()) == int(answer.headers["Content-Length"])

    @pytest.mark.parametrize(
        ("sent", "code"),
        [
            (b"GET /%b HTTP/1.1\r\nHost: x\r\n\r\n" % (b"x" * 40_000), "uri-too-long"),
            (b"GET /%b HTTP/1.1\r\nHost: x\r\n\r\n" % (b"x" * 5_000), "uri-too-long"),
            (b"GET / HTTP/1.1\r\nHost: x\r\nA: %b\r\n\r\n" % (b"x" * 40_000), "headers-too-large"),
            (b"GET / HTTP/1.1\r\nHost: x\r\n%b\r\n" % (b"A: b\r\n" * 101), "headers-too-large"),
            (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n", "too-large"),
            (b"secret\r\n\r\n", "bad-request"),
            (b"TRACE /v1/games HTTP/1.1\r\nHost: x\r\n\r\n", "method-not-allowed"),
        ],
        ids=["first line, nginx", "first line, API", "header, nginx", "headers, API", "body", "no HTTP", "method"],
    )
    def test_what_it_refuses_itself_is_a_problem_too(self, proxy: str, sent: bytes, code: str) -> None:
        address = urlsplit(proxy)
        with socket.create_connection((address.hostname, address.port), HANG_S) as line:
            line.sendall(sent)
            answer = http.client.HTTPResponse(line)
            answer.begin()
            problem = json.load(answer)
        assert (problem["code"], problem["type"]) == (code, f"/problems/{code}")
        assert (answer.status, problem["title"]) == (REGISTRY[code].status, REGISTRY[code].title)
        assert problem.keys() == set(to_problem(code, REGISTRY[code], "", "x"))
        assert problem["request_id"] == answer.headers["X-Request-Id"]
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "Retry-After" not in answer.headers
        assert ("Allow" in answer.headers) == (code == "method-not-allowed")

    def test_its_problems_are_those_of_the_registry(self) -> None:
        site = (DEPLOY / "nginx/deaddrop.conf").read_text()
        told = re.findall(r"location = /\.refused/(\d+) \{\s+return (\d+) '(.*)';", site)
        assert len(told) == 7
        for where, status, body in told:
            problem = json.loads(body)
            kind = REGISTRY[problem["code"]]
            assert (int(where), int(status), problem["status"], problem["title"]) == (kind.status,) * 3 + (kind.title,)
            assert problem.keys() == set(to_problem(problem["code"], kind, "", "x"))

    def test_pages_of_other_origins_come_through(self, proxy: str) -> None:
        asked = {"Origin": "https://client.example", "Access-Control-Request-Method": "POST"}
        with urlopen(Request(f"{proxy}/v1/games", headers=asked, method="OPTIONS"), timeout=HANG_S) as answer:
            assert answer.status == 204
            assert "Idempotency-Key" in answer.headers["Access-Control-Allow-Headers"]
        with urlopen(f"{proxy}/v1/games", timeout=HANG_S) as answer:
            assert answer.headers["Access-Control-Allow-Origin"] == "*"
            assert "RateLimit" in answer.headers["Access-Control-Expose-Headers"]

    def test_who_watches_over_it_does_so_from_inside(self, proxy: str) -> None:
        site = (DEPLOY / "nginx/deaddrop.conf").read_text()
        assert re.search(r"\^/\(metrics\|readyz\|healthz\)\$ \{\s+allow 127.0.0.1;\s+deny all;", site)
        for path in ("/metrics", "/readyz", "/healthz"):
            assert answers(proxy + path)

    def test_it_speaks_tls_and_sends_on_who_does_not(self, proxied: Proxy) -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with urlopen(f"https://127.0.0.1:{proxied.secure}/v1/rulesets", timeout=HANG_S, context=trusting) as answer:
            assert answer.status == 200
            assert answer.headers["Strict-Transport-Security"]
        site = (DEPLOY / "nginx/deaddrop.conf").read_text()
        plain, _, _ = site.partition("listen 443 ssl;")
        assert "return 301 https://$host$request_uri;" in plain
        assert "proxy_pass" not in plain

    def test_an_ipv6_network_counts_as_one_client(self, tmp_path: Path) -> None:
        nginx, port, site = tool("nginx"), free_port(), (DEPLOY / "nginx/deaddrop.conf").read_text()
        clients = site[site.index("map $binary_remote_addr") : site.index("limit_conn_zone")]
        said_by = (
            f"listen 127.0.0.1:{port}; set_real_ip_from 127.0.0.1; real_ip_header X-From; return 200 $deaddrop_client;"
        )
        config = tmp_path / "nginx.conf"
        config.write_text(
            f"daemon off; pid {tmp_path}/pid; events {{}} http {{ access_log off; {clients} server {{ {said_by} }} }}"
        )
        assert "limit_conn_zone $deaddrop_client " in site
        process = subprocess.Popen([nginx, "-e", f"{tmp_path}/error", "-c", config])
        try:
            until(lambda: answers(f"http://127.0.0.1:{port}"), "nginx does not answer")

            def client(address: str) -> bytes:
                with urlopen(Request(f"http://127.0.0.1:{port}", headers={"X-From": address}), timeout=HANG_S) as answer:
                    return bytes(answer.read())

            addresses = ["2001:db8:0:7::1", "2001:db8:0:7:ff:a0a:1:2", "2001:db8:0:8::1", "2001:db8::1", "2001:db8:0:0:1::",
                         "192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1"]  # fmt: skip
            for one, other in itertools.combinations(addresses, 2):
                assert (client(one) == client(other)) == (networks_of(one)[0] == networks_of(other)[0]), (one, other)
        finally:
            process.terminate()
            process.wait(HANG_S)

    def test_one_address_has_so_many_connections_and_not_more(self, proxy: str) -> None:
        site = (DEPLOY / "nginx/deaddrop.conf").read_text()
        most = int(re.findall(r"limit_conn connections (\d+);", site)[0])
        address = urlsplit(proxy).netloc
        held = [http.client.HTTPConnection(address, timeout=HANG_S) for _ in range(most + 5)]
        try:
            for each in held:
                each.putrequest("POST", "/v1/games")
                each.putheader("Content-Length", "1000")
                each.endheaders(b"{")
            until(lambda: answers(f"{proxy}/v1/rulesets", 429), "one more is answered")
        finally:
            for each in held:
                each.close()
        until(lambda: answers(f"{proxy}/v1/rulesets"), "none is answered")
