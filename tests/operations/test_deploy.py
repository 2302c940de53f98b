"""What `deploy` holds is checked by the tools it is for, where they are, and its commands are run as they stand."""

from __future__ import annotations

import http.client
import itertools
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
import yaml
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from service.cli.command_line import _parser
from service.http.ratelimit.client_address import client_network
from service.store import RedisStore, connect
from tests.bench.servers import free_port
from tests.journeys.stranger import Stranger
from tests.operations.deployed import DEPLOY, NIGHTLY, PROGRAM, ROOT, Running, by_compose, by_units, running, unit
from tests.redis_server import private_redis

UNITS = sorted((DEPLOY / "systemd").glob("*.*"))
HOUSE = {"kind": "bot", "bot": "house"}


def tool(name: str) -> str:
    """A program beside this Python or on PATH; without it the test is skipped, and says so."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not on this machine")
    return found


def said(*words: str | Path) -> str:
    """What a program says; it must end well."""
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


class TestImage:
    def test_the_dockerfile_is_sound(self) -> None:
        said(tool("hadolint"), DEPLOY / "Dockerfile")

    def test_it_runs_as_nobody_with_commands_that_there_are(self) -> None:
        last = (DEPLOY / "Dockerfile").read_text().rpartition("FROM")[2]
        assert re.search(r"^USER [1-9]\d+$", last, re.M)
        assert 'ENTRYPOINT ["deaddrop"]' in last
        assert _parser().parse_args(json.loads(re.findall(r"^CMD (.*)$", last, re.M)[0]))

    def test_all_that_it_needs_goes_in(self) -> None:
        let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
        assert all((ROOT / each).exists() for each in let_in)
        packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
        assert packages <= set(let_in)


class TestCompose:
    @pytest.fixture
    def services(self) -> dict[str, Any]:
        found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
        return found

    def test_it_is_what_compose_reads(self) -> None:
        said(tool("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")

    def test_roots_are_read_only_and_privileges_are_none(self, services: dict[str, Any]) -> None:
        for name, service in services.items():
            assert service["read_only"], name
            assert service["security_opt"] == ["no-new-privileges:true"]
            assert service.get("cap_drop") == ["ALL"] or name in ("events", "jobs")

    def test_only_the_api_is_reached_and_from_this_machine_only(self, services: dict[str, Any]) -> None:
        assert {name: service["ports"] for name, service in services.items() if "ports" in service} == {
            "api": ["127.0.0.1:8000:8000"]
        }


class TestUnits:
    def test_systemd_reads_them(self, tmp_path: Path) -> None:
        analyze = tool("systemd-analyze")
        program = tmp_path / "program"
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
        for path in UNITS:
            text = re.sub(r"(?<==)/(opt|usr/bin/redis)\S+", str(program), path.read_text())
            (tmp_path / path.name).write_text(text.replace("/etc/deaddrop.env", str(DEPLOY / "systemd/deaddrop.env")))
        files = [tmp_path / path.name for path in UNITS if path.suffix != ".env"]
        noise = said(analyze, "verify", "--recursive-errors=no", *files)
        assert not [line for line in noise.splitlines() if "deaddrop" in line], noise

    def test_every_command_in_them_is_one(self) -> None:
        for path in UNITS:
            told = unit(path.name)
            for start in (*told.get("ExecStartPre", ()), *told["ExecStart"]):
                found = re.search(r"bin/deaddrop (.*?)'?$", re.sub(r"\$\$\(.*\)", "TODAY", start))
                if found:
                    assert _parser().parse_args(found[1].split())

    def test_all_of_them_are_locked_in(self) -> None:
        for path in UNITS:
            if path.suffix == ".service":
                told = unit(path.name)
                assert told["User"] == ["deaddrop"]
                assert told["ProtectSystem"] == ["strict"]
                assert told["NoNewPrivileges"] == ["yes"]


@pytest.fixture(scope="module", params=[by_units, by_compose], ids=["units", "compose"])
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
        with urlopen(url, timeout=5) as answer:
            assert (b"deaddrop_bot_failures_total 0.0" in answer.read()) or "dispatcher" in part
    assert {each.partition("@")[0] for each in started.counters} == {"worker", "dispatcher"}


def test_who_starts_them_is_told_when_they_are_ready(started: Running) -> None:
    assert b"READY=1" in started.told["api"]


class TestProxy:
    tls: ClassVar[dict[str, int]] = {}
    """Where the proxy of an address speaks TLS."""

    @pytest.fixture
    def proxy(self, started: Running) -> Iterator[str]:
        """Nginx with our settings before the API."""
        nginx, port, folder = tool("nginx"), free_port(), started.folder
        site = (DEPLOY / "nginx/deaddrop.conf").read_text()
        certified(folder)
        self.tls[f"http://127.0.0.1:{port}"] = secure = free_port()
        moved = {
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl;": f"listen 127.0.0.1:{port}; listen 127.0.0.1:{secure} ssl;",
            "127.0.0.1:8000": urlsplit(started.url).netloc,
            "/var/log/nginx/": f"{folder}/",
            "/etc/nginx/deaddrop/": f"{folder}/",
        }
        for old, new in moved.items():
            assert old in site
            site = site.replace(old, new)
        temp = "".join(
            f"{each}_temp_path {folder}/{each};" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = folder / "nginx.conf"
        config.write_text(f"daemon off; pid {folder}/nginx.pid; events {{}} http {{ {temp}\n{site} }}")
        said(nginx, "-e", "stderr", "-t", "-q", "-c", config)
        process = subprocess.Popen([nginx, "-e", f"{folder}/nginx.error", "-c", config])
        url = f"http://127.0.0.1:{port}"
        end = time.monotonic() + 10
        while time.monotonic() < end and not answers(url):
            time.sleep(0.05)
        yield url
        process.terminate()
        process.wait(10)

    def test_a_stream_is_not_held_back(self, proxy: str) -> None:
        with Stranger(proxy) as stranger:
            made = stranger.create([{"kind": "human", "claim": True}] * 3)
            game, token = made["game"]["id"], made["seats"][0]["token"]
            line = http.client.HTTPConnection(urlsplit(proxy).netloc, timeout=5)
            version = stranger.look(game, token)["version"]
            line.request("GET", f"/v1/games/{game}/events?after={version}", headers={"Accept": "text/event-stream"})
            stream = line.getresponse()
            assert stream.readline() == b"retry: 2000\n"
            began = time.monotonic()
            turn = stranger.look(game, "")["decisions"][0]["seat"]
            body = {"type": "pass"}
            told = made["seats"][turn]["token"]
            assert stranger.ask("POST", f"/v1/games/{game}/commands", told, body, If_Match="*")[0] == 201
            while not (read := stream.readline()).startswith(b"data:"):
                assert read
            assert time.monotonic() - began < 3
            line.close()

    def test_who_watches_over_it_does_so_from_inside(self, proxy: str) -> None:
        site = (DEPLOY / "nginx/deaddrop.conf").read_text()
        assert re.search(r"\^/\(metrics\|readyz\|healthz\)\$ \{\s+allow 127.0.0.1;\s+deny all;", site)
        for path in ("/metrics", "/readyz", "/healthz"):
            assert answers(proxy + path)

    def test_it_speaks_tls_and_sends_on_who_does_not(self, proxy: str) -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with urlopen(f"https://127.0.0.1:{self.tls[proxy]}/v1/rulesets", timeout=5, context=trusting) as answer:
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
            end = time.monotonic() + 10
            while time.monotonic() < end and not answers(f"http://127.0.0.1:{port}"):
                time.sleep(0.05)

            def client(address: str) -> bytes:
                with urlopen(Request(f"http://127.0.0.1:{port}", headers={"X-From": address}), timeout=5) as answer:
                    return bytes(answer.read())

            addresses = ["2001:db8:0:7::1", "2001:db8:0:7:ff:a0a:1:2", "2001:db8:0:8::1", "2001:db8::1", "2001:db8:0:0:1::",
                         "192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1"]  # fmt: skip
            for one, other in itertools.combinations(addresses, 2):
                assert (client(one) == client(other)) == (client_network(one) == client_network(other)), (one, other)
        finally:
            process.terminate()
            process.wait(10)

    def test_one_address_has_so_many_connections_and_not_more(self, proxy: str) -> None:
        site = (DEPLOY / "nginx/deaddrop.conf").read_text()
        most = int(re.findall(r"limit_conn connections (\d+);", site)[1])
        address = urlsplit(proxy).netloc
        held = [http.client.HTTPConnection(address, timeout=10) for _ in range(most + 5)]
        try:
            for each in held:
                each.putrequest("POST", "/v1/games")
                each.putheader("Content-Length", "1000")
                each.endheaders(b"{")
            time.sleep(0.5)
            assert answers(f"{proxy}/v1/rulesets", 429)
        finally:
            for each in held:
                each.close()
        end = time.monotonic() + 15
        while not answers(f"{proxy}/v1/rulesets") and time.monotonic() < end:
            time.sleep(0.1)
        assert answers(f"{proxy}/v1/rulesets")

    def test_its_log_holds_no_address(self, proxy: str, started: Running) -> None:
        assert answers(f"{proxy}/v1/games?cursor=canary", 400, 422)
        log = started.folder / "deaddrop.log"
        end = time.monotonic() + 30
        while " GET 4" not in log.read_text() and time.monotonic() < end:
            time.sleep(0.05)
        assert re.search(r" GET 4\d\d .* [0-9a-f]{16}$", log.read_text(), re.M)
        assert "canary" not in log.read_text()


def answers(url: str, *statuses: int) -> bool:
    """Whether it answers, with one of these."""
    asked = urlsplit(url)
    line = http.client.HTTPConnection(asked.netloc, timeout=5)
    try:
        line.request("GET", f"{asked.path or '/'}?{asked.query}")
        return line.getresponse().status in (statuses or (200,))
    except OSError:
        return False
    finally:
        line.close()


def certified(folder: Path) -> None:
    """Make a certificate for a test."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(1))
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(pem))
    (folder / "privkey.pem").write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))


