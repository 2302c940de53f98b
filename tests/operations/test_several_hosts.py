"""Two API hosts, started for themselves, on one events server: what one did the other knows, and a stranger's host is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from service.config import Config
from service.factory import check_server_key, open_archived_store
from tests.bench.servers import free_port, process, reached
from tests.cases import cases
from tests.generous import GENEROUS
from tests.hang import HANG_S
from tests.http.guest import named
from tests.operations.test_commands import typed
from tests.redis_server import private_redis

Json = dict[str, Any]
KEY, OTHER_KEY = "5e" * 32, "e5" * 32
NOT_OURS = "another server key than this one: give this host their server.key"
FIRST = {"start": "host", "first_seat": 0}
PEOPLE = {"ruleset": "microfilms", "options": FIRST, "seats": [{"kind": "human", "claim": True}] * 3}
CREATIONS = 6


class Host(NamedTuple):
    """Where a host answers, and what it was told."""

    port: int
    environ: dict[str, str]

    def ask(self, method: str, path: str, body: Json | None = None, token: str = "", **headers: str) -> tuple[int, Any]:
        told = {name.replace("_", "-"): value for name, value in headers.items()} | {"Content-Type": "application/json"}
        told |= {"Authorization": f"Bearer {token}"} if token else {}
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=HANG_S)) as connection:
            connection.request(method, path, json.dumps(body) if body is not None else None, told)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    """Each with a data folder of its own, but for the signing keys; a few games a minute for a client of one."""
    shared = tmp_path_factory.mktemp("shared")
    with ExitStack() as stack:
        url = stack.enter_context(private_redis(shared))
        hosts = []
        for _ in range(2):
            environ = {
                "DEADDROP_DATA": str(tmp_path_factory.mktemp("host")), "DEADDROP_REDIS_URL": url, "DEADDROP_SECRET": KEY,
                "DEADDROP_KEYS": str(shared / "keys"), "DEADDROP_WEB_WORKERS": "1", "PORT": str(free_port()),
                "DEADDROP_LIMITS": f"{GENEROUS},games={CREATIONS}",
            }  # fmt: skip
            stack.enter_context(process("service.cli", "api", **environ))
            hosts.append(Host(int(environ["PORT"]), environ))
        for host in hosts:
            reached(host.port)
        yield hosts[0], hosts[1]


def created(host: Host, key: str = "made") -> Json:
    status, made = host.ask("POST", "/v1/games", PEOPLE, Idempotency_Key=named(key))
    assert status in (200, 201), made
    return dict(made)


def passed(host: Host, made: Json) -> tuple[int, Json]:
    """Seat 0, whose turn is the first, passes."""
    game, token, decision = made["game"]["id"], made["seats"][0]["token"], f'"d{made["game"]["version"]}.0"'
    return host.ask(
        "POST", f"/v1/games/{game}/commands", {"type": "pass"}, token, Idempotency_Key="passed", If_Match=decision
    )


def test_what_is_sent_again_to_the_other_host_happens_once(hosts: tuple[Host, Host]) -> None:
    one, other = hosts
    made = created(one, "again")
    assert created(other, "again") == made


def test_a_stream_hears_what_is_done_at_the_other_host(hosts: tuple[Host, Host]) -> None:
    one, other = hosts
    made = created(one, "heard")
    url = f"http://127.0.0.1:{one.port}/v1/games/{made['game']['id']}/events?after={made['game']['version']}"
    ask = urllib.request.Request(url, headers={"Accept": "application/x-ndjson"})
    with urllib.request.urlopen(ask, timeout=HANG_S) as stream:
        status, answer = passed(other, made)
        assert status == 201
        assert json.loads(stream.readline())["version"] == made["game"]["version"] + 1
    assert passed(one, made) == (201, answer)


def test_each_host_counts_for_itself(hosts: tuple[Host, Host]) -> None:
    one, other = hosts
    refused = [one.ask("POST", "/v1/games", {}, Idempotency_Key=f"{number}")[0] for number in range(CREATIONS + 1)][-1]
    assert refused == 429
    assert created(other, "counted")["game"]["status"] == "playing"


def test_both_sign_with_the_keys_they_share(hosts: tuple[Host, Host]) -> None:
    assert hosts[0].ask("GET", "/v1/keys") == hosts[1].ask("GET", "/v1/keys")


@pytest.mark.parametrize("part", cases("api", later=["worker", "courier", "dispatcher"]))
def test_a_host_with_another_server_key_is_refused(hosts: tuple[Host, Host], part: str) -> None:
    environ = {**os.environ, **hosts[0].environ, "DEADDROP_SECRET": OTHER_KEY, "PORT": str(free_port())}
    told = subprocess.run(
        [sys.executable, "-m", "service.cli", part],
        env=environ, capture_output=True, text=True, timeout=2 * HANG_S, check=False,
    )  # fmt: skip
    assert told.returncode != 0
    assert NOT_OURS in told.stderr


def test_a_key_that_was_changed_on_purpose_is_taken_up(tmp_path: Path) -> None:
    with private_redis(tmp_path) as url:
        settings = {"DEADDROP_REDIS_URL": url, "DEADDROP_SECRET": KEY}
        old = Config.from_env(settings)
        check_server_key(old)
        typed(tmp_path, "keys", "adopt", code=0, **settings | {"DEADDROP_SECRET": OTHER_KEY})
        check_server_key(Config.from_env(settings | {"DEADDROP_SECRET": OTHER_KEY}))
        assert open_archived_store(old).note_installation("") != ""
        with pytest.raises(Exception, match=NOT_OURS):
            check_server_key(old)
