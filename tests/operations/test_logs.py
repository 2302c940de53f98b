"""Secrets are planted in all that the parts are sent and hold, everything fails, and none of them is in any log."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import redis
from rq import Queue
from rq.serializers import JSONSerializer

from service.config import Config
from service.store.redis.keys import stream_key
from tests.hang import HANG_S
from tests.journeys.service import whole_service
from tests.redis_server import stored
from workers.queue import automation_queue, enqueue

Json = dict[str, Any]
CANARY = "canary"
NO_GAME, NO_JOB = "00aaaaaaaaaaaaaaaa", "01aaaaaaaaaaaaaaaa"


class House:
    """A whole service that logs all it has to say, with its two servers open to who plants in them."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder, self.address = folder, urlsplit(url)
        config = Config.from_env({"DEADDROP_DATA": str(folder)})
        self.events, self.jobs = redis.Redis.from_url(config.redis_url), redis.Redis.from_url(config.jobs_url)

    def close(self) -> None:
        self.events.close()
        self.jobs.close()

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, str, Json]:
        """One request; its status, the name it got, and what was answered."""
        connection = http.client.HTTPConnection(self.address.hostname or "", self.address.port, timeout=HANG_S)
        told = {"Content-Type": "application/json", "Idempotency-Key": f"{CANARY}-{uuid.uuid4()}"} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        connection.request(method, path, body, told)
        answer = connection.getresponse()
        read = answer.read()
        connection.close()
        return answer.status, answer.headers["X-Request-Id"], json.loads(read)

    def say(self, raw: bytes) -> bytes:
        """Bytes that need not be a request."""
        with socket.create_connection((self.address.hostname, self.address.port), timeout=HANG_S) as line:
            line.sendall(raw)
            return line.recv(4096)

    def log(self) -> str:
        return (self.folder / "up.log").read_text()

    def lines(self) -> list[Json]:
        """What the parts logged; the supervisor's own words are for people."""
        return [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]

    def logged(self, holds: Callable[[Json], bool]) -> Json:
        """The first line like that, once there is one."""
        until = time.monotonic() + HANG_S
        while time.monotonic() < until:
            for line in self.lines():
                if holds(line):
                    return line
            time.sleep(0.05)
        raise AssertionError(self.log())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("service")
    with whole_service(folder, DEADDROP_LOG="debug") as url:
        found = House(folder, url)
        yield found
        found.close()