def test_the_compose_file_backs_up_and_archives(tmp_path: Path) -> None:
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"][NIGHTLY]
    assert service["entrypoint"] == ["/bin/sh", "-c"]
    backups = tmp_path / "backups"
    for folder in (backups, tmp_path / "events"):
        folder.mkdir()
    old = backups / "2001-01-01T000000"
    old.mkdir()
    os.utime(old, (0, 0))
    [script] = service["command"]
    moved = {
        "$$": "$",
        "/var/lib/deaddrop-backups": str(backups),
        "deaddrop backup": f"{PROGRAM} backup",
        "deaddrop archive": f"{PROGRAM} archive",
    }
    for was, now in moved.items():
        script = script.replace(was, now)
    with private_redis(tmp_path / "events") as url:
        environ = {
            **os.environ,
            "DEADDROP_REDIS_URL": url,
            "DEADDROP_DATA": str(tmp_path / "data"),
            "PYTHONPATH": str(ROOT),
        }
        with subprocess.Popen([*service["entrypoint"], script], env=environ, start_new_session=True) as process:
            store, end = RedisStore(connect(url)), time.monotonic() + 60
            while (not store.last_backup() or old.exists()) and time.monotonic() < end:
                time.sleep(0.1)
            os.killpg(process.pid, signal.SIGTERM)
        assert time.time() - store.last_backup() / 1000 < 60
    [new] = backups.iterdir()
    assert (new / "games").exists()


