"""`deaddrop doctor` begins with what players feel, and its exit status is that of the worst."""

from __future__ import annotations

import json
import math
import os
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pytest
import redis
from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer

from service.app.due.outages import note_alive
from service.app.maintenance.room import DAY_MS, HOUR_MS, Room, forecast_room, note_room
from service.app.maintenance.server_key import adopt_key
from service.cli import progress
from service.cli.diagnosis import outage, service_state
from service.cli.diagnosis.memory_limit import higher_limit, limit_at_start
from service.config import Config
from service.store import Archive, ArchivedStore, Unavailable, connect
from service.supervisor import redis_server
from service.supervisor.processes import identify
from service.supervisor.redis_binary import RedisBinary
from tests.equipment.memory_store.store import MemoryStore
from tests.operations.test_commands import typed
from tests.redis_server import private_redis
from tests.store.samples import game, tell
from workers.jobs_server import REMEDY
from workers.queue import AllowedJob, automation_queue, webhook_queue

KEY = "5e" * 32
MIB = 2**20
GAME = game(1)


class Server(NamedTuple):
    """An events server of its own, with a client of its and the settings of an installation on it."""

    client: redis.Redis
    store: ArchivedStore
    folder: Path
    settings: dict[str, str]

    def doctor(self, status: int, *words: str, **settings: str) -> str:
        return typed(self.folder, "doctor", *words, code=status, **self.settings, **settings)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with private_redis(tmp_path) as url, connect(url) as client:
        store = ArchivedStore(client, Archive(tmp_path / "data" / "archive"))
        settings = {"DEADDROP_REDIS_URL": url, "DEADDROP_SECRET": KEY, "PORT": "1"}
        (tmp_path / "data").mkdir()
        yield Server(client, store, tmp_path / "data", settings)


def show_alive(server: Server, queues: Sequence[Callable[..., Queue]] = (automation_queue, webhook_queue)) -> None:
    """Signs of life of every part, as of now. queues: of those that take jobs."""
    note_alive(server.store, "api")
    note_alive(server.store)
    for make in queues:
        jobs = redis.Redis.from_url(server.settings["DEADDROP_REDIS_URL"])
        SimpleWorker([make(jobs)], connection=jobs, serializer=JSONSerializer, job_class=AllowedJob).register_birth()


def supervised(folder: Path, url: str = "") -> Config:
    """A folder whose supervisor is this process's parent, with a dispatcher that has ended. url: of its API."""
    (folder / "events").mkdir()
    (folder / "server.key").write_bytes(bytes(32))
    note = {"url": url, "supervisor": identify(os.getppid()), "parts": {"dispatcher": (0, "")}}
    (folder / "supervisor.json").write_text(json.dumps(note))
    return Config.from_env({"DEADDROP_DATA": str(folder)})


@contextmanager
def silent_server(url: str) -> Iterator[None]:
    """A server at this socket that takes connections and does not answer."""
    path = Path(unquote(urlsplit(url).path))
    path.parent.mkdir(exist_ok=True)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen(50)
        yield
    path.unlink()


def test_where_no_part_is_there_players_wait_and_it_says_so(server: Server) -> None:
    said = server.doctor(4)
    assert "!!! parts   no API has shown a sign of life yet: start it" in said
    assert "!!  parts   no dispatcher has shown a sign of life yet" in said
    assert "!!  parts   no worker is there, and 0 jobs wait for one: start it." in said
    assert "!!  parts   no courier is there" in said
    assert said.endswith("\nNo move is accepted: see above. 0 games checked, none damaged.\n")
    assert "0 games checked, all sound." in server.doctor(0, "--games")


def test_at_the_memory_limit_nobody_moves_since_the_last_sign_of_life(server: Server) -> None:
    note_alive(server.store, "api")
    server.client.config_set("maxmemory", 1)
    said = server.doctor(4)
    assert "!!! moves   Nothing can be written since 2" in said
    assert "CONFIG SET maxmemory" in said
    assert "all sound" not in said
    assert "!   memory" in said