@pytest.fixture(scope="module")
def secrets(house: House) -> set[str]:
    """What a game and its installation hold that nobody may read, once all of it has been sent about."""
    people = [{"kind": "human", "claim": True, "name": f"{CANARY} {name}"} for name in ("Anna", "Boris")]
    seats = [*people, {"kind": "human"}]
    body = json.dumps({"ruleset": "microfilms", "seats": seats}).encode()
    status, _, made = house.ask("POST", "/v1/games", body)
    assert status == 201
    game, code = made["game"]["id"], made["seats"][2]["claim_code"]
    tokens = [made["organiser_token"], made["seats"][0]["token"]]
    house.ask("POST", f"/v1/games/{game}/seats/2/claim", json.dumps({"code": f"{CANARY}{code}"}).encode())
    house.ask("POST", f"/v1/games/{game}/seats/2/claim", json.dumps({"code": code, "name": CANARY}).encode())
    for token in (*tokens, f"dd_{CANARY}"):
        told: dict[str, Any] = {"Authorization": f"Bearer {token}", "If_Match": f'"{CANARY}"', "Cookie": CANARY}
        house.ask("GET", f"/v1/games/{game}/view?token={token}&{CANARY}=1", **told)
        house.ask("POST", f"/v1/games/{game}/commands", json.dumps({"type": "steal", "card": "ACE"}).encode(), **told)
        house.ask("POST", f"/v1/games/{game}/commands", f'{{"type": "{token} MF-UK'.encode(), **told)
        house.ask("POST", f"/v1/games/{game}/commands", token.encode(), Content_Type=CANARY)
        house.say(f"GET /{token} HTTP/9.{CANARY}\r\n\r\n".encode())
        house.say(f"GET /v1/games HTTP/1.1\r\nAuthorization {token}\r\nHost: x\r\n\r\n".encode())
        house.say(f"GET /?{token} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: {CANARY}\r\n\r\n".encode())
        house.say(f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {CANARY}\r\n\r\n".encode())
    created = json.loads(stored(house.events, stream_key(game))[0][1][b"e"])["event"]
    held = [created[name]["value"] for name in ("seed", "secret")]
    return {CANARY, "ACE", "MF-UK", "dd_", code, *tokens, *held, (house.folder / "server.key").read_bytes().hex()}


def silent(house: House, secrets: set[str]) -> bool:
    """Whether no log holds any of them."""
    logs = house.log() + "".join(path.read_text() for path in house.folder.glob("*/redis.log"))
    return not any(secret in logs for secret in secrets)


def test_a_request_is_a_line_with_its_name_and_nothing_of_what_it_says(house: House, secrets: set[str]) -> None:
    status, name, _ = house.ask("GET", f"/v1/games/{NO_JOB}?{CANARY}")
    assert status == 422
    line = house.logged(lambda line: line.get("request") == name)
    assert (line["part"], line["operation"], line["status"]) == ("api", "games.game_card", 422)
    assert silent(house, secrets)


def test_what_is_no_request_is_not_quoted(house: House, secrets: set[str]) -> None:
    line = house.logged(lambda line: line["logger"] == "service.gunicorn.refusal")
    assert re.fullmatch("refused before it was read: bad-request, as [0-9a-f]{16}", line["message"])
    assert silent(house, secrets)


def test_a_fault_tells_its_place_under_the_name_of_its_request(house: House, secrets: set[str]) -> None:
    house.events.set(stream_key(NO_GAME), CANARY)
    status, name, _ = house.ask("GET", f"/v1/games/{NO_GAME}", Authorization=f"Bearer dd_{CANARY}")
    assert status == 500
    line = house.logged(lambda line: line.get("request") == name and line["level"] == "error")
    assert "Damaged in games.game_card" in line["message"]
    assert "service/store/redis/game_streams.py" in line["message"]
    assert silent(house, secrets)


def test_a_job_that_fails_tells_its_game_and_the_place(house: House, secrets: set[str]) -> None:
    house.events.set(stream_key(NO_JOB), CANARY)
    enqueue(automation_queue(house.jobs), NO_JOB, 0, 7)
    line = house.logged(lambda line: line["part"] == "worker" and line["message"].startswith("a job failed, and is tried again"))
    assert (line["game"], line["job"]) == (NO_JOB, f"bot-{NO_JOB}-7-0")
    assert line["error"] == "Damaged from ResponseError"
    assert any("workers/automation_job.py" in place for place in line["where"])
    assert silent(house, secrets)


def test_a_crafted_job_is_refused_without_a_word_of_it(house: House, secrets: set[str]) -> None:
    Queue("automation", connection=house.jobs, serializer=JSONSerializer).enqueue(f"os.{CANARY}", CANARY)
    assert house.logged(lambda line: line["message"].startswith("a job was refused, since its function is not one of ours"))["part"] == "worker"
    assert silent(house, secrets)


def test_the_queue_keeps_nothing_of_what_an_error_said(house: House) -> None:
    kept = [value for key in house.jobs.scan_iter("rq:results:*") for value in stored(house.jobs, key)]
    assert kept
    assert "WRONGTYPE" not in str(kept)


def test_the_dispatcher_goes_on_after_a_fault(house: House, secrets: set[str]) -> None:
    house.events.xadd("es:{00}:feed", {"g": CANARY})
    line = house.logged(lambda line: line["message"].startswith("the loop dispatcher failed, and goes on"))
    assert line["error"].startswith("Damaged")
    assert silent(house, secrets)


def test_the_supervisor_tells_of_a_death_and_nothing_else(house: House, secrets: set[str]) -> None:
    [pid] = [
        int(path.parent.name)
        for path in Path("/proc").glob("[0-9]*/cmdline")
        if b"service.cli\0dispatcher" in read(path)
        and f"DEADDROP_DATA={house.folder}".encode() in read(path.parent / "environ")
    ]
    os.kill(pid, signal.SIGKILL)
    until = time.monotonic() + HANG_S
    while "dispatcher  again: ready" not in house.log() and time.monotonic() < until:
        time.sleep(0.05)
    assert "dispatcher  ended (killed by SIGKILL); starting it again" in house.log()
    assert silent(house, secrets)


def read(path: Path) -> bytes:
    """What the kernel tells of a process; nothing of one that is gone."""
    try:
        return path.read_bytes()
    except OSError:
        return b""