def test_every_key_stands_in_the_table_of_what_grows() -> None:
    book = (ROOT / "docs/operations.md").read_text()
    table = book.partition("## What grows")[2].partition("\n## ")[0]
    code = (ROOT / "service/store/redis/keys.py").read_text() + (ROOT / "workers/queue.py").read_text()
    kinds = re.findall(r"\}:(\w+)[:\"]", code) + re.findall(r'"(deaddrop:\w+)', code)
    assert len(kinds) > 12
    assert [each for each in kinds if not re.search(rf"[:`]{each}\b", table)] == []


class TestAlerts:
    """Whom an alert wakes is told what it is, and where it says what to do."""

    @pytest.fixture
    def rules(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text())["groups"][0][
            "rules"
        ]
        return found

    def test_each_has_a_label_a_sentence_and_a_place_to_read_on(self, rules: list[dict[str, Any]]) -> None:
        book = (ROOT / "docs/operations.md").read_text()
        headings = {heading.lower() for heading in re.findall(r"^### (\w+)$", book, re.M)}
        for rule in rules:
            assert rule["labels"]["severity"] in ("page", "ticket")
            assert rule["annotations"]["summary"].endswith(".")
            assert rule["annotations"]["runbook"] == f"docs/operations.md#{rule['alert'].lower()}"
        assert {rule["alert"].lower() for rule in rules} <= headings

    def test_silence_is_one(self, rules: list[dict[str, Any]]) -> None:
        asked = " ".join(rule["expr"] for rule in rules)
        assert 'up{job="deaddrop", part="api"} == 0' in asked
        assert 'absent(up{job="deaddrop", part="api"})' in asked
        jobs = {
            each["job_name"]: each
            for each in yaml.safe_load((DEPLOY / "prometheus/prometheus.yml").read_text())["scrape_configs"]
        }
        parts = {each["labels"]["part"]: each["targets"] for each in jobs["deaddrop"]["static_configs"]}
        assert set(parts) == {"api", "dispatcher", "worker"}
        assert jobs["node"]["static_configs"] == [{"targets": ["127.0.0.1:9100"]}]
        assert not [each for targets in parts.values() for each in targets if re.search(r":91\d\d$", each)]

    def test_prometheus_asks_where_the_parts_show_their_counters(self) -> None:
        asked = (DEPLOY / "prometheus/prometheus.yml").read_text()
        for part, port in (("dispatcher", "9470"), ("worker@", "947%i")):
            assert unit(f"deaddrop-{part}.service")["Environment"] == [f"DEADDROP_METRICS_PORT={port}"]
            assert f"127.0.0.1:{port.replace('%i', '1')}" in asked


