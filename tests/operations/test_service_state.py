"""`deaddrop doctor` begins with what players feel, and its exit status is that of the worst."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.app.due.outages import note_alive
from service.app.maintenance.room import DAY_MS, HOUR_MS, Room, forecast_room, note_room
from service.app.maintenance.server_key import adopt_key
from service.store import Archive, ArchivedStore, Unavailable, connect
from tests.equipment.memory_store.store import MemoryStore
from tests.operations.test_commands import typed
from tests.redis_server import private_redis
from tests.store.samples import game, tell
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

    def doctor(self, status: int, *words: str) -> str:
        return typed(self.folder, "doctor", *words, code=status, **self.settings)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with private_redis(tmp_path) as url, connect(url) as client:
        store = ArchivedStore(client, Archive(tmp_path / "data" / "archive"))
        settings = {"DEADDROP_REDIS_URL": url, "DEADDROP_SECRET": KEY, "PORT": "1"}
        (tmp_path / "data").mkdir()
        yield Server(client, store, tmp_path / "data", settings)


def show_alive(server: Server) -> None:
    """Signs of life of every part, as of now."""
    note_alive(server.store, "api")
    note_alive(server.store)
    for make in (automation_queue, webhook_queue):
        jobs = redis.Redis.from_url(server.settings["DEADDROP_REDIS_URL"])
        SimpleWorker([make(jobs)], connection=jobs, serializer=JSONSerializer, job_class=AllowedJob).register_birth()


def test_where_no_part_is_there_players_wait_and_it_says_so(server: Server) -> None:
    said = server.doctor(4)
    assert "!!! parts   no API has shown a sign of life yet: start it" in said
    assert "!!  parts   no dispatcher has shown a sign of life yet" in said
    assert "!!  parts   no worker is there, and 0 jobs wait for one: start it." in said
    assert "!!  parts   no courier is there" in said
    assert "0 games checked, 0 with problems." in said
    assert "0 games checked, all sound." in server.doctor(0, "--games")


def test_at_the_memory_limit_nobody_moves_since_the_last_sign_of_life(server: Server) -> None:
    note_alive(server.store, "api")
    server.client.config_set("maxmemory", 1)
    said = server.doctor(4)
    assert "!!! moves   Nothing can be written since 2" in said
    assert "CONFIG SET maxmemory" in said
    assert "all sound" not in said
    assert "!   memory" in said


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
    assert "start it; owed turns are sent again" in said
    assert "secret" not in said


def test_a_turn_that_is_overdue_is_named_with_its_game(server: Server) -> None:
    tell(server.store, GAME, 1, due=server.store.clock_ms() - 90_000)
    assert f"!!  owed    a turn of a bot or a clock is 90 s overdue ({GAME}), and 0 jobs are queued" in server.doctor(4)


def test_a_host_with_another_key_says_how_to_make_it_one(server: Server) -> None:
    adopt_key(server.store, bytes(32))
    assert "This host has another server key than the others: give it their server.key" in server.doctor(4)


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