def test_of_a_hung_server_it_says_since_when_and_what_needs_no_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list is the same as ever, on standard output."""
    monkeypatch.setattr(progress, "SLOW_S", 0)
    config = supervised(tmp_path)
    file = tmp_path / "events" / "appendonlydir" / "appendonly.aof.1.incr.aof"
    file.parent.mkdir()
    file.touch()
    os.utime(file, (86_400, 86_400))
    with silent_server(config.redis_url):
        said = typed(tmp_path, "doctor", code=4, PORT="1").splitlines()
    assert said[1].startswith("Asking the events server, for up to ")
    assert said[2].startswith("!!! moves   Nothing can be written since 1970-01-02 00:00:00 UTC. The events server does not answer in time: ")
    assert "!!  parts   dispatcher (process 0) ended, and is started again by itself: its last lines say why." in said
    assert any(re.match(r"(ok|! )  disk    [\d,]+ MiB free for ", line) for line in said)
    assert said[-1] == "No move is accepted: see above. The games were not checked."


class Unready(BaseHTTPRequestHandler):
    """An API in an outage."""

    def do_GET(self) -> None:
        """Answer `/readyz`."""
        self.send_response(503)
        self.end_headers()
        self.wfile.write(b'{"detail": "The store takes no writes since 2031-01-02 03:04:05 UTC: unreachable."}')

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_of_a_server_that_ended_the_api_says_since_when_wherever_it_was_started(tmp_path: Path) -> None:
    with HTTPServer(("127.0.0.1", 0), Unready) as api:
        answering = Thread(target=api.handle_request)
        answering.start()
        supervised(tmp_path, f"http://127.0.0.1:{api.server_port}")
        said = typed(tmp_path, "doctor", code=4, PORT="1")
        answering.join()
    assert "!!! moves   Nothing can be written since 2031-01-02 03:04:05 UTC. The events server cannot be reached: " in said
    assert f"{tmp_path}/events/redis.log says why" in said


def test_where_the_disk_is_full_and_nothing_runs_the_list_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outage, "disk_fault", lambda _: "/games: No space left on device")
    (tmp_path / "events").mkdir()
    (tmp_path / "server.key").write_bytes(bytes(32))
    said = typed(tmp_path, "doctor", code=4)
    assert "!!! moves   Nothing can be written. The events server cannot write its file: its disk is full or broken (/games: No space left on device): make room" in said
    assert "; start the service, and nothing" in said
    assert " disk    " in said
    assert "!!! moves" not in typed(tmp_path, "doctor", "--games", code=4)


def test_a_sign_of_life_is_a_write_that_a_full_server_refuses(server: Server) -> None:
    """Or an outage by lack of memory were none, and clocks went on in it."""
    note_alive(server.store, "api")
    server.client.config_set("maxmemory", 1)
    for order in (1, 2):
        with pytest.raises(Unavailable, match="OOM"):
            server.store.put_row("alive", "api", 10**14 + order, order, b"0")


def test_a_server_that_refuses_connections_is_named_with_status_4(tmp_path: Path) -> None:
    settings = {"DEADDROP_REDIS_URL": "redis://:secret@127.0.0.1:1", "DEADDROP_SECRET": KEY, "PORT": "1"}
    said = typed(tmp_path, "doctor", code=4, **settings)
    assert "The events server at redis://127.0.0.1:1 cannot be reached (" in said
    assert "start it, or mend the network to it" in said
    assert "secret" not in said


def test_a_jobs_server_that_is_away(server: Server) -> None:
    said = typed(server.folder, "doctor", code=4, **server.settings, DEADDROP_JOBS_URL="redis://:secret@127.0.0.1:1/0")
    assert "the jobs server at redis://127.0.0.1:1/0 cannot be used (" in said
    assert f": {REMEDY}." in said
    assert "secret" not in said


def test_a_turn_that_is_overdue_is_named_with_its_game(server: Server) -> None:
    tell(server.store, GAME, 1, due=server.store.clock_ms() - 90_000)
    assert f"!!  owed    a turn of a bot or a clock is 90 s overdue ({GAME}), and 0 jobs are queued" in server.doctor(4)


def test_a_courier_is_missed_if_the_service_has_one_or_a_message_waits(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parts that were started say whether it has one, and not the settings of who asks."""
    show_alive(server, [automation_queue])
    here = identify(os.getpid())
    noted = {"supervisor": here, "dispatcher": here}
    monkeypatch.setattr(service_state, "is_service_running", lambda _: True)
    monkeypatch.setattr(service_state, "noted_processes", lambda _: noted)
    assert "no courier" not in server.doctor(0)
    webhook_queue(redis.Redis.from_url(server.settings["DEADDROP_REDIS_URL"])).enqueue("workers.none")
    assert "no courier is there, and 1 job waits for one: start it." in server.doctor(3)
    redis.Redis.from_url(server.settings["DEADDROP_REDIS_URL"]).delete("rq:queue:webhooks")
    noted["courier"] = here
    said = server.doctor(3, DEADDROP_WEBHOOKS="off")
    assert "no courier is there" in said
    assert said.endswith("\nPeople can move, and wait for what is away or late: see above. 0 games checked, none damaged.\n")