class TestNames:
    """What is counted, what is written about it, and what looks at it are the same."""

    @pytest.fixture
    def documented(self) -> set[str]:
        return set(re.findall(r"^\| `(deaddrop_\w+)", (ROOT / "docs/operations.md").read_text(), re.M))

    def test_every_metric_is_documented_and_no_other(self, documented: set[str]) -> None:
        code = "".join(path.read_text() for place in ("service", "workers") for path in (ROOT / place).rglob("*.py"))
        counted = set(re.findall(r"(?:Counter|Gauge|Histogram)\(\s*\"(deaddrop_\w+)\"", code))
        counted |= {f"deaddrop_{name}" for name in re.findall(r"yield gauge_family\(\"(\w+)\"", code)}
        assert counted == documented

    def test_dashboard_and_alerts_look_at_what_is_counted(self, documented: set[str]) -> None:
        board = json.loads((DEPLOY / "grafana/deaddrop.json").read_text())
        rules = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text())["groups"][0]["rules"]
        asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
        asked += [rule["expr"] for rule in rules]
        looked_at = {re.sub(r"_bucket$", "", name) for each in asked for name in re.findall(r"deaddrop_\w+", each)}
        assert looked_at == documented
        assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])

    def test_prometheus_reads_its_files(self) -> None:
        said(tool("promtool"), "check", "config", DEPLOY / "prometheus/prometheus.yml")