def test_a_limit_other_than_the_one_at_the_next_start_is_said(server: Server) -> None:
    show_alive(server)
    server.client.config_set("maxmemory", 500 * MIB)
    assert "at its next start" not in server.doctor(0, DEADDROP_EVENTS_MEMORY="500mb")
    assert re.search(r"ok  memory .* of 500 MiB used .*; at its next start the limit is 1,024 MiB\.", server.doctor(0, DEADDROP_EVENTS_MEMORY="1gb"))
    assert "!   memory" in server.doctor(1, DEADDROP_EVENTS_MEMORY="1mb")


def test_the_limit_that_doctor_expects_is_the_one_that_the_supervisor_gives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_server, "share_of_memory", lambda _: 17)
    config = Config.from_env({"DEADDROP_DATA": str(tmp_path)})
    command = redis_server.redis_spec(config, "events", tmp_path, RedisBinary(tmp_path / "redis-server", (7, 0, 15))).command
    assert (command[-2:], limit_at_start(config)) == (("--maxmemory", "17"), 17)


def test_a_raised_limit_leaves_room_and_stays_safe_for_the_machine() -> None:
    assert higher_limit(10 * MIB, 8000 * MIB) == 266
    assert higher_limit(1000 * MIB, 8000 * MIB) == 2000
    assert higher_limit(3000 * MIB, 8000 * MIB) == 4800
    assert higher_limit(5000 * MIB, 8000 * MIB) > 5000


def test_what_is_to_be_mended_and_keeps_no_one_from_play_is_the_verdict(server: Server) -> None:
    show_alive(server)
    server.client.config_set("appendfsync", "everysec")
    assert server.doctor(1).endswith("\nPeople play, and something is to be mended: see above. 0 games checked, 1 finding.\n")


def test_a_host_with_another_key_says_how_to_make_it_one(server: Server) -> None:
    adopt_key(server.store, bytes(32))
    said = server.doctor(4)
    assert "is shared with hosts that have another server key than this one: give this host their server.key" in said


def test_parts_that_show_signs_of_life_are_there(server: Server) -> None:
    show_alive(server)
    said = server.doctor(0)
    assert "ok  moves   the events server takes writes." in said
    assert "ok  parts   the API, the dispatcher and who takes jobs are there." in said
    assert "ok  owed    nothing is overdue" in said
    assert "0 games checked, all sound." in said


def test_memory_and_disk_are_forecast_by_their_growth() -> None:
    store, gib = MemoryStore(), 1024 * MIB
    assert [each.days for each in forecast_room(store, Room(MIB, gib, gib, gib), 0)] == [None, None]
    note_room(store, Room(100 * MIB, 1000 * MIB, gib, 900 * MIB), 0)
    note_room(store, Room(150 * MIB, 1000 * MIB, gib, 900 * MIB), DAY_MS)
    memory, disk = forecast_room(store, Room(200 * MIB, 1000 * MIB, gib, 900 * MIB), 2 * DAY_MS)
    assert (memory.share, memory.days, memory.is_tight) == (0.2, 16.0, False)
    assert disk.days == math.inf
    assert forecast_room(store, Room(500 * MIB, 1000 * MIB, gib, 900 * MIB), 2 * DAY_MS)[0].is_tight


def test_two_weeks_of_readings_are_kept() -> None:
    store = MemoryStore()
    for hour in range(400):
        note_room(store, Room(hour, 0, 1, 1), hour * HOUR_MS)
    assert len(store.rows("room", None, 1000)) == 14 * 24
